import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** Spec §8. It also tries again when the browser is back online. */
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
      className="cluster justify-between gap-3 rounded-xl border border-danger/30 bg-danger-soft px-4 py-3 text-danger"
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

/** Spec §8. The message of the server is shown only in English, because the server has no other language. */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const { t, language } = useTranslation();
  return (error, fallback) => {
    if (!CombinedGraphQLErrors.is(error)) return error instanceof TypeError ? t('error.network') : fallback;
    const [first] = error.errors;
    if (language === 'en' && first && first.extensions?.code !== 'INTERNAL') return first.message;
    return first?.extensions?.code === 'UNAVAILABLE' ? t('error.unavailable') : fallback;
  };
}
