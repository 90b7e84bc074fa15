import { useEffect, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { DETAILS } from './site/details.ts';

type DetailPath = keyof typeof DETAILS;

const PATHS: readonly DetailPath[] = ['/browsers/:id', '/versions/:id'];
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

let details: typeof DETAILS | null = null;

/** Fetches the pages of one thing, which are no part of the first code, once. */
export async function loadDetails(): Promise<void> {
  details ??= (await import('./site/details.ts')).DETAILS;
}

/** Whether the page at a path is one of them. */
export function needsDetails(pathname: string): boolean {
  return idAndPathOf(pathname) !== null;
}

/** The page at a path and the id that it is about; null where it is none of them, or has yet to come. */
export function detailAt(pathname: string): { Page: ComponentType<{ id: string | undefined }>; id: string | undefined } | null {
  const found = idAndPathOf(pathname);
  return found && details && { Page: details[found.path], id: found.id };
}

function idAndPathOf(pathname: string): { path: DetailPath; id: string | undefined } | null {
  for (const path of PATHS) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (match) return { path, id: match.params.id };
  }
  return null;
}

/**
 * The place whose page can be shown: where the code for `here` has yet to come, the former one; where it can't be had,
 * `here` with a way to try again. Whoever stirs may go on soon: the first sign of life fetches the code beforehand.
 */
export function useShownPlace<Place extends { location: { pathname: string } }>(here: Place): { shown: Place; retry: (() => void) | null } {
  const [former, setFormer] = useState(here);
  const [failed, setFailed] = useState<Place | null>(null);
  const isReady = details !== null || !needsDetails(here.location.pathname);
  const hasFailed = failed === here && !isReady;

  useEffect(() => {
    if (isReady) setFormer(here);
    if (isReady || hasFailed) return undefined;
    let isStale = false;
    loadDetails().then(
      () => isStale || setFormer(here),
      async () => {
        // Where somebody answers, another build has taken the place of ours: a new document brings it.
        const isAnswered = await fetch(location.href, { method: 'HEAD' }).then(() => true, () => false);
        if (isStale) return;
        if (isAnswered) location.reload();
        else setFailed(here);
      },
    );
    return () => {
      isStale = true;
    };
  }, [here, isReady, hasFailed]);

  useEffect(() => {
    const prepare = () => {
      stop();
      loadDetails().catch(() => undefined);
    };
    const stop = () => SIGNS_OF_LIFE.forEach((type) => removeEventListener(type, prepare));
    SIGNS_OF_LIFE.forEach((type) => addEventListener(type, prepare, { passive: true }));
    return stop;
  }, []);

  return { shown: isReady || hasFailed ? here : former, retry: hasFailed ? () => setFailed(null) : null };
}
