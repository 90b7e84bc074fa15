import Database from 'better-sqlite3';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { skipRollbackWithoutTransaction } from './driver-mends.ts';

/** How long a statement waits for a lock of another process, in milliseconds. Short, because the driver is synchronous. */
const BUSY_TIMEOUT = 100;
const CACHED_STATEMENTS = 300;

/** The dialect for an SQLite file; `:memory:` is a database that lives as long as its connection. */
export function createSqliteDialect(path: string): SqliteDialect {
  const database = new Database(path, { timeout: BUSY_TIMEOUT });
  // WAL lets reads go on beside a write; FULL makes an acknowledged write survive a power cut (design §6).
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database: cacheStatements(skipRollbackWithoutTransaction(database)) });
}

/** Preparing a statement takes SQLite several times as long as running it, and the product runs the same ones all day. */
function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: CACHED_STATEMENTS });
  return {
    close: () => database.close(),
    prepare(sql) {
      // What a rollback prepares depends on the transaction.
      if (sql === 'rollback') return database.prepare(sql);
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
