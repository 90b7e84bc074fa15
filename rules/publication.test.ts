import { describe, expect, test } from 'vitest';
import { PUBLICATION, checkPeriod, publicationAt, publicationState } from './records/publication.ts';
import { checkRecord, storedRecord } from './records/fields.ts';

const [FROM, UNTIL] = [new Date('2026-12-01T08:00:00Z'), new Date('2026-12-02T08:00:00Z')];
const period = { isDraft: false, visibleFrom: FROM, visibleUntil: UNTIL };

describe('what visitors see', () => {
  test.each([
    ['before the period', FROM.getTime() - 1, { isPublished: false, dueAt: FROM }, 'scheduled'],
    ['at its start', FROM.getTime(), { isPublished: true, dueAt: UNTIL }, 'public'],
    ['before its end', UNTIL.getTime() - 1, { isPublished: true, dueAt: UNTIL }, 'public'],
    ['at its end', UNTIL.getTime(), { isPublished: false, dueAt: null }, 'expired'],
  ])('%s', (_when, now, expected, state) => {
    expect(publicationAt(period, now)).toEqual(expected);
    expect(publicationState(period, now)).toBe(state);
    expect(publicationAt({ ...period, isDraft: true }, now)).toEqual({ isPublished: false, dueAt: null });
  });

  test('a record without times is public', () => {
    expect(publicationAt({ isDraft: false, visibleFrom: null, visibleUntil: null }, 0)).toEqual({
      isPublished: true,
      dueAt: null,
    });
  });
});

describe('the input', () => {
  const issuesOf = (visibleFrom: string | null, visibleUntil: string | null) => {
    const input = { isDraft: false, visibleFrom, visibleUntil };
    return checkRecord(PUBLICATION, input, checkPeriod(input));
  };

  test.each(['2026-12-01T08:00Z', '2026-12-01T08:00:00.123Z', '2026-12-01T16:00:00+08:00', '', null])(
    'takes the time %s',
    (time) => expect(issuesOf(time, null)).toEqual({}),
  );

  test.each([
    '2026-12-01',
    '2026-12-01T08:00',
    '2026-13-01T08:00Z',
    '2026-02-30T08:00Z',
    'tomorrow',
    '0000-01-01T00:00Z',
    '9999-12-31T23:59-01:00',
  ])('refuses %s', (time) => {
    expect(issuesOf(time, null)).toEqual({ visibleFrom: { key: 'visibleFromInvalid' } });
    expect(issuesOf(null, time)).toEqual({ visibleUntil: { key: 'visibleUntilInvalid' } });
  });

  test('the end is after the start', () => {
    expect(issuesOf('2026-12-01T08:00Z', '2026-12-01T16:00+08:00')).toEqual({
      visibleUntil: { key: 'visibleUntilNotAfterFrom' },
    });
    expect(issuesOf('2026-12-01T08:00Z', '2026-12-01T08:01Z')).toEqual({});
  });

  test('is stored in UTC', () => {
    const stored = storedRecord(
      PUBLICATION,
      { isDraft: true, visibleFrom: ' 2026-12-01T16:00:00+08:00', visibleUntil: '' },
      '',
    );
    expect(stored).toEqual({ isDraft: true, visibleFrom: FROM, visibleUntil: null });
  });
});
