import { type ComponentProps, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from './use-texts.ts';

const BASE =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const VARIANTS = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border border-line bg-surface enabled:hover:border-muted [a&]:hover:border-muted',
  danger: 'border border-danger/40 bg-danger-soft text-danger enabled:hover:border-danger',
  plain: 'text-muted enabled:hover:bg-sunken enabled:hover:text-text [a&]:hover:bg-sunken [a&]:hover:text-text',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  icon?: IconName;
  /** Makes it a link, with the state of the address. */
  to?: string;
  state?: unknown;
  /** Ignores clicks, but keeps the focus. */
  isBusy?: boolean;
  /** Replaces `onClick`; the button is busy until it has ended. */
  action?: () => Promise<unknown>;
}

export function Button({
  variant = 'primary',
  icon,
  to,
  state,
  isBusy: isBusyOutside = false,
  action,
  className = '',
  children,
  onClick,
  ...props
}: ButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const isBusy = isBusyOutside || isRunning;
  const run = async (work: () => Promise<unknown>) => {
    setRunning(true);
    await work().finally(() => setRunning(false));
  };
  const shown = {
    className: `${BASE} ${VARIANTS[variant]} ${className}`,
    children: (
      <>
        {isBusy ? (
          <Spinner className="size-4" />
        ) : (
          icon && <Icon name={icon} className={children ? 'size-4' : undefined} />
        )}
        {children}
      </>
    ),
  };
  const { id, title, 'aria-label': label } = props;
  if (to !== undefined) return <Link {...{ to, state, id, title }} aria-label={label} {...shown} />;
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : action ? () => void run(action) : onClick}
      {...props}
      {...shown}
    />
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  icon: IconName;
  /** Screen readers say it, and a tooltip shows it. */
  label: string;
}

export function IconButton({ label, className = '', ...props }: IconButtonProps) {
  return (
    <Button
      variant="plain"
      aria-label={label}
      title={label}
      className={`w-10 shrink-0 px-0! ${className}`}
      {...props}
    />
  );
}

export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}

export function SpinnerPage() {
  const { t } = useTexts();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-muted">
      <Spinner className="size-8" />
      <span className="sr-only">{t('status.loading')}</span>
    </div>
  );
}
