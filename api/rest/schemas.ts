import type { FastifyReply as Reply } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { ID_MAX, SLUG_MAX, URL_MAX } from '../../rules/limits.ts';
import { ALL_MESSAGES, type MessageParams } from '../../rules/messages.ts';
import { SLUG } from '../../rules/slug.ts';
import { PLATFORMS } from '../../rules/vocabulary.ts';
import { STATUS } from '../errors.ts';
import { recordTag, type TaggedKind } from '../http/preconditions.ts';

/** An id in the path: decimal digits without leading zeros. */
export function idParams(description: string, example: number) {
  return Type.Object({ id: Type.Integer({ minimum: 1, maximum: ID_MAX, description, examples: [example] }) });
}

/** The id of a browser, or its slug, which `resolveSlugs` replaces by the id. */
export const browserKey = Type.Unsafe<number>({
  anyOf: [
    { type: 'integer', minimum: 1, maximum: ID_MAX },
    { type: 'string', pattern: SLUG, maxLength: SLUG_MAX },
  ],
  description: "The browser's id or slug.",
  examples: ['comet'],
});

export const browserParams = Type.Object({ id: browserKey });

export function id(description: string) {
  return Type.Integer({ minimum: 1, maximum: ID_MAX, description });
}

export function platformFilter(description: string) {
  return Type.Optional(oneOf([...PLATFORMS, 'all'], description, { examples: ['windows'] }));
}

type Keywords = Record<string, unknown>;

export const HTTP_URL = { format: 'uri', maxLength: URL_MAX } as const;

export function httpUrl(description: string) {
  return Type.String({ ...HTTP_URL, description });
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

/** A reference to a schema that is registered under its `$id`. */
export function ref<T extends TSchema>(schema: T & { $id?: string }, description?: string) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#`, ...(description && { description }) });
}

export function success<T extends TSchema>(data: T, description: string) {
  return Type.Object({ success: Type.Literal(true, { description: 'Always true.' }), data }, { description });
}

export function ok<T>(data: T) {
  return { success: true as const, data };
}

/** The same with the entity tag of a record. */
export function tagged<T>(
  reply: Pick<Reply, 'header'>,
  kind: TaggedKind,
  record: { id: number | string; revision: number },
  data: T,
) {
  reply.header('etag', recordTag(kind, record));
  return ok(data);
}

/** The position of a page in a list. `records` names them in the plural. */
export function paginationOf(records: string) {
  return Type.Object(
    {
      page: Type.Integer({ minimum: 1, description: 'The number of the page, from 1.' }),
      limit: Type.Integer({ minimum: 1, description: `The number of ${records} on a page.` }),
      total: Type.Integer({ minimum: 0, description: `The number of matching ${records} on all pages.` }),
    },
    { description: 'The position of this page in the list.' },
  );
}

function messageKey(description: string) {
  return oneOf(Object.keys(ALL_MESSAGES), description);
}

export const Failure = Type.Object(
  {
    success: Type.Literal(false, { description: 'Always false.' }),
    error: Type.String({
      description: 'The error message in English. If fields are invalid, it is the message of the first one.',
    }),
    code: oneOf(Object.keys(STATUS), 'The error code for programs. GraphQL uses the same codes.'),
    key: Type.Optional(
      messageKey(
        'The key of the message in `error`, for translations. The meaning of a key never changes, but its text may, and new keys may be added. It is missing if the message is not from the catalogue, for example for a body that is not JSON.',
      ),
    ),
    fields: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description:
          'The error messages by the name of the field. In a list of records, the name begins with the position of the record, from 1: `2_topic`.',
      }),
    ),
    issues: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String({ description: 'The name of the field.' }),
          key: messageKey('The key of the message of the field.'),
          params: Type.Unsafe<MessageParams>({
            type: 'object',
            additionalProperties: { type: ['string', 'integer'] },
            description:
              'The parameters of the message, for example `n` (the position in a list, from 1) or `field`. Empty for most keys.',
          }),
        }),
        { description: 'The same as `fields`, in the same order, for programs.' },
      ),
    ),
    requestId: Type.String({ description: "The id of this request in the server's log." }),
  },
  {
    $id: 'Failure',
    description: 'The body of every response that is not a success.',
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
);

const CHALLENGE = {
  'WWW-Authenticate': {
    type: 'string',
    description: 'The missing authentication: the scheme `Session` means the cookie that `POST /api/auth/login` sets.',
  },
};
const RETRY_AFTER = {
  'Retry-After': { type: 'integer', minimum: 0, description: 'The number of seconds to wait before the next attempt.' },
};

