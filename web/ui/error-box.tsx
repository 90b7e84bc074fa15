import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * A message about failed loading (spec §8), with a button to try again. It also tries again when the browser is back
 * online.
 */
export function ErrorBox({ message, onRetry }: { message: ReactNode; onRetry?: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!onRetry) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-danger/30 bg-danger-soft px-4 py-3 text-danger"
    >
      <p>{message}</p>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="rounded-lg border border-current px-3 py-1 text-sm font-medium"
        >
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}
