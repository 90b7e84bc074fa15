import type { RunSql } from '../orm.ts';

/** The types of columns. */
export const TYPES = {
  sqlite: {
    /** A key that counts up and whose values are never reused. */
    id: 'integer primary key autoincrement not null',
    integer: 'integer',
    boolean: 'integer',
    datetime: 'datetime',
    /** Text that is sorted byte by byte, which is SQLite's default. */
    sortKey: 'text',
  },
  postgres: {
    id: 'serial primary key',
    integer: 'int',
    boolean: 'boolean',
    datetime: 'timestamptz',
    sortKey: 'text collate "C"',
  },
};

/** What a migration uses to work on SQLite and PostgreSQL. */
export interface MigratedDatabase {
  run: RunSql;
  onPostgres: boolean;
  types: (typeof TYPES)['sqlite'];
}
