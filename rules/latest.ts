import { languageIn } from './file-language.ts';
import { fileTypeIn } from './file-name.ts';
import { versionKey } from './version-number.ts';
import type { Architecture, Platform, ReleaseChannel } from './vocabulary.ts';

interface Candidate {
  id: number;
  platform: Platform;
  architecture?: Architecture | null;
  releaseChannel: ReleaseChannel;
  releaseDate: string;
  versionNumber: string;
}

/**
 * The latest versions of one browser: for each platform, architecture and channel the highest number, then the newest
 * date, then the higher id.
 */
export function latestOf<T extends Candidate>(versions: readonly T[]): Set<T> {
  const newest = new Map<string, T>();
  for (const version of versions) {
    const group = groupOf(version);
    const best = newest.get(group);
    if (!best || isNewer(version, best)) newest.set(group, version);
  }
  return new Set(newest.values());
}

/** The latest versions, and the files of their releases in other languages or of other types. */
export function filesOfLatestReleases<T extends Candidate & { downloadUrl: string }>(versions: readonly T[]): T[] {
  const latest = latestOf(versions);
  const releaseOf = (version: T) => `${groupOf(version)} ${version.versionNumber}`;
  const fileOf = (version: T) =>
    `${releaseOf(version)} ${languageIn(version.downloadUrl)} ${fileTypeIn(version.downloadUrl)}`;
  const releases = new Set([...latest].map(releaseOf));
  const files = new Map(
    [...versions.filter((version) => releases.has(releaseOf(version))), ...latest].map((version) => [
      fileOf(version),
      version,
    ]),
  );
  return versions.filter((version) => files.get(fileOf(version)) === version);
}

function groupOf({ platform, architecture, releaseChannel }: Candidate) {
  return `${platform} ${architecture ?? ''} ${releaseChannel}`;
}

function isNewer(a: Candidate, b: Candidate) {
  const [keyA, keyB] = [versionKey(a.versionNumber), versionKey(b.versionNumber)];
  if (keyA !== keyB) return keyA > keyB;
  return a.releaseDate === b.releaseDate ? a.id > b.id : a.releaseDate > b.releaseDate;
}
