import { expect, onTestFinished, test, vi } from 'vitest';
import { createHostQueue } from './host-queue.ts';

const HOUR = 60 * 60_000;

test('a host that asks for years is silent for a day', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createHostQueue(() => 0);
  const run = async () => queue.run('vendor.example', new AbortController().signal, async () => 'done');
  await queue.pause('vendor.example', 100 * 365 * 24 * HOUR);
  vi.advanceTimersByTime(23 * HOUR);
  await expect(run()).rejects.toMatchObject({ code: 'retryLater' });
  vi.advanceTimersByTime(HOUR);
  await expect(run()).resolves.toBe('done');
});
