import { Type, type Static, type TSchema } from 'typebox';
import { STATUS } from '../errors.ts';

/** The largest id that both databases can hold. */
const ID_MAX = 2_147_483_647;

/** An id in an address: decimal digits without leading zeros. */
export function idParams(description: string) {
  return Type.Object({ id: id(description) });
}

export function id(description: string) {
  return Type.Integer({ minimum: 1, maximum: ID_MAX, description });
}

/** A platform to narrow a list by; not an enumeration, because every other value stands for all of them. */
export function platformFilter(description: string) {
  return Type.Optional(Type.String({ description: `${description} One of windows, macos, linux, android, ios, harmonyos; anything else means all platforms.` }));
}

export function orNull<const T extends 'string' | 'integer'>(type: T, description: string) {
  return Type.Unsafe<(T extends 'integer' ? number : string) | null>({ type: [type, 'null'], description });
}

export function oneOf<const T extends readonly string[]>(list: T, description: string, rest: Record<string, unknown> = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...list], description, ...rest });
}

export function oneOfOrNull<const T extends readonly string[]>(list: T, description: string) {
  return Type.Unsafe<T[number] | null>({ type: ['string', 'null'], enum: [...list, null], description });
}

/** A reference to a schema that the door has registered under its `$id`. */
export function ref<T extends TSchema>(schema: T & { $id?: string }, description?: string) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#`, ...(description && { description }) });
}

export function success<T extends TSchema>(data: T, description: string) {
  return Type.Object({ success: Type.Literal(true, { description: 'Always true.' }), data }, { description });
}

export const Failure = Type.Object(
  {
    success: Type.Literal(false, { description: 'Always false.' }),
    error: Type.String({ description: 'What went wrong, in English. Where fields failed, the message of the first one.' }),
    code: oneOf(Object.keys(STATUS), 'What went wrong, for programs. GraphQL uses the same codes.'),
    fields: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'What is wrong with each field, by the name of the field.',
      }),
    ),
    requestId: Type.String({ description: 'Names this request in the log of the server.' }),
  },
  { $id: 'Failure', description: 'The body of every answer that is not a success.' },
);

const FAILURES = {
  400: 'Something that was sent is missing or not valid.',
  401: 'There is no session of the administrator.',
  403: 'A browser sent this from another site.',
  404: 'There is nothing with this id or name.',
  409: 'The record was changed in the meantime; nothing was saved.',
  413: 'What was sent is too large.',
  415: 'What was sent has another content type than it must have.',
  429: 'Too many attempts; `Retry-After` says how many seconds to wait.',
  500: 'Something went wrong on our side.',
} as const;

/** The failures that a route documents besides 500. */
export function failures<const S extends Exclude<keyof typeof FAILURES, 500>>(...statuses: S[]) {
  const documented = [...statuses, 500 as const].map((status) => [status, ref(Failure, FAILURES[status])]);
  return Object.fromEntries(documented) as Record<S | 500, ReturnType<typeof ref<typeof Failure>>>; // its keys are the statuses
}

/** A body as it arrives: any object. */
export type Body = Readonly<Record<string, unknown>>;

/**
 * A body that is documented by its fields and read leniently: only that it is an object is checked at the door, the
 * rest by `bodies.ts` and the rules.
 */
export function body(fields: Record<string, TSchema>, description: string) {
  return Type.Unsafe<Body>(Type.Object(fields, { description }));
}

/** The fields with the named ones required and all others optional. */
export function requiring(fields: Record<string, TSchema>, ...required: string[]) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, required.includes(name) ? field : Type.Optional(field)]));
}

/** The revision that a change was made from. */
export const editedRevision = Type.Integer({ description: 'The revision that was edited. Another one than the stored is refused with 409; without one the change is always taken.' });

export const Done = Type.Object({ success: Type.Literal(true, { description: 'Always true.' }) }, { description: 'It is done.' });

export const DeletedWithSlides = Type.Object(
  {
    success: Type.Literal(true, { description: 'Always true.' }),
    deactivated_slides: Type.Integer({ minimum: 0, description: 'How many slides were deactivated, because they led there.' }),
  },
  { description: 'It is deleted.' },
);
