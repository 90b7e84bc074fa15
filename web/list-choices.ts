import { DEFAULT_VIEW, SORTS, VIEWS, memberOf, type Sort, type View } from '../rules/vocabulary.ts';
import { readStored, writeStored } from './local-storage.ts';

/** The choices for the list of the home page, stored under these names. */
const CHOICES: Readonly<Record<string, readonly string[]>> = { sort: SORTS, view: VIEWS };
/** They are not stored. */
const DEFAULTS: Readonly<Record<string, string>> = { sort: 'default', view: DEFAULT_VIEW };

/** Stores the chosen values for the next visit. */
export function storeListChoices(chosen: { sort?: Sort; view?: View }): void {
  for (const [name, value] of Object.entries(chosen)) writeStored(name, value === DEFAULTS[name] ? null : value);
}

/**
 * The path of the home page with the stored choices for the parameters that it does not have; any other path unchanged. A
 * cursor is valid only with the order of its own address.
 */
export function withListChoices(path: string): string {
  const [pathname, search = ''] = path.split('?', 2);
  if (pathname !== '/') return path;
  const query = new URLSearchParams(search);
  if (query.has('after')) return path;
  const added = Object.entries(CHOICES).flatMap(([name, values]) => {
    const value = query.has(name) ? undefined : memberOf(values, readStored(name));
    return value && value !== DEFAULTS[name] ? [`${name}=${value}`] : [];
  });
  return added.length > 0 ? `/?${[...(search ? [search] : []), ...added].join('&')}` : path;
}
