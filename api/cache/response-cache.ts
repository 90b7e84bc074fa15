import { LRUCache } from 'lru-cache';
import type { Freshness } from '../database/revision.ts';
import type { CachedResponse } from './cached-response.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** Large enough for the list of 20,000 browsers. */
export const MAX_ENTRY_BYTES = 40 * 1024 * 1024;

/** Why others cannot get the response: it is not public, it is a 503, or its client has gone. */
export type Unshared = 'private' | 'unavailable' | 'abandoned';

export interface PendingResponse {
  readonly response: Promise<CachedResponse | Unshared>;
  resolve(response: CachedResponse | Unshared): void;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
export type CacheStatistics = Pick<ResponseCache, 'counts' | 'staleResponses'>;

/** All of the current revision: a new one clears the cache, and responses that were begun before are not stored. */
export function createResponseCache({ maxBytes = MAX_BYTES, clock = Date.now } = {}) {
  const counts = { hit: 0, miss: 0, wait: 0 };
  let staleResponses = 0;
  const entries = new LRUCache<string, { response: CachedResponse; expiresAt: number }>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, MAX_ENTRY_BYTES),
    sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
  });
  let computing = new Map<string, PendingResponse>();

  return {
    counts,

    get staleResponses() {
      return staleResponses;
    },

    get bytes() {
      return entries.calculatedSize;
    },

    find(key: string, freshness: Freshness = 'fresh') {
      const entry = entries.get(key);
      // Without the database, an old page is better than none.
      if (!entry || freshness === 'unknown' || (freshness === 'fresh' && entry.expiresAt <= clock())) return undefined;
      counts.hit += 1;
      if (freshness === 'stale') staleResponses += 1;
      return entry.response;
    },

    findPending(key: string) {
      const pending = computing.get(key);
      if (pending) counts.wait += 1;
      return pending;
    },

    start(key: string) {
      counts.miss += 1;
      const { promise, resolve } = Promise.withResolvers<CachedResponse | Unshared>();
      const pending: PendingResponse = {
        response: promise,
        resolve: (response) => {
          // Otherwise there is a new revision.
          if (computing.get(key) === pending) {
            computing.delete(key);
            if (typeof response === 'object') entries.set(key, { response, expiresAt: clock() + response.maxAge });
          }
          resolve(response);
        },
      };
      computing.set(key, pending);
      return pending;
    },

    clear() {
      entries.clear();
      computing = new Map();
    },
  };
}
