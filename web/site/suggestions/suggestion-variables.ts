import { SEARCH_TEXT_MAX, SUGGESTIONS } from '#rules/limits.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { withoutTag, type HomeFilters } from '../../paths.ts';

export interface NotFoundRequest {
  search?: string | null;
  versionId?: number;
  filters?: HomeFilters;
  platform?: Platform | null;
}

export const FEATURED = { featured: true, first: SUGGESTIONS };
/** If no browser is featured. */
export const MOST_DOWNLOADED = { sort: 'downloads', first: SUGGESTIONS } as const;

export function similarVariables(search: string) {
  return { search, first: SUGGESTIONS };
}

export function countVariables({ platform, tags, q }: HomeFilters) {
  return { platform, tags, search: q };
}

/** One filter, and all others. */
export interface RemovedFilter {
  platform?: Platform;
  tag?: string;
  q?: string;
  others: HomeFilters;
}

/** Without each one of them; empty with a single filter, because then nothing is left. */
export function withFewerFilters(filters: HomeFilters): RemovedFilter[] {
  const { platform, tags, q } = filters;
  const all = [
    ...(platform ? [{ platform, others: { ...filters, platform: null, after: null } }] : []),
    ...tags.map((tag) => ({ tag, others: withoutTag(filters, tag) })),
    ...(q ? [{ q, others: { ...filters, q: null, after: null } }] : []),
  ];
  return all.length > 1 ? all : [];
}

export function searchInPath(part: string | undefined): string | null {
  return part?.replace(/\p{Cc}/gu, ' ').slice(0, SEARCH_TEXT_MAX) || null;
}

/** Decoded; empty if it is invalid. */
export function lastPart(pathname: string) {
  try {
    return decodeURIComponent(pathname.split('/').findLast(Boolean) ?? '');
  } catch {
    return '';
  }
}
