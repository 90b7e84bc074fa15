import type { i18n } from 'i18next';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES, type PublicPageName } from '../rules/pages.ts';
import { addPartialTexts, type PartialTextsName } from './i18n/setup.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { HomePage } from './site/home/home-page.tsx';

type Pages = Partial<Record<PublicPageName, ComponentType>>;

/** The public pages in the first script. */
const FIRST_PAGES = { home: HomePage } satisfies Pages;

/** A script with pages that are not in the first one, and the texts that only they need. */
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

/** The script of each page that is not in the first one. */
const SCRIPTS: Record<Exclude<PublicPageName, keyof typeof FIRST_PAGES>, LazyScript> = {
  browser: CATALOGUE_PAGES,
  version: CATALOGUE_PAGES,
  compare: {
    load: async () => ({ compare: (await import('./site/compare/compare-page.tsx')).ComparePage }),
    module: 'site/compare/compare-page.tsx',
    texts: ['catalogue', 'compare'],
  },
};

const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

const loaded: Pages = { ...FIRST_PAGES };

/** Fetches the code of a page that is not in the first script, and its texts. */
async function load({ load: loadPages, texts }: LazyScript, instance: i18n): Promise<void> {
  const [pages] = await Promise.all([loadPages(), ...texts.map((name) => addPartialTexts(instance, name))]);
  Object.assign(loaded, pages);
}

/** The script of the page at a path; null if the first script has it. */
function scriptAt(pathname: string): LazyScript | null {
  const name = PUBLIC_PAGES.find((one) => matchPath({ path: PAGES[one].path, caseSensitive: true }, pathname));
  return name && name in SCRIPTS ? SCRIPTS[name as keyof typeof SCRIPTS] : null; // the condition checks the name
}

/** Fetches what the page at a path needs besides the first script. */
export async function loadPageAt(pathname: string, instance: i18n): Promise<void> {
  const script = scriptAt(pathname);
  if (script) await load(script, instance);
}

/** Fetches the code and the texts of all pages, for the server. */
export async function loadAllPages(instance: i18n): Promise<void> {
  await Promise.all(Object.values(SCRIPTS).map((script) => load(script, instance)));
}

/** The modules of the page at a path besides those of the first script, below `web/`. */
export function lazyModulesAt(pathname: string, language: string): string[] {
  const script = scriptAt(pathname);
  return script ? [script.module, ...script.texts.map((name) => `i18n/${name}/${language}.json`)] : [];
}

/** Whether the code of the page at a path is loaded. */
function isLoaded(pathname: string): boolean {
  return PUBLIC_PAGES.every(
    (name) => loaded[name] || !matchPath({ path: PAGES[name].path, caseSensitive: true }, pathname),
  );
}

/** The public pages whose code is loaded. */
export function loadedPages(): Pages {
  return loaded;
}

/**
 * Returns the location of the shown page: the previous one while the code for `current` loads, then `current`. `retry`
 * is a function if the code cannot be fetched. The code is also fetched after the first input of a visitor, in advance.
 */
export function useShownLocation(current: Location): { shown: Location; retry: (() => void) | null } {
  const [previous, setPrevious] = useState(current);
  const [failed, setFailed] = useState<Location | null>(null);
  const { i18n: instance } = useTranslation();
  const isReady = isLoaded(current.pathname);
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
    const prefetch = () => {
      stop();
      prefetchPages().catch(() => undefined);
    };
    const stop = () => FIRST_INPUTS.forEach((type) => removeEventListener(type, prefetch));
    FIRST_INPUTS.forEach((type) => addEventListener(type, prefetch, { passive: true }));
    return stop;
  }, []);

  return { shown: isReady || hasFailed ? current : previous, retry: hasFailed ? () => setFailed(null) : null };
}
