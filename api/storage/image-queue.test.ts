import { expect, test } from 'vitest';
import { withImageLock } from './image-queue.ts';

test('one picture is processed at a time, an upload before all waiting variants, and too many variants are refused at once', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const processed: string[] = [];
  const process = async (kind: 'upload' | 'variant', name: string) =>
    withImageLock(kind, async () => {
      await isReleased;
      processed.push(name);
    });
  const names = Array.from({ length: 65 }, (_, index) => `variant ${index}`);
  const accepted = names.map(async (name) => process('variant', name));
  await expect(process('variant', 'one too many')).rejects.toThrow('Too many image variants are waiting');
  const upload = process('upload', 'upload');
  expect(processed).toEqual([]);
  release();
  await Promise.all([...accepted, upload]);
  expect(processed).toEqual(['variant 0', 'upload', ...names.slice(1)]);
});
