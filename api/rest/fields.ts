import type { FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { isRecord } from '#rules/json.ts';
import { TAGS_PER_BROWSER, TAG_ID_MAX } from '#rules/limits.ts';
import { mapFields, snakeCase, type AnyField, type InputOf, type Table } from '#rules/records/fields.ts';
import { DEFAULT_HOMEPAGE } from '#rules/records/homepage.ts';
import { editedRecord, graphNameOf, restNameOf, RECORDS, type EditedType } from '#rules/records/registry.ts';
import { LANGUAGES, isLocalizedText, type Language } from '#rules/vocabulary.ts';
import { invalidField, wrongType, type FieldIssue } from '../errors.ts';
import { parsePreconditions, type TaggedKind } from '../http/preconditions.ts';
import type { Actor } from '../services/context.ts';
import type { Patch, Preconditions } from '../services/writes.ts';
import SEEDED from './examples.generated.json' with { type: 'json' };
import { KINDS, ParseError, nullable, type Kind } from './kinds.ts';
import {
  HTTP_URL,
  browserKey,
  editedRevision,
  id,
  objectSchema,
  revision,
  type Body,
  string,
  boolean,
} from './schemas.ts';

interface RestField {
  kind: Kind;
  schema: TSchema;
  isLocalized?: boolean;
  required?: boolean;
  only?: 'new' | 'administrator' | undefined;
  inBody?: TSchema;
}
type RestFields = Readonly<Record<string, RestField | null>>;

const MAX_TAG_IDS = TAGS_PER_BROWSER * (TAG_ID_MAX + 1);

/** The type and the limits, where they differ from those of the table. */
function limitsOf({ kind, schema }: AnyField): Record<string, unknown> {
  if (kind === 'url' || kind === 'picture') return { type: schema.type, ...HTTP_URL };
  if (kind === 'urls' || kind === 'pictures') return { ...schema, items: { type: 'string', ...HTTP_URL } };
  return kind === 'tagIds' ? { type: 'string', maxLength: MAX_TAG_IDS } : schema;
}

export function restFields<T extends Table>(table: T): Record<keyof T, RestField> {
  return mapFields(table, (field, name): RestField => {
    const { kind, about, empty, isRequired, only } = field;
    const notes = [
      about,
      ...(kind === 'tagIds' ? ['Separated by commas.'] : []),
      ...(only === 'administrator' ? ['Only the administrator gets this field.'] : []),
    ];
    return {
      kind: empty === null ? nullable(KINDS[kind]) : KINDS[kind],
      schema: Type.Unsafe({ ...limitsOf(field), description: notes.join(' ') }),
      isLocalized: kind === 'localized',
      required: isRequired,
      only,
      ...(name === 'browserId' && { inBody: browserKey }),
    };
  });
}

export function readOnly(schema: TSchema): RestField {
  return { kind: {}, schema };
}

export function readOnlyTime(description: string) {
  return readOnly(string(description, { format: 'date-time' }));
}

export const updatedAt = readOnlyTime('When it was changed last, in UTC.');

const isPublished: RestField = {
  ...readOnly(
    boolean(
      'Whether visitors may see it: it is no draft, and its time has come. Only the administrator gets this field.',
    ),
  ),
  only: 'administrator',
};

export interface Stored {
  id: number;
  revision: number;
}

/** The schemas, the writer and the parser of a record. `created` is what the body of a new one is. */
export function restPart<Row extends object, Input>(
  type: keyof typeof RECORDS,
  fields: RestFields & Record<keyof (Row & Input), unknown>,
  created: string,
  example: Body,
) {
  const name = graphNameOf(type);
  const newFields = newSchemas(fields);
  // Another record has the slug.
  const newValues = Object.entries(example).filter(([field]) => field in newFields && field !== 'slug');
  return {
    name,
    schemas: {
      record: objectSchema(name, recordSchemas(fields), RECORDS[type].about, example),
      created: objectSchema(`New${name}`, newFields, created, Object.fromEntries(newValues)),
    },
    write: createWriter<Row>(fields),
    parse: createParser<Input>(fields),
  };
}

const EXAMPLES: Readonly<Record<string, Body>> = SEEDED;

type InputOfType<Type extends EditedType> = InputOf<(typeof RECORDS)[Type]['fields']>;

/** A record of its own. `others` are not in its table, `changed` is an example of a change. */
export function restRecord<Type extends EditedType, Row extends Stored>(
  type: Type,
  others: RestFields &
    Record<
      Exclude<keyof Row, keyof InputOfType<Type> | keyof Stored | 'isPublished' | 'createdAt' | 'updatedAt'>,
      unknown
    >,
  changed: Body,
) {
  const { fields: table, example = {} } = editedRecord(type);
  const name = restNameOf(type);
  const fields: RestFields = {
    id: readOnly(id(`The ${name}'s id.`)),
    ...restFields(table),
    ...('visibleFrom' in table && { isPublished }),
    ...(others as RestFields),
    revision: readOnly(revision),
  };
  const all = fields as RestFields & Record<keyof (Row & InputOfType<Type>), unknown>; // the type of `others` leaves out what is here, and the times
  const written = () =>
    createWriter(fields)({ id: 1, isPublished: true, revision: 1, ...example }, '', 'administrator');
  const part = restPart<Row, InputOfType<Type>>(
    type,
    all,
    `The new ${name}.`,
    EXAMPLES[graphNameOf(type)] ?? written(),
  );
  const change = objectSchema(
    `Changed${graphNameOf(type)}`,
    changeSchemas(fields),
    `The changed fields of the ${name}, or the whole record. Unknown fields are ignored.`,
    changed,
  );
  return { ...part, type, fields, schemas: { ...part.schemas, changed: change } };
}

export type RestRecord = Readonly<Record<string, unknown>>;

interface Part extends RestField {
  field: string;
  name: string;
  language: Language | null;
}

const LANGUAGE_NAMES = { en: 'English', zh: 'Chinese' };

function partsOf(fields: RestFields): Part[] {
  return Object.entries(fields).flatMap(([field, definition]): Part[] => {
    if (!definition) return [];
    const name = toRestFieldName(field);
    if (!definition.isLocalized) return [{ ...definition, field, name, language: null }];
    return LANGUAGES.map((language) => ({
      ...definition,
      schema: {
        ...definition.schema,
        description: `${Reflect.get(definition.schema, 'description')} In ${LANGUAGE_NAMES[language]}.`,
      },
      field,
      name: `${name}_${language}`,
      language,
    }));
  });
}

export function recordSchemas(fields: RestFields): Record<string, TSchema> {
  return Object.fromEntries(
    partsOf(fields).map(({ name, schema, only }) => [name, only === 'administrator' ? Type.Optional(schema) : schema]),
  );
}

export function newSchemas(fields: RestFields): Record<string, TSchema> {
  const writable = partsOf(fields).filter(({ kind }) => kind.parse);
  return Object.fromEntries(
    writable.map(({ name, required, schema, inBody = schema }) => [name, required ? inBody : Type.Optional(inBody)]),
  );
}

function changeSchemas(fields: RestFields): Record<string, TSchema> {
  const writable = partsOf(fields).filter(({ kind, only }) => kind.parse && only !== 'new');
  return {
    ...Object.fromEntries(writable.map(({ name, schema, inBody = schema }) => [name, Type.Optional(inBody)])),
    revision: Type.Optional(editedRevision),
  };
}

/** Returns a function that writes a record without the fields that the receiver does not get. */
export function createWriter<Row extends object>(
  fields: RestFields & Record<keyof Row, unknown>,
): (record: Row, origin: string, receiver?: Actor) => RestRecord {
  const all = partsOf(fields);
  const forVisitors = all.filter(({ only }) => only !== 'administrator');
  return (record, origin, receiver = 'visitor') => {
    const parts = receiver === 'administrator' ? all : forVisitors;
    const result: Record<string, unknown> = {};
    for (const { field, name, language, kind } of parts) {
      const value: unknown = Reflect.get(record, field);
      const stored = language && isLocalizedText(value) ? value[language] : (value ?? null);
      result[name] = kind.write ? kind.write(stored as never, origin) : stored; // the table and the record have the same types
    }
    return result;
  };
}

/** Parses a body. `unknownFields` are errors, other unknown and read-only fields are ignored. */
export type Parser<Input> = (body: Body, unknownFields?: readonly FieldIssue[]) => Patch<Input>;

export function createParser<Input>(fields: RestFields & Record<keyof Input, unknown>): Parser<Input> {
  const parts = partsOf(fields);
  return (body, unknownFields = []) => {
    const change: Record<string, unknown> = {};
    const wrongTypes: FieldIssue[] = [];
    for (const { field, name, language, kind } of parts) {
      if (!kind.parse || !Object.hasOwn(body, name)) continue;
      try {
        const value = kind.parse(body[name]);
        const other = change[field];
        change[field] = language ? { ...(isRecord(other) && other), [language]: value } : value;
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        wrongTypes.push(wrongType(language ? `${field}.${language}` : field, name));
      }
    }
    if (revisionIn(body) === undefined) wrongTypes.push(wrongType('revision'));
    wrongTypes.push(...unknownFields);
    return { ...(change as Patch<Input>), ...(wrongTypes.length > 0 && { wrongTypes }) }; // the parsers make the types of the table
  };
}

/** Throws BAD_REQUEST if the value is no list of records. */
export function parseList<Input>(value: unknown, field: string, parse: Parser<Input>) {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'object' && one !== null))
    throw invalidField(field);
  return value.map((one: object) => parse({ ...one }));
}

interface UpdateRequest extends Pick<FastifyRequest, 'headers' | 'unknownFields'> {
  params: { id: number | string };
  body: Body;
}

export function parseUpdate<Input>(
  { params, body, headers, unknownFields }: UpdateRequest,
  kind: TaggedKind,
  parse: Parser<Input>,
): [change: Patch<Input>, guard: Preconditions] {
  const accepts = parsePreconditions(headers, kind, params.id);
  return [parse(body, unknownFields), { revision: revisionIn(body) ?? null, accepts }];
}

/** Null for older clients, which do not send it. */
export function parseRevision(body: Body): number | null {
  const revision = revisionIn(body);
  if (revision === undefined) throw invalidField('revision');
  return revision;
}

function revisionIn({ revision: sent = null }: Body): number | null | undefined {
  if (sent === null) return null;
  return typeof sent === 'number' && Number.isSafeInteger(sent) ? sent : undefined;
}

/** `iconUrl` becomes `icon_url`, `name.en` becomes `name_en`. The settings have the same names in both interfaces. */
export function toRestFieldName(field: string) {
  if (Object.hasOwn(DEFAULT_HOMEPAGE, field)) return field;
  return snakeCase(field).replaceAll('.', '_');
}
