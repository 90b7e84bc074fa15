import { DEFAULT_LIMIT, DEFAULT_PAGE, PAGE_MAX, VERSIONS_PER_BROWSER } from './limits.ts';

/** A page of a list: `page` starts at 1, `limit` is the number of rows of a page. */
export interface Page {
  page: number;
  limit: number;
}

/** The requested page, with the defaults of spec §7; null if a number is out of range. */
export function pageOf(page: number | null | undefined, limit: number | null | undefined): Page | null {
  const request = { page: page ?? DEFAULT_PAGE, limit: limit ?? DEFAULT_LIMIT };
  const isInRange =
    request.page >= 1 && request.page <= PAGE_MAX && request.limit >= 1 && request.limit <= VERSIONS_PER_BROWSER;
  return isInRange ? request : null;
}
