import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { parseJson } from '#rules/json.ts';
import { PAGES } from '#rules/pages.ts';
import { readStored, writeStored } from '../../local-storage.ts';
import { idInPath } from '../../paths.ts';

const KEY = 'recent-records';
const RECORDS_MAX = 6;

/** Every screen of a browser counts as the browser. */
const TYPES: Record<string, string | undefined> = {
  [PAGES.adminBrowsers.path]: 'browser',
  [PAGES.adminSlides.path]: 'slide',
  [PAGES.adminCodes.path]: 'code',
};

/** Such as `browser 5`; the last one is first. */
export function readRecentRecords(): string[] {
  const stored = parseJson(readStored(KEY) ?? '');
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

export function useRecentRecord() {
  const { pathname, search } = useLocation();
  const key = recordAt(pathname, search);
  useEffect(() => {
    if (key)
      writeStored(
        KEY,
        JSON.stringify([key, ...readRecentRecords().filter((other) => other !== key)].slice(0, RECORDS_MAX)),
      );
  }, [key]);
}

function recordAt(pathname: string, search: string): string | null {
  const match = matchPath({ path: `${PAGES.adminBrowsers.path}/:id`, end: false }, pathname);
  const id = idInPath(match?.params.id ?? new URLSearchParams(search).get('edit'));
  const type = match ? 'browser' : TYPES[pathname];
  return id !== null && type ? `${type} ${id}` : null;
}
