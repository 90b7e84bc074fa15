import type { UpstreamFile, UpstreamRelease } from '../../rules/proposals.ts';
import type { SourceKind, SourceSettings } from '../../rules/sources.ts';
import { MIN_OS_VERSION_MAX, URL_MAX, VERSION_NUMBER_MAX } from '../../rules/limits.ts';
import { parseHttpUrl } from '../../rules/url.ts';
import { versionKey } from '../../rules/version-number.ts';
import { calendarDateOf } from '../../rules/calendar.ts';
import { readAppStore } from './app-store.ts';
import { readChrome } from './chrome.ts';
import { readDebian } from './debian.ts';
import { readEdge } from './edge.ts';
import { readFlathub } from './flathub.ts';
import { readGithub } from './github.ts';
import { readHomebrew } from './homebrew.ts';
import { readMozilla } from './mozilla.ts';
import { channelOf } from './names.ts';
import { readSparkle } from './sparkle.ts';
import { NotModified, SourceError, Upstream, type ReadSource, type UpstreamOptions, type Validators } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';
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
  flathub: readFlathub,
};

/** Releases of one channel that are kept; older ones are of no use. */
const RELEASES_MAX = 3;

export interface SourceResponse {
  /** The newest releases of each channel, the highest version first; null if nothing has changed since `cached`. */
  releases: UpstreamRelease[] | null;
  validators: Validators;
}

/** Reads the releases of a source. Throws SourceError, and UpstreamError without a response. */
export async function readSource(settings: SourceSettings, options: UpstreamOptions): Promise<SourceResponse> {
  const upstream = new Upstream(options);
  try {
    const releases = await READERS[settings.kind](settings, upstream);
    return { releases: newestOf(releases.flatMap(usable)), validators: upstream.validators };
  } catch (error) {
    if (error instanceof NotModified) return { releases: null, validators: options.cached ?? upstream.validators };
    if (error instanceof SourceError || error instanceof UpstreamError || options.signal?.aborted) throw error;
    // Something that no reader expects, such as a date after the year 275760. It must not end a round of all sources.
    throw new SourceError('unreadable', { cause: error });
  }
}

/** Feeds are not sorted, and one vendor dates older items newer: only the version number counts. */
function newestOf(releases: UpstreamRelease[]): UpstreamRelease[] {
  const sorted = releases.toSorted((a, b) => (versionKey(a.versionNumber) < versionKey(b.versionNumber) ? 1 : -1));
  return [...Map.groupBy(sorted, ({ releaseChannel }) => releaseChannel).values()].flatMap((channel) => channel.slice(0, RELEASES_MAX));
}

/** A release as a version can store it. What a version would refuse is left out, and so is a release for other systems only. */
function usable(release: UpstreamRelease): UpstreamRelease[] {
  const versionNumber = release.versionNumber.trim().replace(/^v(?=\d)/u, '');
  if (!/^\d[\w.+-]*$/u.test(versionNumber) || versionNumber.length > VERSION_NUMBER_MAX) return [];
  const files = release.files.filter(({ downloadUrl }) => downloadUrl === null || (downloadUrl.length <= URL_MAX && parseHttpUrl(downloadUrl) !== null)).map(usableFile);
  if (files.length === 0) return [];
  return [{ ...release, versionNumber, releaseChannel: channelOf(release.releaseChannel, versionNumber), releaseDate: calendarDateOf(release.releaseDate ?? ''), files }];
}

function usableFile({ fileSize, sha256, minOsVersion, ...file }: UpstreamFile): UpstreamFile {
  return {
    ...file,
    fileSize: fileSize && /^[1-9]\d{0,14}$/u.test(fileSize) ? fileSize : null,
    sha256: sha256 && /^[\da-f]{64}$/iu.test(sha256) ? sha256.toLowerCase() : null,
    minOsVersion: minOsVersion && minOsVersion.length <= MIN_OS_VERSION_MAX ? minOsVersion : null,
  };
}
