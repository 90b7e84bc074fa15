import { DEFAULT_VIEW, VIEWS, memberOf, type View } from '#rules/vocabulary.ts';

/** Where storage is blocked or full, values last until the page is left. */
const unstored = new Map<string, string | null>();
/** Called after each change in this tab. */
export const storedListeners = new Set<() => void>();

/** null if there is no value, and on the server. */
export function readStored(key: string) {
  try {
    return unstored.get(key) ?? (globalThis.localStorage as Storage | undefined)?.getItem(key) ?? null; // the server has no storage
  } catch {
    return null;
  }
}

/** null removes the value. */
export function writeStored(key: string, value: string | null) {
  unstored.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
  for (const listener of storedListeners) listener();
}

const KEY = 'view';

/** The default view is not stored. */
export function storeView(view: View) {
  writeStored(KEY, view === DEFAULT_VIEW ? null : view);
}

/** The home page with the stored view, unless it has a view; any other path unchanged. */
export function withStoredView(path: string) {
  const [pathname, search = ''] = path.split('?', 2);
  const view = memberOf(VIEWS, readStored(KEY));
  if (pathname !== '/' || !view || view === DEFAULT_VIEW || new URLSearchParams(search).has(KEY)) return path;
  return `/?${search && `${search}&`}${KEY}=${view}`;
}
