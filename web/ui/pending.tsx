import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorBox, useErrorMessage } from './error-box.tsx';
import { usePageContext } from './page-context.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface PendingProps {
  error?: unknown;
  /** Shown if the error has no message for people. */
  message: string;
  refetch: () => Promise<unknown>;
  children: ReactNode;
}

/** In place of data that a query has not loaded (spec §8). */
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

/** Screen readers read "Loading". The attribute is for `use-scroll-position.ts`. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" data-loading="">
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

export function PageSkeleton({ hasTitle = true }: { hasTitle?: boolean }) {
  return (
    <>
      {hasTitle && <SkeletonBlock className="mb-10 h-20 max-w-96" />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SkeletonBlock className="h-66 lg:col-start-2" />
        <SkeletonBlock className="h-dvh lg:col-start-1 lg:row-start-1" />
      </div>
    </>
  );
}
