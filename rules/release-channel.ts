import { decodedUrl } from './url.ts';
import { markIn, RELEASE_WORDS, type PublishedNumber } from './version-number.ts';
import type { ReleaseChannel } from './vocabulary.ts';

/** Names of channels, also within other words: `MicrosoftEdgeBeta`, `DeveloperEdition`. */
const NAMES: readonly (readonly [ReleaseChannel, RegExp])[] = [
  ['alpha', /alpha/u],
  ['beta', /beta|preview|early-?access/u],
  ['dev', /nightly|canary|developer|(?:^|[^a-z])dev(?:[^a-z]|$)/u],
];

/** A long-term release of a number is another product than its stable one. */
const LONG_TERM = /(?<!\p{L})esr(?!\p{L})/iu;

/** Whether the number, the name of the file or one of its folders names another channel than that of the release. */
export function isOfOtherChannel(address: string, versionNumber: string, releaseChannel: ReleaseChannel): boolean {
  const folders = decodedUrl(URL.parse(address)?.pathname ?? '')
    .toLowerCase()
    .split('/');
  const words = (folders.pop() ?? '').match(/\p{L}{2,}/gu) ?? [];
  // A letter is a folder of packages by their names.
  const channels = [...words, ...folders.filter((name) => name.length > 1)].flatMap(
    (word) => markIn(word)?.channel ?? [],
  );
  const isLongTerm = releaseChannel === 'stable' && LONG_TERM.test(`${versionNumber} ${address}`);
  return isLongTerm || (channels.length > 0 && !channels.includes(releaseChannel));
}

/** The channel of a prerelease in a title, where other words are about the release; null if it names none. */
export function channelIn(name: string): ReleaseChannel | null {
  const text = name.toLowerCase();
  return NAMES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What a field for the channel or the name of a package says; null for a name that is not known. */
export function channelNamed(text: string): ReleaseChannel | null {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  if (words.length > 0 && words.every((word) => RELEASE_WORDS.test(word))) return 'stable';
  return channelIn(text) ?? words.map((word) => markIn(word)?.channel).find(Boolean) ?? null;
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
