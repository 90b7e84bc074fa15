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
 * The latest versions of one browser: one for each platform, architecture and release channel, which is the one with the
 * highest version number, then the newest release date, then the higher id. The reason is in docs/decisions.md ("The
 * latest version is one for each architecture").
 */
export function latestOf<T extends Candidate>(versions: readonly T[]): Set<T> {
  const newest = new Map<string, T>();
  for (const version of versions) {
    const group = `${version.platform} ${version.architecture ?? ''} ${version.releaseChannel}`;
    const best = newest.get(group);
    if (!best || isNewer(version, best)) newest.set(group, version);
  }
  return new Set(newest.values());
}

function isNewer(a: Candidate, b: Candidate): boolean {
  const [keyA, keyB] = [versionKey(a.versionNumber), versionKey(b.versionNumber)];
  if (keyA !== keyB) return keyA > keyB;
  return a.releaseDate === b.releaseDate ? a.id > b.id : a.releaseDate > b.releaseDate;
}
