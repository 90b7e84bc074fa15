import { versionKey } from './version-number.ts';
import type { Platform, ReleaseChannel } from './vocabulary.ts';

interface Candidate {
  id: number;
  platform: Platform;
  releaseChannel: ReleaseChannel;
  releaseDate: string;
  versionNumber: string;
}

/**
 * The versions that are latest among those of one browser (design §4): one for each platform and release channel,
 * the newest by release date, then by version number, then by id.
 */
export function latestOf<T extends Candidate>(versions: readonly T[]): Set<T> {
  const newest = new Map<string, T>();
  for (const version of versions) {
    const group = `${version.platform} ${version.releaseChannel}`;
    const best = newest.get(group);
    if (!best || isNewer(version, best)) newest.set(group, version);
  }
  return new Set(newest.values());
}

function isNewer(a: Candidate, b: Candidate): boolean {
  if (a.releaseDate !== b.releaseDate) return a.releaseDate > b.releaseDate;
  const [keyA, keyB] = [versionKey(a.versionNumber), versionKey(b.versionNumber)];
  return keyA === keyB ? a.id > b.id : keyA > keyB;
}
