import type { IncomingHttpHeaders } from 'node:http';
import { Type, type TSchema } from 'typebox';
import { DEFAULT_HOMEPAGE } from '../../rules/setting.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../../rules/vocabulary.ts';
import { invalidField, wrongType, type FieldIssue } from '../errors.ts';
import { parsePreconditions, type TaggedKind } from '../http/preconditions.ts';
import type { Actor } from '../services/context.ts';
import { WRONG_TYPES, type Patch, type Preconditions } from '../services/writes.ts';
import { ParseError, text, type Kind, type ReadOnlyKind } from './kinds.ts';
import { editedRevision, type Body } from './schemas.ts';

/**
 * A field of a record in REST. Its name is in snake case. A bilingual text has one field with its own schema for each
 * language.
 */
type RestField<K, Value> = {
  /** Whether a new record requires the field. */
  required?: true;
  /** Whether the field can only be set when a record is created. */
  onlyNew?: true;
  /** Whether only responses to the administrator have the field. */
  onlyAdministrator?: true;
  /** The schema in a request body, if it differs from the schema in a response. */
  inBody?: TSchema;
} & (Value extends LocalizedText ? { schemas: Record<Language, TSchema> } : { kind: K; schema: TSchema });

/** All fields of a record; null for a field that REST does not have. */
export type FieldsOf<Row, Input> = {
  readonly [K in keyof Input & keyof Row]-?: RestField<Kind<Stored<Row[K]>, Input[K]>, Row[K]>;
} & {
  readonly [K in Exclude<keyof Row, keyof Input>]-?: RestField<ReadOnlyKind<Stored<Row[K]>>, null> | null;
};

/** Removes undefined, which the ORM adds to the type of a nullable column. In REST every field is present. */
type Stored<Value> = Exclude<Value, undefined>;

/** A field without the types of its record. `FieldsOf` has already checked these types. */
type AnyField = { required?: true; onlyNew?: true; onlyAdministrator?: true; inBody?: TSchema } & (
  | { schemas: Record<Language, TSchema> }
  | { kind: Kind<never, unknown> | ReadOnlyKind<never>; schema: TSchema }
);
type AnyFields = Readonly<Record<string, AnyField | null>>;

/** A record in a REST response. */
export type RestRecord = Readonly<Record<string, unknown>>;

/** A field with its REST name; a bilingual text has a part for each language. */
interface Part {
  field: string;
  name: string;
  /** The language of a part of a bilingual text; null for other fields. */
  language: Language | null;
  kind: Kind<never, unknown> | ReadOnlyKind<never>;
  schema: TSchema;
  required?: true;
  onlyNew?: true;
  onlyAdministrator?: true;
  inBody?: TSchema;
}

function partsOf(fields: AnyFields): Part[] {
  return Object.entries(fields).flatMap(([field, definition]): Part[] => {
    if (!definition) return [];
    const name = toRestFieldName(field);
    if ('schemas' in definition)
      return LANGUAGES.map((language) => ({
        ...definition,
        field,
        name: `${name}_${language}`,
        language,
        kind: text,
        schema: definition.schemas[language],
      }));
    return [{ ...definition, field, name, language: null }];
  });
}

/** The schemas of a record's fields, by their REST names. */
export function recordSchemas(fields: AnyFields): Record<string, TSchema> {
  return Object.fromEntries(
    partsOf(fields).map(({ name, schema, onlyAdministrator }) => [
      name,
      onlyAdministrator ? Type.Optional(schema) : schema,
    ]),
  );
}

/** The schemas of the fields that can be set when a record is created. */
export function newSchemas(fields: AnyFields): Record<string, TSchema> {
  const writable = partsOf(fields).filter(({ kind }) => kind.parse);
  return Object.fromEntries(
    writable.map(({ name, required, schema, inBody = schema }) => [name, required ? inBody : Type.Optional(inBody)]),
  );
}

/** The schemas of the fields that can be changed, and of the edited revision. */
export function changeSchemas(fields: AnyFields): Record<string, TSchema> {
  const writable = partsOf(fields).filter(({ kind, onlyNew }) => kind.parse && !onlyNew);
  return {
    ...Object.fromEntries(writable.map(({ name, schema, inBody = schema }) => [name, Type.Optional(inBody)])),
    revision: Type.Optional(editedRevision),
  };
}

/**
 * Creates the function that converts a record to its REST format, without the fields that the receiver does not get.
 */
export function createWriter<Row extends object>(
  fields: AnyFields & Record<keyof Row, unknown>,
): (record: Row, origin: string, receiver?: Actor) => RestRecord {
  const all = partsOf(fields);
  const forVisitors = all.filter(({ onlyAdministrator }) => !onlyAdministrator);
  return (record, origin, receiver = 'visitor') => {
    const parts = receiver === 'administrator' ? all : forVisitors;
    const result: Record<string, unknown> = {};
    for (const { field, name, language, kind } of parts) {
      const value: unknown = Reflect.get(record, field);
      const write = kind.write as Kind<unknown, unknown>['write']; // FieldsOf has checked the kind against the record
      result[name] = write(language ? (value as LocalizedText)[language] : (value ?? null), origin);
    }
    return result;
  };
}

/**
 * Creates the function that parses a request body to a change. Unknown and read-only fields are ignored. Fields of a
 * wrong type are in `WRONG_TYPES`.
 */
export function createParser<Input>(fields: AnyFields & Record<keyof Input, unknown>): (body: Body) => Patch<Input> {
  const parts = partsOf(fields);
  return (body) => {
    const change: Record<string, unknown> = {};
    const wrongTypes: FieldIssue[] = [];
    for (const { field, name, language, kind } of parts) {
      if (!kind.parse || !Object.hasOwn(body, name)) continue;
      try {
        const value = kind.parse(body[name]);
        change[field] = language ? { ...(change[field] as object | undefined), [language]: value } : value;
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        wrongTypes.push(wrongType(language ? `${field}.${language}` : field, name));
      }
    }
    if (revisionIn(body) === undefined) wrongTypes.push(wrongType('revision'));
    return Object.assign(change as Patch<Input>, wrongTypes.length > 0 && { [WRONG_TYPES]: wrongTypes }); // FieldsOf has checked the type of each kind
  };
}

/** Parses an update: the change in its body, and the preconditions in its body and headers. */
export function parseUpdate<Input>(
  { params, body, headers }: { params: { id: number | string }; body: Body; headers: IncomingHttpHeaders },
  kind: TaggedKind,
  parse: (body: Body) => Patch<Input>,
): [change: Patch<Input>, guard: Preconditions] {
  return [parse(body), { revision: revisionIn(body) ?? null, accepts: parsePreconditions(headers, kind, params.id) }];
}

/** The edited revision; null for older clients, which do not send it. */
export function parseRevision(body: Body): number | null {
  const revision = revisionIn(body);
  if (revision === undefined) throw invalidField('revision');
  return revision;
}

/** The edited revision; undefined for a value of a wrong type. */
function revisionIn({ revision = null }: Body): number | null | undefined {
  if (revision === null) return null;
  return typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : undefined;
}

/**
 * The REST name of a field or of one language of it: `iconUrl` becomes `icon_url`, `name.en` becomes `name_en`. The
 * homepage settings have the same names in both interfaces.
 */
export function toRestFieldName(field: string): string {
  if (Object.hasOwn(DEFAULT_HOMEPAGE, field)) return field;
  return snakeCase(field).replaceAll('.', '_');
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
