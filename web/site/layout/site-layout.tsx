import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LOAD_ERROR_ID } from '../../load-error.ts';
import { CompareBar } from './compare-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts';
import { usePageLanguage } from '../../ui/use-page-language.ts';

/** The layout of every public page. */
export function SiteLayout() {
  const { t } = useTranslation();
  usePageLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2"
      >
        {t('header.skip')}
      </a>
      <SiteHeader />
      <LoadError />
      <Main />
      <CompareBar />
      <SiteFooter />
    </div>
  );
}

/** Shown by `showLoadError`. The link loads the page again. */
function LoadError() {
  const { t } = useTranslation();
  return (
    <p id={LOAD_ERROR_ID} role="alert" hidden className="bg-danger-soft px-4 py-3 text-center text-danger">
      {t('error.loadScripts')}{' '}
      <a href="" className="font-medium underline">
        {t('action.retry')}
      </a>
    </p>
  );
}

function Main() {
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation(pathname);
  return (
    <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  );
}
