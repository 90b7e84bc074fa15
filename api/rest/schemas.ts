import { Type, type Static, type TSchema } from 'typebox';
import { ID_MAX, URL_MAX } from '../../rules/limits.ts';
import { ALL_MESSAGES, type MessageParams } from '../../rules/messages.ts';
import { PLATFORMS, type Platform } from '../../rules/vocabulary.ts';
import { STATUS } from '../errors.ts';
import { recordTag, type TaggedKind } from '../http/preconditions.ts';

/** An id in an address: decimal digits without leading zeros. */
export function idParams(description: string, example: number) {
  return Type.Object({ id: Type.Integer({ minimum: 1, maximum: ID_MAX, description, examples: [example] }) });
}

export function id(description: string) {
  return Type.Integer({ minimum: 1, maximum: ID_MAX, description });
}

/** Marks a query parameter whose unknown values count as absent; `validation.ts` reads it. */
export const UNKNOWN_VALUES_IGNORED = { 'x-unknown-values': 'ignored' } as const;

/** A platform to filter a list by. Every unknown value means all platforms (design §4). */
export function platformFilter(description: string) {
  return Type.Optional(
    Type.Unsafe<Platform | 'all'>({ type: 'string', enum: [...PLATFORMS, 'all'], description: `${description} An unknown value means all platforms.`, examples: ['windows'], ...UNKNOWN_VALUES_IGNORED }),
  );
}

type Keywords = Record<string, unknown>;

/** An absolute http or https address. */
export const ADDRESS = { format: 'uri', maxLength: URL_MAX } as const;

export function address(description: string) {
  return Type.String({ ...ADDRESS, description });
}

/** A text that must not be empty. */
export function filledText(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, description });
}

export function orNull<const T extends 'string' | 'integer'>(type: T, description: string, keywords: Keywords = {}) {
  return Type.Unsafe<(T extends 'integer' ? number : string) | null>({ type: [type, 'null'], description, ...keywords });
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

function messageKey(description: string) {
  return oneOf(Object.keys(ALL_MESSAGES), description);
}

export const Failure = Type.Object(
  {
    success: Type.Literal(false, { description: 'Always false.' }),
    error: Type.String({ description: 'What went wrong, in English. Where fields failed, the message of the first one.' }),
    code: oneOf(Object.keys(STATUS), 'What went wrong, for programs. GraphQL uses the same codes.'),
    key: Type.Optional(messageKey('Names the message in `error`, to translate by: a key keeps its meaning when the words change, and others may be added. Absent from a message that is not one of the catalogue, such as about a body that is not JSON.')),
    fields: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'What is wrong with each field, by the name of the field.',
      }),
    ),
    issues: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String({ description: 'The name of the field.' }),
          key: messageKey('Names what is wrong with the field.'),
          params: Type.Unsafe<MessageParams>({
            type: 'object',
            additionalProperties: { type: ['string', 'integer'] },
            description: 'What fills in the message, such as `n`, the position in a list from 1, or `field`. Empty for most keys.',
          }),
        }),
        { description: 'The same as `fields`, in the same order, for programs.' },
      ),
    ),
    requestId: Type.String({ description: 'Names this request in the log of the server.' }),
  },
  {
    $id: 'Failure',
    description: 'The body of every response that is not a success.',
    examples: [{ success: false, error: 'Browser not found', code: 'NOT_FOUND', key: 'browserNotFound', requestId: 'd2a80d8a-1b5e-4c55-a08e-d6a83efde9a0' }],
  },
);

const CHALLENGE = { 'WWW-Authenticate': { type: 'string', description: 'What is missing: the scheme `Session`, for the cookie that `POST /api/auth/login` sets.' } };
const RETRY_AFTER = { 'Retry-After': { type: 'integer', minimum: 0, description: 'After how many seconds to try again.' } };

const FAILURES = {
  400: 'Something that was sent is missing or not valid.',
  401: 'There is no session of the administrator.',
  403: 'A browser sent this from another site.',
  404: 'There is nothing with this id or name.',
  409: 'The record was changed in the meantime; nothing was saved.',
  412: 'The precondition in `If-Match` or `If-None-Match` does not hold; nothing was saved.',
  413: 'What was sent is too large.',
  415: 'What was sent has another content type than it must have.',
  422: 'The `Idempotency-Key` was sent before with another body; nothing was saved.',
  429: 'Too many attempts; `Retry-After` says how many seconds to wait.',
  500: 'Something went wrong on our side.',
  503: 'The server is starting, stopping or overloaded, or the database cannot be reached; `Retry-After` says how many seconds to wait.',
  507: 'There is no room left to save it.',
} as const;

