import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorBox } from '../../ui/pending.tsx';

/** In place of the whole site. Its link works without scripts. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <PageHead title={t('crash.title')} description={t('crash.text')} />
      <MessagePage title={t('crash.title')} text={t('crash.text')}>
        <a href="" className={messageLink}>
          {t('crash.refresh')}
        </a>
      </MessagePage>
    </main>
  );
}

/** The code of a page could not be fetched. */
export class CodeUnavailable extends Error {}

/** Spec §8. In place of a page whose code is missing. */
export function PageError() {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!(error instanceof CodeUnavailable)) throw error;
  // If the server responds, a newer build has replaced the files, which a reload fetches.
  const retry = () =>
    void fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => undefined,
    );
  const tryOnce = useEffectEvent(retry);
  useEffect(() => tryOnce(), []);
  return (
    <div className="page-frame py-8">
      <PageHead title={t('error.network')} description={t('site.description')} />
      <ErrorBox message={t('error.network')} onRetry={retry} />
    </div>
  );
}

export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-frame flex flex-col items-start gap-4 pt-16 pb-14 sm:pt-20">
      <h1 className="text-title page-title">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      {children}
    </div>
  );
}

export const messageLink = 'mt-2 target rounded-lg bg-accent px-4 font-medium text-on-accent hover:bg-accent-strong';
