import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES } from '#rules/pages.ts';
import { loadNamespaces } from './i18n/instance.ts';
import { Component as HomePage, loader as loadHome } from './site/home/page.tsx';
import { CodeUnavailable, CrashPage, PageError } from './site/layout/error-pages.tsx';
import { loadLayout, SiteLayout } from './site/layout/site-layout.tsx';

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

const LAZY_PAGES = import.meta.glob<PageModule>(['./site/*/page.tsx', '!./site/home/page.tsx']);

const TEXTS = ['catalogue', 'compare'] as const;

/** Spec §2. The home page is part of the first script. */
export function siteRoutes(i18n: I18n): RouteObject[] {
  const page = (id: string, path: string): RouteObject => ({
    id,
    path,
    caseSensitive: true,
    ...(id === 'home' ? { Component: HomePage, loader: loadHome } : { lazy: async () => loadPage(id, i18n) }),
  });
  return [
    {
      id: 'site',
      Component: SiteLayout,
      loader: loadLayout,
      ErrorBoundary: CrashPage,
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: PageError,
          children: [...PUBLIC_PAGES.map((name) => page(name, PAGES[name].path)), page('not-found', '*')],
        },
      ],
    },
  ];
}

async function loadPage(id: string, i18n: I18n) {
  const load = LAZY_PAGES[`./site/${id}/page.tsx`];
  if (!load) throw new Error(`web/site/${id}/page.tsx is missing`);
  try {
    const [module] = await Promise.all([load(), loadNamespaces(i18n, TEXTS)]);
    return module;
  } catch {
    throw new CodeUnavailable();
  }
}

/** An encoded line break, for which the router has no route. */
const LINE_BREAK = /%(?:0[AD]|E2%80%A[89])/giu;

export function routedUrl(url: string) {
  return url.replace(LINE_BREAK, '_');
}

/** Loads the code of the routes at a path, which can then be rendered at once. Returns their ids. */
export async function loadRoutesAt(pathname: string, routes: RouteObject[]) {
  const matches = matchRoutes(routes, pathname) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return matches.flatMap(({ route }) => route.id ?? []);
}

/** The code of all pages. */
export async function prefetchPages(i18n: I18n) {
  await Promise.all([...Object.values(LAZY_PAGES).map((load) => load()), loadNamespaces(i18n, TEXTS)]);
}

/** Besides those of the first script, below `web/`. */
export function modulesAt(pathname: string, language: string) {
  const id = PUBLIC_PAGES.find((name) => matchRoutes([{ path: PAGES[name].path, caseSensitive: true }], pathname));
  if (id === 'home') return [];
  return [`site/${id ?? 'not-found'}/page.tsx`, ...TEXTS.map((name) => `i18n/${name}/${language}.json`)];
}
