import type { VersionCardFragment } from './browser.generated.ts';

/** Versions with the same number, channel and date: the files of one release. */
export interface ReleaseGroup {
  versions: VersionCardFragment[];
  /** What is shown once, because it is the same for all versions. */
  shared: { features: boolean; minOsVersion: boolean; badges: boolean };
}

/** Groups versions by release, in the order of the list. */
export function groupByRelease(versions: readonly VersionCardFragment[]): ReleaseGroup[] {
  const groups = new Map<string, VersionCardFragment[]>();
  for (const version of versions) {
    const key = JSON.stringify([version.versionNumber, version.releaseChannel, version.releaseDate]);
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  return [...groups.values()].map((group) => {
    const isShared = (valueOf: (version: VersionCardFragment) => unknown) => group.every((version) => JSON.stringify(valueOf(version)) === JSON.stringify(valueOf(group[0] ?? version)));
    return {
      versions: group,
      shared: {
        features: isShared(({ features }) => features),
        minOsVersion: isShared(({ minOsVersion }) => minOsVersion),
        badges: isShared(({ isLatest, updateType }) => [isLatest, updateType]),
      },
    };
  });
}
