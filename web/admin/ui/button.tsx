import { type ComponentProps, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

const BASE =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const VARIANTS = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border border-line bg-surface enabled:hover:border-muted [a&]:hover:border-muted',
  danger: 'border border-danger/40 bg-danger-soft text-danger enabled:hover:border-danger',
  plain: 'text-muted enabled:hover:bg-sunken enabled:hover:text-text [a&]:hover:bg-sunken [a&]:hover:text-text',
} as const;

type ButtonVariant = keyof typeof VARIANTS;

export function buttonClass(variant: ButtonVariant = 'primary') {
  return `${BASE} ${VARIANTS[variant]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  icon?: IconName;
  /** Ignores clicks, but keeps the focus. */
  isBusy?: boolean;
  /** In place of `onClick`; the button is busy until it has ended. */
  action?: () => Promise<unknown>;
}

export function Button({
  variant,
  icon,
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
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : action ? () => void run(action) : onClick}
      className={`${buttonClass(variant)} ${className}`}
      {...props}
    >
      {isBusy ? <Spinner className="size-4" /> : <ButtonIcon icon={icon} isAlone={!children} />}
      {children}
    </button>
  );
}

function ButtonIcon({ icon, isAlone }: { icon: IconName | undefined; isAlone: boolean }) {
  return icon && <Icon name={icon} className={isAlone ? undefined : 'size-4'} />;
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Pick<ButtonProps, 'variant' | 'icon'> {}

export function ButtonLink({ variant, icon, className = '', children, ...props }: ButtonLinkProps) {
  return (
    <Link className={`${buttonClass(variant)} ${className}`} {...props}>
      <ButtonIcon icon={icon} isAlone={!children} />
      {children}
    </Link>
  );
}

interface Labelled {
  icon: IconName;
  /** For screen readers and as a tooltip. */
  label: string;
}

export function IconButton({ label, className = '', ...props }: Omit<ButtonProps, 'children'> & Labelled) {
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

export function IconLink({ label, ...props }: Omit<ButtonLinkProps, 'children'> & Labelled) {
  return (
    <ButtonLink
      variant="plain"
      aria-label={label}
      title={label}
      className="w-10 shrink-0 px-0! md:min-h-9 md:w-9"
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
      <span className="sr-only">{t('translation:status.loading')}</span>
    </div>
  );
}
