import { Type } from 'typebox';
import { flag, readOnly, writableTimeOrNull } from './kinds.ts';
import { orNull } from './schemas.ts';

/**
 * The fields of a record that may be a draft or have a period. Visitors get only public records, without these fields.
 */
export const PUBLICATION_FIELDS = {
  isDraft: {
    kind: flag,
    onlyAdministrator: true,
    schema: Type.Boolean({
      description: 'Whether the record is a draft, which visitors do not see. Only the administrator gets this field.',
    }),
  },
  visibleFrom: {
    kind: writableTimeOrNull,
    onlyAdministrator: true,
    schema: orNull(
      'string',
      'The time from which visitors see the record; null for no such time. Only the administrator gets this field.',
      { format: 'date-time' },
    ),
  },
  visibleUntil: {
    kind: writableTimeOrNull,
    onlyAdministrator: true,
    schema: orNull(
      'string',
      'The time until which visitors see the record (exclusive); null for no such time. Only the administrator gets this field.',
      { format: 'date-time' },
    ),
  },
  isPublished: {
    kind: readOnly,
    onlyAdministrator: true,
    schema: Type.Boolean({
      description:
        'Whether the record is no draft and its time has come, set by the server. Only the administrator gets this field.',
    }),
  },
} as const;
