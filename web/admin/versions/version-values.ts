import { DEFAULT_PUBLICATION } from '../../../rules/publication.ts';
import { DEFAULT_VERSION, type VersionInput } from '../../../rules/version.ts';
import { formValues } from '../form/form-values.ts';
import { localToday } from '../form/local-time.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

/** The values of the form for a stored version. */
export function formValuesOf(browserId: number, version: AdminVersionFragment): VersionInput {
  return formValues({ ...version, browserId }, DEFAULT_VERSION);
}

/** The initial values for a new version, released today. */
export function newValues(browserId: number): VersionInput {
  return { ...DEFAULT_VERSION, browserId, releaseDate: localToday() };
}

/** The initial values for a copy, without the fields that describe a single file or release. */
export function copiedValues(browserId: number, version: AdminVersionFragment): VersionInput {
  return {
    ...formValuesOf(browserId, version),
    releaseDate: localToday(),
    releaseDateIsFirstSeen: false,
    updateType: null,
    fileSize: null,
    sha256: null,
    pinned: null,
    ...DEFAULT_PUBLICATION,
  };
}
