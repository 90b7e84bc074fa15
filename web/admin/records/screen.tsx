import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useFailureMessage } from './graph/failure-message.ts';
import type { Loaded } from './graph/hooks.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { Button, SpinnerPage } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { NearEnd } from '../../ui/more.tsx';
import { Link } from 'react-router-dom';
import { PAGES } from '#rules/pages.ts';

interface LoadFailureProps {
  query: Pick<Loaded<unknown>, 'error' | 'refetch'>;
  message?: string;
}

interface LoadingProps<T> extends LoadFailureProps {
  data: T | undefined;
  children: (data: T) => ReactNode;
}

export function Loading<T>({ data, children, ...props }: LoadingProps<T>) {
  if (data !== undefined) return children(data);
  return props.query.error ? <LoadFailure {...props} /> : <SpinnerPage />;
}

export function LoadFailure({ query: { error, refetch }, message }: LoadFailureProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  return (
    <ErrorBox
      message={failureMessage(error, message ?? t('form.loadFailed'))}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
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
      {text && <p className="mt-1 max-w-prose hint">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  );
}

interface MoreButtonProps {
  /** `isClick` is false after scrolling. */
  onMore: (isClick: boolean) => void;
  isBusy: boolean;
  /** After an error, only the button shows more. */
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
        {t(isBusy ? 'status.loading' : 'home.showMore')}
      </Button>
    </div>
  );
}

export function ScreenTitle({ title }: { title: string }) {
  const { t } = useTexts();
  return <title>{`${title} · ${t('name')}`}</title>;
}

interface ScreenHeaderProps {
  title: string;
  text?: string;
  back?: { to: string; label: string };
  children?: ReactNode;
}

export function ScreenHeader({ title, text, back, children }: ScreenHeaderProps) {
  return (
    <header className="mb-6">
      <ScreenTitle title={title} />
      {back && (
        <Link
          to={back.to}
          className="-ml-2 mb-1 inline-flex min-h-9 items-center gap-1 rounded-lg px-2 hint hover:bg-sunken hover:text-text"
        >
          <Icon name="chevronLeft" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="cluster justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{title}</h1>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
    </header>
  );
}

interface SectionProps {
  title: string;
  /** They stand in the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 cluster gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface LoadedScreenProps<T> extends Pick<ScreenHeaderProps, 'title' | 'back'> {
  query: Loaded<T>;
  message: string;
  missing: ReactNode;
  children: (data: T) => ReactNode;
}

export function LoadedScreen<T>({ query, message, missing, children, ...header }: LoadedScreenProps<T>) {
  const { data } = query;
  if (data === null) return missing;
  return (
    <>
      {data === undefined && <ScreenHeader {...header} />}
      <Loading data={data} query={query} message={message}>
        {children}
      </Loading>
    </>
  );
}

export function MissingRecord({ title, back }: Required<Pick<ScreenHeaderProps, 'title' | 'back'>>) {
  const { t } = useTexts();
  return (
    <>
      <ScreenHeader title={title} text={t('form.missingText')} />
      <div className="flex flex-wrap gap-2">
        <Button to={back.to}>{back.label}</Button>
        <Button to={PAGES.adminTrash.path} variant="secondary">
          {t('form.toTrash')}
        </Button>
      </div>
    </>
  );
}

export function MissingBrowser() {
  const { t } = useTexts();
  return (
    <MissingRecord title={t('browser.notFound')} back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }} />
  );
}

export function UnknownScreen() {
  const { t } = useTexts();
  return (
    <>
      <ScreenHeader title={t('notFound.title')} text={t('notFound.text')} />
      <Button to={PAGES.admin.path}>{t('nav.dashboard')}</Button>
    </>
  );
}

/** Moves the focus when a view changes without a new path, such as from a list to a form. */
export function useFocusOnView(view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusOnMain();
  }, [view]);
}

/**
 * Used when the focused element was removed. Waits for the next frame, because a closing dialog would take the focus.
 */
export function focusOnMain() {
  requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

/**
 * If the focused element was removed, the focus goes to the element that `find` returns in the next frame, or to the
 * content without one.
 */
export function restoreFocus(find?: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const element = find?.();
    if (element) element.focus();
    else focusOnMain();
  });
}

/**
 * The first field that needs input gets the focus. A page with a stored record needs none: the focus stays where the
 * keys of the administration work and no keyboard of a phone covers the form.
 */
export function useFocusOnOpen(form: RefObject<HTMLElement | null>, isEnabled = true) {
  useEffect(() => {
    if (!isEnabled) return undefined;
    // The screen moves the focus to its content in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const isTakenByUser = form.current?.contains(document.activeElement);
        if (form.current && !isTakenByUser) focusOnFirstField(form.current);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isEnabled]);
}

/** A field that is filled in needs no input, unless all are. */
function focusOnFirstField(form: HTMLElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement>(':read-write, select')].filter((field) =>
    field.checkVisibility(),
  );
  const field =
    fields.find(({ ariaRequired, required, value }) => (ariaRequired === 'true' || required) && value === '') ??
    fields[0];
  field?.focus();
}
