import { useEffect, useState, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES, type PublicPageName } from '../rules/pages.ts';
import { FIRST_PAGES } from './site/first-pages.ts';
import type { LAZY_PAGES } from './site/lazy-pages.ts';

const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

let lazyPages: typeof LAZY_PAGES | null = null;

/** Fetches the code of the pages that are not in the first script. */
export async function loadLazyPages(): Promise<void> {
  lazyPages ??= (await import('./site/lazy-pages.ts')).LAZY_PAGES;
}

/** Whether the page at a path is not in the first script. */
export function needsLazyPages(pathname: string): boolean {
  return PUBLIC_PAGES.some((name) => !(name in FIRST_PAGES) && matchPath({ path: PAGES[name].path, caseSensitive: true }, pathname));
}

/** The public pages whose code is loaded. */
export function loadedPages(): Partial<Record<PublicPageName, ComponentType>> {
  return { ...FIRST_PAGES, ...lazyPages };
}

/**
 * Returns the location of the shown page: the previous one while the code for `current` loads, then `current`. `retry` is a
 * function if the code cannot be fetched. The code is also fetched after the first input of a visitor, in advance.
 */
export function useShownLocation(current: Location): { shown: Location; retry: (() => void) | null } {
  const [previous, setPrevious] = useState(current);
  const [failed, setFailed] = useState<Location | null>(null);
  const isReady = lazyPages !== null || !needsLazyPages(current.pathname);
  const hasFailed = failed === current && !isReady;

  useEffect(() => {
    if (isReady) setPrevious(current);
    if (isReady || hasFailed) return undefined;
    let isStale = false;
    loadLazyPages().then(
      () => isStale || setPrevious(current),
      async () => {
        // If the server responds, a newer build has replaced the files. Reloading the page then loads the new files.
        const isReachable = await fetch(location.href, { method: 'HEAD' }).then(() => true, () => false);
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
      loadLazyPages().catch(() => undefined);
    };
    const stop = () => FIRST_INPUTS.forEach((type) => removeEventListener(type, prefetch));
    FIRST_INPUTS.forEach((type) => addEventListener(type, prefetch, { passive: true }));
    return stop;
  }, []);

  return { shown: isReady || hasFailed ? current : previous, retry: hasFailed ? () => setFailed(null) : null };
}
