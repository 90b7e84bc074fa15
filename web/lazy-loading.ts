import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES, type PublicPageName } from '../rules/pages.ts';
import { addPartialTexts, type I18n, type PartialTextsName } from './i18n/setup.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { HomePage } from './site/home/home-page.tsx';

type Pages = Partial<Record<PublicPageName, ComponentType>>;

const FIRST_PAGES: Pages = { home: HomePage };

interface LazyScript {
  load: () => Promise<Pages>;
  module: string;
  texts: readonly PartialTextsName[];
}

const CATALOGUE_PAGES: LazyScript = {
  load: async () => (await import('./site/lazy-pages.ts')).LAZY_PAGES,
  module: 'site/lazy-pages.ts',
  texts: ['catalogue', 'compare'],
};

const COMPARE_PAGE: LazyScript = {
  load: async () => ({ compare: (await import('./site/compare/compare-page.tsx')).ComparePage }),
  module: 'site/compare/compare-page.tsx',
  texts: ['catalogue', 'compare'],
};

const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

const loaded: Pages = { ...FIRST_PAGES };

async function load({ load: loadPages, texts }: LazyScript, instance: I18n): Promise<void> {
  const [pages] = await Promise.all([loadPages(), ...texts.map((name) => addPartialTexts(instance, name))]);
  Object.assign(loaded, pages);
}

function pageAt(pathname: string): PublicPageName | undefined {
  return PUBLIC_PAGES.find((name) => matchPath({ path: PAGES[name].path, caseSensitive: true }, pathname));
}

/** The script of the page at a path; null if the first script has it. */
function scriptAt(pathname: string): LazyScript | null {
  const name = pageAt(pathname);
  if (!name || name in FIRST_PAGES) return null;
  return name === 'compare' ? COMPARE_PAGE : CATALOGUE_PAGES;
}

export async function loadPageAt(pathname: string, instance: I18n): Promise<void> {
  const script = scriptAt(pathname);
  if (script) await load(script, instance);
}

export async function loadAllPages(instance: I18n): Promise<void> {
  await Promise.all([CATALOGUE_PAGES, COMPARE_PAGE].map((script) => load(script, instance)));
}

/** The modules of the page at a path besides those of the first script, below `web/`. */
export function lazyModulesAt(pathname: string, language: string): string[] {
  const script = scriptAt(pathname);
  return script ? [script.module, ...script.texts.map((name) => `i18n/${name}/${language}.json`)] : [];
}

export function loadedPages(): Pages {
  return loaded;
}

/**
 * The location of the shown page: the previous one while the code for `current` loads, then `current`. `retry` is a
 * function if the code cannot be fetched. After the first input of a visitor, the code is also fetched in advance.
 */
export function useShownLocation(current: Location): { shown: Location; retry: (() => void) | null } {
  const [previous, setPrevious] = useState(current);
  const [failed, setFailed] = useState<Location | null>(null);
  const { i18n: instance } = useTranslation();
  const name = pageAt(current.pathname);
  const isReady = !name || name in loaded;
  const hasFailed = failed === current && !isReady;

  const fetchPage = useEffectEvent(() => loadPageAt(current.pathname, instance));
  const prefetchPages = useEffectEvent(() => load(CATALOGUE_PAGES, instance));

  useEffect(() => {
    if (isReady) setPrevious(current);
    if (isReady || hasFailed) return undefined;
    let isStale = false;
    fetchPage().then(
      () => isStale || setPrevious(current),
      async () => {
        // If the server responds, a newer build has replaced the files. Reloading the page then loads the new files.
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
