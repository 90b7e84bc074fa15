import { DAY_MS, utcDay } from './calendar.ts';
import { fileTypeIn } from './file-name.ts';
import { URL_MAX } from './limits.ts';
import { parseHttpUrl } from './url.ts';

/**
 * `moved` is for good; `changed`: a fixed link has another file; `blocked`: the host does not answer programs;
 * `suspicious`: a page came where a file was.
 */
export const LINK_VERDICTS = ['fine', 'moved', 'changed', 'gone', 'blocked', 'unreachable', 'suspicious'] as const;
export type LinkVerdict = (typeof LINK_VERDICTS)[number];

export type LinkUse = 'download' | 'mirror' | 'website' | 'picture' | 'slide';

export const LINK_FILTERS = ['all', 'wrong', 'dead', ...LINK_VERDICTS, 'unchecked'] as const;
export type LinkFilter = (typeof LINK_FILTERS)[number];

export interface LinkCheck {
  verdict: LinkVerdict;
  detail: string;
  movedTo: string | null;
  /** The host after all redirects; null without a response. */
  servedBy: string | null;
  /** What the response says of the file; null if it says nothing. */
  etag: string | null;
  lastModified: string | null;
  size: string | null;
  mediaType: string | null;
}

export interface LinkState extends LinkCheck {
  checkedAt: Date;
  fineAt: Date | null;
  /** The host of the file with which checks compare; null before. */
  knownHost: string | null;
  /** Failed checks in a row, and the time of the first of them. */
  failures: number;
  firstFailedAt: Date | null;
  isDead: boolean;
  /** A character for each day until the last check, see `lastDays`. */
  history: string;
}

/** After so many failed checks in a row over this time a link is dead. */
const DEAD_FAILURES = 3;
const DEAD_MS = DAY_MS;
const SHOWN_DAYS = 30;
/** How often a link is checked. The job runs more often. */
const INTERVAL_MS = 20 * 60 * 60_000;
const FAILED_INTERVAL_MS = 6 * 60 * 60_000;
/** A round that a person started leaves out these, so that it goes on where another one was stopped. */
const REQUESTED_INTERVAL_MS = 10 * 60_000;

const FAILED: readonly LinkVerdict[] = ['gone', 'unreachable'];
/** The link leads to something, so earlier failures are over. */
const WORKING: readonly LinkVerdict[] = ['fine', 'moved', 'changed'];

/** Later checks compare with the file that was seen first. */
export function afterCheck(previous: LinkState | null, check: LinkCheck, checkedAt: Date): LinkState {
  const works = WORKING.includes(check.verdict);
  const hasFailed = FAILED.includes(check.verdict);
  // A blocked check and a page in place of the file neither repeat nor end a failure.
  const failures = works ? 0 : (previous?.failures ?? 0) + (hasFailed ? 1 : 0);
  const firstFailedAt = failures === 0 ? null : (previous?.firstFailedAt ?? checkedAt);
  const isFine = works && check.verdict !== 'changed';
  const { etag = null, lastModified = null, size = null, mediaType = null } = (isFine ? check : previous) ?? {};
  return {
    ...check,
    ...{ etag, lastModified, size, mediaType },
    knownHost: isFine ? check.servedBy : (previous?.knownHost ?? null),
    checkedAt,
    fineAt: isFine ? checkedAt : (previous?.fineAt ?? null),
    failures,
    firstFailedAt,
    isDead: hasFailed
      ? failures >= DEAD_FAILURES && Number(checkedAt) - Number(firstFailedAt) >= DEAD_MS
      : !works && previous?.isDead === true,
    history: withDay(previous, check.verdict, checkedAt),
  };
}

/**
 * Servers of one host may report different tags for the same file, so a tag or a date alone decides only if the other
 * is unknown or differs too.
 */
export function isOtherFile(before: Pick<LinkCheck, 'size' | 'etag' | 'lastModified'>, now: typeof before) {
  if (before.size && now.size && before.size !== now.size) return true;
  const differences = (['etag', 'lastModified'] as const)
    .filter((name) => before[name] && now[name])
    .map((name) => before[name] !== now[name]);
  return differences.length > 0 && differences.every(Boolean);
}

