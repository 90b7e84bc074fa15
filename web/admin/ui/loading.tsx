import type { ReactNode } from 'react';
import { useFailureMessage } from '../form/failure-message.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { SpinnerPage } from './spinner.tsx';

interface LoadingProps<T> {
  /** Undefined until it is loaded. */
  data: T | undefined;
  error: unknown;
  /** Shown if the error itself has no message for people. */
  message: string;
  retry: () => Promise<unknown>;
  children: (data: T) => ReactNode;
}

/** Renders loaded data; a spinner before, and an error box after an error (spec §8). */
export function Loading<T>({ data, error, message, retry, children }: LoadingProps<T>) {
  const failureMessage = useFailureMessage();
  if (data !== undefined) return children(data);
  if (error === undefined || error === null) return <SpinnerPage />;
  return <ErrorBox message={failureMessage(error, message)} onRetry={() => void retry().catch(() => undefined)} />;
}
