import { calendarDateOf } from '#rules/calendar.ts';
import {
  architectureIn,
  architecturesIn,
  fileNameIn,
  guessFile,
  platformsIn,
  platformsNamed,
} from '#rules/file-name.ts';
import { MIN_OS_VERSION_MAX, URL_MAX, VERSION_NUMBER_MAX } from '#rules/limits.ts';
import type { UpstreamFile } from '#rules/proposals.ts';
import type { SourceSettings } from '#rules/records/source.ts';
import { channelNamed, releaseChannelOf } from '#rules/release-channel.ts';
import { isDoubt, patternMatch, type LeftOutReason } from '#rules/sources.ts';
import { storeOf } from '#rules/store.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { readVersionNumber, versionKey } from '#rules/version-number.ts';
import type { Architecture, Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import { isInstaller, isOtherArchitecture, isOtherSystem } from './names.ts';

type Text = string | null | undefined;

/** A file, in the words of its document. What the document does not say is missing. */
export interface Entry {
  number: Text;
  /** Tells builds of one number apart; that of the number without one. */
  build?: Text;
  channel?: Text;
  /** What the format means by a release that names no channel. */
  unnamedChannel?: ReleaseChannel | null;
  /** A prerelease, and the document does not say of which channel. */
  isPrerelease?: boolean;
  releaseDate?: Text;
  sourceUrl: string;
  system?: Text;
  /** Several are a list with commas or blanks. */
  processor?: Text;
  /** Null if the source only confirms the number. */
  downloadUrl: Text;
  /** Where the address has other words than the file, such as the name of a repository. */
  fileName?: string;
  fileSize?: Text;
  sha256?: Text;
  /** By the system for which it is meant. */
  minOsVersion?: { [P in Platform]?: Text };
  /** The reader of the document leaves the file out. */
  leftOut?: LeftOutReason;
}

export interface FoundFile extends UpstreamFile {
  versionNumber: string;
  key: string;
  build: string;
  releaseChannel: ReleaseChannel;
  releaseDate: string | null;
  sourceUrl: string;
}

/** A file that is no part of a release. */
export interface LeftOutEntry {
  reason: LeftOutReason;
  example: string;
  /** Null if it is not known. */
  key: string | null;
}

/** What cannot be used, as an error that has its reason. */
class Unusable extends Error {
  readonly reason: LeftOutReason;
  readonly example: string;

  constructor(reason: LeftOutReason, example: Text) {
    super(reason);
    this.reason = reason;
    this.example = example ?? '';
  }
}

export function readEntries(entries: readonly Entry[], settings: SourceSettings) {
  const files: FoundFile[] = [];
  const leftOut: LeftOutEntry[] = [];
  for (const entry of entries) {
    try {
      files.push(toFile(entry, settings));
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      const number = readVersionNumber(entry.number ?? '');
      leftOut.push({
        reason: error.reason,
        example: error.example || entry.fileName || entry.downloadUrl || entry.number || '',
        key: number && versionKey(number.versionNumber),
      });
    }
  }
  return { files, leftOut };
}

/** Throws Unusable. */
function toFile(entry: Entry, settings: SourceSettings): FoundFile {
  const { downloadUrl } = entry;
  if (entry.leftOut && !isDoubt(entry.leftOut)) throw new Unusable(entry.leftOut, null);
  if (downloadUrl === undefined || downloadUrl === '') throw new Unusable('noFile', entry.number);
  const match = patternMatch(settings.assetPattern, downloadUrl ?? '');
  if (!match) throw new Unusable('settings', downloadUrl);
  if (downloadUrl !== null && !isAddress(downloadUrl)) throw new Unusable('address', downloadUrl);
  if (downloadUrl !== null && !isInstaller(nameOf(entry))) throw new Unusable('noInstaller', entry.fileName);
  if (isOtherSystem(nameOf(entry))) throw new Unusable('otherProduct', nameOf(entry));
  const platform = platformOf(entry);
  if (settings.platform && platform !== settings.platform) throw new Unusable('settings', downloadUrl);
  if (entry.leftOut) throw new Unusable(entry.leftOut, null);
  const architecture = architectureOf(entry);
  const number = numberOf(entry, match.versionNumber);
  const releaseChannel = channelOf(entry, number.read, settings.releaseChannel);
  if (!isAddress(entry.sourceUrl)) throw new Unusable('address', entry.sourceUrl);
  const { fileSize, sha256, minOsVersion } = entry;
  const minimum = minOsVersion?.[platform];
  return {
    versionNumber: number.versionNumber,
    key: versionKey(number.versionNumber),
    build: entry.build ?? number.build,
    releaseChannel,
    releaseDate: calendarDateOf(entry.releaseDate ?? ''),
    sourceUrl: entry.sourceUrl,
    platform,
    architecture,
    downloadUrl,
    fileSize: fileSize && /^[1-9]\d{0,14}$/u.test(fileSize) ? fileSize : null,
    sha256: sha256 && /^[\da-f]{64}$/iu.test(sha256) ? sha256.toLowerCase() : null,
    minOsVersion: minimum && minimum.length <= MIN_OS_VERSION_MAX ? minimum : null,
  };
}

/** That of the document, else of the name of the file. */
function platformOf(entry: Entry): Platform {
  const [named = null, ...others] = namedPlatforms(entry);
  if (others.length > 0) throw new Unusable('contradiction', nameOf(entry));
  if (!entry.system && !named) throw new Unusable('noSystem', null);
  const [stated, ...more] = entry.system ? platformsNamed(entry.system) : [named];
  if (!stated) throw new Unusable('system', entry.system);
  if (more.length > 0 || (named && named !== stated)) throw contradiction(entry, entry.system);
  return stated;
}

/** The page of an app in the App Store does not say for which system it is, unlike those of other stores. */
function namedPlatforms({ downloadUrl, ...entry }: Entry): Platform[] {
  const store = storeOf(downloadUrl ?? '');
  if (!store || store === 'appStore') return platformsIn(nameOf({ downloadUrl, ...entry }));
  const { platform } = guessFile(downloadUrl ?? '');
  return platform ? [platform] : [];
}

function nameOf({ fileName, downloadUrl }: Pick<Entry, 'fileName' | 'downloadUrl'>) {
  return fileName ?? fileNameIn(downloadUrl ?? '');
}

/** That of the document, else of the name of the file; null if neither says one. */
function architectureOf(entry: Entry): Architecture | null {
  const name = nameOf(entry);
  const stated = statedArchitecture(entry.processor);
  const [named = null, ...others] = architecturesIn(name);
  if (others.length > 0) throw new Unusable('contradiction', name);
  if (!stated && isOtherArchitecture(name)) throw new Unusable('otherProcessor', name);
  if (!stated) return named;
  if (isOtherArchitecture(name) || (named && named !== stated && named !== 'universal'))
    throw contradiction(entry, entry.processor);
  return stated;
}

/** Packages for any processor have none here. */
const ANY = /^(?:any|all|noarch|neutral)$/u;

function statedArchitecture(processor: Text): Architecture | null {
  const names = (processor ?? '')
    .toLowerCase()
    .split(/[\s,;|]+/u)
    .filter((name) => name !== '' && !ANY.test(name));
  const found = names.map((name) => {
    const architecture = architectureIn(name);
    if (architecture === null)
      throw new Unusable(isOtherArchitecture(name) ? 'otherProcessor' : 'processor', processor);
    return architecture;
  });
  return architectureForAll(found);
}

/** Of one file that is listed for several processors. Those of 64 bits run files for 32 bits. */
export function architectureForAll(architectures: readonly Architecture[]): Architecture | null {
  const [first = null, ...others] = new Set(architectures);
  if (others.length === 0) return first;
  return architectures.includes('arm64') || architectures.includes('universal') ? 'universal' : 'x86';
}

function contradiction(entry: Entry, stated: Text) {
  return new Unusable('contradiction', `${stated}: ${nameOf(entry)}`);
}

/** The pattern may give the number of the product; that of the document then says what kind of release it is. */
function numberOf({ number }: Entry, fromPattern: string | null) {
  const published = readVersionNumber(number ?? '');
  const shown = fromPattern === null ? published : readVersionNumber(fromPattern);
  if (!shown || shown.versionNumber.length > VERSION_NUMBER_MAX)
    throw number || fromPattern ? new Unusable('number', fromPattern ?? number) : new Unusable('noNumber', null);
  return { ...shown, read: published ? [shown, published] : [shown] };
}

function channelOf(
  { number, channel, unnamedChannel = null, isPrerelease = false }: Entry,
  numbers: Parameters<typeof releaseChannelOf>[0]['numbers'],
  wanted: ReleaseChannel | null,
) {
  const stated = channel ? channelNamed(channel) : null;
  if (channel && !stated) throw new Unusable('channel', channel);
  const found = releaseChannelOf({ stated, isPrerelease, numbers, wanted, unnamed: unnamedChannel });
  if (wanted && found !== wanted) throw new Unusable('settings', null);
  if (!found)
    throw new Unusable(isPrerelease || numbers.some((one) => one.channel) ? 'prerelease' : 'noChannel', number);
  return found;
}

function isAddress(url: string) {
  return url.length <= URL_MAX && parseHttpUrl(url) !== null;
}
