import { groupsOf } from './groups.ts';
import { hasNumber } from './pinned.ts';
import { storeOf } from './store.ts';
import { parseHttpUrl } from './url.ts';
import { formsOf, newestFirst, partsOf, versionKey, versionNumbers } from './version-number.ts';
import { RELEASE_CHANNELS, type ReleaseChannel } from './vocabulary.ts';

interface ReleaseFile {
  platform: string;
  architecture: string | null;
  releaseChannel: string;
  versionNumber: string;
}

export function isSameRelease(a: { versionNumber: string | null; releaseChannel: string | null }, b: typeof a) {
  return a.versionNumber === b.versionNumber && a.releaseChannel === b.releaseChannel;
}

/** Releases in the order of their first file. */
export function groupByRelease<T extends { versionNumber: string; releaseChannel: ReleaseChannel }>(
  files: readonly T[],
) {
  const releases = groupsOf(files, ({ versionNumber, releaseChannel }) => `${releaseChannel} ${versionNumber}`);
  return releases.map((members) => {
    const [{ versionNumber, releaseChannel }] = members;
    return { versionNumber, releaseChannel, files: members };
  });
}

interface StoredFile extends ReleaseFile {
  downloadUrl: string;
  isLatest: boolean;
}

/** The latest versions, and files that differ from one of them only by their address, such as another language. */
export function latestFiles<T extends StoredFile>(versions: readonly T[]): T[] {
  const keys = new Set(versions.filter(({ isLatest }) => isLatest).map(keyOf));
  const files = versions
    .filter((version) => keys.has(keyOf(version)))
    .toSorted((a, b) => Number(b.isLatest) - Number(a.isLatest));
  const repeated = repeatedFiles(files);
  return files.filter((_, index) => !repeated.includes(index));
}

/** The files of the most stable channel with the most frequent numbering, newest first: the next release replaces them. */
export function filesToRepeat<T extends StoredFile>(versions: readonly T[]): T[] {
  const latest = latestFiles(versions);
  const ofChannel = (channel: ReleaseChannel) => latest.filter(({ releaseChannel }) => releaseChannel === channel);
  const mostStable = RELEASE_CHANNELS.map(ofChannel).find(({ length }) => length > 0) ?? [];
  const files = newestFirst(mostStable, ({ versionNumber }) => versionNumber);
  const groups = files.map((file) =>
    files.filter((other) => hasSameNumbering(file.versionNumber, other.versionNumber)),
  );
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A first part of this size counts releases, as in 153.0. */
const COUNTING_PART = 20;
/** The numbers of one product are at most so far apart. */
const RELEASES_APART = 20;

/** An app for phones often has a numbering of its own. */
export function hasSameNumbering(a: string, b: string) {
  const [one, other] = [versionNumbers(a), versionNumbers(b)];
  // Vendors leave out a third part of 0.
  if (one.length !== other.length && Math.max(one.length, other.length) > 3) return false;
  const [first = 0, second = 0] = [one[0], other[0]];
  return Math.abs(first - second) <= (Math.min(first, second) >= COUNTING_PART ? RELEASES_APART : 1);
}

export function hasNewAddress({ downloadUrl, versionNumber }: { downloadUrl: string; versionNumber: string }) {
  return !storeOf(downloadUrl) && hasNumber(downloadUrl, versionNumber);
}

export function sameFile<T extends ReleaseFile>(files: readonly T[], file: ReleaseFile): T | null {
  const key = keyOf(file);
  return files.find((other) => keyOf(other) === key) ?? null;
}

interface ListedFile extends ReleaseFile {
  browserId?: number | null;
  downloadUrl: string;
}

/** The positions of files that are the same as an earlier one. A file without an address is not yet any. */
export function repeatedFiles(files: readonly ListedFile[]): number[] {
  return repeatedIndexes(files, (file) => {
    const address = file.downloadUrl.trim();
    return address && `${listedKey(file)} ${address}`;
  });
}

/** The positions of files that differ from an earlier one only by their address. */
export function similarFiles(files: readonly ListedFile[]): number[] {
  const repeated = repeatedFiles(files);
  return repeatedIndexes(files, listedKey).filter((index) => !repeated.includes(index));
}

/** A file without a platform is not yet any. */
function repeatedIndexes(files: readonly ListedFile[], keyOf: (file: ListedFile) => string) {
  const keys = files.map((file) => file.platform && keyOf(file));
  return keys.flatMap((key, index) => (key && keys.indexOf(key) < index ? [index] : []));
}

function listedKey(file: ListedFile) {
  return `${file.browserId ?? ''} ${keyOf(file)}`;
}

function keyOf({ platform, architecture, releaseChannel, versionNumber }: ReleaseFile) {
  return [platform, architecture ?? '', releaseChannel, versionKey(versionNumber)].join(' ');
}

/**
 * What may also change: an identifier, a hash, a long number, or a number that continues the version number (here a
 * space).
 */
const CHANGING = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,}|\d{4,}| \.\d/iu;

/**
 * Replaces a version number, also with other separators, or only some of its parts. `isSure`: nothing else in the
 * address changes with a release.
 */
export function nextAddress(url: string, from: string, to: string) {
  if (storeOf(url)) return { url, isSure: true };
  const forms = addressForms(partsOf(from), partsOf(to));
  const start = parseHttpUrl(url) ? url.indexOf('/', url.indexOf('://') + 3) : -1;
  if (forms.length === 0 || start === -1) return { url, isSure: false };
  const path = url.slice(start);
  const pattern = new RegExp(forms.map(({ source }) => source).join('|'), 'giu');
  const next = path.replaceAll(pattern, (text) => replaced(text, forms));
  if (next === path) return { url, isSure: false };
  return { url: url.slice(0, start) + next, isSure: !CHANGING.test(path.replaceAll(pattern, ' ')) };
}

interface Form {
  source: string;
  next: readonly string[];
}

/** A number with other parts than the next one is only replaced as a whole, one without zeros only by such a one. */
function addressForms(parts: readonly string[], next: readonly string[]): Form[] {
  if (next.length === 0) return [];
  const isAlike = parts.length === next.length;
  const forms = formsOf(parts).slice(0, isAlike ? undefined : 1);
  return forms
    .filter(({ to }) => !isAlike || next.slice(to).every((part) => part === '0'))
    .map(({ from, to, isJoined }) => {
      const [first = '', ...others] = parts.slice(from, to);
      const separated = others.map((part) => `([^\\da-z/]${isJoined ? '?' : ''})${part}`).join('');
      return {
        // A number after `%20` begins with the digits after the escape.
        source: `(?:(?<=%[\\da-f]{2})|(?<!\\d)(?<!\\d\\.))${first}${separated}(?!\\d)`,
        next: isAlike ? next.slice(from, to) : next,
      };
    });
}

function replaced(text: string, forms: readonly Form[]) {
  for (const { source, next } of forms) {
    const match = new RegExp(`^${source}$`, 'iu').exec(text);
    if (!match) continue;
    const separators = match.slice(1);
    return next
      .map((part, index) => (index === 0 ? part : `${separators[index - 1] ?? separators.at(-1) ?? '.'}${part}`))
      .join('');
  }
  return text;
}
