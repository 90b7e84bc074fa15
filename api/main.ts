import { executionAsyncResource } from 'node:async_hooks';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/**
 * One entry of Node's queue of ticks, for as long as the process lives. The engine forgets the shape of objects that
 * nobody holds when it collects garbage; code that has met a shape once more under another name is slow for ever, and
 * each answer takes several ticks: a tenth of the processor. Exported, or the bundler would leave out what nobody reads.
 */
export let keptTick: object | undefined;
process.nextTick(() => {
  keptTick = executionAsyncResource();
});

// Before anything else is loaded: compiled code is kept from one start to the next, and React and graphql leave out what
// they check for developers. Both ask only once.
enableCompileCache(join(ROOT, 'dist/api/.compiled'));
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
try {
  await import('./start.ts');
} catch (error) {
  const { describeStartFailure } = await import('./start-failure.ts');
  const msg = `The product did not start. ${describeStartFailure(error, process.env)}`;
  // As the log is written: a line of JSON, or plain where a person watches.
  process.stderr.write(`${process.stderr.isTTY ? msg : JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`);
  process.exit(1);
}
