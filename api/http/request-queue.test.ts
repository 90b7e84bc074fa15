import type { FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

/**
 * Lets requests enter a queue in this order. Resolves with those that started, in their order, and those that were
 * refused.
 */
async function enterAll(requests: readonly { name: string; ip: string; isGone?: boolean }[], maxWaiting = 100) {
  const queue = createRequestQueue({ maxRunning: 1, maxWaiting, turnsBetween: 1 });
  const started: string[] = [];
  const refused: string[] = [];
  const entered = requests.map(async ({ name, ip, isGone = false }) => {
    const request = { actor: 'visitor', ip } as FastifyRequest;
    await queue.enter(request, { raw: { destroyed: isGone } } as FastifyReply).then(
      () => {
        started.push(name);
        queue.leave(request);
      },
      () => refused.push(name),
    );
  });
  await Promise.all(entered);
  return { started, refused };
}

const from = (ip: string, names: string) => [...names].map((name) => ({ name, ip }));

test('the addresses of clients take turns', async () => {
  const { started } = await enterAll([
    ...from('192.0.2.1', 'abcd'),
    ...from('192.0.2.2', 'xy'),
    ...from('192.0.2.3', 'z'),
  ]);
  expect(started.join('')).toBe('axzbycd');
});

test('the networks of IPv6 take turns, not their addresses', async () => {
  const { started } = await enterAll([
    ...from('2001:db8::1', 'a'),
    ...from('2001:db8::2', 'b'),
    ...from('2001:db9::1', 'x'),
  ]);
  expect(started.join('')).toBe('axb');
});

test('when too many wait, the client with the most is refused, and its newest request first', async () => {
  const { started, refused } = await enterAll([...from('192.0.2.1', 'abcd'), ...from('192.0.2.2', 'x')], 3);
  expect([started.join(''), refused.join('')]).toEqual(['axb', 'dc']);
});

test('a client that has gone takes no turn', async () => {
  const { started, refused } = await enterAll([
    { name: 'a', ip: '192.0.2.1', isGone: true },
    ...from('192.0.2.2', 'x'),
  ]);
  expect([started, refused]).toEqual([['x'], ['a']]);
});

/** How many turns of the event loop are between the starts of two requests, where each takes so many milliseconds. */
async function turnsBetween(milliseconds: number): Promise<number> {
  // Clocks of the machine do not count, so that a busy machine has the same turns.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createRequestQueue();
  let turns = 0;
  const over = new AbortController();
  const otherWork = async () => {
    for (; !over.signal.aborted; turns += 1) {
      vi.advanceTimersByTime(milliseconds);
      await nextTurn();
    }
  };
  const working = otherWork();
  const [first = NaN, second = NaN] = await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map(async (ip) => {
      await queue.enter({ actor: 'visitor', ip } as FastifyRequest, { raw: { destroyed: false } } as FastifyReply);
      return turns;
    }),
  );
  over.abort();
  await working;
  return second - first;
}

test('new connections get 30 turns of the event loop between two requests', async () => {
  expect(await turnsBetween(1)).toBeGreaterThanOrEqual(30);
});

test('visitors wait a tenth of a second between two requests where writes fill the turns', async () => {
  expect(await turnsBetween(20)).toBeLessThan(15);
});
