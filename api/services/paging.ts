import { DEFAULT_LIMIT, DEFAULT_PAGE, PAGE_MAX, SEARCH_TEXT_MAX, VERSIONS_PER_BROWSER } from '#rules/limits.ts';
import { AppError } from '../errors.ts';

export interface Page {
  page: number;
  limit: number;
}

/** With the defaults of spec §7. Throws BAD_REQUEST. */
export function pageOf(page: number | null | undefined, limit: number | null | undefined): Page {
  const request = { page: page ?? DEFAULT_PAGE, limit: limit ?? DEFAULT_LIMIT };
  assertInRange(request.page, PAGE_MAX);
  assertInRange(request.limit, VERSIONS_PER_BROWSER);
  return request;
}

/** Throws BAD_REQUEST. */
export function assertSearchLength(search: string | null | undefined) {
  if (search && search.length > SEARCH_TEXT_MAX) throw new AppError('BAD_REQUEST', 'searchTooLong');
}

/** Throws BAD_REQUEST. */
export function assertInRange(number: number, max: number) {
  if (number < 1 || number > max) throw new AppError('BAD_REQUEST', 'invalidPage');
}
