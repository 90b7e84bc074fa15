const DAY_MS = 24 * 60 * 60 * 1000;
/** After so many days without a confirmation, a file may no longer be the maker's newest one. */
const OLD_DAYS = 60;

interface DatedFile {
  /** YYYY-MM-DD. */
  releaseDate: string;
  /** ISO 8601; null if no update source names it. */
  confirmedAt: string | null;
}

/** `now` in milliseconds since 1970. */
export function isOldFile({ releaseDate, confirmedAt }: DatedFile, now: number) {
  const known = Math.max(Date.parse(releaseDate), confirmedAt ? Date.parse(confirmedAt) : 0);
  return now - known > OLD_DAYS * DAY_MS;
}
