import { describe, expect, it } from 'vitest';
import { ageOf, excerpt, formatCount, formatDate, formatFileSize, previewFeatures } from './format.ts';

describe('file size', () => {
  it.each([
    ['0', '0.00 B'],
    ['1023', '1023.00 B'],
    ['1024', '1.00 KB'],
    ['155093344', '147.91 MB'],
    ['1073741824', '1.00 GB'],
    ['1099511627776', '1.00 TB'],
    ['1125899906842624', '1024.00 TB'],
  ])('§2.19 shows %s bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });

  it('§2.19 leaves text that is no number as it is', () => {
    expect(formatFileSize(' 194.62 MB ')).toBe('194.62 MB');
  });

  it('is empty where none is known', () => {
    expect([formatFileSize(null), formatFileSize(undefined), formatFileSize('')]).toEqual(['', '', '']);
  });
});

describe('count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [1250, '1.3k'],
    [123456, '123.5k'],
  ])('§9.19 shows %i as %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });
});

describe('§9.20 relative time', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const minute = 60;
  const hour = 60 * minute;
  const day = 24 * hour;

  it.each([
    [-30, 'now', 0],
    [59, 'now', 0],
    [minute, 'minute', 1],
    [hour - 1, 'minute', 59],
    [hour, 'hour', 1],
    [day - 1, 'hour', 23],
    [day, 'day', 1],
    [30 * day - 1, 'day', 29],
    [30 * day, 'date', 0],
  ])('after %i seconds is shown in the unit %s: %i', (seconds, unit, count) => {
    expect(ageOf(ago(seconds), now)).toEqual({ unit, count });
  });
});

describe('date', () => {
  it('is written in full, in the order of its language', () => {
    expect(formatDate('2026-10-21T12:00:00.000Z', 'en', 'UTC')).toBe('21 October 2026');
    expect(formatDate('2026-10-21T12:00:00.000Z', 'zh', 'UTC')).toBe('2026年10月21日');
  });

  it('keeps a calendar date on its day in every time zone', () => {
    expect(formatDate('2026-09-02', 'en')).toBe('2 September 2026');
  });
});

describe('§9.21 feature preview', () => {
  it('§3.9 shows the first 3 lines and counts the others', () => {
    expect(previewFeatures('a\nb\n\n c \nd\ne')).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  });

  it('says nothing of more where there is none', () => {
    expect(previewFeatures('a\nb\nc')).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
  });
});

describe('an excerpt', () => {
  it('is the text itself where that is short enough', () => {
    expect(excerpt('  One\n two ', 7)).toBe('One two');
  });

  it('ends with a whole word', () => {
    expect(excerpt('One two three four', 12)).toBe('One two…');
    expect(excerpt('One two, three', 9)).toBe('One two…');
    expect(excerpt('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it('ends with a whole character in Chinese', () => {
    expect(excerpt('浏览器可以阅读，也可以回答。', 9)).toBe('浏览器可以阅读…');
    expect(excerpt('𠮷'.repeat(10), 5)).toBe('𠮷𠮷𠮷𠮷…');
  });
});
