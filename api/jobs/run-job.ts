import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { jobMessageText } from '../../rules/jobs.ts';
import { runAction } from '../database/history/action.ts';
import { JobFailure, type Job, type JobContext, type JobLog, type JobResult } from './job.ts';
import { LEASE_MS, type FinishedRun, type JobTable } from '../database/job-table.ts';

/** How often the lease of a run is renewed, in milliseconds. Two renewals may fail before it expires. */
const RENEWAL_MS = LEASE_MS / 3;
/** How long a stopped run may take to end, in milliseconds. */
const STOP_MS = 800;

export interface RunOptions {
  table: JobTable;
  /** What the run may use besides its signal. */
  context: Omit<JobContext, 'signal' | 'pause' | 'isRequested'>;
  stopping: AbortSignal;
  onlyIfDue: boolean;
}

export interface JobRun extends Omit<FinishedRun, 'nextRunIn'> {
  table?: JobResult['table'];
}

/**
 * Starts a job under its lease. Resolves when it has started; null if another process runs the job, or if its run is
 * not due.
 */
export async function startJob(job: Job, options: RunOptions): Promise<{ ended: Promise<JobRun> } | null> {
  const owner = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  if (!(await options.table.acquire(job.name, owner, options))) return null;
  return { ended: run(job, owner, options) };
}

async function run(job: Job, owner: string, { table, context, stopping, onlyIfDue }: RunOptions): Promise<JobRun> {
  const started = performance.now();
  const lease = keepLease(table, job, owner);
  const signal = AbortSignal.any([stopping, lease.lost]);
  const result = await runToEnd(job, {
    ...context,
    isRequested: !onlyIfDue,
    signal,
    pause: async (milliseconds) => pause(signal, milliseconds),
  }).finally(lease.release);
  await table.finish(job.name, owner, {
    ...result,
    nextRunIn: result.outcome === 'stopped' ? 0 : job.interval * 60_000,
  });
  logRun(context.log, job, result, performance.now() - started, lease.lost.aborted);
  return result;
}

/** Renews the lease until `release` is called. `lost` is aborted when another process has the lease or may have it. */
function keepLease(table: JobTable, { name }: Job, owner: string): { lost: AbortSignal; release: () => void } {
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
    const { message, params = {}, table } = await runAction(action, () => endsInTime(job.run(context), context.signal));
    return { outcome: 'succeeded', message, params, ...(table && { table }) };
  } catch (error) {
    if (context.signal.aborted) return { outcome: 'stopped', message: 'stopped', params: {} };
    if (error instanceof JobFailure) return { outcome: 'failed', message: error.key, params: error.params };
    context.log.error({ err: error, job: job.name }, `job ${job.name} failed`);
    return { outcome: 'failed', message: 'unexpected', params: {} };
  }
}

/** Rejects if the run does not end soon after the signal is aborted. */
async function endsInTime<T>(run: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => setTimeout(() => reject(signal.reason as Error), STOP_MS).unref(); // the reason of abort() without an argument is an error
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    void run.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

async function pause(signal: AbortSignal, milliseconds = 0): Promise<void> {
  await (milliseconds > 0 ? sleep(milliseconds, undefined, { signal }) : nextTurn(undefined, { signal }));
}

function logRun(
  log: JobLog,
  { name }: Job,
  { outcome, message, params }: JobRun,
  milliseconds: number,
  isLost: boolean,
): void {
  const details = { job: name, outcome, ...params, seconds: Math.round(milliseconds) / 1000 };
  if (isLost) log.warn(details, `job ${name} ended, because its lease was lost`);
  else log[outcome === 'failed' ? 'error' : 'info'](details, `job ${name}: ${jobMessageText(message, params)}`);
}
