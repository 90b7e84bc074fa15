import type { EntityManager } from '../database/open.ts';
import type { CountCache } from './count-cache.ts';
import type { DownloadCounter } from './download-counter.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { UpstreamAccess } from './sources.ts';
import type { UploadStore } from '../storage/upload-store.ts';

/** The sender of a request: a visitor, or the administrator with a session. */
export type Actor = 'visitor' | 'administrator';

/** The dependencies of all services for one request. */
export interface ServiceContext {
  em: EntityManager;
  actor: Actor;
  /** The origin that visitors use. URLs on this origin are stored as paths. */
  origin: string;
  /** The storage of uploaded files. */
  store: UploadStore;
  /** Caches counts between requests. */
  counts?: CountCache;
  /** Counts the downloads of all requests. */
  downloadCounter?: DownloadCounter;
  /** Runs the background jobs. */
  scheduler?: Scheduler;
  /** The token of the session cookie of the request. */
  sessionToken?: string;
  /** The `Idempotency-Key` of the request. */
  requestKey?: string;
  /** How the server reaches other hosts. */
  upstream?: UpstreamAccess;
  /** Frees the reserved space if the disk is full. */
  releaseReserve?: () => void;
  /** How long the history is kept, in days. */
  historyDays?: number;
  /** Reads drafts and records whose time has not come or is over as if they were public, for the preview of a page. */
  isPreview?: boolean;
  /** Returns the time in milliseconds; tests replace it. */
  clock?: () => number;
}
