import { useEffect, useState, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import { PAGES, PUBLIC_PAGES, type PublicPageName } from '../rules/pages.ts';
import { FIRST_PAGES } from './site/first-pages.ts';
import type { LAZY_PAGES } from './site/lazy-pages.ts';

const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

let lazyPages: typeof LAZY_PAGES | null = null;

/** Fetches the code of the pages that are not in the first script, once. */
export async function loadLazyPages(): Promise<void> {
  lazyPages ??= (await import('./site/lazy-pages.ts')).LAZY_PAGES;
}

/** Whether the page at a path is one of them. */
export function needsLazyPages(pathname: string): boolean {
  return PUBLIC_PAGES.some((name) => !(name in FIRST_PAGES) && matchPath({ path: PAGES[name].path, caseSensitive: true }, pathname));
}

/** The public pages whose code is there. */
export function loadedPages(): Partial<Record<PublicPageName, ComponentType>> {
  return { ...FIRST_PAGES, ...lazyPages };
}

/**
 * The location whose page can be shown: the former one while the code for `current` is fetched; `current` with a
 * function that tries again where the code cannot be fetched. The first input of a visitor fetches the code beforehand.
 */
export function useShownLocation(current: Location): { shown: Location; retry: (() => void) | null } {
  const [former, setFormer] = useState(current);
  const [failed, setFailed] = useState<Location | null>(null);
  const isReady = lazyPages !== null || !needsLazyPages(current.pathname);
  const hasFailed = failed === current && !isReady;

  useEffect(() => {
    if (isReady) setFormer(current);
    if (isReady || hasFailed) return undefined;
    let isStale = false;
    loadLazyPages().then(
      () => isStale || setFormer(current),
      async () => {
        // Where the server answers, a newer build has replaced our files: the new document brings the page.
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

  return { shown: isReady || hasFailed ? current : former, retry: hasFailed ? () => setFailed(null) : null };
}
