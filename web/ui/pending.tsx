import type { ReactNode } from 'react';
import { ErrorBox } from './error-box.tsx';
import { useErrorMessage } from './error-message.ts';
import { usePageContext } from './page-context.ts';
import { useIsLive } from './use-is-live.ts';

interface PendingProps {
  error: unknown;
  /** What to say when the error has no message for people. */
  message: string;
  retry: () => Promise<unknown>;
  /** The shape of what is on its way. */
  children: ReactNode;
}

/** Stands where data is missing: its shape while it loads, the red box when it failed (spec §8). */
export function Pending({ error, message, retry, children }: PendingProps) {
  const errorMessage = useErrorMessage();
  const isLive = useIsLive();
  const { loadError } = usePageContext();
  // The server waits for all data: what is missing in its page has failed there.
  const hasFailed = error !== undefined || !isLive;
  if (!hasFailed) return children;
  return <ErrorBox message={errorMessage(error ?? loadError, message)} onRetry={() => void retry().catch(() => undefined)} />;
}
