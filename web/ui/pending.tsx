import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/provider.tsx';
import { usePageContext } from './page-context.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface PendingProps {
  error?: unknown;
  /** Shown if the error has no message for people. */
  message: string;
  refetch: () => Promise<unknown>;
  children: ReactNode;
}

/** Stands in place of data that a query has not loaded (spec §8). */
export function Pending({ error, message, refetch, children }: PendingProps) {
  const errorMessage = useErrorMessage();
  const isHydrated = useIsHydrated();
  const { loadError } = usePageContext();
  // The server waits for all data: what is missing before hydration has failed to load there.
  if (error === undefined && isHydrated) return <Skeleton>{children}</Skeleton>;
  return (
    <ErrorBox
      message={errorMessage(error ?? loadError, message)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** Screen readers read "Loading". */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="sr-only">{t('status.loading')}</span>
      <div aria-hidden="true" className="animate-pulse">
        {children}
      </div>
    </div>
  );
}

export function SkeletonBlock({ className }: { className: string }) {
  return <div className={`rounded-lg bg-sunken ${className}`} />;
}

export function PageSkeleton() {
  return (
    <>
      <SkeletonBlock className="mb-10 h-20 max-w-96" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SkeletonBlock className="h-66 lg:col-start-2" />
        <SkeletonBlock className="h-dvh lg:col-start-1 lg:row-start-1" />
      </div>
    </>
  );
}

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
export function useErrorMessage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error: unknown, fallback: string) => {
    if (!CombinedGraphQLErrors.is(error)) return error instanceof TypeError ? t('error.network') : fallback;
    const [first] = error.errors;
    if (language === 'en' && first && first.extensions?.code !== 'INTERNAL') return first.message;
    return first?.extensions?.code === 'UNAVAILABLE' ? t('error.unavailable') : fallback;
  };
}
