import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES } from '#rules/pages.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { loadedPages, useShownLocation } from './lazy-loading.ts';
import { CrashBoundary } from './site/layout/crash-page.tsx';
import { NotFoundPage } from './site/layout/not-found-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { useScrollPosition } from './site/layout/use-scroll-position.ts';
import { ErrorBox } from './ui/error-box.tsx';
import { PageHead } from './ui/page-head.tsx';
import { SiteNavigationProvider } from './ui/site-navigation.tsx';

/** An encoded line break in a path. The router matches it with no route, not even `*`. */
const LINE_BREAK = /%(?:0[AD]|E2%80%A[89])/giu;

/** Spec §2. */
export function Site() {
  const current = useLocation();
  const { shown, retry } = useShownLocation(current);
  useScrollPosition(shown, useNavigationType());
  return (
    <CrashBoundary locationKey={shown.key}>
      <SiteNavigationProvider shown={shown}>
        {shown !== current && <LoadingBar />}
        <Routes location={{ ...shown, pathname: shown.pathname.replace(LINE_BREAK, '_') }}>
          <Route element={<SiteLayout />}>
            {retry ? <Route path="*" element={<UnreachablePage onRetry={retry} />} /> : publicRoutes()}
          </Route>
        </Routes>
      </SiteNavigationProvider>
    </CrashBoundary>
  );
}

function publicRoutes() {
  return [
    ...PUBLIC_PAGES.map((name) => {
      const Page = loadedPages[name];
      return Page && <Route key={name} path={PAGES[name].path} caseSensitive element={<Page />} />;
    }),
    <Route key="*" path="*" element={<NotFoundPage />} />,
  ];
}

function LoadingBar() {
  const { t } = useTranslation();
  return (
    <div
      role="progressbar"
      aria-label={t('status.loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-loading bg-accent"
    />
  );
}

/** Spec §8. */
function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="page-frame py-8">
      <PageHead description={t('site.description')} />
      <ErrorBox message={t('error.network')} onRetry={onRetry} />
    </div>
  );
}
