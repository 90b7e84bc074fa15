import { sql, type RawBuilder } from 'kysely';
import type { JobMessageKey, JobName, JobOutcome } from '#rules/jobs.ts';
import type { MessageParams } from '#rules/messages.ts';
import { ANY, currentTime, timeFromNow, writeRows } from './queries/rows.ts';
import type { EntityManager } from './orm.ts';
import { JobState } from '../entities/job.ts';

/** How long a lease is valid without being renewed, in milliseconds; then another instance may run the job. */
export const LEASE_MS = 30_000;

export interface FinishedRun {
  outcome: JobOutcome;
  message: JobMessageKey;
  params: MessageParams;
  /** In milliseconds. */
  nextRunIn: number;
}

export type JobTable = ReturnType<typeof createJobTable>;

/**
 * A process must acquire the lease of a job before it runs the job. On PostgreSQL all times are those of the database,
 * because the clocks of instances may differ. No statement runs in a transaction of the ORM, so the catalogue revision
 * does not change.
 */
export function createJobTable(em: EntityManager, clock: () => number) {
  const now = (milliseconds?: number) => timeFromNow(em, clock, milliseconds);
  const changes = async (statement: RawBuilder<unknown>) => (await writeRows(em, statement)) > 0;

  return {
    async read() {
      const states = await em.find(JobState, {}, { disableIdentityMap: true });
      return { states, now: await currentTime(em, clock) };
    },

    /**
     * False if another process has the lease, or if only a due run should start and the run is not due. A lease that
     * has expired belongs to a process that died, which counts as a failed run.
     */
    async acquire(name: JobName, owner: string, { onlyIfDue }: { onlyIfDue: boolean }) {
      return changes(sql`
        insert into job (name, failures, lease_owner, lease_until, started_at, next_run_at)
        values (${name}, 0, ${owner}, ${now(LEASE_MS)}, ${now()}, ${now()})
        on conflict (name) do update
        set failures = job.failures + case when job.lease_owner is null then 0 else 1 end,
          lease_owner = excluded.lease_owner, lease_until = excluded.lease_until, started_at = excluded.started_at
        where (job.lease_until is null or job.lease_until <= excluded.started_at)
          and ${onlyIfDue ? sql`job.next_run_at <= excluded.started_at` : ANY}`);
    },

    /** Extends the lease. False if another process has it. */
    async renew(name: JobName, owner: string) {
      return changes(
        sql`update job set lease_until = ${now(LEASE_MS)} where name = ${name} and lease_owner = ${owner}`,
      );
    },

    /** Stores how a run ended, and releases the lease. Changes nothing if another process has the lease. */
    async finish(name: JobName, owner: string, { outcome, message, params, nextRunIn }: FinishedRun) {
      const results: Record<JobOutcome, RawBuilder<unknown>> = {
        succeeded: sql`, failures = 0, succeeded_at = ${now()}`,
        failed: sql`, failures = failures + 1`,
        stopped: sql``,
      };
      await changes(sql`
        update job
        set lease_owner = null, lease_until = null, finished_at = ${now()}, outcome = ${outcome}, message = ${message}, params = ${JSON.stringify(params)},
          next_run_at = ${now(nextRunIn)}${results[outcome]}
        where name = ${name} and lease_owner = ${owner}`);
    },
  };
}
