import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import type { ParseInput, ParseResult } from './kinds.ts';
import { SourceError } from './upstream-error.ts';

/** With the start of the process. The largest documents take less than 200. */
const TIME_MAX_MS = 5000;
/** The largest documents take less than 100. */
const HEAP_MAX_MB = 256;
/** The process ends after this time without work. */
const IDLE_MS = 5000;

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * In a process of its own, one source after the other: hostile documents would stop the server for seconds, and a thread
 * without memory would end it. Throws SourceError; `tooLarge` after too much time or memory.
 */
export async function parseApart(input: ParseInput) {
  const parsed = last.then(async () => parse(input));
  last = parsed.catch(() => null);
  const result = await parsed;
  if ('failure' in result) throw new SourceError(result.failure, { leftOut: result.leftOut });
  return result;
}

async function parse(input: ParseInput) {
  clearTimeout(idle);
  const parser = (child ??= start());
  const { promise, resolve, reject } = Promise.withResolvers<ParseResult>();
  const fail = () => resolve({ failure: 'tooLarge', leftOut: [] });
  parser.once('message', resolve).once('exit', fail).once('error', reject);
  const limit = setTimeout(() => parser.kill('SIGKILL'), TIME_MAX_MS);
  parser.send(input);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    parser.off('message', resolve).off('exit', fail).off('error', reject);
    idle = setTimeout(() => stop(parser), IDLE_MS).unref();
  }
}

/** Without the environment, which contains passwords. */
function start() {
  const started = fork(new URL(`parse-process${extname(import.meta.url)}`, import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: 'ignore',
  });
  started.once('exit', () => stop(started));
  started.unref();
  started.channel?.unref();
  return started;
}

function stop(parser: ChildProcess) {
  if (child === parser) child = null;
  if (parser.connected) parser.disconnect();
}
