import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatFileSize, formatRelativeTime, previewFeatures } from './format.ts';

describe('file size', () => {
  it.each([
    ['0', '0.00 B'],
    ['1023', '1023.00 B'],
    ['1024', '1.00 KB'],
    ['155093344', '147.91 MB'],
    ['1073741824', '1.00 GB'],
    ['1099511627776', '1.00 TB'],
    ['1125899906842624', '1024.00 TB'],
  ])('shows %s bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });

  it('leaves text that is no number as it is', () => {
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
  ])('shows %i as %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const minute = 60;
  const hour = 60 * minute;
  const day = 24 * hour;

  it('leaves the words for less than 60 seconds to the interface', () => {
    expect(formatRelativeTime(ago(59), now, 'en')).toBeNull();
    expect(formatRelativeTime(ago(-30), now, 'en')).toBeNull();
  });

  it.each([
    [minute, '1 minute ago', '1分钟前'],
    [59 * minute, '59 minutes ago', '59分钟前'],
    [hour, '1 hour ago', '1小时前'],
    [23 * hour, '23 hours ago', '23小时前'],
    [day, '1 day ago', '1天前'],
    [30 * day - 1, '29 days ago', '29天前'],
  ])('after %i seconds says %s', (seconds, english, chinese) => {
    expect(formatRelativeTime(ago(seconds), now, 'en')).toBe(english);
    expect(formatRelativeTime(ago(seconds), now, 'zh')).toBe(chinese);
  });

  it('gives the full date from 30 days on', () => {
    expect(formatRelativeTime(ago(30 * day), now, 'en', 'UTC')).toBe('October 21, 2026');
    expect(formatRelativeTime(ago(30 * day), now, 'zh', 'UTC')).toBe('2026年10月21日');
  });
});

describe('date', () => {
  it('keeps a calendar date on its day in every time zone', () => {
    expect(formatDate('2026-09-02', 'en', 'Pacific/Honolulu')).toBe('September 2, 2026');
  });
});

describe('feature preview', () => {
  it('shows the first 3 lines and counts the others', () => {
    expect(previewFeatures('a\nb\n\n c \nd\ne')).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  });

  it('says nothing of more where there is none', () => {
    expect(previewFeatures('a\nb\nc')).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
  });
});
