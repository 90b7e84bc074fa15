import { type AdminPageName, PAGES, recordPath } from '#rules/pages.ts';
import { homePath, slideHash } from '../../paths.ts';

/** The form on the page of a list; without an id that of a new record. */
export function formPath(page: AdminPageName, id?: number) {
  return `${PAGES[page].path}?${id === undefined ? 'add' : `edit=${id}`}`;
}

/** The home page, which begins with the slide. */
export function slidePath(id: number) {
  return homePath() + slideHash(id);
}

export const VERSION_FORMS = ['add', 'release', 'edit', 'files', 'proposal'] as const;

/**
 * A form on the page of a browser's versions. The id is that of a version or a proposal; null without a valid one. A
 * release is that after the one of the version, or else after the newest. The files are those of its release.
 */
export interface VersionFormView {
  kind: (typeof VERSION_FORMS)[number];
  id: number | null;
}

export function versionFormPath(browserId: number, kind: VersionFormView['kind'], id?: number) {
  return `${recordPath('adminVersions', browserId)}?${id ? `${kind}=${id}` : kind}`;
}