export function isExternalLink(url: string | null | undefined, ownHost: string): url is string {
  if (!url || url.startsWith('/')) return false;
  const host = parseHttpUrl(url)?.host;
  return host !== undefined && host !== ownHost && isShort(url);
}

/** Whether a URL fits into an index of PostgreSQL. */
function isShort(url: string) {
  return url.length <= URL_MAX / 3 || new TextEncoder().encode(url).length <= URL_MAX;
}

/**
 * Whether a link should lead to a file, by its address or by what was there before. A page in its place is suspicious.
 */
export function isFileLink(url: string, uses: readonly LinkUse[], state: Pick<LinkState, 'mediaType'> | null) {
  if (uses.includes('picture')) return true;
  if (!uses.includes('download') && !uses.includes('mirror')) return false;
  return fileTypeIn(url) !== null || (state?.mediaType ?? 'text/html') !== 'text/html';
}

/** A blocked check says nothing, and a link that has moved still works. */
export const WRONG_VERDICTS: readonly LinkVerdict[] = ['gone', 'unreachable', 'suspicious', 'changed'];
/** What is wrong comes first. */
const ORDER: readonly (LinkVerdict | null)[] = [...WRONG_VERDICTS, 'blocked', 'moved', null, 'fine'];

export function linkOrder(state: Pick<LinkState, 'verdict' | 'isDead'> | null) {
  return state?.isDead ? -1 : ORDER.indexOf(state?.verdict ?? null);
}

export function isWrong(state: Pick<LinkState, 'verdict' | 'isDead'> | null) {
  return state !== null && (state.isDead || WRONG_VERDICTS.includes(state.verdict));
}

/**
 * Whether it is checked in a round: more often while it fails, so that it can count as dead after a day; a round that a
 * person started checks nearly all.
 */
export function isDue(state: Pick<LinkState, 'checkedAt' | 'failures'> | null, now: number, isRequested = false) {
  if (state === null) return true;
  const scheduled = state.failures > 0 ? FAILED_INTERVAL_MS : INTERVAL_MS;
  return now - state.checkedAt.getTime() >= (isRequested ? REQUESTED_INTERVAL_MS : scheduled);
}

/**
 * The order in which addresses are offered: those that lead to a new host after the others, dead ones last. Mirror 0 is
 * the download URL.
 */
export function offeredLinks<T extends { isDead: boolean; hasNewHost: boolean }>(links: readonly T[]): T[] {
  const rank = ({ isDead, hasNewHost }: T) => (isDead ? 2 : Number(hasNewHost));
  return links.toSorted((a, b) => rank(a) - rank(b));
}

/** Null if the link was not checked that day. */
interface LinkDay {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  verdict: LinkVerdict | null;
}

const UNCHECKED = '-';

/** The days until `today`, the oldest first. */
export function lastDays(state: Pick<LinkState, 'history' | 'checkedAt'> | null, today: Date): LinkDay[] {
  const last = dayNumber(today);
  const missing = state ? Math.max(0, last - dayNumber(state.checkedAt)) : SHOWN_DAYS;
  const days = ((state?.history ?? '') + UNCHECKED.repeat(missing)).padStart(SHOWN_DAYS, UNCHECKED).slice(-SHOWN_DAYS);
  return [...days].map((letter, index) => ({
    day: utcDay((last - SHOWN_DAYS + 1 + index) * DAY_MS),
    verdict: LINK_VERDICTS.find((verdict) => verdict.startsWith(letter)) ?? null,
  }));
}

/** Each verdict is stored as its first letter. */
function withDay(previous: LinkState | null, verdict: LinkVerdict, checkedAt: Date) {
  const letter = verdict.slice(0, 1);
  if (!previous) return letter;
  const days = dayNumber(checkedAt) - dayNumber(previous.checkedAt);
  if (days <= 0) return previous.history.slice(0, -1) + letter;
  return (previous.history + UNCHECKED.repeat(Math.min(days, SHOWN_DAYS) - 1) + letter).slice(-SHOWN_DAYS);
}

/** In days since 1 January 1970, in UTC. */
function dayNumber(time: Date) {
  return Math.floor(Number(time) / DAY_MS);
}
