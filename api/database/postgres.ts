import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { PostgresDialect } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import array from 'postgres-array';
import { releaseLostConnections } from './driver-workarounds.ts';

/** In milliseconds. A request fails soon without the database, and no statement can occupy a connection forever. */
const TIMEOUTS: PoolConfig = { connectionTimeoutMillis: 2000, statement_timeout: 5000, keepAlive: true };

export function createPostgresPool(connectionString: string): Pool {
  const types = new pg.TypeOverrides();
  // The ORM expects dates, times and large numbers as strings.
  for (const [oid, parser] of Object.entries(createPostgreSqlTypeParsers((text) => array.parse(text))))
    types.setTypeParser(Number(oid), parser);
  const pool = new pg.Pool({ connectionString, types, ...TIMEOUTS });
  // Without a listener a lost connection would end the process. Its statement fails anyway, and the pool replaces it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

export function createPostgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool: releaseLostConnections(pool) });
}
