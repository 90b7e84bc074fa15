import { DEFAULT_VIEW, VIEWS, memberOf, type View } from '../rules/vocabulary.ts';
import { readStored, writeStored } from './local-storage.ts';

const KEY = 'view';

/** Stores the view of the list of the home page for the next visit. The default view is not stored. */
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
