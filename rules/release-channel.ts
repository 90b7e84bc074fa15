import { decodedUrl } from './url.ts';
import { markIn, RELEASE_WORDS, type Mark, type PublishedNumber } from './version-number.ts';
import type { ReleaseChannel } from './vocabulary.ts';

/** A long-term release of a number is another product than its stable one. */
const LONG_TERM = /(?<!\p{L})esr(?!\p{L})/iu;

/** Whether the number, the name of the file or one of its folders names another channel than that of the release. */
export function isOfOtherChannel(address: string, versionNumber: string, releaseChannel: ReleaseChannel): boolean {
  const marks = marksInAddress(address);
  const isLongTerm = releaseChannel === 'stable' && LONG_TERM.test(`${versionNumber} ${address}`);
  return isLongTerm || (marks.length > 0 && !marks.some(({ channel }) => channel === releaseChannel));
}

/** What the words of a file's name and its whole folders say. */
export function marksInAddress(address: string): Mark[] {
  const folders = decodedUrl(URL.parse(address)?.pathname ?? '').split('/');
  const words = wordsOf(folders.pop() ?? '');
  // A letter is a folder of packages by their names.
  return [...words, ...folders.filter((name) => name.length > 1)].flatMap((word) => markIn(word) ?? []);
}

/** What a title says about its release. What follows the number behind a dash or a colon is about its content. */
export function marksInTitle(title: string): Mark[] {
  const parts = title.split(/\s[-–—|]\s|[:;,!]\s/u);
  const numbered = parts.findIndex((part) => /\d/u.test(part));
  const name = parts.slice(0, Math.max(numbered, 0) + 1).join(' ');
  const marks = marksInName(name);
  // Without a number it is a name, such as "Nightly build", or a sentence.
  return numbered === -1 && wordsOf(name).length > marks.length + 1 ? [] : marks;
}

export function marksInName(name: string): Mark[] {
  return wordsOf(name).flatMap((word) => markIn(word) ?? []);
}

/** What a field for the channel or the name of a package says; null for a name that is not known. */
export function channelNamed(text: string): ReleaseChannel | null {
  const words = wordsOf(text);
  if (words.length > 0 && words.every((word) => RELEASE_WORDS.test(word))) return 'stable';
  // Also at the end of another word: `browserbeta`.
  const joined = words.flatMap((word) => markIn(/(?:alpha|beta|nightly|canary)$/u.exec(word)?.[0] ?? '') ?? []);
  const marks = marksInName(text);
  return namedChannel(marks) ?? marks[0]?.channel ?? namedChannel(joined);
}

/** That of the first mark which is the name of a channel; null if they only say that it is a prerelease. */
export function namedChannel(marks: readonly Mark[]): ReleaseChannel | null {
  return marks.find(({ isNamed }) => isNamed)?.channel ?? null;
}

/** "DeveloperEdition" has two words. */
function wordsOf(text: string) {
  const words = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}{2,}/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

interface Marks {
  /** What the source states. */
  stated: ReleaseChannel | null;
  /** Whether the source states that this is a prerelease, and not which. */
  isPrerelease: boolean;
  numbers: readonly PublishedNumber[];
  /** What the administrator calls the releases of this source. */
  wanted: ReleaseChannel | null;
  /** What the format means by a release that names no channel. */
  unnamed: ReleaseChannel | null;
}

/**
 * A name of a channel counts most. Other marks belong to the wanted channel, if that is none of releases. Null for
 * a prerelease of a channel that nobody names, and for a release without a mark in a format that does not say what it is.
 */
export function releaseChannelOf({ stated, isPrerelease, numbers, wanted, unnamed }: Marks): ReleaseChannel | null {
  const marked = numbers.filter(({ channel }) => channel !== null);
  const named = stated === 'stable' ? null : stated;
  const channel = named ?? marked.find(({ isNamed }) => isNamed)?.channel;
  if (channel) return channel;
  if (isPrerelease || marked.length > 0) return (wanted === 'stable' ? null : wanted) ?? marked[0]?.channel ?? null;
  return stated ?? wanted ?? unnamed;
}
