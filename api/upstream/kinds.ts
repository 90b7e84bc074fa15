import { releaseKey, type ReleaseName, type UpstreamFile, type UpstreamRelease } from '#rules/proposals.ts';
import type { SourceSettings } from '#rules/records/source.ts';
import type { SourceFailure, SourceKind } from '#rules/sources.ts';
import { MIN_OS_VERSION_MAX, URL_MAX, VERSION_NUMBER_MAX } from '#rules/limits.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { newestFirst } from '#rules/version-number.ts';
import { calendarDateOf } from '#rules/calendar.ts';
import { readAppStore } from './app-store.ts';
import { readChrome } from './chrome.ts';
import { readDebian } from './debian.ts';
import { readEdge } from './edge.ts';
import { readFdroid } from './fdroid.ts';
import { readFlathub } from './flathub.ts';
import { readGithub } from './github.ts';
import { readHomebrew } from './homebrew.ts';
import { readMozilla } from './mozilla.ts';
import { channelOf } from './names.ts';
import { readSparkle } from './sparkle.ts';
import {
  createUpstream,
  DocumentNeeded,
  matchingFiles,
  type DocumentRequest,
  type FoundFile,
  type ReadSource,
} from './upstream.ts';
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

export interface ParseInput {
  settings: SourceSettings;
  documents: ReadonlyMap<string, Uint8Array>;
  dismissed: ReadonlySet<string>;
}

/** The releases of each channel with the highest version first, or the next document that is needed. */
export type ParseResult = { releases: UpstreamRelease[] } | { request: DocumentRequest } | { failure: SourceFailure };

export async function parseDocuments({ settings, documents, dismissed }: ParseInput): Promise<ParseResult> {
  const isDismissed = (release: ReleaseName) => dismissed.has(releaseKey(release));
  try {
    const files = await READERS[settings.kind](settings, createUpstream(documents), isDismissed);
    return { releases: selectNewest(releasesOf(matchingFiles(files, settings)).flatMap(usable), isDismissed) };
  } catch (error) {
    if (error instanceof DocumentNeeded) return { request: error.request };
    // Errors of parsers and of impossible dates must not end a round of all sources.
    return { failure: error instanceof SourceError ? error.code : 'unreadable' };
  }
}

function releasesOf(files: readonly FoundFile[]): UpstreamRelease[] {
  const groups = Map.groupBy(files, (file) => [file.releaseChannel, file.versionNumber, file.sourceUrl].join(' '));
  return [...groups.values()].map((group) => {
    const [{ versionNumber, releaseChannel, sourceUrl }] = group as [FoundFile]; // a group has at least one member
    return {
      versionNumber,
      releaseChannel,
      releaseDate: group.map(({ releaseDate }) => releaseDate).find(Boolean) ?? null,
      sourceUrl,
      files: group.map(usableFile),
    };
  });
}

/** Feeds are not sorted, and one vendor dates older items newer: only the version number counts. */
function selectNewest(releases: UpstreamRelease[], isDismissed: (release: ReleaseName) => boolean): UpstreamRelease[] {
  const sorted = newestFirst(releases, ({ versionNumber }) => versionNumber);
  return [...Map.groupBy(sorted, ({ releaseChannel }) => releaseChannel).values()].flatMap((channel) => {
    const last = channel.filter((release) => !isDismissed(release))[RELEASES_MAX - 1];
    return last ? channel.slice(0, channel.indexOf(last) + 1) : channel;
  });
}

/** Without what a version would refuse; no release for other systems only. */
function usable(release: UpstreamRelease): UpstreamRelease[] {
  const versionNumber = release.versionNumber.trim().replace(/^v(?=\d)/u, '');
  if (!/^\d[\w.+-]*$/u.test(versionNumber) || versionNumber.length > VERSION_NUMBER_MAX) return [];
  const files = release.files
    .filter(({ downloadUrl }) => downloadUrl === null || isUsable(downloadUrl))
    .slice(0, FILES_MAX);
  if (files.length === 0 || !isUsable(release.sourceUrl)) return [];
  return [
    {
      ...release,
      versionNumber,
      releaseChannel: channelOf(release.releaseChannel, versionNumber),
      releaseDate: calendarDateOf(release.releaseDate ?? ''),
      files,
    },
  ];
}

function isUsable(url: string) {
  return url.length <= URL_MAX && parseHttpUrl(url) !== null;
}

function usableFile({
  platform,
  architecture = null,
  downloadUrl = null,
  fileSize,
  sha256,
  minOsVersion,
}: FoundFile): UpstreamFile {
  return {
    platform,
    architecture,
    downloadUrl,
    fileSize: fileSize && /^[1-9]\d{0,14}$/u.test(fileSize) ? fileSize : null,
    sha256: sha256 && /^[\da-f]{64}$/iu.test(sha256) ? sha256.toLowerCase() : null,
    minOsVersion: minOsVersion && minOsVersion.length <= MIN_OS_VERSION_MAX ? minOsVersion : null,
  };
}
