import { lines } from '../../../rules/format.ts';
import { likeliestFirst } from '../../../rules/offered-files.ts';
import type { VersionCardFragment } from './browser.generated.ts';

/** Versions with the same number, channel and date: the files of one release. */
export interface ReleaseGroup {
  versions: VersionCardFragment[];
  /** What is shown once, because it is the same for all versions. */
  shared: { minOsVersion: boolean; badges: boolean };
}

/** Groups versions by release, in the order of the list. */
export function groupByRelease(versions: readonly VersionCardFragment[]): ReleaseGroup[] {
  const groups = new Map<string, VersionCardFragment[]>();
  for (const version of versions) {
    const key = JSON.stringify([version.versionNumber, version.releaseChannel, version.releaseDate]);
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  return [...groups.values()].map((group) => {
    const isShared = (valueOf: (version: VersionCardFragment) => unknown) =>
      group.every((version) => JSON.stringify(valueOf(version)) === JSON.stringify(valueOf(group[0] ?? version)));
    return {
      versions: likeliestFirst(group),
      shared: {
        minOsVersion: isShared(({ minOsVersion }) => minOsVersion),
        badges: isShared(({ isLatest, updateType }) => [isLatest, updateType]),
      },
    };
  });
}

/**
 * The features of each version of a release, in one language: those of all versions, and those that each has beside
 * them.
 */
export function featuresOf(
  versions: readonly VersionCardFragment[],
  textOf: (version: VersionCardFragment) => string,
): { common: string[]; own: string[][] } {
  const all = versions.map((version) => lines(textOf(version)));
  const common = (all[0] ?? []).filter((feature) => all.every((features) => features.includes(feature)));
  return { common, own: all.map((features) => features.filter((feature) => !common.includes(feature))) };
}
