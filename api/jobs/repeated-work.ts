import type { JobLog } from './job.ts';

/** Work that is repeated, one call at a time. Of several failures in a row only the first is logged. */
export class RepeatedWork {
  private readonly work: () => Promise<unknown>;
  private readonly interval: number;
  private readonly logFailure: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private hasFailed = false;

  /** `interval` in milliseconds. */
  constructor(work: () => Promise<unknown>, interval: number, log: Pick<JobLog, 'warn'>, failure: string) {
    this.work = work;
    this.interval = interval;
    this.logFailure = (error) => log.warn({ err: error }, `${failure}, trying again`);
  }

  start(delay = this.interval) {
    this.timer = setTimeout(() => {
      void this.call();
      this.timer = setInterval(() => void this.call(), this.interval).unref();
    }, delay).unref();
  }

  async stop() {
    clearTimeout(this.timer);
    clearInterval(this.timer);
    await this.running;
  }

  /** Calls the work now, unless it runs. Resolves when it has ended. */
  async call() {
    this.running ??= this.callOnce().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  private async callOnce() {
    try {
      await this.work();
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) this.logFailure(error);
      this.hasFailed = true;
    }
  }
}
