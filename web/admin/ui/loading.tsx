import type { ReactNode } from 'react';
import { useFailureMessage } from '../form/failure-message.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { SpinnerPage } from './spinner.tsx';

interface LoadingProps<T> {
  /** Undefined until it is there. */
  what: T | undefined;
  error: unknown;
  /** What to say when the error has no words for people. */
  message: string;
  retry: () => Promise<unknown>;
  children: (what: T) => ReactNode;
}

/** Shows what was loaded; until then a spinner, or the red box when it failed (spec §8). */
export function Loading<T>({ what, error, message, retry, children }: LoadingProps<T>) {
  const failureMessage = useFailureMessage();
  if (what !== undefined) return children(what);
  if (error === undefined || error === null) return <SpinnerPage />;
  return <ErrorBox message={failureMessage(error, message)} onRetry={() => void retry().catch(() => undefined)} />;
}
