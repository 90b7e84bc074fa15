import { flag, time } from './fields.ts';

/** Whether and when visitors may see a record. A draft is never public, whatever its times are. */
export const PUBLICATION = {
  isDraft: flag({ about: 'Whether the record is a draft, which visitors do not see.', only: 'administrator' }),
  visibleFrom: time({
    about: 'The time from which visitors see the record; null for no such time.',
    only: 'administrator',
    invalid: 'visibleFromInvalid',
  }),
  visibleUntil: time({
    about:
      'The time until which visitors see the record (exclusive), later than the time from which they see it; null for no such time.',
    only: 'administrator',
    invalid: 'visibleUntilInvalid',
  }),
};
