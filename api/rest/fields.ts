import { Type, type TSchema } from 'typebox';
import { LANGUAGES, type Language, type LocalizedText } from '../../rules/vocabulary.ts';
import { invalidField } from '../errors.ts';
import type { Change } from '../services/writes.ts';
import { ParseError, text, type Kind, type ReadOnlyKind } from './kinds.ts';
import { editedRevision, type Body } from './schemas.ts';

/**
 * A field of a record on REST, where it has its own name in snake case. A bilingual text is one field a language there,
 * each with its schema.
 */
type RestField<K, Value> = {
  /** Whether a new record must have it. */
  required?: true;
  /** Whether only a new record takes it. */
  onlyNew?: true;
  /** What the document says of it in a body, where that is not what it says in an answer. */
  inBody?: TSchema;
} & (Value extends LocalizedText ? { schemas: Record<Language, TSchema> } : { kind: K; schema: TSchema });

/** Every field of a record, as it is stored and typed; null for one that REST does not have. */
export type FieldsOf<Row, Input> = { readonly [K in keyof Input & keyof Row]-?: RestField<Kind<Stored<Row[K]>, Input[K]>, Row[K]> } & {
  readonly [K in Exclude<keyof Row, keyof Input>]-?: RestField<ReadOnlyKind<Stored<Row[K]>>, null> | null;
};

/** The ORM types a nullable column as possibly undefined; on REST every field is there. */
type Stored<Value> = Exclude<Value, undefined>;

/** What is left of the types of a table's fields: `FieldsOf` has checked each against its record. */
type AnyField = { required?: true; onlyNew?: true; inBody?: TSchema } & ({ schemas: Record<Language, TSchema> } | { kind: Kind<never, unknown> | ReadOnlyKind<never>; schema: TSchema });
type AnyFields = Readonly<Record<string, AnyField | null>>;

/** A record as REST sends it. */
export type RestRecord = Readonly<Record<string, unknown>>;

/** A field under one of its names on REST. */
interface Part {
  field: string;
  name: string;
  /** Which text of a bilingual one it is. */
  language: Language | null;
  kind: Kind<never, unknown> | ReadOnlyKind<never>;
  schema: TSchema;
  required?: true;
  onlyNew?: true;
  inBody?: TSchema;
}

function partsOf(fields: AnyFields): Part[] {
  return Object.entries(fields).flatMap(([field, one]): Part[] => {
    if (!one) return [];
    const name = snakeCase(field);
    if ('schemas' in one) return LANGUAGES.map((language) => ({ ...one, field, name: `${name}_${language}`, language, kind: text, schema: one.schemas[language] }));
    return [{ ...one, field, name, language: null }];
  });
}

/** The schemas of a record's fields, by their names on REST. */
export function recordSchemas(fields: AnyFields): Record<string, TSchema> {
  return Object.fromEntries(partsOf(fields).map(({ name, schema }) => [name, schema]));
}

/** The schemas of the fields that a new record takes. */
export function newSchemas(fields: AnyFields): Record<string, TSchema> {
  const taken = partsOf(fields).filter(({ kind }) => kind.parse);
  return Object.fromEntries(taken.map(({ name, required, schema, inBody = schema }) => [name, required ? inBody : Type.Optional(inBody)]));
}

/** The schemas of the fields that a change takes, with the revision that it was made from. */
export function changeSchemas(fields: AnyFields): Record<string, TSchema> {
  const taken = partsOf(fields).filter(({ kind, onlyNew }) => kind.parse && !onlyNew);
  return { ...Object.fromEntries(taken.map(({ name, schema, inBody = schema }) => [name, Type.Optional(inBody)])), revision: Type.Optional(editedRevision) };
}

/** Makes the function that gives a record as REST sends it. */
export function writerOf<Row extends object>(fields: AnyFields & Record<keyof Row, unknown>): (record: Row, origin: string) => RestRecord {
  const parts = partsOf(fields);
  return (record, origin) => {
    const sent: Record<string, unknown> = {};
    for (const { field, name, language, kind } of parts) {
      const value: unknown = Reflect.get(record, field);
      const write = kind.write as Kind<unknown, unknown>['write']; // FieldsOf has checked the kind against the record
      sent[name] = write(language ? (value as LocalizedText)[language] : (value ?? null), origin);
    }
    return sent;
  };
}

/** Makes the function that says what a body changes: unknown fields, and those that the server keeps, are passed over (design §4). Throws BAD_REQUEST for a value of another type. */
export function parserOf<Input>(fields: AnyFields & Record<keyof Input, unknown>): (body: Body) => Change<Input> {
  const parts = partsOf(fields);
  return (body) => {
    const change: Record<string, unknown> = {};
    for (const { field, name, language, kind } of parts) {
      if (!kind.parse || !Object.hasOwn(body, name)) continue;
      const value = parseField(kind.parse, name, body[name]);
      change[field] = language ? { ...(change[field] as object | undefined), [language]: value } : value;
    }
    return change as Change<Input>; // each value is what FieldsOf has checked its kind for
  };
}

export function parseField<T>(parse: (value: unknown) => T, name: string, value: unknown): T {
  try {
    return parse(value);
  } catch (error) {
    if (error instanceof ParseError) throw invalidField(name);
    throw error;
  }
}

/** The revision that was edited; absent from older clients. */
export function parseRevision({ revision }: Body): number | null {
  if (revision === undefined || revision === null) return null;
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision)) throw invalidField('revision');
  return revision;
}

/** The name on REST of a field, or of one language of it: `iconUrl` is `icon_url`, `name.en` is `name_en`. */
export function toRestFieldName(field: string): string {
  return snakeCase(field).replaceAll('.', '_');
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
