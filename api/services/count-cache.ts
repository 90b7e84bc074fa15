import { LRUCache } from 'lru-cache';

/** The number of entries is limited, because clients can send any number of different searches. */
const MAX_ENTRIES = 500;

/** Caches counts until the catalogue changes, because counting takes longer in a large catalogue. */
export class CountCache {
  private entries = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES });

  /**
   * The cached count of a key. Without an entry, `count` is called; concurrent calls with the same key share its
   * result.
   */
  get<Count>(key: string, count: () => Promise<Count>): Promise<Count> {
    const { entries } = this;
    const result = (entries.get(key) as Promise<Count> | undefined) ?? count(); // each key is used with one type
    entries.set(key, result);
    // An error is not cached, so that the next call counts again.
    result.catch(() => entries.delete(key));
    return result;
  }

  /** Removes all entries after a change of the catalogue. Counts that are still running are not cached either. */
  clear(): void {
    this.entries = new LRUCache({ max: MAX_ENTRIES });
  }
}

/**
 * The cache for one request. The administrator gets no cached counts, because another instance may just have saved the
 * administrator's change.
 */
export function countCacheFor({ actor, counts }: { actor: string; counts?: CountCache }): Pick<CountCache, 'get'> {
  return counts && actor === 'visitor' ? counts : { get: (_key, count) => count() };
}
