import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';

/** The process ends after this time without work. */
const IDLE_MS = 5000;

interface Limits {
  /** With the start of the process. */
  timeMs: number;
  heapMb: number;
}

/** What a process receives, and what it sends. */
interface Work {
  input: object;
  part: unknown;
}

type Message<Part> = { part: Part } | { isEnd: true };

/**
 * Does work in a process of its own, one piece after the other: hostile texts would stop the server for seconds, and a
 * thread without memory would end it. `name` is the file of the process beside the one with the address `url`. The
 * result has the parts that `answerParts` sends, or is null after too much time or memory.
 */
export function createProcess<T extends Work>(url: string, name: string, { timeMs, heapMb }: Limits) {
  const file = new URL(`${name}${extname(url)}`, url);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function work(input: T['input']) {
    clearTimeout(idle);
    const worker = (child ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<T['part'][] | null>();
    const parts: T['part'][] = [];
    const receive = (message: Message<T['part']>) =>
      'part' in message ? void parts.push(message.part) : resolve(parts);
    const fail = () => resolve(null);
    worker.on('message', receive).once('exit', fail).once('error', reject);
    const limit = setTimeout(() => worker.kill('SIGKILL'), timeMs);
    worker.send(input);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      worker.off('message', receive).off('exit', fail).off('error', reject);
      idle = setTimeout(() => stop(worker), IDLE_MS).unref();
    }
  }

  /** Without the environment, which contains passwords. */
  function start() {
    const started = fork(file, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: {},
      serialization: 'advanced',
      stdio: 'ignore',
    });
    started.once('exit', () => stop(started));
    started.unref();
    started.channel?.unref();
    return started;
  }

  function stop(worker: ChildProcess) {
    if (child === worker) child = null;
    if (worker.connected) worker.disconnect();
  }

  return async (input: T['input']) => {
    const done = last.then(async () => work(input));
    last = done.catch(() => null);
    return done;
  };
}

/** In the process itself. Each part is received in a turn of its own. */
export function answerParts<T extends Work>(work: (input: T['input']) => AsyncIterable<T['part']>) {
  const send = (message: Message<T['part']>) => process.send?.(message);
  process.on('message', async (input: T['input']) => {
    for await (const part of work(input)) send({ part });
    send({ isEnd: true });
  });
}
