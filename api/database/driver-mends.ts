import type { Pool, PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient, SqliteDatabase } from 'kysely';

/*
 * Mends of faults in the query builder and its drivers that hang the product. Each one wraps what Kysely documents as
 * its own interface. `driver-mends.test.ts` shows each fault without its mend, so that an upgrade that makes a mend
 * unnecessary fails there.
 */

/**
 * Seen in Kysely 0.29.6 with better-sqlite3 13.0.3: when the disk is full, SQLite ends the transaction by itself and
 * refuses the rollback that follows. Kysely never releases its only connection when the rollback of a controlled
 * transaction fails, and every request waits for ever.
 */
export function skipRollbackWithoutTransaction(database: SqliteDatabase & { readonly inTransaction: boolean }): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => database.prepare(sql === 'rollback' && !database.inTransaction ? 'select 1' : sql),
  };
}

/**
 * Seen in Kysely 0.29.6 with pg 8.23.0:
 * - The rollback of a controlled transaction on a lost connection fails, and Kysely never releases that connection; ten
 *   of them block the pool. The loss has rolled back already, so the rollback succeeds here, and the connection is
 *   released as a broken one.
 * - A connection that is being made while the pool ends is never released, and the process never stops.
 */
export function releaseLostConnections(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: async () => pool.end(),
    async connect() {
      const client = await pool.connect();
      if (pool.ending) {
        client.release();
        throw new Error('The database was closed');
      }
      const wrapped = clients.get(client) ?? wrapClient(client);
      clients.set(client, wrapped);
      return wrapped;
    },
  };
}

function wrapClient(client: PoolClient): PostgresPoolClient {
  const query = client.query.bind(client) as PostgresPoolClient['query'];
  let isLost = false;
  const rollback = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await query(sql, parameters);
    } catch {
      isLost = true;
      return { command: 'SELECT' as const, rowCount: 0, rows: [] };
    }
  };
  return {
    query: ((sql: string, parameters: readonly unknown[]) => (sql === 'rollback' ? rollback(sql, parameters) : query(sql, parameters))) as PostgresPoolClient['query'],
    release: () => client.release(isLost),
  };
}
