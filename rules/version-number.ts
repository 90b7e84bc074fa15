import type { ReleaseChannel } from './vocabulary.ts';

const DIGITS = 12;
/** What is longer is no number. */
const PUBLISHED_MAX = 200;

/** A number as its publisher writes it: `v1.2.3-beta.4`, `1:2.3-4`, `149.0.1 (1842)`, `7.6.2/56f7684/editing`. */
export interface PublishedNumber {
  /** Without words before it, and without packaging, commit and build. */
  versionNumber: string;
  /** That of the prerelease; null for a release. */
  channel: ReleaseChannel | null;
  /** Whether the mark is the name of a channel, such as beta; rc and pre can be prereleases of each. */
  isNamed: boolean;
  /** What tells builds of one number apart; empty without one. */
  build: string;
}

export interface Mark {
  /** In the order of the alphabet. */
  rank: string;
  channel: ReleaseChannel;
  words: RegExp;
  isNamed?: true;
}

/** Whole words behind a number, the least stable ones first. */
const PRERELEASES: readonly [Mark, Mark, ...Mark[]] = [
  { rank: 'a', channel: 'dev', words: /^(?:dev|devel|developer|nightly|canary)$/u, isNamed: true },
  { rank: 'a', channel: 'dev', words: /^(?:snapshot|daily|unstable|experimental|git|internal|debug)$/u },
  { rank: 'b', channel: 'alpha', words: /^alpha$/u, isNamed: true },
  { rank: 'b', channel: 'alpha', words: /^a$/u },
  { rank: 'c', channel: 'alpha', words: /^(?:m|milestone)$/u },
  { rank: 'd', channel: 'beta', words: /^beta$/u, isNamed: true },
  {
    rank: 'd',
    channel: 'beta',
    words: /^(?:b|pre|preview|prerelease|ea|eap|early|next|tests?|testing|proposed|insiders?)$/u,
  },
  { rank: 'e', channel: 'beta', words: /^(?:rc|cr|candidate)$/u },
];
/** Releases after that of the number; `esr` is the long-term release of Firefox. */
const LATER = /^(?:hotfix|fix|patch|p|sp|post|update|u|esr)$/u;
/** The release itself. */
export const RELEASE_WORDS = /^(?:stable|release|final|ga|lts|official|production|default|public)$/u;
const BUILD = /^(?:build|bld|r|rev|rel|revision)$/u;
/** Words of distributions behind the revision of a package. */
const PACKAGING = /^(?:ubuntu|deb|bpo|(?:linux)?mint|deepin|uos|fc|el|suse|lp|b|u|bookworm|trixie|jammy|noble)$/u;

const SYSTEMS =
  /[-._ ]?(?:x86[-_]64|x64|x86|i[36]86|amd64|arm64|aarch64|universal|win(?:dows|32|64)?|mac(?:os)?|osx|darwin|linux(?:32|64)?|android|ios|(?:32|64)-?bit)(?![\p{L}\d])/giu;
/** At least one digit, so that it is no word. */
const COMMIT = /[-._ ]g?(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}(?![\p{L}\d])/giu;
/** A number of commits after a release. */
const DESCRIBED = /-\d+-g[\da-f]{7,40}(?![\p{L}\d])/iu;

/** Null for what is not understood. */
export function readVersionNumber(published: string): PublishedNumber | null {
  const parsed = parseNumber(published);
  if (!parsed) return null;
  const { core, kept, marks, build } = parsed;
  const [least] = marks.toSorted((a, b) => PRERELEASES.indexOf(a.mark) - PRERELEASES.indexOf(b.mark));
  return {
    versionNumber: core + kept,
    channel: least?.mark.channel ?? null,
    isNamed: least?.mark.isNamed ?? false,
    build,
  };
}

interface ParsedNumber {
  core: string;
  /** The marks as they are written. */
  kept: string;
  marks: { mark: Mark; digits: string[] }[];
  /** The digits of a later release. */
  later: string[] | null;
  build: string;
}

