import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { PostgresDialect } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import array from 'postgres-array';
import { releaseLostConnections } from './driver-mends.ts';

/** In milliseconds. A request to a database that is away fails within two seconds, and no statement holds a connection for ever. */
const LIMITS: PoolConfig = { connectionTimeoutMillis: 2000, statement_timeout: 5000, keepAlive: true };

/** The connections to the PostgreSQL database at a `postgres://` URL. */
export function createPostgresPool(connectionString: string): Pool {
  const types = new pg.TypeOverrides();
  // The ORM expects dates, times and large numbers as texts.
  for (const [oid, parser] of Object.entries(createPostgreSqlTypeParsers((text) => array.parse(text)))) types.setTypeParser(Number(oid), parser);
  const pool = new pg.Pool({ connectionString, types, ...LIMITS });
  // Without a listener a lost connection would end the process. The statement that it ran fails by itself, and the pool replaces it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

export function createPostgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool: releaseLostConnections(pool) });
}
