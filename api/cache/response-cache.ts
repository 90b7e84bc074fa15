import { LRUCache } from 'lru-cache';
import type { Freshness } from '../database/revision.ts';
import type { CachedResponse } from './cached-response.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** Large enough for the list of 20,000 browsers. */
const MAX_ENTRY_BYTES = 40 * 1024 * 1024;

/** Why others cannot get the response: it is not public, it is a 503, or its client has gone. */
export type Unshared = 'private' | 'unavailable' | 'abandoned';

export interface PendingResponse {
  readonly response: Promise<CachedResponse | Unshared>;
  resolve(response: CachedResponse | Unshared): void;
}

export type CacheStatistics = Pick<ResponseCache, 'counts' | 'staleResponses'>;

interface CacheEntry {
  response: CachedResponse;
  expiresAt: number;
}

/** All of the current revision: a new one clears the cache, and responses that were begun before are not stored. */
export class ResponseCache {
  readonly counts = { hit: 0, miss: 0, wait: 0 };
  staleResponses = 0;
  private readonly entries: LRUCache<string, CacheEntry>;
  private pending = new Map<string, PendingResponse>();
  private readonly clock: () => number;

  constructor({ maxBytes = MAX_BYTES, clock = Date.now } = {}) {
    this.clock = clock;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.min(maxBytes, MAX_ENTRY_BYTES),
      sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
    });
  }

  get bytes() {
    return this.entries.calculatedSize;
  }

  find(key: string, freshness: Freshness = 'fresh'): CachedResponse | undefined {
    const entry = this.entries.get(key);
    // Without the database, an old page is better than none.
    if (!entry || freshness === 'unknown' || (freshness === 'fresh' && entry.expiresAt <= this.clock()))
      return undefined;
    this.counts.hit += 1;
    if (freshness === 'stale') this.staleResponses += 1;
    return entry.response;
  }

  findPending(key: string): PendingResponse | undefined {
    const pending = this.pending.get(key);
    if (pending) this.counts.wait += 1;
    return pending;
  }

  start(key: string) {
    this.counts.miss += 1;
    const { promise, resolve } = Promise.withResolvers<CachedResponse | Unshared>();
    const pending: PendingResponse = {
      response: promise,
      resolve: (response) => {
        // After a new revision the key is free, or another request computes it.
        if (this.pending.get(key) === pending) {
          this.pending.delete(key);
          if (typeof response === 'object')
            this.entries.set(key, { response, expiresAt: this.clock() + response.maxAge });
        }
        resolve(response);
      },
    };
    this.pending.set(key, pending);
    return pending;
  }

  clear() {
    this.entries.clear();
    this.pending = new Map();
  }
}