/** Words may stand before the number. */
function parseNumber(published: string): ParsedNumber | null {
  const text = published.trim();
  if (text.length > PUBLISHED_MAX) return null;
  const words = text.split(/(?<=[-_ @/])/u);
  const skipped = words.findIndex((word) => !/^(?:\p{L}{2}[^.]*[-_ @/]|@)$/u.test(word));
  for (let start = 0; start <= skipped; start += 1) {
    const [, prefix = '', core, rest = ''] =
      /^(\p{L}*\.? ?)(?:\d+:)?(\d{4}-\d{2}-\d{2}(?!\d)|\d+(?:\.\d+)*)(.*)$/su.exec(words.slice(start).join('')) ?? [];
    // No number of a list is that of the version.
    const isList = rest.startsWith(',') && !core?.includes('.');
    const parsed = core === undefined || isList ? null : parseRest(core, rest);
    if (parsed) return { ...parsed, marks: [...marksIn(words.slice(0, start).join('') + prefix), ...parsed.marks] };
  }
  return null;
}

/** Of words that only describe a number, those that are whole and no single letters. */
function marksIn(text: string) {
  const words = text.toLowerCase().match(/(?<![\p{L}\d])\p{L}{2,}(?!\p{L})/gu) ?? [];
  return words.flatMap((word) => toMark(word) ?? []);
}

function toMark(word: string): ParsedNumber['marks'][number] | null {
  const mark = markIn(word);
  return mark && { mark, digits: [] };
}

/** What a word says about a prerelease; null if it says nothing. */
export function markIn(word: string): Mark | null {
  return PRERELEASES.find(({ words }) => words.test(word.toLowerCase())) ?? null;
}

function parseRest(core: string, rest: string): ParsedNumber | null {
  // A build, or a commit, follows `+`, a comma, a slash or stands in brackets.
  const [, described = '', metadata = ''] = /^([^+,(/]*)(.*)$/su.exec(rest) ?? [];
  const parsed: ParsedNumber = { core, kept: '', marks: marksIn(metadata), later: null, build: '' };
  for (const [, remark = ''] of metadata.startsWith('(') ? metadata.matchAll(/\(([^()]*)\)/gu) : [])
    if (!/^[\d.]+$/u.test(remark) && !parseRest(core, ` ${remark}`)) return null;
  if (DESCRIBED.test(described)) parsed.marks.push({ mark: PRERELEASES[1], digits: [] });
  const suffix = described.replace(DESCRIBED, '').replaceAll(COMMIT, '').replaceAll(SYSTEMS, '').trimEnd();
  let digits: string[] | null = null; // of the mark before
  let isPackaging = false;
  let end = 0;
  for (const { 0: text, 1: separator = '', 2: word, 3: number = '', index } of suffix.matchAll(
    /([^\p{L}\d]*)(?:(\p{L}+)|(\d+))/gu,
  )) {
    if (index !== end) return null;
    end += text.length;
    if (word === undefined) {
      const belongs =
        digits && (separator === '' || separator === '.' || (digits.length === 0 && separator.length === 1));
      // A day behind the mark of a prerelease is its build.
      if (isPackaging || (separator === '~' && parsed.marks.length > 0)) parsed.build += text;
      else if (digits && belongs) {
        digits.push(number);
        parsed.kept += text;
      } else if (/^[-_]$/u.test(separator) && /[.-]/u.test(core)) {
        isPackaging = true;
        parsed.build += text;
      } else return null;
      continue;
    }
    const name = word.toLowerCase();
    const mark = toMark(name);
    const isNumbered = separator === '' && /^\d/u.test(suffix.slice(end));
    // `-1nmu1`: distributions add their own words to their revision.
    if (isPackaging && (PACKAGING.test(name) || (!mark && isNumbered))) parsed.build += text;
    else if (mark) {
      parsed.marks.push(mark);
      digits = mark.digits;
      isPackaging = false;
      parsed.kept += text;
    } else if (isPackaging && !BUILD.test(name)) return null;
    else if (LATER.test(name)) {
      parsed.later = [];
      digits = name === 'esr' ? null : parsed.later;
      parsed.kept += text;
    } else if (BUILD.test(name) || (separator.endsWith('~') && PACKAGING.test(name))) {
      isPackaging = true;
      parsed.build += text;
    } else if (!RELEASE_WORDS.test(name)) return null;
  }
  return end === suffix.length ? { ...parsed, build: parsed.build + metadata } : null;
}

/**
 * Compared byte by byte. Numbers are padded, so that 9.10 comes after 9.9; 9.10-beta comes before 9.10; 9.1 and 9.1.0
 * are equal, and so are builds of one number.
 */
export function versionKey(versionNumber: string) {
  const parsed = parseNumber(versionNumber);
  // In ASCII '!' < '-' < '.', so 9.10-beta sorts before 9.10, and 9.10 before 9.10.1.
  if (!parsed) {
    const [, core = '', suffix = ''] = /^v?([\d.]*)(.*)$/su.exec(versionNumber.trim().toLowerCase()) ?? [];
    return suffix ? `${numberKey(core)}!${suffix.replace(/\d+/gu, pad)}` : `${numberKey(core)}-`;
  }
  const { core, marks, later } = parsed;
  const numbers = numberKey(core.replaceAll('-', '.'));
  if (marks.length === 0) return `${numbers}-${later?.map(pad).join('.') ?? ''}`;
  return `${numbers}!${marks.map(({ mark, digits }) => mark.rank + digits.map(pad).join('.')).join('')}`;
}

/** Without zeros at the end. */
function numberKey(core: string) {
  const all = core.split('.').filter(Boolean);
  return all
    .slice(0, all.findLastIndex((digits) => /[1-9]/u.test(digits)) + 1)
    .map(pad)
    .join('.');
}

export function newestFirst<T>(list: readonly T[], numberOf: (entry: T) => string): T[] {
  const keyed = list.map((entry) => ({ entry, key: versionKey(numberOf(entry)) }));
  return keyed.toSorted((a, b) => Number(b.key > a.key) - Number(b.key < a.key)).map(({ entry }) => entry);
}

function pad(digits: string) {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  if (significant.length <= DIGITS) return significant.padStart(DIGITS, '0');
  // ':' sorts after every digit; among longer numbers the length decides.
  return `:${String(significant.length).padStart(3, '0')}${significant}`;
}

/** In small letters, without spaces around it and a `v` before its first digit. */
export function plainVersionNumber(versionNumber: string) {
  return versionNumber
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/u, '');
}

