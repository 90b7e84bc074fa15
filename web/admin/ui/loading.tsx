import type { ReactNode } from 'react';
import { useFailureMessage } from '../graph/failure-message.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Button, SpinnerPage } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { useTexts } from '../use-texts.ts';
import { NearEnd } from '../../ui/near-end.tsx';

interface LoadingProps<T> {
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

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed border-line px-6 py-14 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <Icon name={icon} />
      </span>
      <p className="mt-4 font-medium">{title}</p>
      {text && <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  );
}

interface MoreButtonProps {
  /** Shows more. `isClick` is false if it was called by scrolling. */
  onMore: (isClick: boolean) => void;
  isBusy: boolean;
  /** The last error. After an error, only the button shows more. */
  error?: unknown;
  isAutomatic?: boolean;
}

export function MoreButton({ onMore, isBusy, error, isAutomatic = false }: MoreButtonProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  return (
    <div className="grid justify-items-center gap-3 py-2">
      {isAutomatic && !isBusy && error === undefined && <NearEnd onNear={() => onMore(false)} />}
      {error !== undefined && <ErrorBox message={failureMessage(error, t('form.loadFailed'))} />}
      <Button variant="secondary" isBusy={isBusy} onClick={() => onMore(true)}>
        {t(isBusy ? 'translation:status.loading' : 'translation:home.showMore')}
      </Button>
    </div>
  );
}
