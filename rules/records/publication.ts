import { parseTime } from '../calendar.ts';
import type { Checks, Issues } from '../issues.ts';
import { flag, time } from './field-kinds.ts';
import { checkRecord, defaultOf, type InputOf } from './fields.ts';

/** A draft is never public, whatever its times are. */
export const PUBLICATION = {
  isDraft: flag({
    about: 'Whether it is a draft, which visitors do not see.',
    only: 'administrator',
    group: 'publication',
  }),
  visibleFrom: time({
    about: 'When visitors begin to see it; null for no such time.',
    only: 'administrator',
    group: 'publication',
    invalid: 'visibleFromInvalid',
  }),
  visibleUntil: time({
    about: 'When visitors cease to see it, later than they begin; null for no such time.',
    only: 'administrator',
    group: 'publication',
    invalid: 'visibleUntilInvalid',
  }),
};

export interface PublicationInput extends InputOf<typeof PUBLICATION> {}

export interface Publication {
  isDraft: boolean;
  visibleFrom?: Date | null;
  visibleUntil?: Date | null;
}

export const DEFAULT_PUBLICATION: PublicationInput = defaultOf(PUBLICATION);

type PublicationState = 'public' | 'draft' | 'scheduled' | 'expired';

export function checkPeriod({ visibleFrom, visibleUntil }: PublicationInput): Partial<Checks<PublicationInput>> {
  const [start, end] = [parseTime(visibleFrom), parseTime(visibleUntil)];
  return start && end && end <= start ? { visibleUntil: 'visibleUntilNotAfterFrom' } : {};
}

/** Of a record with drafts and times. */
export function checkActive<T extends typeof PUBLICATION>(table: T, input: InputOf<T>): Issues {
  return checkRecord(table, input, checkPeriod(input) as Partial<Checks<InputOf<T>>>); // its fields are in the table
}

/** Whether it was public at some time before `now`, in milliseconds. */
export function hasBeenPublic({ isDraft, visibleFrom }: Publication, now: number) {
  return !isDraft && (!visibleFrom || visibleFrom.getTime() <= now);
}

/** At a time in milliseconds. */
export function publicationState({ isDraft, visibleFrom, visibleUntil }: Publication, now: number): PublicationState {
  if (isDraft) return 'draft';
  if (visibleUntil && visibleUntil.getTime() <= now) return 'expired';
  return visibleFrom && visibleFrom.getTime() > now ? 'scheduled' : 'public';
}

/** Whether visitors see it, and the next time when this changes; null if it stays. */
export function publicationAt(record: Publication, now: number): { isPublished: boolean; dueAt: Date | null } {
  const state = publicationState(record, now);
  const due = { public: record.visibleUntil, scheduled: record.visibleFrom, draft: null, expired: null }[state];
  return { isPublished: state === 'public', dueAt: due ?? null };
}
