import type { EntityManager } from '../database/orm.ts';
import type { Scope } from '#rules/access.ts';
import type { JobName } from '#rules/jobs.ts';
import type { JobTable } from '../database/job-table.ts';
import type { DownloadCounter } from './download-counter.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import type { IconColors } from '../storage/icon-colors.ts';
import type { UploadStore } from '../storage/upload-store.ts';

interface UpstreamAccess {
  http: HttpClient;
  /** The origin of a copy of the hosts of all sources; null for the hosts themselves. */
  mirror: string | null;
}

interface JobRunner {
  options: {
    isOn: boolean;
    /** The jobs with the minutes from the end of a run to the start of the next one. */
    jobs: readonly { name: JobName; interval: number }[];
    table: Pick<JobTable, 'read'>;
  };
  runNow(name: JobName): Promise<void>;
}

/**
 * An access token with the scope that a route or a field needs is the administrator there. Without the scope it may do
 * what a visitor may, and is told what it lacks; null means that tokens cannot do it.
 */
export type Actor = 'visitor' | 'administrator' | { lacks: Scope | null };

export interface ServiceContext {
  em: EntityManager;
  actor: Actor;
  /** What an access token is where a second scope is needed; any other actor stays the same. */
  actorWith: (scope: Scope) => Actor;
  /** The origin that visitors use. URLs on this origin are stored as paths. */
  origin: string;
  store: UploadStore;
  iconColors?: IconColors;
  downloadCounter: DownloadCounter;
  scheduler?: JobRunner;
  sessionToken?: string;
  requestKey?: string;
  upstream?: UpstreamAccess;
  releaseReserve?: () => void;
  historyDays: number;
  /** Reads drafts and records whose time has not come or is over as if they were public, for the preview of a page. */
  isPreview: boolean;
  /** Returns the time in milliseconds; tests replace it. */
  clock: () => number;
}
