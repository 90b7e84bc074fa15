import type { i18n as I18n } from 'i18next';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation, useNavigationType, matchPath, type Location } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES, type PublicPageName } from '#rules/pages.ts';
import { loadNamespaces } from './i18n/instance.ts';
import { HomePage } from './site/home/home-page.tsx';
import { CrashBoundary } from './site/layout/crash-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { useScrollPosition } from './site/layout/use-scroll-position.ts';
import { NotFoundPage } from './site/suggestions/suggestions.tsx';
import { ErrorBox } from './ui/pending.tsx';
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

const loadedPages: Partial<Record<PublicPageName, ComponentType>> = { home: HomePage };

const TEXTS = ['catalogue', 'compare'] as const;

const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

export async function loadLazyPages(i18n: I18n) {
  const [{ LAZY_PAGES }] = await Promise.all([import('./site/lazy-pages.ts'), loadNamespaces(i18n, TEXTS)]);
  Object.assign(loadedPages, LAZY_PAGES);
}

function pageAt(pathname: string) {
  return PUBLIC_PAGES.find((name) => matchPath({ path: PAGES[name].path, caseSensitive: true }, pathname));
}

function isLazy(pathname: string) {
  const name = pageAt(pathname);
  return name !== undefined && name !== 'home';
}

export async function loadPageAt(pathname: string, i18n: I18n) {
  if (isLazy(pathname)) await loadLazyPages(i18n);
}

/** Besides those of the first script, below `web/`. */
export function lazyModulesAt(pathname: string, language: string) {
  return isLazy(pathname) ? ['site/lazy-pages.ts', ...TEXTS.map((name) => `i18n/${name}/${language}.json`)] : [];
}

/**
 * The previous location while the code for `current` loads, then `current`. With `retry` if the code cannot be fetched.
 * After the first input of a visitor, the code of all pages is fetched.
 */
function useShownLocation(current: Location) {
  const [previous, setPrevious] = useState(current);
  const [failed, setFailed] = useState<Location | null>(null);
  const { i18n } = useTranslation();
  const name = pageAt(current.pathname);
  const isReady = !name || name in loadedPages;
  const hasFailed = failed === current && !isReady;

  const fetchPage = useEffectEvent(() => loadPageAt(current.pathname, i18n));
  const prefetchPages = useEffectEvent(() => loadLazyPages(i18n));

  useEffect(() => {
    if (isReady) setPrevious(current);
    if (isReady || hasFailed) return undefined;
    let isStale = false;
    fetchPage().then(
      () => isStale || setPrevious(current),
      async () => {
        // If the server responds, a newer build has replaced the files, which a reload fetches.
        const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
          () => true,
          () => false,
        );
        if (isStale) return;
        if (isReachable) location.reload();
        else setFailed(current);
      },
    );
    return () => {
      isStale = true;
    };
  }, [current, isReady, hasFailed]);

  useEffect(() => {
    const listeners = new AbortController();
    const prefetch = () => {
      listeners.abort();
      prefetchPages().catch(() => undefined);
    };
    for (const type of FIRST_INPUTS) addEventListener(type, prefetch, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  return { shown: isReady || hasFailed ? current : previous, retry: hasFailed ? () => setFailed(null) : null };
}
