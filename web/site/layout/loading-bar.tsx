import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * A bar at the top of the window while the code of the next page loads. It appears after a moment, because the code is
 * usually there.
 */
export function LoadingBar() {
  const { t } = useTranslation();
  return (
    <div
      role="progressbar"
      aria-label={t('status.loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-loading bg-accent"
    />
  );
}
