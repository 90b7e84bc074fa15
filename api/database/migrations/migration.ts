import { Migration } from '@mikro-orm/migrations';
import { isPostgres, type RunSql } from '../orm.ts';

const TYPES = {
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

/** As the ORM registers it. */
export function toMigration(name: string, change: (database: MigratedDatabase) => Promise<void>) {
  return {
    name,
    class: class extends Migration {
      override async up() {
        const onPostgres = isPostgres(this.driver);
        await change({
          run: async <T>(statement: string, parameters?: unknown[]) =>
            ((await this.execute(statement, parameters)) ?? []) as T[], // it returns rows or nothing
          onPostgres,
          types: TYPES[onPostgres ? 'postgres' : 'sqlite'],
        });
      }
    },
  };
}
