import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorBox, useErrorMessage } from './error-box.tsx';
import { usePageContext } from './page-context.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface PendingProps {
  error: unknown;
  /** Shown if the error itself has no message for people. */
  message: string;
  retry: () => Promise<unknown>;
  children: ReactNode;
}

/** Shown instead of missing data: a skeleton while it loads, an error box after it failed (spec §8). */
export function Pending({ error, message, retry, children }: PendingProps) {
  const errorMessage = useErrorMessage();
  const isHydrated = useIsHydrated();
  const { loadError } = usePageContext();
  // The server waits for all data, so data that is missing before hydration failed to load on the server.
  if (error === undefined && isHydrated) return <Skeleton>{children}</Skeleton>;
  return (
    <ErrorBox message={errorMessage(error ?? loadError, message)} onRetry={() => void retry().catch(() => undefined)} />
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

/** In the place of an icon, a name and a line below it. */
export function TitleSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`flex items-center gap-6 ${className}`}>
      <SkeletonBlock className="size-20" />
      <div className="grid gap-3">
        <SkeletonBlock className="h-9 w-48 sm:w-72" />
        <SkeletonBlock className="h-5 w-40" />
      </div>
    </div>
  );
}
