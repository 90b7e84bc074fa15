import { ID_MAX } from '../rules/limits.ts';
import { PAGES, recordPath } from '../rules/pages.ts';
import type { Language, Platform, Sort, View } from '../rules/vocabulary.ts';

/** What the home page's address can say. */
export interface HomeQuery {
  platform?: Platform | null;
  q?: string | null;
  sort?: Sort;
  view?: View;
  after?: string | null;
}

/** `/`, with the filters that differ from their defaults. */
export function homePath({ platform, q, sort, view, after }: HomeQuery = {}): string {
  return withQuery(PAGES.home.path, { platform, q, sort: sort === 'default' ? null : sort, view: view === 'grid' ? null : view, after });
}

/** The page of a browser, with the tab of a platform opened. */
export function browserPath(id: number, platform?: Platform | null): string {
  return withQuery(recordPath('browser', id), { platform });
}

export function versionPath(id: number): string {
  return recordPath('version', id);
}

/** The list of browsers with the form of one in its place. */
export function editBrowserPath(id: number): string {
  return withQuery(PAGES.adminBrowsers.path, { edit: String(id) });
}

/** The list of browsers with the form of a new one in its place. */
export function addBrowserPath(): string {
  return `${PAGES.adminBrowsers.path}?add`;
}

/** The list of custom codes with the form of one in its place. */
export function editCustomCodePath(id: number): string {
  return withQuery(PAGES.adminCodes.path, { edit: String(id) });
}

/** The list of custom codes with the form of a new one in its place. */
export function addCustomCodePath(): string {
  return `${PAGES.adminCodes.path}?add`;
}

/** The versions of a browser, to keep them. */
export function adminVersionsPath(browserId: number): string {
  return recordPath('adminVersions', browserId);
}

/** The id in an address: decimal digits without leading zeros; null when it is none. */
export function idInPath(text: string | undefined): number | null {
  const id = /^[1-9]\d*$/u.test(text ?? '') ? Number(text) : ID_MAX + 1;
  return id <= ID_MAX ? id : null;
}

/** Counts a download and leads to it; mirror 0 is the main link. */
export function downloadPath(id: number, mirror: number): string {
  return withQuery(`${versionPath(id)}/download`, { mirror: mirror === 0 ? null : String(mirror) });
}

/** The same address in a language; null leaves it to what the visitor chose before. */
export function inLanguage(path: string, language: Language | null): string {
  const url = new URL(`http://site${path}`);
  if (language) url.searchParams.set('lang', language);
  else url.searchParams.delete('lang');
  return url.pathname + url.search + url.hash;
}

/** The address search engines should know: English without a parameter, Chinese with `?lang=zh` (design §4). */
export function canonicalPath(path: string, language: Language): string {
  return inLanguage(path, language === 'en' ? null : language);
}

function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return search.size > 0 ? `${path}?${search}` : path;
}
