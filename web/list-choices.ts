import { SORTS, VIEWS, type Sort, type View } from '../rules/vocabulary.ts';

/** What a visitor chooses for the list of the home page. The choices are stored under these names; the first value of each is the default. */
const CHOICES = { sort: SORTS, view: VIEWS } as const;

/** Stores the chosen values for the next visit. The default is not stored. */
export function storeListChoices(chosen: { sort?: Sort; view?: View }): void {
  try {
    for (const [name, value] of Object.entries(chosen)) {
      if (isStorable(name, value)) localStorage.setItem(name, value);
      else localStorage.removeItem(name);
    }
  } catch {
    // Without access to storage, the address alone has the choice.
  }
}

/**
 * The path of the home page with the stored choices for the parameters that it does not have; any other path as it is. A
 * cursor is valid only with the order of its own address.
 */
export function withListChoices(path: string): string {
  const [pathname, search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  if (pathname !== '/' || query.has('after')) return path;
  const added = Object.keys(CHOICES).flatMap((name) => {
    const value = query.has(name) ? null : storedValue(name);
    return value !== null && isStorable(name, value) ? [`${name}=${value}`] : [];
  });
  return added.length > 0 ? `/?${[...(search ? [search] : []), ...added].join('&')}` : path;
}

function isStorable(name: string, value: string): boolean {
  return Object.entries(CHOICES).some(([one, values]) => one === name && values.findIndex((known) => known === value) > 0);
}

function storedValue(name: string): string | null {
  try {
    // The server has no storage.
    return (globalThis.localStorage as Storage | undefined)?.getItem(name) ?? null;
  } catch {
    return null; // storage is blocked
  }
}
