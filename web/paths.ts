import { idsIn } from '#rules/compare.ts';
import { ID_MAX, SEARCH_TEXT_MAX, TAGS_PER_FILTER } from '#rules/limits.ts';
import { FEED_PATHS, PAGES, queryText, recordPath } from '#rules/pages.ts';
import { filterTags } from '#rules/tag.ts';
import {
  DEFAULT_VIEW,
  type Architecture,
  type Language,
  type Platform,
  type ReleaseChannel,
  type Sort,
  type View,
  PLATFORMS,
  RELEASE_CHANNELS,
  SORTS,
  VIEWS,
  memberOf,
} from '#rules/vocabulary.ts';

export interface HomeFilters {
  platform: Platform | null;
  /** Browsers must have all of them. */
  tags: string[];
  q: string | null;
  sort: Sort;
  view: View;
  after: string | null;
}

export function homePath({ platform, tags = [], q, sort, view, after }: Partial<HomeFilters> = {}) {
  return withQuery(PAGES.home.path, {
    platform,
    tag: filterTags(tags.join()).join(),
    q,
    sort: sort === 'default' ? null : sort,
    view: view === DEFAULT_VIEW ? null : view,
    after,
  });
}

export function browserPath(id: number, platform?: Platform | null, hasAllVersions = false) {
  return withQuery(recordPath('browser', id), { platform, versions: hasAllVersions ? 'all' : null });
}

/** Of the page of a browser; otherwise it shows the first ones. */
export function showsAllVersions(query: string) {
  return new URLSearchParams(query).get('versions') === 'all';
}

export function previewPath(path: string) {
  return withParameter(path, 'preview', '1');
}

export function slideHash(id: number) {
  return `#slide-${id}`;
}

export function versionPath(id: number) {
  return recordPath('version', id);
}

export function comparePath(ids: readonly number[], differencesOnly = false) {
  return withQuery(PAGES.compare.path, { ids: ids.join(), diff: differencesOnly ? '1' : null });
}

export interface NewFilters {
  platform: Platform | null;
  releaseChannel: ReleaseChannel | null;
  /** The ids of browsers; none for all. */
  browsers: number[];
}

export function newFilters(query: string): NewFilters {
  const search = new URLSearchParams(query);
  return {
    platform: memberOf(PLATFORMS, search.get('platform')) ?? null,
    releaseChannel: memberOf(RELEASE_CHANNELS, search.get('channel')) ?? null,
    browsers: idsIn(search.getAll('browsers').join()),
  };
}

const newQuery = ({ platform, releaseChannel, browsers = [] }: Partial<NewFilters>) => ({
  platform,
  channel: releaseChannel,
  browsers: browsers.join(),
});

export function newPath(filters: Partial<NewFilters> = {}) {
  return withQuery(PAGES.new.path, newQuery(filters));
}

export function feedPath(format: 'atom' | 'json', filters: Partial<NewFilters>, language: Language) {
  return withQuery(FEED_PATHS[format], { ...newQuery(filters), lang: language === 'en' ? null : language });
}

/** Decimal digits without leading zeros; null for any other text. */
export function idInPath(text: string | null | undefined) {
  const id = /^[1-9]\d*$/u.test(text ?? '') ? Number(text) : ID_MAX + 1;
  return id <= ID_MAX ? id : null;
}

/** The server finds the file, by what the browser sends where nothing is given. */
export function browserDownloadPath(
  id: number,
  system: { platform: Platform; architecture?: Architecture | null } | null,
) {
  return withQuery(`${recordPath('browser', id)}/download`, { ...system });
}

/** 0 is the main link; by default the first that is not dead. */
export function downloadPath(id: number, mirror?: number) {
  return withQuery(`${versionPath(id)}/download`, { mirror: mirror?.toString() });
}

/** null removes the parameter, so that the visitor's stored language is used. */
export function inLanguage(path: string, language: Language | null) {
  return withParameter(path, 'lang', language);
}

function withParameter(path: string, name: string, value: string | null) {
  const url = new URL(`http://site${path}`);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  const query = queryText(url.searchParams);
  return url.pathname + (query && `?${query}`) + url.hash;
}

/** English without a parameter, Chinese with `?lang=zh`. */
export function canonicalPath(path: string, language: Language) {
  return inLanguage(path, language === 'en' ? null : language);
}

/** Without the values that are empty. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | null | undefined>>) {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );
  return search.size > 0 ? `${path}?${queryText(search)}` : path;
}

/** Unknown values mean the default. */
export function homeFilters(query: string): HomeFilters {
  const search = new URLSearchParams(query);
  return {
    platform: memberOf(PLATFORMS, search.get('platform')) ?? null,
    tags: filterTags(search.getAll('tag').join()),
    q: search.get('q')?.trim().slice(0, SEARCH_TEXT_MAX) || null,
    sort: memberOf(SORTS, search.get('sort')) ?? 'default',
    view: memberOf(VIEWS, search.get('view')) ?? DEFAULT_VIEW,
    after: search.get('after') || null,
  };
}

export function hasFilters({ platform, tags, q }: HomeFilters) {
  return platform !== null || tags.length > 0 || q !== null;
}

/** If there are too many tags, the last one is replaced. */
export function withTag(filters: HomeFilters, id: string) {
  const others = filters.tags.filter((tag) => tag !== id).slice(0, TAGS_PER_FILTER - 1);
  return { ...filters, after: null, tags: [...others, id] };
}

export function withoutTag(filters: HomeFilters, id: string) {
  return { ...filters, after: null, tags: filters.tags.filter((tag) => tag !== id) };
}
