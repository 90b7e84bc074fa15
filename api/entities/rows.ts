import type { Language, LocalizedText } from '../../rules/vocabulary.ts';

/**
 * The plain fields of a record, as reads give them: without relations, and without what only the database compares.
 * Most of what a read costs is making entities; a test holds rows and entities to the same values.
 */
export type Row<Entity> = Pick<Entity, Exclude<keyof Entity & string, 'searchText' | 'versionKey' | 'browser' | 'versions'>>;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}` ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}` : '';

/** A value as the databases give it: SQLite has times in milliseconds and flags as numbers, PostgreSQL times as text. */
type Stored<Value> = Value extends Date ? number | string : Value extends boolean ? number | boolean : Value extends string[] ? string : Value;

/** The columns that a row is made of. */
export type Columns<Row> = {
  [K in keyof Row & string as Row[K] extends LocalizedText ? `${Snake<K>}_${Language}` : Snake<K>]-?: Row[K] extends LocalizedText ? string : Stored<Exclude<Row[K], undefined>>;
};

/** What reads a row from its columns; it may leave out no field, also none that can be null. */
export type RowReader<Row> = (stored: Columns<Row>) => { [K in keyof Row]-?: Exclude<Row[K], undefined> };

/** The columns that a reader takes, found by letting it read a row of blank text. */
export function columnsOf<Row>(read: RowReader<Row>): (keyof Columns<Row> & string)[] {
  const columns = new Set<string>();
  const blank = new Proxy({}, { get: (_row, column) => (columns.add(String(column)), '') });
  read(blank as Columns<Row>);
  return [...columns] as (keyof Columns<Row> & string)[]; // the reader's type lets it take no others
}