/** [9, 10] for v9.10-beta. */
export function versionNumbers(versionNumber: string): number[] {
  const core = parseNumber(versionNumber)?.core ?? /^[\d.]*/u.exec(plainVersionNumber(versionNumber))?.[0] ?? '';
  return core.split(/[.-]/u).filter(Boolean).map(Number);
}

/** Whether two texts have numbers that differ by more than a mark. */
export function isOtherNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => parseNumber(text)?.core);
  return one !== undefined && other !== undefined && versionKey(one) !== versionKey(other);
}

/** Fewer digits may stand in an address by chance. */
const DISTINCTIVE_DIGITS = 5;

/** 1, 93 and 138 of v1.93.138, in lower case. */
export function partsOf(versionNumber: string): string[] {
  return plainVersionNumber(versionNumber).match(/[\da-z]+/gu) ?? [];
}

/**
 * The forms in addresses: the whole number, without the zeros at the end, without separators (joined), and without the
 * first parts; `to` is exclusive. A short number has only the first two, and none if it is too short to be recognised.
 */
export function formsOf(parts: readonly string[]) {
  if (parts.length < 2 && digitsIn(parts) < 3) return [];
  const to = parts.length;
  const withoutZeros = Math.max(2, parts.findLastIndex((part) => part !== '0') + 1);
  const tails = parts.flatMap((first, from) =>
    from > 0 && first !== '0' && to - from >= 2 && isDistinctive(parts.slice(from)) ? [from] : [],
  );
  return [
    { from: 0, to, isJoined: false },
    ...(withoutZeros < to ? [{ from: 0, to: withoutZeros, isJoined: false }] : []),
    ...(isDistinctive(parts) ? [{ from: 0, to, isJoined: true }] : []),
    ...tails.map((from) => ({ from, to, isJoined: false })),
  ];
}

function isDistinctive(parts: readonly string[]) {
  return digitsIn(parts) >= DISTINCTIVE_DIGITS;
}

function digitsIn(parts: readonly string[]) {
  return parts.join('').replace(/\D/gu, '').length;
}
