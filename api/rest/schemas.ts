import type { FastifyReply as Reply } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { byKey } from '#rules/keys.ts';
import { ID_MAX, SLUG_MAX, URL_MAX } from '#rules/limits.ts';
import messages from '#rules/i18n/messages/en.json' with { type: 'json' };
import type { MessageParams } from '#rules/messages.ts';
import { SLUG } from '#rules/slug.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { STATUS } from '../errors.ts';
import { recordTag, type TaggedKind } from '../http/preconditions.ts';

export function string(description: string, keywords: Keywords = {}) {
  return Type.String({ description, ...keywords });
}

export function boolean(description: string) {
  return Type.Boolean({ description });
}

export function count(description: string) {
  return Type.Integer({ minimum: 0, description });
}

export function list<T extends TSchema>(description: string, items: T) {
  return Type.Array(items, { description });
}

export function object<T extends Record<string, TSchema>>(description: string, properties: T) {
  return Type.Object(properties, { description });
}

export function idParams(description: string) {
  return Type.Object({ id: id(description, { examples: [1] }) });
}

/** `resolveSlugs` replaces a slug by the id. */
export const browserKey = Type.Unsafe<number>({
  anyOf: [
    { type: 'integer', minimum: 1, maximum: ID_MAX },
    { type: 'string', pattern: SLUG, maxLength: SLUG_MAX },
  ],
  description: "The browser's id or slug.",
  examples: ['comet'],
});

export const browserParams = Type.Object({ id: browserKey });

export function id(description: string, keywords: Keywords = {}) {
  return Type.Integer({ minimum: 1, maximum: ID_MAX, description, ...keywords });
}

/** A number in a query, from 1. */
export function numberUpTo(maximum: number, description: string, keywords: Keywords = {}) {
  return Type.Optional(Type.Integer({ minimum: 1, maximum, description, ...keywords }));
}

export function platformFilter(description: string) {
  return Type.Optional(oneOf([...PLATFORMS, 'all'], description, { examples: ['windows'] }));
}

type Keywords = Record<string, unknown>;

export const HTTP_URL = { format: 'uri', maxLength: URL_MAX } as const;

export function httpUrl(description: string) {
  return string(description, HTTP_URL);
}

interface JsonTypes {
  string: string;
  integer: number;
  boolean: boolean;
}

export function orNull<const T extends keyof JsonTypes>(type: T, description: string, keywords: Keywords = {}) {
  return Type.Unsafe<JsonTypes[T] | null>({ type: [type, 'null'], description, ...keywords });
}

export function oneOf<const T extends readonly string[]>(list: T, description: string, rest: Keywords = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...list], description, ...rest });
}

export function oneOfOrNull<const T extends readonly string[]>(list: T, description: string) {
  return Type.Unsafe<T[number] | null>({ type: ['string', 'null'], enum: [...list, null], description });
}

/** The schemas that the document has under a name. */
export const SCHEMAS: TSchema[] = [];

export function named<T extends TSchema>(name: string, schema: T): T {
  SCHEMAS.push(Object.assign(schema, { $id: name }));
  return schema;
}

export function ref<T extends TSchema>(schema: T & { $id?: string }, description?: string) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#`, ...(description && { description }) });
}

const isSuccess = Type.Literal(true, { description: 'Always true.' });

export function success<T extends TSchema>(data: T, description = 'The result.') {
  return Type.Object({ success: isSuccess, data }, { description });
}

export function ok<T>(data: T) {
  return { success: true as const, data };
}

export function tagged<T>(
  reply: Pick<Reply, 'header'>,
  kind: TaggedKind,
  record: { id: number | string; revision: number },
  data: T,
) {
  reply.header('etag', recordTag(kind, record));
  return ok(data);
}

export function messageKey(description: string) {
  return oneOf(Object.keys(messages.message), description);
}

const Failure = named(
  'Failure',
  Type.Object(
    {
      success: Type.Literal(false, { description: 'Always false.' }),
      error: string('The message in English, of the first invalid field.'),
      code: oneOf(Object.keys(STATUS), 'The code for programs, as in GraphQL.'),
      key: Type.Optional(
        messageKey(
          'The key of the message, for translations. Missing for that of a library, such as for a body that is not JSON.',
        ),
      ),
      fields: Type.Optional(
        Type.Unsafe<Record<string, string>>({
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The messages by field. In a list, it begins with the position from 1: `2_topic`.',
        }),
      ),
      issues: Type.Optional(
        list(
          'The same as `fields` for programs.',
          Type.Object({
            field: string('The name of the field.'),
            key: messageKey('The key of its message.'),
            params: Type.Unsafe<MessageParams>({
              type: 'object',
              additionalProperties: { type: ['string', 'integer'] },
              description: 'The parameters, such as `n`, the position in a list from 1.',
            }),
          }),
        ),
      ),
      requestId: string('The id of the request in the log.'),
    },
    {
      description: 'The body of every failure.',
      examples: [
        {
          success: false,
          error: 'Browser not found',
          code: 'NOT_FOUND',
          key: 'browserNotFound',
          requestId: 'd2a80d8a-1b5e-4c55-a08e-d6a83efde9a0',
        },
      ],
    },
  ),
);

