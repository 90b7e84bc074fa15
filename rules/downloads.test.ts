import { expect, test } from 'vitest';
import { utcDay } from './calendar.ts';
import { listDays, periodSpans } from './downloads.ts';

const LEAP_DAY = Date.UTC(2028, 1, 29, 23, 59);

test('the last thirty days end today, in UTC', () => {
  const spans = periodSpans('month', LEAP_DAY);
  expect(spans).toHaveLength(30);
  expect([spans[0], spans[28], spans[29]]).toEqual([
    { from: '2028-01-31', to: '2028-01-31' },
    { from: '2028-02-28', to: '2028-02-28' },
    { from: '2028-02-29', to: '2028-02-29' },
  ]);
  expect(periodSpans('week', LEAP_DAY)).toEqual(spans.slice(-7));
});

test('the last year has twelve whole months, also over the turn of a year', () => {
  const spans = periodSpans('year', LEAP_DAY);
  expect(spans).toHaveLength(12);
  expect([spans[0], spans[10], spans[11]]).toEqual([
    { from: '2027-03-01', to: '2027-03-31' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
  ]);
  expect(spans.flatMap(listDays)).toHaveLength(366);
});

test('a day of a span is a day in UTC', () => {
  expect(listDays({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(listDays({ from: utcDay(LEAP_DAY), to: utcDay(LEAP_DAY) })).toEqual(['2028-02-29']);
});
