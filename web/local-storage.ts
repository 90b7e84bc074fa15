import { DEFAULT_VIEW, VIEWS, memberOf, type View } from '../rules/vocabulary.ts';

/** null if there is no value, if storage is blocked, and on the server. */
export function readStored(key: string): string | null {
  try {
    return (globalThis.localStorage as Storage | undefined)?.getItem(key) ?? null; // the server has no storage
  } catch {
    return null;
  }
}

/** null removes the value. If storage is blocked, nothing is stored. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The value then lasts until the page is left.
  }
}

const KEY = 'view';

/** Stores the view of the home page for the next visit. The default view is not stored. */
export function storeView(view: View): void {
  writeStored(KEY, view === DEFAULT_VIEW ? null : view);
}

/** The path of the home page with the stored view, unless it has a view; any other path unchanged. */
export function withStoredView(path: string): string {
  const [pathname, search = ''] = path.split('?', 2);
  const view = memberOf(VIEWS, readStored(KEY));
  if (pathname !== '/' || !view || view === DEFAULT_VIEW || new URLSearchParams(search).has(KEY)) return path;
  return `/?${search && `${search}&`}${KEY}=${view}`;
}
