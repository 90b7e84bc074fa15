import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from './stored-answer.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** One answer may take no more of it than this: the list of 20,000 browsers with its compressed forms does. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** How far what is kept can be relied on: as ever, for want of better, or not at all. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

/** A computation that others may wait for. */
export interface Flight {
  readonly key: string;
  /** The answer, also when it is not kept; null when nobody else may have it. */
  readonly landed: Promise<StoredAnswer | null>;
  land(answer: StoredAnswer | null): void;
}

/** How often the cache was asked, and what came of it. */
export interface CacheCounts {
  readonly counts: Readonly<Record<'hit' | 'miss' | 'wait', number>>;
  /** How many answers were sent that may be stale. */
  readonly staleAnswers: number;
}

interface Options {
  maxBytes?: number;
  clock?: () => number;
}

interface Kept {
  answer: StoredAnswer;
  until: number;
}

/**
 * Finished answers by what was asked, all of the present revision of the catalogue: when it moves, everything is
 * forgotten, and what was begun before is not kept.
 */
export class ReadCache implements CacheCounts {
  readonly counts = { hit: 0, miss: 0, wait: 0 };
  staleAnswers = 0;
  private readonly answers: LRUCache<string, Kept>;
  private flights = new Map<string, Flight>();
  private readonly clock: () => number;

  constructor({ maxBytes = MAX_BYTES, clock = Date.now }: Options = {}) {
    this.clock = clock;
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.min(maxBytes, MAX_ANSWER_BYTES),
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    });
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }

  find(key: string, freshness: Freshness = 'fresh'): StoredAnswer | undefined {
    const kept = this.answers.get(key);
    // While nothing can be computed anew, an old page is better than none.
    if (!kept || freshness === 'unknown' || (freshness === 'fresh' && kept.until <= this.clock())) return undefined;
    this.counts.hit += 1;
    if (freshness === 'stale') this.staleAnswers += 1;
    return kept.answer;
  }

  /** Whoever computes the same at this moment, from data that is still right. */
  flightOf(key: string): Flight | undefined {
    const flight = this.flights.get(key);
    if (flight) this.counts.wait += 1;
    return flight;
  }

  /** Says that the answer to `key` is being computed from now on. */
  begin(key: string): Flight {
    this.counts.miss += 1;
    const { promise, resolve } = Promise.withResolvers<StoredAnswer | null>();
    const flight: Flight = {
      key,
      landed: promise,
      land: (answer) => {
        // Another flight, or none, stands there when the revision has moved meanwhile.
        if (this.flights.get(key) === flight) {
          this.flights.delete(key);
          if (answer) this.keep(key, answer);
        }
        resolve(answer);
      },
    };
    this.flights.set(key, flight);
    return flight;
  }

  /** The catalogue has changed: forgets everything. */
  clear(): void {
    this.answers.clear();
    this.flights = new Map();
  }

  private keep(key: string, answer: StoredAnswer): void {
    const kept = { answer, until: this.clock() + answer.maxAge };
    this.answers.set(key, kept);
    answer.whenGrown(() => {
      // A new object, since the size of the same one is not taken again.
      if (this.answers.peek(key)?.answer === answer) this.answers.set(key, { ...kept });
    });
  }
}
