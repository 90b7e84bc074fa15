import { DEFAULT_VERSION, type VersionInput } from '../../../rules/version.ts';
import type { KeptVersionFragment } from './versions.generated.ts';

/** A stored version as the form edits it. */
export function valuesOf(browserId: number, version: KeptVersionFragment): VersionInput {
  return {
    browserId,
    versionNumber: version.versionNumber,
    releaseDate: version.releaseDate,
    platform: version.platform,
    architecture: version.architecture,
    releaseChannel: version.releaseChannel,
    updateType: version.updateType,
    minOsVersion: version.minOsVersion,
    fileSize: version.fileSize,
    features: { en: version.features.en, zh: version.features.zh },
    downloadUrl: version.downloadUrl,
    downloadMirrors: [...version.downloadMirrors],
    screenshots: [...version.screenshots],
    sha256: version.sha256,
    sourceUrl: version.sourceUrl,
  };
}

/** What the form of a new version begins with: released today. */
export function newValues(browserId: number): VersionInput {
  return { ...DEFAULT_VERSION, browserId, releaseDate: today() };
}

/** The start of the next version: everything of `version` but what belongs to its one file and its one day. */
export function copiedValues(browserId: number, version: KeptVersionFragment): VersionInput {
  return { ...valuesOf(browserId, version), releaseDate: today(), updateType: null, fileSize: null, sha256: null };
}

/** The administrator's own calendar day, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
