/**
 * Repeats work every `interval` milliseconds, one call at a time. Of several failures in a row only the first is
 * reported.
 */
export function repeatWork(work: () => Promise<unknown>, interval: number, onFailure: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let hasFailed = false;

  async function callOnce() {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    }
  }

  /** Calls the work now, unless it runs. Resolves when it has ended. */
  async function call() {
    running ??= callOnce().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    call,

    start(delay = interval) {
      timer = setTimeout(() => {
        void call();
        timer = setInterval(() => void call(), interval).unref();
      }, delay).unref();
    },

    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
