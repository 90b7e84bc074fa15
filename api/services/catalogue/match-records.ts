import type { ReadBrowser } from './read-file.ts';
import type { StoredBrowser } from './snapshot.ts';

/** Returns a function that finds stored records: the n-th record of a file with a key is the n-th stored one. */
export function createMatcher<T>(records: readonly T[], keyOf: (record: T) => string) {
  const byKey = Map.groupBy(records, keyOf);
  return (key: string) => byKey.get(key)?.shift() ?? null;
}

/**
 * The stored browser of each browser of a file: the one with the same slug, or else with the same English name. Each is
 * that of one browser only, except in a table, whose rows may name it in several ways.
 */
export function matchBrowsers(
  read: readonly ReadBrowser[],
  stored: readonly StoredBrowser[],
): (StoredBrowser | undefined)[] {
  const rest = new Set(stored);
  const bySlug = new Map(stored.map((one) => [one.slug, one]));
  const byName = Map.groupBy(stored, ({ name }) => nameKey(name.en));
  const namedLike = ({ name }: ReadBrowser) => byName.get(nameKey(name)) ?? [];
  const matches = read.map((browser) => {
    const own = bySlug.get(browser.slug);
    if (browser.record) return own && rest.delete(own) ? own : undefined;
    const named = namedLike(browser);
    if (!own) return named[0];
    return named.length === 0 || named.includes(own) ? own : undefined;
  });
  return read.map((browser, index) => {
    if (matches[index] || !browser.record) return matches[index];
    const named = namedLike(browser).find((one) => rest.has(one));
    if (named) rest.delete(named);
    return named;
  });
}

/** An English name without differences that do not matter when browsers are recognised. */
export function nameKey(name: string) {
  return name.trim().toLowerCase();
}