const FAILURES = {
  400: 'The request is invalid: a value is missing or not valid.',
  401: 'The request has no session of the administrator.',
  403: 'A page of another site sent the request.',
  404: 'The record does not exist.',
  409: 'The record was changed in the meantime. Nothing was saved.',
  410: 'The cursor is too old, or of another catalogue.',
  412: 'The precondition in `If-Match` or `If-None-Match` is not met. Nothing was saved.',
  413: 'The body is too large.',
  415: 'The content type or the content encoding of the body is not supported.',
  422: 'The `Idempotency-Key` was already used with a different body. Nothing was saved.',
  429: 'There were too many attempts. `Retry-After` is the number of seconds to wait.',
  500: 'An unexpected error occurred in the server.',
  503: 'The server is starting, stopping or overloaded, or the database is unavailable. `Retry-After` is the number of seconds to wait.',
  507: 'The storage is full.',
} as const;

const ALWAYS = [400, 500, 503] as const;
type Always = (typeof ALWAYS)[number];

export function failures<const S extends Exclude<keyof typeof FAILURES, Always>>(...statuses: S[]) {
  const documented = [...statuses, ...ALWAYS].map((status) => [status, failure(status)]);
  return Object.fromEntries(documented) as Record<S | Always, ReturnType<typeof failure>>; // the keys are the statuses
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
  description: 'The response has not changed: its `ETag` was sent in `If-None-Match`.',
});

export const ETAG = {
  ETag: {
    type: 'string',
    description:
      'The entity tag of the response. Send it in `If-None-Match` to get 304 if the response has not changed. The entity tag of a single record can also be sent in `If-Match`.',
  },
};

const Prefer = Type.Optional(
  Type.String({
    description:
      'With `handling=strict` an unknown field of the body is an error (RFC 7240). Without it, unknown fields are ignored and named in `ignored` of the response.',
    examples: ['handling=strict'],
  }),
);

export const preconditionHeaders = Type.Object({
  Prefer,
  'If-Match': Type.Optional(
    Type.String({
      description:
        'The `ETag` of the edited record (in any encoding), a list of them, or `*`. If the stored revision does not match, the response is 412 and nothing is changed.',
    }),
  ),
});

export const creationHeaders = Type.Object({
  Prefer,
  'Idempotency-Key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 257,
      description:
        'A unique key of the request: 1 to 255 visible ASCII characters, with or without double quotes. If the request is sent again with the same key within a day, the record is created only once. The response is 422 if the body is different, and 409 if the record was changed or deleted in the meantime.',
      examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'],
    }),
  ),
});

export function updated<T extends TSchema>(data: T, description: string) {
  return { ...success(data, description), headers: ETAG };
}

export function created<T extends TSchema>(data: T, description: string) {
  return {
    ...success(data, description),
    headers: {
      Location: { type: 'string', format: 'uri-reference', description: 'The path of the new record.' },
      ...ETAG,
    },
  };
}

export function headersOfNew(
  list: string,
  kind: TaggedKind,
  record: { id: number; revision: number },
): { location: string; etag: string } {
  return { location: `${list}/${record.id}`, etag: recordTag(kind, record) };
}

export type Body = Readonly<Record<string, unknown>>;

/**
 * The documented schema of a record or a request body. For a request body, only its type (an object) is validated; the
 * fields are validated by `kinds.ts` and the rules.
 */
export function objectSchema(name: string, fields: Record<string, TSchema>, description: string, example: Body) {
  return Object.assign(Type.Unsafe<Body>(Type.Object(fields, { description, examples: [example] })), { $id: name });
}

export const revision = Type.Integer({ minimum: 0, description: 'Increases with every saved change.' });

export const editedRevision = Type.Integer({
  minimum: 0,
  description:
    'The edited revision. The response is 409 if it is not the stored revision. Without it, the change is always saved.',
});

export const Done = Type.Object(
  { success: Type.Literal(true, { description: 'Always true.' }) },
  { description: 'The request was successful.' },
);

export const DeletedWithSlides = Type.Object(
  {
    success: Type.Literal(true, { description: 'Always true.' }),
    deactivated_slides: Type.Integer({
      minimum: 0,
      description: 'The number of slides that were deactivated, because they linked to the deleted record.',
    }),
  },
  { description: 'The record was deleted.' },
);
