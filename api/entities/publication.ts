import { p } from '@mikro-orm/core';

/** The columns of a record that may be a draft or have a period in which it is public (`rules/records/publication.ts`). */
export function publicationProperties(table: string) {
  return {
    isDraft: p.boolean().default(false),
    visibleFrom: p.datetime().nullable(),
    visibleUntil: p.datetime().nullable(),
    /** Whether the draft and the times allow it now, so that reads compare one column. Set by the server. */
    isPublished: p.boolean().default(true),
    dueAt: p.datetime().nullable().index(`${table}_due`),
  };
}

interface Stored {
  is_draft: number | boolean;
  visible_from: number | string | null;
  visible_until: number | string | null;
  is_published: number | boolean;
}

export function readPublication(stored: Stored) {
  const time = (value: number | string | null) => (value === null ? null : new Date(value));
  return {
    isDraft: Boolean(stored.is_draft),
    visibleFrom: time(stored.visible_from),
    visibleUntil: time(stored.visible_until),
    isPublished: Boolean(stored.is_published),
  };
}
