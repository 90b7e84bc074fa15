import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import {
  releaseLostConnections,
  skipRollbackWithoutTransaction,
  trackActiveClients,
} from '../database/driver-workarounds.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { createPostgresDatabase } from './fresh-database.ts';

const server = inject('postgres');

/** Whether a promise settles within a second. A rejection also counts. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => true,
  );
  return Promise.race([done, sleep(1000, false)]);
}

/** Runs a failing statement in a transaction, like the ORM. */
async function failInTransaction(kysely: Kysely<unknown>, statement: RawBuilder<unknown>): Promise<void> {
  const transaction = await kysely.startTransaction().execute();
  await expect(statement.execute(transaction)).rejects.toThrow(/full|terminat/u);
  await transaction
    .rollback()
    .execute()
    .catch(() => {});
}

// If a test passes without its workaround, the library has fixed the fault: remove the workaround.
describe.skipIf(server !== undefined)('on a full disk SQLite', () => {
  function openFull(workaround: typeof skipRollbackWithoutTransaction) {
    const database = new Database(':memory:');
    database.exec('create table entry (text text)');
    database.pragma('max_page_count = 3');
    return new Kysely<unknown>({ dialect: new SqliteDialect({ database: workaround(database) }) });
  }

  const fill = async (kysely: Kysely<unknown>) =>
    failInTransaction(kysely, sql`insert into entry values (${'a'.repeat(100_000)})`);

  test('is blocked without the workaround', async () => {
    const kysely = openFull((database) => database);
    await fill(kysely);
    expect(await isDone(sql`select 1`.execute(kysely))).toBe(false);
  });

  test('goes on with the workaround', async () => {
    const kysely = openFull(skipRollbackWithoutTransaction);
    await fill(kysely);
    expect(await isDone(sql`select 1`.execute(kysely))).toBe(true);
  });
});

describe.skipIf(server === undefined)('on PostgreSQL', () => {
  async function open(workaround: typeof releaseLostConnections) {
    const pool = new pg.Pool({ connectionString: await createPostgresDatabase(server ?? '', 'nothing'), max: 1 });
    pool.on('connect', (client) => void client.on('error', () => {}));
    pool.on('error', () => {});
    return { pool, kysely: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: workaround(pool) }) }) };
  }

  const loseConnection = async (kysely: Kysely<unknown>) =>
    failInTransaction(kysely, sql`select pg_terminate_backend(pg_backend_pid())`);

  /** Resolves before the new connection can be established, because only promises run until then. */
  async function startConnecting(kysely: Kysely<unknown>, pool: pg.Pool): Promise<void> {
    void sql`select 1`.execute(kysely).catch(() => {});
    for (let step = 0; step < 1000 && pool.totalCount === 0; step += 1) await Promise.resolve();
    expect(pool.totalCount).toBe(1);
  }

  test('a connection that was lost in a transaction blocks the pool without the workaround', async () => {
    const { kysely } = await open((pool) => pool);
    await loseConnection(kysely);
    expect(await isDone(sql`select 1`.execute(kysely))).toBe(false);
  });

  test('a connection that was lost in a transaction is replaced with the workaround', async () => {
    const { kysely } = await open(releaseLostConnections);
    onTestFinished(() => kysely.destroy());
    await loseConnection(kysely);
    expect((await sql`select 1 as one`.execute(kysely)).rows).toEqual([{ one: 1 }]);
  });

  test('closing never ends without the workaround while a connection is being made', async () => {
    const { kysely, pool } = await open((unchanged) => unchanged);
    await startConnecting(kysely, pool);
    expect(await isDone(kysely.destroy())).toBe(false);
  });

  test('closing ends with the workaround while a connection is being made', async () => {
    const { kysely, pool } = await open(releaseLostConnections);
    await startConnecting(kysely, pool);
    expect(await isDone(kysely.destroy())).toBe(true);
  });

  test('a statement waits without the workaround while the database is silent', async () => {
    const proxy = await startDatabaseProxy(await createPostgresDatabase(server ?? '', 'nothing'));
    onTestFinished(() => proxy.cut());
    const pool = new pg.Pool({ connectionString: proxy.location, statement_timeout: 100 });
    pool.on('connect', (client) => void client.on('error', () => {}));
    pool.on('error', () => {});
    await pool.query('select 1');
    proxy.silence();
    expect(await isDone(pool.query('select 1'))).toBe(false);
  });

  test('a statement fails with the workaround while the database is silent, and the pool works when it is back', async () => {
    const proxy = await startDatabaseProxy(await createPostgresDatabase(server ?? '', 'nothing'));
    onTestFinished(() => proxy.cut());
    const pool = new pg.Pool({ connectionString: proxy.location, max: 1 });
    pool.on('connect', (client) => void client.on('error', () => {}));
    pool.on('error', () => {});
    const closeActiveClients = trackActiveClients(pool);
    await pool.query('select 1');
    proxy.silence();
    const waiting = pool.query('select 1');
    await sleep(100);
    closeActiveClients();
    await expect(waiting).rejects.toThrow(/terminated/u);
    proxy.mend();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
