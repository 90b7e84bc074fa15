import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.ts';

// Before anything else is loaded: compiled code is kept from one start to the next, and React and graphql leave out what
// they check for developers. Both ask only once.
enableCompileCache(join(ROOT, 'dist/api/.compiled'));
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
try {
  await import('./start.ts');
} catch (error) {
  const { describeStartError } = await import('./start-error.ts');
  const msg = `The product did not start. ${describeStartError(error, process.env)}`;
  // As the log is written: a line of JSON, or plain where a person watches.
  process.stderr.write(`${process.stderr.isTTY ? msg : JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`);
  process.exit(1);
}
