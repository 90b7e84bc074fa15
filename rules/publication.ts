import { calendarDateOf } from './calendar.ts';
import type { Checks, IssueKey } from './issues.ts';

/**
 * Whether and when visitors may see a record, from a form or a request. The times are ISO 8601 with an offset or `Z`.
 */
export interface PublicationInput {
  /** A draft is never public, whatever its times are. */
  isDraft: boolean;
  /** The time from which the record is public; null for no such time. */
  visibleFrom: string | null;
  /** The time until which the record is public (exclusive); null for no such time. */
  visibleUntil: string | null;
}

/** The same as it is stored. */
export interface Publication {
  isDraft: boolean;
  visibleFrom?: Date | null;
  visibleUntil?: Date | null;
}

export const DEFAULT_PUBLICATION: PublicationInput = { isDraft: false, visibleFrom: null, visibleUntil: null };

/** What visitors see of a record with these values; `public` if they see it. */
export const PUBLICATION_STATES = ['public', 'draft', 'scheduled', 'expired'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/iu;
/** The end of the year 9999; later times have another format. */
const TIME_MAX = 253_402_300_799_999;

export function checkPublication({ visibleFrom, visibleUntil }: PublicationInput): Checks<PublicationInput> {
  return {
    isDraft: null,
    visibleFrom: isTime(visibleFrom) ? null : 'visibleFromInvalid',
    visibleUntil: checkUntil(visibleFrom, visibleUntil),
  };
}

function checkUntil(from: string | null, until: string | null): IssueKey | null {
  if (!isTime(until)) return 'visibleUntilInvalid';
  const [start, end] = [timeOf(from), timeOf(until)];
  return start && end && end <= start ? 'visibleUntilNotAfterFrom' : null;
}

function isTime(text: string | null): boolean {
  return !text?.trim() || timeOf(text) !== null;
}

/** The time of a text; null if it is blank or not valid. */
function timeOf(text: string | null): Date | null {
  // Some engines read 30 February as a day in March.
  if (!text || !TIME.test(text.trim()) || !calendarDateOf(text.trim().slice(0, 10))) return null;
  const time = Date.parse(text.trim());
  return time >= 0 && time <= TIME_MAX ? new Date(time) : null;
}

/** The stored form of validated values. */
export function storedPublication({ isDraft, visibleFrom, visibleUntil }: PublicationInput) {
  return { isDraft, visibleFrom: timeOf(visibleFrom), visibleUntil: timeOf(visibleUntil) } satisfies Publication;
}

/** Whether visitors could see a record at some time before `now`, in milliseconds. */
export function hasBeenPublic({ isDraft, visibleFrom }: Publication, now: number): boolean {
  return !isDraft && (!visibleFrom || visibleFrom.getTime() <= now);
}

/** The input of stored values. */
export function publicationInputOf({ isDraft, visibleFrom, visibleUntil }: Publication): PublicationInput {
  return {
    isDraft,
    visibleFrom: visibleFrom?.toISOString() ?? null,
    visibleUntil: visibleUntil?.toISOString() ?? null,
  };
}

/** What visitors see at a time, in milliseconds. */
export function publicationState({ isDraft, visibleFrom, visibleUntil }: Publication, now: number): PublicationState {
  if (isDraft) return 'draft';
  if (visibleUntil && visibleUntil.getTime() <= now) return 'expired';
  return visibleFrom && visibleFrom.getTime() > now ? 'scheduled' : 'public';
}

/** Whether a record is public at a time, and the next time when this changes; null if it stays. */
export function publicationAt(record: Publication, now: number): { isPublished: boolean; dueAt: Date | null } {
  const state = publicationState(record, now);
  const due = { public: record.visibleUntil, scheduled: record.visibleFrom, draft: null, expired: null }[state];
  return { isPublished: state === 'public', dueAt: due ?? null };
}
