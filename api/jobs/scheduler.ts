import type { JobName } from '../../rules/jobs.ts';
import type { Job, JobContext, JobLog } from './job.ts';
import type { JobTable } from '../database/job-table.ts';
import { startJob } from './run-job.ts';

/** How often the scheduler looks for due runs, in milliseconds. */
const CHECK_MS = 10_000;
/**
 * The first check after the start is at a random time between these, in milliseconds, so that instances that start
 * together do not run jobs at once.
 */
const FIRST_CHECK_MS = { min: 2 * 60_000, max: 5 * 60_000 };

export interface SchedulerOptions {
  jobs: readonly Job[];
  table: JobTable;
  createContext: () => Omit<JobContext, 'signal' | 'pause' | 'isRequested'>;
  log: JobLog;
  /** Whether due runs start by themselves. Otherwise jobs run only when the administrator starts them. */
  isOn: boolean;
  /** Milliseconds from the start to the first check; random by default. */
  firstCheckAfter?: number | undefined;
}

/** Runs jobs in this process, by schedule and when the administrator starts them. */
export class Scheduler {
  private readonly options: SchedulerOptions;
  private readonly stopping = new AbortController();
  private readonly runs = new Set<Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;
  /** Whether the last check failed, so that only the first of several failures is logged. */
  private hasFailed = false;

  constructor(options: SchedulerOptions) {
    this.options = options;
  }

  get isOn(): boolean {
    return this.options.isOn;
  }

  get jobs(): readonly Job[] {
    return this.options.jobs;
  }

  get table(): JobTable {
    return this.options.table;
  }

  /** Starts to look for due runs, unless the schedule is off. */
  start(): void {
    const { isOn, firstCheckAfter = FIRST_CHECK_MS.min + Math.random() * (FIRST_CHECK_MS.max - FIRST_CHECK_MS.min) } =
      this.options;
    if (isOn && !this.stopping.signal.aborted) this.checkAfter(firstCheckAfter);
  }

  /** Starts the due runs that no other instance runs. Resolves before they end. */
  async check(): Promise<void> {
    const { jobs, table, log } = this.options;
    try {
      await table.add(jobs.map(({ name }) => name));
      const due = await table.due();
      for (const job of jobs.filter(({ name }) => due.includes(name))) await this.run(job, true);
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) log.warn({ err: error }, 'jobs cannot be read, trying again');
      this.hasFailed = true;
    }
  }

  /** Starts a job now, also if the schedule is off. Resolves when the job runs, here or at another instance. */
  async runNow(name: JobName): Promise<void> {
    const job = this.options.jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    await this.run(job, false);
  }

  /** Stops the runs of this instance. Resolves when their leases are released, within a second. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort();
    await this.settled();
  }

  async settled(): Promise<void> {
    await Promise.all(this.runs);
  }

  private async run(job: Job, onlyIfDue: boolean): Promise<void> {
    const { table, createContext, log } = this.options;
    const { signal: stopping } = this.stopping;
    if (stopping.aborted) return;
    const run = await startJob(job, { table, context: createContext(), stopping, onlyIfDue });
    if (!run) return;
    const ended = run.ended.catch((error: unknown) =>
      log.error({ err: error, job: job.name }, `the end of job ${job.name} was not stored`),
    );
    this.runs.add(ended);
    void ended.then(() => this.runs.delete(ended));
  }

  private checkAfter(milliseconds: number): void {
    this.timer = setTimeout(async () => {
      await this.check();
      if (!this.stopping.signal.aborted) this.checkAfter(CHECK_MS);
    }, milliseconds).unref();
  }
}
