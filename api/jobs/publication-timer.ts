import type { JobLog } from './job.ts';

/** How often the due records are looked for, in milliseconds. */
const INTERVAL = 2000;

/**
 * Publishes and hides records when their times come, every two seconds. It is no job of the job table, because it runs
 * also if the schedule of the jobs is off, without a line in the log.
 */
export class PublicationTimer {
  private readonly update: () => Promise<unknown>;
  private readonly log: Pick<JobLog, 'warn'>;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private hasFailed = false;

  constructor(update: () => Promise<unknown>, log: Pick<JobLog, 'warn'>) {
    this.update = update;
    this.log = log;
  }

  start() {
    this.timer = setInterval(() => void this.check(), INTERVAL).unref();
  }

  async stop() {
    clearInterval(this.timer);
    await this.running;
  }

  /**
   * Resolves when everything that is due is done. The first check is before the first response, so that no visitor sees
   * what has expired while no server ran. One check at a time, because a statement may wait for the database.
   */
  async check() {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  private async run() {
    try {
      await this.update();
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) this.log.warn({ err: error }, 'due records cannot be published, trying again');
      this.hasFailed = true;
    }
  }
}
