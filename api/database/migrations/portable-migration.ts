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

export abstract class PortableMigration extends Migration {
  protected run: RunSql = async <T>(statement: string, parameters?: unknown[]) =>
    ((await this.execute(statement, parameters)) ?? []) as T[]; // it returns rows or nothing

  protected get types() {
    return TYPES[this.isPostgres ? 'postgres' : 'sqlite'];
  }

  protected get isPostgres(): boolean {
    return isPostgres(this.driver);
  }
}
