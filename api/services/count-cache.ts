import { LRUCache } from 'lru-cache';
import type { ServiceContext } from './context.ts';

/** Anyone can make up searches without end. */
const KEPT = 500;

/** Numbers that cost more the larger the catalogue is, kept until it changes. */
export class CountCache {
  private known = new LRUCache<string, Promise<number>>({ max: KEPT });

  /** What `count` finds, which is asked once for all who ask the same. */
  of(question: string, count: () => Promise<number>): Promise<number> {
    const { known } = this;
    const asked = known.get(question) ?? count();
    known.set(question, asked);
    // Nobody has to wait for the next change to hear better.
    asked.catch(() => known.delete(question));
    return asked;
  }

  /** The catalogue has changed: what was begun before is not kept either. */
  clear(): void {
    this.known = new LRUCache({ max: KEPT });
  }
}

/** Counts for one request: the administrator, who may have written on another instance just now, is always counted for anew. */
export function countCacheFor({ actor, counts }: Pick<ServiceContext, 'actor' | 'counts'>): Pick<CountCache, 'of'> {
  return counts && actor === 'visitor' ? counts : { of: (_question, count) => count() };
}
