export const DAY_MS = 24 * 60 * 60_000;

/** YYYY-MM-DD. */
export function utcDay(milliseconds: number) {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** YYYY-MM-DD of a date or time text; null if it is not valid. */
export function calendarDateOf(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(text.trim())?.[0];
  if (!day) return null;
  const date = new Date(text.trim().length === 10 ? `${day}T00:00:00Z` : text.trim());
  if (Number.isNaN(date.getTime())) return null;
  // Some engines read 30 February as a day in March.
  return new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : null;
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
