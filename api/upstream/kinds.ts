import { groupsOf } from '#rules/groups.ts';
import { isOfOtherChannel } from '#rules/release-channel.ts';
import { otherNumberIn } from '#rules/file-name.ts';
import { releaseKey, type ReleaseName, type UpstreamRelease } from '#rules/proposals.ts';
import type { SourceSettings } from '#rules/records/source.ts';
import { isDoubt, LEFT_OUT_EXAMPLES, type LeftOut, type SourceFailure, type SourceKind } from '#rules/sources.ts';
import { versionKey } from '#rules/version-number.ts';
import { readAppStore } from './app-store.ts';
import { readChrome } from './chrome.ts';
import { readDebian } from './debian.ts';
import { readEdge } from './edge.ts';
import { architectureForAll, readEntries, type FoundFile, type LeftOutEntry } from './entries.ts';
import { readFdroid } from './fdroid.ts';
import { readFlathub } from './flathub.ts';
import { readGithub } from './github.ts';
import { readHomebrew } from './homebrew.ts';
import { readMozilla } from './mozilla.ts';
import { readSparkle } from './sparkle.ts';
import { createUpstream, DocumentNeeded, type DocumentRequest, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';
import { readWinget } from './winget.ts';

const READERS: Record<SourceKind, ReadSource> = {
  winget: readWinget,
  homebrew: readHomebrew,
  sparkle: readSparkle,
  github: readGithub,
  mozilla: readMozilla,
  chrome: readChrome,
  edge: readEdge,
  debian: readDebian,
  appStore: readAppStore,
  fdroid: readFdroid,
  flathub: readFlathub,
};

/** Releases of one channel, besides dismissed ones. */
const RELEASES_MAX = 3;
/** Files of one release. Brave has 90. */
const FILES_MAX = 200;
const EXAMPLE_LENGTH = 200;

export interface ParseInput {
  settings: SourceSettings;
  /** Null for one that the source does not have. */
  documents: ReadonlyMap<string, Uint8Array | null>;
  dismissed: ReadonlySet<string>;
}

export interface SourceAnswer {
  /** Of each channel, the highest version first. */
  releases: UpstreamRelease[];
  /** What the source names besides, and why it is in no release. */
  leftOut: LeftOut[];
}

/** An answer, or the next document that is needed. */
export type ParseResult = SourceAnswer | { request: DocumentRequest } | { failure: SourceFailure; leftOut: LeftOut[] };

export async function parseDocuments({ settings, documents, dismissed }: ParseInput): Promise<ParseResult> {
  const isDismissed = (release: ReleaseName) => dismissed.has(releaseKey(release));
  try {
    const entries = await READERS[settings.kind](settings, createUpstream(documents), isDismissed);
    const { files, leftOut } = readEntries(entries, settings);
    const newest = newestBuilds(mergedFiles(files));
    const others = [...leftOut, ...newest.leftOut];
    const releases = selectNewest(releasesOf(newest.files, others), isDismissed);
    if (releases.length > 0) return { releases, leftOut: summarize(others) };
    return { failure: entries.length === 0 ? 'noReleases' : 'nothingUsable', leftOut: summarize(others) };
  } catch (error) {
    if (error instanceof DocumentNeeded) return { request: error.request };
    // Errors of parsers and of impossible dates must not end a round of all sources.
    return { failure: error instanceof SourceError ? error.code : 'unreadable', leftOut: [] };
  }
}

/** A file that is listed for several processors, or for each scope or list, is one file. */
function mergedFiles(files: readonly FoundFile[]): FoundFile[] {
  const groups = groupsOf(files, ({ releaseChannel, key, platform, architecture, downloadUrl, sha256 }) =>
    [releaseChannel, key, platform, downloadUrl ?? architecture, sha256].join(' '),
  );
  return groups.map((group) => ({
    ...group[0],
    architecture: architectureForAll(group.flatMap(({ architecture }) => architecture ?? [])),
  }));
}

/** Of several builds of one number, the newest. */
function newestBuilds(all: readonly FoundFile[]) {
  const files: FoundFile[] = [];
  const leftOut: LeftOutEntry[] = [];
  const groups = Map.groupBy(all, ({ releaseChannel, key, platform, architecture }) =>
    [releaseChannel, key, platform, architecture].join(' '),
  );
  for (const group of groups.values()) {
    const newest = group.map(buildKey).reduce((a, b) => (a > b ? a : b));
    for (const file of group) {
      if (buildKey(file) === newest) files.push(file);
      else leftOut.push({ reason: 'olderBuild', example: file.downloadUrl ?? file.versionNumber, key: file.key });
    }
  }
  return { files, leftOut };
}

function buildKey({ build }: FoundFile) {
  return versionKey((build.match(/\d+/gu) ?? []).join('.'));
}

function releasesOf(
  files: readonly FoundFile[],
  leftOut: readonly LeftOutEntry[],
): (UpstreamRelease & { key: string })[] {
  return groupsOf(files, ({ releaseChannel, key }) => `${releaseChannel} ${key}`).map((group) => {
    const [{ key, versionNumber, releaseChannel, sourceUrl }] = group;
    const kept = group.slice(0, FILES_MAX);
    const others = kept.flatMap(({ downloadUrl }) => otherNumberIn(downloadUrl ?? '', versionNumber) ?? []);
    const doubts = [
      // What is left out could be a file of this release, or a newer release.
      ...leftOut.filter((entry) => isDoubt(entry.reason) && (entry.key === null || entry.key >= key)),
      ...others.map((example) => ({ reason: 'otherNumber' as const, example })),
      ...kept
        .map(({ downloadUrl }) => downloadUrl ?? '')
        .filter((address) => isOfOtherChannel(address, versionNumber, releaseChannel))
        .map((example) => ({ reason: 'otherChannel' as const, example })),
      ...group.slice(FILES_MAX).map(({ downloadUrl }) => ({ reason: 'tooMany' as const, example: downloadUrl ?? '' })),
    ];
    return {
      key,
      versionNumber,
      releaseChannel,
      releaseDate: group.map(({ releaseDate }) => releaseDate).find(Boolean) ?? null,
      sourceUrl,
      files: kept.map(({ platform, architecture, downloadUrl, fileSize, sha256, minOsVersion }) => ({
        platform,
        architecture,
        downloadUrl,
        fileSize,
        sha256,
        minOsVersion,
      })),
      doubts: summarize(doubts),
    };
  });
}

/** Feeds are not sorted, and one vendor dates older items newer: only the version number counts. */
function selectNewest(
  releases: (UpstreamRelease & { key: string })[],
  isDismissed: (release: ReleaseName) => boolean,
): UpstreamRelease[] {
  const sorted = releases.toSorted((a, b) => Number(b.key > a.key) - Number(b.key < a.key));
  return [...Map.groupBy(sorted, ({ releaseChannel }) => releaseChannel).values()].flatMap((channel) => {
    const last = channel.filter((release) => !isDismissed(release))[RELEASES_MAX - 1];
    return (last ? channel.slice(0, channel.indexOf(last) + 1) : channel).map(({ key: _key, ...release }) => release);
  });
}

function summarize(entries: readonly Pick<LeftOutEntry, 'reason' | 'example'>[]): LeftOut[] {
  return [...Map.groupBy(entries, ({ reason }) => reason)].map(([reason, group]) => ({
    reason,
    count: group.length,
    examples: [...new Set(group.map(({ example }) => example.slice(0, EXAMPLE_LENGTH).toWellFormed()))].slice(
      0,
      LEFT_OUT_EXAMPLES,
    ),
  }));
}
