import { DEFAULT_LIMIT, DEFAULT_PAGE, VERSIONS_PER_BROWSER } from './limits.ts';

/** A page of a list: `page` counts from 1, `limit` rows a page. */
export interface Page {
  page: number;
  limit: number;
}

/** The page that was asked for, with the defaults of spec §7; null when a number is out of range. */
export function pageOf(page: number | null | undefined, limit: number | null | undefined): Page | null {
  const asked = { page: page ?? DEFAULT_PAGE, limit: limit ?? DEFAULT_LIMIT };
  const inRange = asked.page >= 1 && asked.page <= 1_000_000 && asked.limit >= 1 && asked.limit <= VERSIONS_PER_BROWSER;
  return inRange ? asked : null;
}
