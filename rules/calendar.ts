export const DAY_MS = 24 * 60 * 60_000;

/** YYYY-MM-DD. */
export function utcDay(milliseconds: number) {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

const MONTH_NAME = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, month) => MONTH_NAME.format(Date.UTC(2000, month)).toLowerCase());

const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+)?';
/** Of two numbers beside the year, the first is the month if the second cannot be one or is the same. */
const DATES = [
  '(?<year>\\d{4})[-/., ]+(?<month>\\d{1,2}|[a-z]{3,})[-/., ]+(?<day>\\d{1,2})',
  `${WEEKDAY}(?<day>\\d{1,2})[-/., ]+(?<month>[a-z]{3,})[-/., ]+(?<year>\\d{4})`,
  `${WEEKDAY}(?<month>[a-z]{3,})[-/., ]+(?<day>\\d{1,2})[-/., ]+(?:\\d\\d:[\\d:]+ )?(?<year>\\d{4})`,
  '(?<month>\\d{1,2})[-/., ](?<day>1[3-9]|[23]\\d|\\k<month>)[-/., ](?<year>\\d{4})',
].map((date) => new RegExp(`^${date}(?!\\d)`, 'iu'));

/**
 * YYYY-MM-DD of a date as `Date.parse` reads it or as Chinese spreadsheets write it, also with a time. The day is the
 * written one, in whatever time zone. Null if there is none, or if its day and month could be exchanged.
 */
export function calendarDateOf(text: string): string | null {
  const written = text.trim().replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日$/u, '$1/$2/$3');
  const { year, month = '', day = '' } = DATES.map((date) => date.exec(written)?.groups).find(Boolean) ?? {};
  if (!Number(year) || Number.isNaN(Date.parse(written))) return null;
  const number = Number(month) || MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  const date = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
  // Some engines read 30 February as a day in March.
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : null;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/iu;
/** The end of the year 9999; later times have another format. */
const TIME_MAX = 253_402_300_799_999;

/** ISO 8601 with an offset or `Z`; null if it is blank or not valid. */
export function parseTime(text: string | null): Date | null {
  if (!text || !TIME.test(text.trim()) || !calendarDateOf(text.trim().slice(0, 10))) return null;
  const time = Date.parse(text.trim());
  return time >= 0 && time <= TIME_MAX ? new Date(time) : null;
}
