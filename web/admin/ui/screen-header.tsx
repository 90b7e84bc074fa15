import type { ReactNode, ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTexts } from '../use-texts.ts';
import { useLoaded } from '../graph/use-loaded.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { Loading } from './loading.tsx';

/** The title of the document. */
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

/** The heading of a screen, which is also the document's title. */
export function ScreenHeader({ title, text, back, children }: ScreenHeaderProps) {
  return (
    <header className="mb-6">
      <ScreenTitle title={title} />
      {back && (
        <Link
          to={back.to}
          className="-ml-2 mb-1 inline-flex min-h-9 items-center gap-1 rounded-lg px-2 text-sm text-muted hover:bg-sunken hover:text-text"
        >
          <Icon name="chevronLeft" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{title}</h1>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
    </header>
  );
}

interface LoadedScreenProps<T> extends Pick<ComponentProps<typeof ScreenHeader>, 'title' | 'back'> {
  /** Resolves with null if the record does not exist. */
  load: () => Promise<T | null>;
  /** Shown if loading fails without a message for people. */
  message: string;
  missing: ReactNode;
  children: (data: T, reload: () => Promise<void>) => ReactNode;
}

/** A screen about one record. Until it is loaded, the screen has only the title. */
export function LoadedScreen<T>({ load, message, missing, children, ...header }: LoadedScreenProps<T>) {
  const { data, error, reload } = useLoaded(load);
  if (data === null) return missing;
  return (
    <>
      {data === undefined && <ScreenHeader {...header} />}
      <Loading data={data} error={error} message={message} retry={reload}>
        {(loaded) => children(loaded, reload)}
      </Loading>
    </>
  );
}

interface MissingRecordProps {
  /** Says what does not exist. */
  title: string;
  back: { to: string; label: string };
}

/** Shown in place of a form for an id in the address that no record has. */
export function MissingRecord({ title, back }: MissingRecordProps) {
  const { t } = useTexts();
  return (
    <>
      <ScreenHeader title={title} text={t('form.missingText')} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
        <ButtonLink to={PAGES.adminTrash.path} variant="secondary">
          {t('form.toTrash')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The same for the browser of a screen. */
export function MissingBrowser() {
  const { t } = useTexts();
  return (
    <MissingRecord
      title={t('translation:browser.notFound')}
      back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }}
    />
  );
}

export function UnknownScreen() {
  const { t } = useTexts();
  return (
    <>
      <ScreenHeader title={t('translation:notFound.title')} text={t('translation:notFound.text')} />
      <ButtonLink to={PAGES.admin.path}>{t('nav.dashboard')}</ButtonLink>
    </>
  );
}
