import type { RunSql } from '../orm.ts';

export const COLUMN_TYPES = {
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

export interface MigratedDatabase {
  run: RunSql;
  onPostgres: boolean;
  types: (typeof COLUMN_TYPES)['sqlite'];
}
