import { PAGES, recordPath } from '#rules/pages.ts';
import { homePath, slideHash } from '../paths.ts';

/** A path with a query of the values that are not empty. */
export function pathWith(path: string, values: Readonly<Record<string, string | number | null | undefined>>) {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export function adminVersionsPath(browserId: number) {
  return recordPath('adminVersions', browserId);
}

export function adminFactsPath(browserId: number) {
  return recordPath('adminFacts', browserId);
}

export function adminSourcesPath(browserId: number) {
  return recordPath('adminSources', browserId);
}

// The forms are on the pages of their lists.

export const ADD_BROWSER_PATH = `${PAGES.adminBrowsers.path}?add`;

export function editBrowserPath(id: number) {
  return `${PAGES.adminBrowsers.path}?edit=${id}`;
}

export function editSlidePath(id: number) {
  return `${PAGES.adminSlides.path}?edit=${id}`;
}

/** The home page, which begins with the slide. */
export function slidePath(id: number) {
  return homePath() + slideHash(id);
}

export function editCustomCodePath(id: number) {
  return `${PAGES.adminCodes.path}?edit=${id}`;
}

/**
 * A form on the page of a browser's versions. The id is that of a version or a proposal; null without a valid one. A
 * release is that after the one of the version, or else after the newest. The files are those of its release.
 */
export type VersionFormView =
  | { kind: 'add'; id?: null }
  | { kind: 'edit' | 'files' | 'proposal' | 'release'; id: number | null };

export function versionFormPath(browserId: number, { kind, id }: VersionFormView) {
  return `${adminVersionsPath(browserId)}?${id ? `${kind}=${id}` : kind}`;
}
