import { createHash } from 'node:crypto';
import type { Transaction } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { RowSnapshot } from '#rules/history.ts';
import { entities } from '../entities/entity-list.ts';
import { isPostgres, runSqlOf, withSnapshot, type AnyDatabase, type Orm, type RunSql } from './orm.ts';
import { storedColumns, toSnapshot } from './history/recorded-tables.ts';
import { createHistoryTriggers, dropHistoryTriggers } from './history/triggers.ts';
import { START_LOCK } from './prepare.ts';
import { SITE_LOCK } from './revision-feed.ts';
import { incrementRevision } from './revision.ts';
import { TEMPORARY_TABLES, tableOf, type Table } from './tables.ts';
import { rebuildSearch } from './search-index.ts';

const BATCH_SIZE = 500;

/**
 * Copies the catalogue from one migrated database to another in one transaction, and compares the rows before the
 * commit. Throws if a server uses one of them, or if the target contains a catalogue and `replace` is not set.
 */
export async function move(from: Orm, to: Orm, { replace = false }: { replace?: boolean } = {}) {
  const tables = entities
    .map((entity) => tableOf(from.getMetadata<object>(entity)))
    .filter(({ name }) => name !== 'catalogue_revision' && !TEMPORARY_TABLES.includes(name));
  return withSnapshot(from.em, async (source) => {
    if (isPostgres(from.em)) await assertNoServer(runSqlOf(source), 'source');
    return withTransaction(to, async (target, run) => {
      const onPostgres = isPostgres(to.em);
      if (onPostgres) await assertNoServer(run, 'target');
      if (!replace) await assertEmpty(target, tables);
      // The history is copied, not recorded.
      await dropHistoryTriggers(to, run);
      for (const name of [...TEMPORARY_TABLES, ...tables.map((table) => table.name).toReversed()])
        await target.deleteFrom(name).execute();
      const moved = [];
      for (const table of tables) {
        for await (const rows of readRows(source, table))
          await target
            .insertInto(table.name)
            .values(rows.map((row) => storedColumns(to.em, row, table)))
            .execute();
        const expected = await hashTable(source, table);
        const actual = await hashTable(target, table);
        if (actual.hash !== expected.hash)
          throw new Error(`${table.name} was not copied correctly: ${actual.rows} of ${expected.rows} rows`);
        moved.push(actual);
        if (table.isAutoincrement)
          await updateSequence(target, onPostgres, table, await highestId(source, isPostgres(from.em), table));
      }
      await rebuildSearch(run, onPostgres);
      await createHistoryTriggers(to, run);
      await run(incrementRevision(onPostgres));
      return moved;
    });
  });
}

async function withTransaction<T>(orm: Orm, work: (target: AnyDatabase, run: RunSql) => Promise<T>) {
  return orm.em.getConnection().transactional(async (transaction: Transaction) => {
    const run = runSqlOf(transaction);
    // The timeout for requests is too short for large statements.
    if (isPostgres(orm.em)) await run('set local statement_timeout = 0');
    return work(transaction as AnyDatabase, run); // as in `withSnapshot`
  });
}

/** Each server holds this lock while it listens. None can begin to listen until the transaction ends. */
async function assertNoServer(run: RunSql, database: 'source' | 'target') {
  await run(sql`select pg_advisory_xact_lock(${START_LOCK})`);
  const [row] = await run(sql<{ isAlone: boolean }>`select pg_try_advisory_xact_lock(${SITE_LOCK}) as "isAlone"`);
  if (!row?.isAlone) throw new Error(`A server uses the ${database} database: stop all of its servers first`);
}

async function assertEmpty(target: AnyDatabase, tables: readonly Table[]) {
  for (const { name } of tables) {
    const row = await target
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) throw new Error('There is already a catalogue at the target; --replace replaces all of it');
  }
}

/** The order of the rows does not count, because the databases sort texts differently. */
async function hashTable(database: AnyDatabase, table: Table) {
  const hashes: string[] = [];
  for await (const rows of readRows(database, table))
    for (const row of rows) hashes.push(createHash('sha256').update(JSON.stringify(row)).digest('base64'));
  const hash = createHash('sha256').update(hashes.sort().join('\n')).digest('hex');
  return { table: table.name, rows: hashes.length, hash };
}

async function* readRows(database: AnyDatabase, table: Table): AsyncGenerator<RowSnapshot[]> {
  const key = table.keys.map((column) => sql.ref(column));
  const inOrder = database
    .selectFrom(table.name)
    .select(table.columns.map(({ name }) => name))
    .limit(BATCH_SIZE);
  const query = table.keys.reduce((ordered, column) => ordered.orderBy(column), inOrder);
  for (let last: Record<string, unknown> | undefined; ;) {
    const values = table.keys.map((column) => last?.[column]);
    const rows = await (last ? query.where(sql<boolean>`(${sql.join(key)}) > (${sql.join(values)})`) : query).execute();
    if (rows.length > 0) yield rows.map((row) => toSnapshot(row, table));
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

/** Of all that were ever assigned, also to deleted records. */
async function highestId(database: AnyDatabase, onPostgres: boolean, { name, key }: Table) {
  const id = onPostgres
    ? sql`case when is_called then last_value else 0 end as id from ${sql.table(`${name}_${key}_seq`)}`
    : sql`max(seq) as id from sqlite_sequence where name = ${name}`;
  const { rows } = await sql<{ id: number | string | null }>`select ${id}`.execute(database);
  return Number(rows[0]?.id);
}

/** Never decreases, because PostgreSQL does not roll back changes of sequences. */
async function updateSequence(target: AnyDatabase, onPostgres: boolean, table: Table, highest: number) {
  const id = Math.max(highest, await highestId(target, onPostgres, table));
  if (id === 0) return;
  if (onPostgres) {
    await sql`select setval(${`${table.name}_${table.key}_seq`}::regclass, ${id})`.execute(target);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(target);
  await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${id})`.execute(target);
}
