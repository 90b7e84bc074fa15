import { setImmediate } from 'node:timers/promises';

/** How long a loop runs before other requests are answered, in milliseconds. */
const TURN_MS = 10;

/** Returns a function for long loops. It lets other requests be answered if the last pause was some time ago. */
export function createPause(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TURN_MS) return;
    await setImmediate();
    start = performance.now();
  };
}
