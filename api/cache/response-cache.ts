import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** One answer may take no more of it than this: the list of 20,000 browsers with its compressed forms does. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** How far what is kept can be relied on: as ever, for want of better, or not at all. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

/** A computation that others may wait for. */
export interface PendingResponse {
  readonly key: string;
  /** The answer, also when it is not kept; null when nobody else may have it. */
  readonly response: Promise<CachedResponse | null>;
  resolve(answer: CachedResponse | null): void;
}

/** How often the cache was asked, and what came of it. */
export interface CacheStatistics {
  readonly counts: Readonly<Record<'hit' | 'miss' | 'wait', number>>;
  /** How many answers were sent that may be stale. */
  readonly staleResponses: number;
}

interface Options {
  maxBytes?: number;
  clock?: () => number;
}

interface CacheEntry {
  response: CachedResponse;
  expiresAt: number;
}

/**
 * Finished answers by what was asked, all of the present revision of the catalogue: when it moves, everything is
 * forgotten, and what was begun before is not kept.
 */
export class ResponseCache implements CacheStatistics {
  readonly counts = { hit: 0, miss: 0, wait: 0 };
  staleResponses = 0;
  private readonly entries: LRUCache<string, CacheEntry>;
  private pending = new Map<string, PendingResponse>();
  private readonly clock: () => number;

  constructor({ maxBytes = MAX_BYTES, clock = Date.now }: Options = {}) {
    this.clock = clock;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.min(maxBytes, MAX_ANSWER_BYTES),
      sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
    });
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  find(key: string, freshness: Freshness = 'fresh'): CachedResponse | undefined {
    const kept = this.entries.get(key);
    // While nothing can be computed anew, an old page is better than none.
    if (!kept || freshness === 'unknown' || (freshness === 'fresh' && kept.expiresAt <= this.clock())) return undefined;
    this.counts.hit += 1;
    if (freshness === 'stale') this.staleResponses += 1;
    return kept.response;
  }

  /** Whoever computes the same at this moment, from data that is still right. */
  findPending(key: string): PendingResponse | undefined {
    const pending = this.pending.get(key);
    if (pending) this.counts.wait += 1;
    return pending;
  }

  /** Says that the answer to `key` is being computed from now on. */
  start(key: string): PendingResponse {
    this.counts.miss += 1;
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
    const pending: PendingResponse = {
      key,
      response: promise,
      resolve: (answer) => {
        // Another flight, or none, stands there when the revision has moved meanwhile.
        if (this.pending.get(key) === pending) {
          this.pending.delete(key);
          if (answer) this.store(key, answer);
        }
        resolve(answer);
      },
    };
    this.pending.set(key, pending);
    return pending;
  }

  /** The catalogue has changed: forgets everything. */
  clear(): void {
    this.entries.clear();
    this.pending = new Map();
  }

  private store(key: string, response: CachedResponse): void {
    const entry: CacheEntry = { response, expiresAt: this.clock() + response.maxAge };
    this.entries.set(key, entry);
    response.onSizeChange(() => {
      // A new object, since the size of the same one is not taken again.
      if (this.entries.peek(key)?.response === response) this.entries.set(key, { ...entry });
    });
  }
}
