import type { EntityManager } from '../database/orm.ts';
import type { Scope } from '#rules/access.ts';
import type { JobName } from '#rules/jobs.ts';
import type { JobTable } from '../database/job-table.ts';
import type { DownloadCounter } from './download-counter.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import type { PictureColors } from '../storage/picture-colors.ts';
import type { UploadStore } from '../storage/upload-store.ts';

interface UpstreamAccess {
  http: HttpClient;
  /** The origin of a copy of the hosts of all sources; null for the hosts themselves. */
  mirror: string | null;
}

interface JobRunner {
  options: {
    isOn: boolean;
    /** `interval` is in minutes, from the end of a run to the next start. */
    jobs: readonly { name: JobName; interval: number }[];
    table: Pick<JobTable, 'read'>;
  };
  runNow(name: JobName): Promise<void>;
}

/**
 * An access token is the administrator where it has the needed scope. Elsewhere it is a visitor, and is told what it
 * lacks; null means that no token can do it.
 */
export type Actor = 'visitor' | 'administrator' | { lacks: Scope | null };

export interface ServiceContext {
  em: EntityManager;
  actor: Actor;
  /** What an access token is where a second scope is needed; others stay the same. */
  actorWith: (scope: Scope) => Actor;
  /** The origin that visitors use. URLs on this origin are stored as paths. */
  origin: string;
  store: UploadStore;
  pictureColors?: PictureColors;
  downloadCounter: DownloadCounter;
  scheduler?: JobRunner;
  sessionToken?: string;
  requestKey?: string;
  upstream?: UpstreamAccess;
  releaseReserve?: () => void;
  historyDays: number;
  /** For the preview of a page: drafts and records outside of their times are read as public. */
  isPreview: boolean;
  /** Returns the time in milliseconds; tests replace it. */
  clock: () => number;
}