/** Every route can fail with these. */
const ALWAYS = [400, 500, 503] as const;
type Always = (typeof ALWAYS)[number];

/** The failures that a route documents, with those of every route. */
export function failures<const S extends Exclude<keyof typeof FAILURES, Always>>(...statuses: S[]) {
  const documented = [...statuses, ...ALWAYS].map((status) => [status, failure(status)]);
  return Object.fromEntries(documented) as Record<S | Always, ReturnType<typeof failure>>; // its keys are the statuses
}

/** One failure, with the headers of its status. */
export function failure(status: keyof typeof FAILURES, description: string = FAILURES[status]) {
  const isTemporary = status === 429 || status === 503;
  return { ...ref(Failure, description), ...(isTemporary && { headers: RETRY_AFTER }), ...(status === 401 && { headers: CHALLENGE }) };
}

/** The response to a read whose `If-None-Match` names what is there already. */
export const NotModified = Type.Null({ description: 'Nothing has changed since the response whose `ETag` was sent in `If-None-Match`.' });

/** The `ETag` of a response, for `If-None-Match`. */
export const ETAG = { ETag: { type: 'string', description: 'Names this state of the response. Send it in `If-None-Match` to get 304 while nothing has changed; that of one record is for `If-Match` too.' } };

/** The headers that a change or deletion of a record understands. */
export const guardHeaders = Type.Object({
  'If-Match': Type.Optional(Type.String({ description: 'The `ETag` of the record that was edited, in any encoding, several of them, or `*`. Where none is that of the stored revision, the answer is 412 and nothing is changed.' })),
  'If-None-Match': Type.Optional(Type.String({ description: '`*`, or entity tags: where the stored record has one of them, the answer is 412 and nothing is changed.' })),
});

/** The headers that a creation understands. */
export const creationHeaders = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 257,
      description: 'Names the request, so that it can be sent again and adds its record once: 1 to 255 visible ASCII characters, in double quotes or not. Known for a day. The same key with another body is 422; where the record was changed or deleted since, 409.',
      examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'],
    }),
  ),
  'If-Match': Type.Optional(Type.String({ description: '`*`; with entity tags the answer is 412.' })),
  'If-None-Match': Type.Optional(Type.String({ description: 'Entity tags; with `*` the answer is 412, since the list is always there.' })),
});

/** The response to a creation. */
export function created<T extends TSchema>(data: T, description: string) {
  return { ...success(data, description), headers: { Location: { type: 'string', format: 'uri-reference', description: 'The path of the new record.' }, ...ETAG } };
}

/** The headers of the answer to a creation: where the new record is, and its tag. */
export function headersOfNew(list: string, kind: TaggedKind, record: { id: number; revision: number }): { location: string; etag: string } {
  return { location: `${list}/${record.id}`, etag: recordTag(kind, record) };
}

/** A body as it arrives: any object. */
export type Body = Readonly<Record<string, unknown>>;

/**
 * A record or a body, documented by its fields. Bodies are read leniently: only that one is an object is checked by its
 * schema, the rest by `kinds.ts` and the rules.
 */
export function objectOf(name: string, fields: Record<string, TSchema>, description: string, example: Body) {
  return Object.assign(Type.Unsafe<Body>(Type.Object(fields, { description, examples: [example] })), { $id: name });
}

/** The origin of the examples: a test compares their records with what the seeded catalogue answers there. */
export const SITE = 'https://browsers.example';

export const revision = Type.Integer({ minimum: 0, description: 'Rises with every saved change.' });

/** The revision that a change was made from. */
export const editedRevision = Type.Integer({ minimum: 0, description: 'The revision that was edited. Another one than the stored is refused with 409; without one the change is always taken.' });

export const Done = Type.Object({ success: Type.Literal(true, { description: 'Always true.' }) }, { description: 'It is done.' });

export const DeletedWithSlides = Type.Object(
  {
    success: Type.Literal(true, { description: 'Always true.' }),
    deactivated_slides: Type.Integer({ minimum: 0, description: 'How many slides were deactivated, because they led there.' }),
  },
  { description: 'It is deleted.' },
);
