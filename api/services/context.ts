import type { EntityManager } from '../database/open.ts';
import type { CountCache } from './count-cache.ts';
import type { DownloadCounter } from './download-counter.ts';
import type { UploadStore } from '../storage/upload-store.ts';

/** Who asks: anyone, or the one administrator with a session. */
export type Actor = 'visitor' | 'administrator';

/** What every service is built from, once a request. */
export interface ServiceContext {
  em: EntityManager;
  actor: Actor;
  /** The origin that visitors use: addresses on it are stored as paths. */
  origin: string;
  /** Where uploaded files are kept. */
  store: UploadStore;
  /** Where numbers are kept from one request to the next. */
  counts?: CountCache;
  /** Counts the downloads of all requests. */
  downloadCounter?: DownloadCounter;
  /** What a request that may be repeated calls itself. */
  requestKey?: string;
  /** The time in milliseconds; the system's unless a test says otherwise. */
  clock?: () => number;
}
