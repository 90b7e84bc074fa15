import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

test('a time is shown in the local zone and stored in UTC', () => {
  const iso = new Date(2026, 11, 1, 8, 5).toISOString();
  expect(toLocalTime(iso)).toBe('2026-12-01T08:05');
  expect(fromLocalTime('2026-12-01T08:05')).toBe(iso);
  expect([toLocalTime(null), fromLocalTime('')]).toEqual(['', null]);
});
