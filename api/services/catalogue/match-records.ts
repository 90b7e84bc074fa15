import type { ReadBrowser } from './read-file.ts';
import type { StoredBrowser } from './snapshot.ts';

/** Stored records by a key: the n-th record of a file with a key is the n-th stored one. */
export class Occurrences<T extends object> {
  private readonly byKey: Map<string, T[]>;

  constructor(records: readonly T[], keyOf: (record: T) => string) {
    this.byKey = Map.groupBy(records, keyOf);
  }

  take(key: string): T | null {
    return this.byKey.get(key)?.shift() ?? null;
  }
}

/**
 * The stored browser of each browser of a file: the one with the same slug and English name, or else with the same
 * slug, or else with the same English name.
 */
export function matchBrowsers(
  read: readonly ReadBrowser[],
  stored: readonly StoredBrowser[],
): (StoredBrowser | undefined)[] {
  const rest = new Set(stored);
  const matches = read.map((): StoredBrowser | undefined => undefined);
  const bySlug = new Map(stored.map((one) => [one.slug, one]));
  const byName = Map.groupBy(stored, ({ name }) => nameKey(name.en));
  const match = (find: (browser: ReadBrowser) => StoredBrowser | undefined) => {
    for (const [index, browser] of read.entries()) {
      const found = matches[index] ? undefined : find(browser);
      if (found && rest.delete(found)) matches[index] = found;
    }
  };
  match(({ slug, name }) =>
    nameKey(bySlug.get(slug)?.name.en ?? '') === nameKey(name) ? bySlug.get(slug) : undefined,
  );
  match(({ slug }) => bySlug.get(slug));
  match(({ name }) => byName.get(nameKey(name))?.find((one) => rest.has(one)));
  return read.map((browser, index) => matches[index] ?? (browser.record ? undefined : sameBrowser(browser)));

  /**
   * The stored browser of rows of a table that name it by its slug or its name only, after other rows that name it by
   * both.
   */
  function sameBrowser({ slug, name }: ReadBrowser) {
    const own = bySlug.get(slug);
    if (own) return [nameKey(own.name.en), ''].includes(nameKey(name)) ? own : undefined;
    return byName.get(nameKey(name))?.[0];
  }
}

/** An English name without differences that do not matter when browsers are recognised. */
export function nameKey(name: string) {
  return name.trim().toLowerCase();
}
