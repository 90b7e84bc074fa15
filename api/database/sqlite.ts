import Database from 'better-sqlite3';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { skipRollbackWithoutTransaction } from './driver-workarounds.ts';

/** For a lock of another process, in milliseconds. Short, because the driver is synchronous. */
const BUSY_TIMEOUT = 100;
const CACHED_STATEMENTS = 300;

export function createSqliteDialect(location: string | Buffer): SqliteDialect {
  const database = new Database(location, { timeout: BUSY_TIMEOUT });
  // WAL allows reads during a write; FULL prevents the loss of a committed write in a power failure.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database: cacheStatements(skipRollbackWithoutTransaction(database)) });
}

/** Caches prepared statements, because preparing a statement takes several times as long as running it. */
function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: CACHED_STATEMENTS });
  return {
    close: () => database.close(),
    prepare(sql) {
      // Not cached, because the statement for a rollback depends on the transaction.
      if (sql === 'rollback') return database.prepare(sql);
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
