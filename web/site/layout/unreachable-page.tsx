import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** Shown if the code of a page cannot be fetched (spec §8). */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-site px-4 py-8 sm:px-6">
      <PageHead description={t('site.description')} />
      <ErrorBox message={t('error.network')} onRetry={onRetry} />
    </div>
  );
}
