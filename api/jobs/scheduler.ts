import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '#rules/jobs.ts';
import { jobMessageText } from '#rules/texts.ts';
import { runAction } from '../database/history/action.ts';
import { LEASE_MS, type FinishedRun, type JobTable } from '../database/job-table.ts';
import { JobFailure, type Job, type JobContext, type JobLog, type JobResult } from './job.ts';
import { repeatWork } from './repeated-work.ts';

const CHECK_MS = 10_000;
/** At random, so that instances that start together do not run jobs at once. */
const FIRST_CHECK_MS = { min: 2 * 60_000, max: 5 * 60_000 };

interface SchedulerOptions {
  jobs: readonly Job[];
  table: JobTable;
  createContext: () => RunOptions['context'];
  log: JobLog;
  /** Otherwise jobs run only when the administrator starts them. */
  isOn: boolean;
  /** In milliseconds; random by default. */
  firstCheckAfter?: number;
}

export type Scheduler = ReturnType<typeof createScheduler>;

export function createScheduler(options: SchedulerOptions) {
  const { jobs, table, createContext, log, isOn } = options;
  const { firstCheckAfter = FIRST_CHECK_MS.min + Math.random() * (FIRST_CHECK_MS.max - FIRST_CHECK_MS.min) } = options;
  const stopping = new AbortController();
  const runs = new Set<Promise<unknown>>();
  const checks = repeatWork(
    async () => {
      for (const job of jobs) await start(job, true);
    },
    CHECK_MS,
    (err) => log.warn({ err }, 'jobs cannot be read, trying again'),
  );

  async function start(job: Job, onlyIfDue: boolean) {
    if (stopping.signal.aborted) return;
    const run = await startJob(job, { table, context: createContext(), stopping: stopping.signal, onlyIfDue });
    if (!run) return;
    const ended = run.ended.catch((error: unknown) =>
      log.error({ err: error, job: job.name }, `the end of job ${job.name} was not stored`),
    );
    runs.add(ended);
    void ended.then(() => runs.delete(ended));
  }

  const settled = async () => Promise.all(runs);

  return {
    options,
    settled,

    start() {
      if (isOn && !stopping.signal.aborted) checks.start(firstCheckAfter);
    },

    /** Starts the due runs that no other instance runs. Resolves before they end. */
    check: checks.call,

    /** Also if the schedule is off. Resolves when the job runs, here or at another instance. */
    async runNow(name: JobName) {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}`);
      await start(job, false);
    },

    /** Stops the runs of this instance. Resolves when their leases are released, within a second. */
    async stop() {
      stopping.abort();
      await checks.stop();
      await settled();
    },
  };
}

/** Two renewals may fail before the lease expires. */
const RENEWAL_MS = LEASE_MS / 3;
const STOP_MS = 800;

export interface RunOptions {
  table: JobTable;
  context: Omit<JobContext, 'signal' | 'pause' | 'isRequested'>;
  stopping: AbortSignal;
  onlyIfDue: boolean;
}

interface JobRun extends Omit<FinishedRun, 'nextRunIn'> {
  table?: JobResult['table'];
  isIdle?: boolean;
}

/** Starts a job under its lease; null if another process runs it, or if it is not due. */
export async function startJob(job: Job, options: RunOptions) {
  const owner = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  if (!(await options.table.acquire(job.name, owner, options))) return null;
  return { ended: run(job, owner, options) };
}

async function run(job: Job, owner: string, { table, context, stopping, onlyIfDue }: RunOptions) {
  const started = performance.now();
  const lease = keepLease(table, job, owner);
  const signal = AbortSignal.any([stopping, lease.lost]);
  const result = await runToEnd(job, {
    ...context,
    isRequested: !onlyIfDue,
    signal,
    pause: async (milliseconds = 0) =>
      milliseconds > 0 ? sleep(milliseconds, undefined, { signal }) : nextTurn(undefined, { signal }),
  }).finally(lease.release);
  await table.finish(job.name, owner, {
    ...result,
    nextRunIn: result.outcome === 'stopped' ? 0 : job.interval * 60_000,
  });
  const { outcome, message, params } = result;
  const details = { job: job.name, outcome, ...params, seconds: Math.round(performance.now() - started) / 1000 };
  if (lease.lost.aborted) context.log.warn(details, `job ${job.name} ended, because its lease was lost`);
  else if (!result.isIdle)
    context.log[outcome === 'failed' ? 'error' : 'info'](
      details,
      `job ${job.name}: ${jobMessageText(message, params)}`,
    );
  return result;
}

/** Renews the lease until `release` is called. `lost` is aborted when another process may have it. */
function keepLease(table: JobTable, { name }: Job, owner: string) {
  const lost = new AbortController();
  let renewedAt = performance.now();
  const timer = setInterval(async () => {
    const isRenewed = await table.renew(name, owner).catch(() => null);
    if (isRenewed) renewedAt = performance.now();
    if (isRenewed === false || performance.now() - renewedAt > LEASE_MS) lost.abort();
  }, RENEWAL_MS).unref();
  return { lost: lost.signal, release: () => clearInterval(timer) };
}

async function runToEnd(job: Job, context: JobContext): Promise<JobRun> {
  try {
    const action = { sender: `job:${job.name}`, via: 'job' as const, changes: [] };
    const {
      message,
      params = {},
      table,
      isIdle,
    } = await runAction(action, () => endsInTime(job.run(context), context.signal));
    return { outcome: 'succeeded', message, params, table, isIdle };
  } catch (error) {
    if (context.signal.aborted) return { outcome: 'stopped', message: 'stopped', params: {} };
    if (error instanceof JobFailure) return { outcome: 'failed', message: error.key, params: error.params };
    context.log.error({ err: error, job: job.name }, `job ${job.name} failed`);
    return { outcome: 'failed', message: 'unexpected', params: {} };
  }
}

/** Rejects if the run does not end soon after the signal is aborted. */
async function endsInTime<T>(run: Promise<T>, signal: AbortSignal) {
  return new Promise<T>((resolve, reject) => {
    const stop = () => setTimeout(() => reject(signal.reason as Error), STOP_MS).unref(); // the reason of abort() without an argument is an error
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    void run.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
