import { useTranslation } from '../../i18n/use-translation.ts';

export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}

/** Shown while a whole screen loads. */
export function SpinnerPage() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-muted">
      <Spinner className="size-8" />
      <span className="sr-only">{t('status.loading')}</span>
    </div>
  );
}
