import { Migration } from '@mikro-orm/migrations';
import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** The column types that differ between the two databases. */
interface Dialect {
  boolean: 'boolean' | 'integer';
  datetime: RawBuilder<unknown>;
  integer: RawBuilder<unknown>;
  /** Text that is sorted byte by byte, which is SQLite's default. */
  sortKey: RawBuilder<unknown>;
  /** An auto-incremented integer key whose values are never reused. */
  id: { type: 'serial' | 'integer'; build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder };
}

const SQLITE: Dialect = {
  boolean: 'integer',
  datetime: sql`datetime`,
  integer: sql`integer`,
  sortKey: sql`text`,
  id: { type: 'integer', build: (column) => column.primaryKey().autoIncrement().notNull() },
};

const POSTGRESQL: Dialect = {
  boolean: 'boolean',
  datetime: sql`timestamptz`,
  integer: sql`int`,
  sortKey: sql`text collate "C"`,
  id: { type: 'serial', build: (column) => column.primaryKey() },
};

/** The builder of a table. Its type does not include the column names, because migrations do not query the columns. */
export type Table = CreateTableBuilder<string, string>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A migration for both SQLite and PostgreSQL. */
export abstract class PortableMigration extends Migration {
  protected get schema(): Kysely<unknown>['schema'] {
    return this.getEntityManager().getKysely<unknown>().schema;
  }

  protected get dialect(): Dialect {
    return this.isPostgres ? POSTGRESQL : SQLITE;
  }

  protected get isPostgres(): boolean {
    return isPostgres(this.driver);
  }

  protected createTable(name: string): Table {
    return this.schema.createTable(name);
  }

  protected id = (table: Table): Table => table.addColumn('id', this.dialect.id.type, this.dialect.id.build);

  protected text =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, 'text', required), table);

  protected optionalText =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, 'text'), table);

  protected sortKeys =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, this.dialect.sortKey, required), table);

  protected integers =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, this.dialect.integer, required), table);

  protected booleans =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, this.dialect.boolean, required), table);

  protected datetimes =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, this.dialect.datetime, required), table);

  protected optionalDatetimes =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, this.dialect.datetime), table);

  protected optionalIntegers =
    (...columns: string[]) =>
    (table: Table): Table =>
      columns.reduce((built, column) => built.addColumn(column, this.dialect.integer), table);

  protected revision = (table: Table): Table =>
    table.addColumn('revision', this.dialect.integer, (column) => column.notNull().defaultTo(1));
}
