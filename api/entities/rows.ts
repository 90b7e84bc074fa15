import type { Language, LocalizedText } from '#rules/vocabulary.ts';

/**
 * A row for reading: a plain object with the fields of an entity, without relations and derived columns, because
 * entities would take most of the time. `rows.test.ts` compares both.
 */
export type Row<Entity> = Pick<
  Entity,
  Exclude<keyof Entity & string, 'searchText' | 'versionKey' | 'dueAt' | 'browser' | 'versions'>
>;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/**
 * A value from the database driver. SQLite returns times in milliseconds and booleans as numbers, PostgreSQL returns
 * times as text.
 */
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

/** Converts columns to a row. The type requires all fields, including nullable ones. */
export type RowReader<Row> = (stored: Columns<Row>) => { [K in keyof Row]-?: Exclude<Row[K], undefined> };

/** The names of the columns that a reader uses. They are recorded while the reader converts a row of empty texts. */
export function columnsOf<Row>(read: RowReader<Row>): (keyof Columns<Row> & string)[] {
  const columns = new Set<string>();
  const blank = new Proxy({}, { get: (_row, column) => (columns.add(String(column)), '') });
  read(blank as Columns<Row>);
  return [...columns] as (keyof Columns<Row> & string)[]; // the type of the reader allows no other names
}
