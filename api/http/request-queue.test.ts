import type { FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

/**
 * Lets requests enter a queue in this order. Resolves with those that started, in their order, and those that were
 * refused.
 */
async function enterAll(requests: readonly { name: string; ip: string; isGone?: boolean }[], maxWaiting = 100) {
  const queue = createRequestQueue({ maxRunning: 1, maxWaiting });
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

test('before each request there is a pause, in which others are served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createRequestQueue();
  const started: string[] = [];
  const entered = ['192.0.2.1', '192.0.2.2'].map(async (ip) => {
    await queue.enter({ actor: 'visitor', ip } as FastifyRequest, { raw: { destroyed: false } } as FastifyReply);
    started.push(ip);
  });
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    return [...started];
  };
  expect(await turns()).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(await turns()).toEqual(['192.0.2.1']);
  vi.advanceTimersToNextTimer();
  await Promise.all(entered);
  expect(started).toEqual(['192.0.2.1', '192.0.2.2']);
});
