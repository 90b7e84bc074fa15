import { DAY_MS, utcDay } from './calendar.ts';

/** Whether the link of a version led to its file or to a mirror, or the link of a browser was used. */
export const DOWNLOAD_KINDS = ['file', 'mirror', 'browser'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** The last 7 days, 30 days or 12 months, today included. */
export const DOWNLOAD_PERIODS = ['week', 'month', 'year'] as const;
export type DownloadPeriod = (typeof DOWNLOAD_PERIODS)[number];

const DAYS = { week: 7, month: 30 } as const;
const MONTHS_OF_YEAR = 12;

/** The first and the last day, YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
}

/** In UTC, the oldest first. The last one contains `now`. */
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

export function listDays({ from, to }: Span): string[] {
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = utcDay(Date.parse(day) + DAY_MS);
  return days;
}
