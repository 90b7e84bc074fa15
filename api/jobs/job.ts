import type { JobMessageKey, JobName } from '#rules/jobs.ts';
import { jobMessageText } from '#rules/texts.ts';
import type { MessageParams } from '#rules/messages.ts';
import type { EntityManager } from '../database/orm.ts';
import type { Services } from '../services/create-services.ts';

/** Work that the server does by schedule, on one instance at a time. */
export interface Job {
  name: JobName;
  /** Minutes from the end of a run to the start of the next one. */
  interval: number;
  /**
   * Runs beside the requests, so it consists of small steps (on SQLite of a few milliseconds) with `await
   * context.pause()` between them. It ends within a second after `context.signal` is aborted; the next run continues.
   * Throws JobFailure if people can remove the cause.
   */
  run(this: void, context: JobContext): Promise<JobResult>;
}

export interface JobContext {
  /** For the job's own state, written without a transaction of the ORM, so that no cache is cleared. */
  em: EntityManager;
  /** With the administrator's permissions. Create new ones for each step, because they keep the entities they load. */
  services: () => Services;
  log: JobLog;
  /** Whether a person has started the run, not the schedule. */
  isRequested: boolean;
  /** Aborted when the server stops or the lease is lost. */
  signal: AbortSignal;
  clock: () => number;
  /** Lets waiting requests run. Rejects after `signal` is aborted. */
  pause(this: void, milliseconds?: number): Promise<void>;
}

export interface JobResult {
  message: JobMessageKey;
  /** Whether nothing was to be done; then the log gets no line. */
  isIdle?: boolean;
  params?: MessageParams;
  /** What the command in the shell prints; not stored. */
  table?: readonly Readonly<Record<string, string | number>>[];
}

export interface JobLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** A failure with a message for people. Any other error is logged, and people see that it was unexpected. */
export class JobFailure extends Error {
  readonly key: JobMessageKey;
  readonly params: MessageParams;

  constructor(key: JobMessageKey, params: MessageParams = {}) {
    super(jobMessageText(key, params));
    this.name = 'JobFailure';
    this.key = key;
    this.params = params;
  }
}
