import { setImmediate } from 'node:timers/promises';

/** In milliseconds. */
const TURN_MS = 10;

/** For long loops: lets other requests be answered if the last pause was some time ago. */
export function createPause(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TURN_MS) return;
    await setImmediate();
    start = performance.now();
  };
}
