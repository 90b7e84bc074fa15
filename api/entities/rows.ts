import { types } from '@mikro-orm/core';
import { withoutControls } from '#rules/plain-text.ts';
import { columnsOf } from '#rules/records/fields.ts';
import { parseTagIds } from '#rules/tag.ts';
import type { Language, LocalizedText } from '#rules/vocabulary.ts';
import { TagIdsType, UrlListType } from './columns.ts';

/** Derived columns that only conditions and orders need. */
const UNREAD = ['searchText', 'foldedNames', 'versionKey', 'missing', 'dueAt'] as const;

/**
 * A row for reading, because entities would take most of the time: a plain object with the fields of an entity, without
 * relations and derived columns. `rows.test.ts` compares both.
 */
export type Row<Entity> = Pick<
  Entity,
  Exclude<keyof Entity & string, (typeof UNREAD)[number] | 'browser' | 'versions'>
> &
  (Entity extends { browser: unknown } ? { browserId: number } : unknown);

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** SQLite returns times in milliseconds and booleans as numbers, PostgreSQL returns times as text. */
type Stored<Value> = Value extends Date
  ? number | string
  : Value extends boolean
    ? number | boolean
    : Value extends string[]
      ? string
      : Value;

export type Columns<Row> = {
  [
    K in keyof Row & string as Row[K] extends LocalizedText ? `${Snake<K>}_${Language}` : Snake<K>
  ]-?: Row[K] extends LocalizedText ? string : Stored<Exclude<Row[K], undefined>>;
};

/** With all fields, also nullable ones. */
export type Complete<Row> = { [Name in keyof Row]-?: Exclude<Row[Name], undefined> };

interface Part {
  field: string;
  columns: string[];
  read: (stored: unknown) => unknown;
}

function partOf([field, { kind, type }]: [string, { kind?: unknown; type?: unknown }]): Part[] {
  if (kind === '1:m' || UNREAD.some((name) => name === field)) return [];
  if (kind === 'm:1') return [{ field: `${field}Id`, columns: columnsOf(`${field}Id`), read: unchanged }];
  if (kind === 'embedded')
    return [{ field, columns: columnsOf(field, { kind: 'localized' }), read: (text) => withoutControls(String(text)) }];
  return [{ field, columns: columnsOf(field), read: READERS.get(type) ?? unchanged }];
}

/** Of types whose columns hold something else. An older server stored control characters. */
const READERS = new Map<unknown, Part['read']>([
  [types.boolean, Boolean],
  [types.datetime, (stored) => new Date(typeof stored === 'number' ? stored : String(stored))],
  [types.text, (stored) => withoutControls(String(stored))],
  [UrlListType, (stored) => new UrlListType().convertToJSValue(String(stored))],
  [TagIdsType, (stored) => parseTagIds(String(stored))],
]);

function unchanged(stored: unknown) {
  return stored;
}

/** The columns of a row, and how it is read, or `only` some fields. `missing` has the values of fields in place of null. */
export function rowReader<Row extends object>(
  { meta }: { meta: { properties: object } },
  missing: Partial<Row> = {},
  only?: readonly (keyof Row & string)[],
) {
  const all = Object.entries(meta.properties).flatMap(partOf);
  const parts = only ? all.filter(({ field }) => only.some((name) => name === field)) : all;
  return {
    columns: parts.flatMap(({ columns }) => columns).join(),
    read: (stored: Columns<Row>): Complete<Row> => {
      const row: Record<string, unknown> = {};
      for (const { field, columns, read } of parts) {
        const [first = '', second] = columns;
        const value: unknown = Reflect.get(stored, first);
        if (second) row[field] = { en: read(value), zh: read(Reflect.get(stored, second)) };
        else row[field] = value === null ? (Reflect.get(missing, field) ?? null) : read(value);
      }
      return row as Complete<Row>; // it has the fields of the entity
    },
  };
}
