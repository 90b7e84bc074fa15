import type { Pool, PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient, SqliteDatabase } from 'kysely';

/*
 * Workarounds for faults of Kysely and its drivers that would block the server, by documented interfaces. A test in
 * `driver-workarounds.test.ts` fails as soon as an upgrade makes one unnecessary.
 */

/**
 * Seen in Kysely 0.29.6 with better-sqlite3 13.0.3: when the disk is full, SQLite rolls back itself, and the following
 * rollback fails. After a failed rollback of a controlled transaction Kysely never releases its only connection, so that
 * every later request waits forever.
 */
export function skipRollbackWithoutTransaction(
  database: SqliteDatabase & { readonly inTransaction: boolean },
): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => database.prepare(sql === 'rollback' && !database.inTransaction ? 'select 1' : sql),
  };
}

/**
 * Seen in Kysely 0.29.6 with pg 8.23.0:
 * - The rollback of a controlled transaction fails on a lost connection, which Kysely then never releases; ten of them
 *   block the pool. PostgreSQL has already rolled back, so this rollback reports success, and the connection is removed.
 * - A connection that is established while the pool ends is never released, and the process never exits.
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
  const query = client.query.bind(client) as PostgresPoolClient['query']; // here and below, one of the overloads of `pg`
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
    query: ((sql: string, parameters: readonly unknown[]) =>
      sql === 'rollback' ? rollback(sql, parameters) : query(sql, parameters)) as PostgresPoolClient['query'],
    release: () => client.release(isLost),
  };
}

/**
 * Seen in pg 8.23.0: if the database stops responding but its connections stay open, such as on a paused machine, their
 * statements wait forever: `statement_timeout` is measured by the database, and the pool closes only connections that
 * are not in use. Returns a function that closes those in use, so that their statements fail.
 */
export function trackActiveClients(pool: Pool): () => void {
  const active = new Set<PoolClient>();
  pool.on('acquire', (client) => active.add(client));
  pool.on('release', (_error, client) => active.delete(client));
  return () => {
    for (const client of active) void client.end().catch(() => {});
  };
}