const CHALLENGE = {
  'WWW-Authenticate': {
    type: 'string',
    description: 'What is missing; `Session` is the cookie of `POST /api/auth/login`.',
  },
};
const RETRY_AFTER = {
  'Retry-After': { type: 'integer', minimum: 0, description: 'Seconds until the next attempt.' },
};

const FAILURES = {
  400: 'A value is missing or invalid.',
  401: 'The session or the access token is missing or not valid.',
  403: 'A page of another site sent the request.',
  404: 'The record does not exist.',
  409: 'The record was changed meanwhile. Nothing was saved.',
  410: 'The cursor is too old, or of another catalogue.',
  412: '`If-Match` or `If-None-Match` is not met. Nothing was saved.',
  413: 'The body is too large.',
  415: 'The type or the encoding of the body is not supported.',
  422: 'The `Idempotency-Key` was used with another body. Nothing was saved.',
  429: 'Too many requests with the access token, or attempts to sign in.',
  500: 'An unexpected error.',
  503: 'The server starts, stops or is overloaded, or the database is unavailable.',
  507: 'The storage is full.',
} as const;

/** The failures of one route; `openapi.ts` adds those that follow from its parameters, its body and its scope. */
export function failures<const S extends keyof typeof FAILURES>(...statuses: S[]) {
  return byKey(statuses, (status) => failure(status));
}

export function failure(status: keyof typeof FAILURES, description: string = FAILURES[status]) {
  const isTemporary = status === 429 || status === 503;
  return {
    ...ref(Failure, description),
    ...(isTemporary && { headers: RETRY_AFTER }),
    ...(status === 401 && { headers: CHALLENGE }),
  };
}

export const NotModified = Type.Null({
  description: 'Not changed since the `ETag` in `If-None-Match`.',
});

export const ETAG = {
  ETag: {
    type: 'string',
    description: 'To send in `If-None-Match`; that of a single record also in `If-Match`.',
  },
};

const Prefer = Type.Optional(
  string(
    'With `handling=strict` an unknown field is an error (RFC 7240), otherwise `ignored` of the response names it.',
    { examples: ['handling=strict'] },
  ),
);

export const preconditionHeaders = Type.Object({
  Prefer,
  'If-Match': Type.Optional(
    string('The `ETag` of the edited record, a list of them, or `*`. 412 if the stored revision is another one.'),
  ),
});

export const creationHeaders = Type.Object({
  Prefer,
  'Idempotency-Key': Type.Optional(
    string(
      'A unique key: 1 to 255 visible ASCII characters, with or without double quotes. With it, a record is created only once within a day; 422 for another body, 409 if it was changed or deleted since.',
      { minLength: 1, maxLength: 257, examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'] },
    ),
  ),
});

const ignored = Type.Optional(
  list('The unknown fields, named as in `fields` of a failure. Missing without any.', Type.String()),
);

/** The header that every write of the catalogue sends. */
export const CHANGES = {
  'Change-Id': {
    type: 'string',
    pattern: '^\\d+(?:, \\d+)*$',
    description:
      'The ids of the changes that the request has made, or the first one with its `Idempotency-Key`, separated by commas. Missing without any.',
  },
};

export function changed<T extends TSchema>(data: T, description: string) {
  return { ...success(data, description), headers: { ...ETAG, ...CHANGES } };
}

export function updated<T extends TSchema>(data: T, description: string) {
  return { ...object(description, { success: isSuccess, data, ignored }), headers: { ...ETAG, ...CHANGES } };
}

export function created<T extends TSchema>(data: T, description: string) {
  return {
    ...updated(data, description),
    headers: {
      Location: { type: 'string', format: 'uri-reference', description: 'The path of the new record.' },
      ...ETAG,
      ...CHANGES,
    },
  };
}

export type Body = Readonly<Record<string, unknown>>;

/**
 * The schema of a record or a body. Of a body, only that it is an object is validated; `kinds.ts` and the rules
 * validate its fields.
 */
export function objectSchema(name: string, fields: Record<string, TSchema>, description: string, example: Body) {
  return named(name, Type.Unsafe<Body>(Type.Object(fields, { description, examples: [example] })));
}

export const revision = count('Rises with every change.');

export const editedRevision = count(
  'The edited revision. 409 if it is not the stored one; without it, the change is always saved.',
);

export const Done = object('The request was successful.', { success: isSuccess });

export const Deleted = { ...Done, headers: CHANGES };

export const DeletedWithSlides = {
  ...object('The record was deleted.', {
    success: isSuccess,
    deactivated_slides: count('How many slides were deactivated with it.'),
  }),
  headers: CHANGES,
};
