import { useEffect, useState, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import { PAGES } from '../rules/pages.ts';
import type { DETAILS } from './site/details.ts';

type DetailPath = keyof typeof DETAILS;

const PATHS: readonly DetailPath[] = [PAGES.browser.path, PAGES.version.path];
const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

let details: typeof DETAILS | null = null;

/** Fetches the code of the pages that are not in the first script, once. */
export async function loadDetails(): Promise<void> {
  details ??= (await import('./site/details.ts')).DETAILS;
}

/** Whether the page at a path is one of them. */
export function needsDetails(pathname: string): boolean {
  return PATHS.some((path) => matchPath({ path, caseSensitive: true }, pathname));
}

/** The pages whose code has been fetched, by their paths. */
export function detailPages(): [string, ComponentType][] {
  return details ? Object.entries(details) : [];
}

/**
 * The location whose page can be shown: the former one while the code for `current` is fetched; `current` with a
 * function that tries again where the code cannot be fetched. The first input of a visitor fetches the code beforehand.
 */
export function useShownLocation(current: Location): { shown: Location; retry: (() => void) | null } {
  const [former, setFormer] = useState(current);
  const [failed, setFailed] = useState<Location | null>(null);
  const isReady = details !== null || !needsDetails(current.pathname);
  const hasFailed = failed === current && !isReady;

  useEffect(() => {
    if (isReady) setFormer(current);
    if (isReady || hasFailed) return undefined;
    let isStale = false;
    loadDetails().then(
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
      loadDetails().catch(() => undefined);
    };
    const stop = () => FIRST_INPUTS.forEach((type) => removeEventListener(type, prefetch));
    FIRST_INPUTS.forEach((type) => addEventListener(type, prefetch, { passive: true }));
    return stop;
  }, []);

  return { shown: isReady || hasFailed ? current : former, retry: hasFailed ? () => setFailed(null) : null };
}
