import type { ReactNode } from 'react';
import { ErrorBox } from './error-box.tsx';
import { useErrorMessage } from './error-message.ts';
import { usePageContext } from './page-context.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface PendingProps {
  error: unknown;
  /** Shown if the error itself has no message for people. */
  message: string;
  retry: () => Promise<unknown>;
  /** The skeleton that is shown while the data loads. */
  children: ReactNode;
}

/** Shown instead of missing data: a skeleton while it loads, an error box after it failed (spec §8). */
export function Pending({ error, message, retry, children }: PendingProps) {
  const errorMessage = useErrorMessage();
  const isHydrated = useIsHydrated();
  const { loadError } = usePageContext();
  // The server waits for all data, so data that is missing before hydration failed to load on the server.
  const hasFailed = error !== undefined || !isHydrated;
  if (!hasFailed) return children;
  return (
    <ErrorBox message={errorMessage(error ?? loadError, message)} onRetry={() => void retry().catch(() => undefined)} />
  );
}
