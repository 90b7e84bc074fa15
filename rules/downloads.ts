import { DAY_MS, utcDay } from './calendar.ts';

/**
 * `file`: the version's link led to the download URL; `mirror`: it led to a mirror; `browser`: the browser's link,
 * which chooses the file.
 */
export const DOWNLOAD_KINDS = ['file', 'mirror', 'browser'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** The last 7 days, the last 30 days, or the last 12 months, with today. */
export const DOWNLOAD_PERIODS = ['week', 'month', 'year'] as const;
export type DownloadPeriod = (typeof DOWNLOAD_PERIODS)[number];

const DAYS = { week: 7, month: 30 } as const;
const MONTHS_OF_YEAR = 12;

/** The first and the last day of a day or a month (YYYY-MM-DD). */
export interface Span {
  from: string;
  to: string;
}

/** The days or months of a period in UTC, the oldest first. The last one contains `now`. */
export function periodSpans(period: DownloadPeriod, now: number): Span[] {
  const today = new Date(now);
  const at = (month: number, day: number) => utcDay(Date.UTC(today.getUTCFullYear(), month, day));
  const [month, date] = [today.getUTCMonth(), today.getUTCDate()];
  if (period === 'year')
    return countedDown(MONTHS_OF_YEAR, (ago) => ({ from: at(month - ago, 1), to: at(month - ago + 1, 0) }));
  return countedDown(DAYS[period], (ago) => ({ from: at(month, date - ago), to: at(month, date - ago) }));
}

function countedDown<T>(length: number, make: (ago: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(length - 1 - index));
}

/** The days of a span, YYYY-MM-DD. */
export function listDays({ from, to }: Span): string[] {
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = utcDay(Date.parse(day) + DAY_MS);
  return days;
}
