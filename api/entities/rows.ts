import type { Language, LocalizedText } from '#rules/vocabulary.ts';

/**
 * A row for reading, because entities would take most of the time: a plain object with the fields of an entity, without
 * relations and derived columns. `rows.test.ts` compares both.
 */
export type Row<Entity> = Pick<
  Entity,
  Exclude<keyof Entity & string, 'searchText' | 'foldedNames' | 'versionKey' | 'dueAt' | 'browser' | 'versions'>
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

/** The type requires all fields, also nullable ones. */
export type RowReader<Row> = (stored: Columns<Row>) => { [K in keyof Row]-?: Exclude<Row[K], undefined> };
