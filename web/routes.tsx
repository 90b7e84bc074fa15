import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES } from '../rules/pages.ts';
import { loadedPages, useShownLocation } from './lazy-loading.ts';
import { CrashBoundary } from './site/layout/crash-boundary.tsx';
import { NotFoundPage } from './site/layout/not-found-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { UnreachablePage } from './site/layout/unreachable-page.tsx';
import { useScrollPosition } from './site/layout/use-scroll-position.ts';

/** An encoded line break in a path. The router matches it with no route, not even `*`. */
const LINE_BREAK = /%(?:0[AD]|E2%80%A[89])/giu;

/** The routes of the public site (spec §2). The administration is a separate document. */
export function Site() {
  const { shown, retry } = useShownLocation(useLocation());
  useScrollPosition(shown, useNavigationType());
  return (
    <CrashBoundary locationKey={shown.key}>
      <Routes location={{ ...shown, pathname: shown.pathname.replace(LINE_BREAK, '_') }}>
        <Route element={<SiteLayout />}>
          {retry ? <Route path="*" element={<UnreachablePage onRetry={retry} />} /> : publicRoutes()}
        </Route>
      </Routes>
    </CrashBoundary>
  );
}

function publicRoutes(): ReactNode {
  const pages = loadedPages();
  return [
    ...PUBLIC_PAGES.map((name) => {
      const Page = pages[name];
      return Page && <Route key={name} path={PAGES[name].path} caseSensitive element={<Page />} />;
    }),
    <Route key="*" path="*" element={<NotFoundPage />} />,
  ];
}
