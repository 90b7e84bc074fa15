import { sql } from 'kysely';
import type { RowOperation } from '#rules/history.ts';
import { isPostgres, runSqlOf, type Orm, type RunSql } from '../orm.ts';
import type { Condition } from '../queries/rows.ts';
import { recordedTables, titleOf, type RecordedTable } from './recorded-tables.ts';

type RowName = 'old' | 'new';

/**
 * On PostgreSQL, a setting of the transaction with the id of its first recorded row. The index contains earlier rows as
 * "without a change" until the next vacuum, so each commit would read them all.
 */
const FIRST_ROW = 'catalogue.first_changed_row';

export function recordedNow(onPostgres: boolean): Condition {
  return onPostgres
    ? sql`change_id is null and id >= nullif(current_setting(${sql.lit(FIRST_ROW)}, true), '')::int`
    : sql`change_id is null`;
}

/** Creates the triggers that write the history, unless the database has them. They list the columns of the entities. */
export async function createHistoryTriggers(orm: Orm, run = runSqlOf(orm.em.getKysely())) {
  for (const table of recordedTables(orm))
    await (isPostgres(orm.em) ? createOnPostgres(run, table) : createOnSqlite(run, table));
}

/** Stops the recording until `createHistoryTriggers`. */
export async function dropHistoryTriggers(orm: Orm, run = runSqlOf(orm.em.getKysely())) {
  for (const table of recordedTables(orm)) {
    const names = isPostgres(orm.em)
      ? [`${triggerName(table)} on ${table.name}`]
      : operationsOf(table).map((operation) => triggerName(table, operation));
    for (const name of names) await run(`drop trigger if exists ${name}`);
  }
}

function triggerName({ name, only }: RecordedTable, operation?: RowOperation) {
  return ['history_of', name, only, operation].filter(Boolean).join('_');
}

function operationsOf({ belongsTo, only }: RecordedTable): RowOperation[] {
  if (only) return ['update'];
  return belongsTo ? ['delete'] : ['create', 'update', 'delete'];
}

async function createOnSqlite(run: RunSql, table: RecordedTable) {
  // Without the list of columns each update compiles the trigger, which takes longer than the update.
  const events = { create: 'insert', update: `update of ${table.recordedColumns.join(', ')}`, delete: 'delete' };
  for (const operation of operationsOf(table)) {
    const name = triggerName(table, operation);
    const condition = conditionOf(table, operation);
    const statement = `create trigger ${name} after ${events[operation]} on ${table.name}${condition ? ` when ${condition}` : ''} begin ${insertStatement(table, operation, sqliteSnapshot)}; end`;
    const stored = await run(sql`select 1 from sqlite_master where type = 'trigger' and sql = ${statement}`);
    if (stored.length > 0) continue;
    await run(`drop trigger if exists ${name}`);
    await run(statement);
  }
}

async function createOnPostgres(run: RunSql, table: RecordedTable) {
  const name = triggerName(table);
  const branches = operationsOf(table).map((operation) => {
    const event = { create: 'INSERT', update: 'UPDATE', delete: 'DELETE' }[operation];
    const condition = conditionOf(table, operation);
    return `if tg_op = '${event}'${condition ? ` and (${condition})` : ''} then ${insertStatement(table, operation, postgresSnapshot)} returning id into row_id; end if;`;
  });
  const remember = `if row_id is not null and coalesce(current_setting('${FIRST_ROW}', true), '') = '' then perform set_config('${FIRST_ROW}', row_id::text, true); end if;`;
  const body = ` declare row_id int; begin ${branches.join(' ')} ${remember} return null; end `;
  const stored = await run(sql`select 1 from pg_proc where proname = ${name} and prosrc = ${body}`);
  if (stored.length === 0)
    await run(`create or replace function ${name}() returns trigger language plpgsql as $$${body}$$`);
  const triggers = await run(
    `select 1 from pg_trigger where tgname = '${name}' and tgrelid = '${table.name}'::regclass`,
  );
  if (triggers.length === 0)
    await run(
      `create trigger ${name} after insert or update or delete on ${table.name} for each row execute function ${name}()`,
    );
}

function conditionOf({ recordedColumns, belongsTo }: RecordedTable, operation: RowOperation) {
  if (operation === 'update')
    return recordedColumns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  return belongsTo ? `not exists (select 1 from ${belongsTo.table} where id = old.${belongsTo.column})` : null;
}

function insertStatement(
  table: RecordedTable,
  operation: RowOperation,
  snapshotOf: (table: RecordedTable, row: RowName) => string,
) {
  const row = operation === 'delete' ? 'old' : 'new';
  const values = [
    `'${table.type}'`,
    `cast(${row}.${table.key} as text)`,
    table.browserId ? `${row}.${table.browserId}` : 'null',
    `'${operation}'`,
    titleOf(table, row),
    operation === 'create' ? 'null' : snapshotOf(table, 'old'),
    operation === 'delete' ? 'null' : snapshotOf(table, 'new'),
  ];
  return `insert into changed_row (record_type, record_id, browser_id, operation, title, before_row, after_row) values (${values.join(', ')})`;
}

/** All columns of a row as JSON. SQLite stores times in milliseconds and booleans as 0 and 1. */
function sqliteSnapshot({ columns }: RecordedTable, row: RowName) {
  return `json_object(${columns.map(({ name }) => `'${name}', ${row}.${name}`).join(', ')})`;
}

function postgresSnapshot({ columns }: RecordedTable, row: RowName) {
  const values = columns.map(({ name, kind }) => {
    const column = `${row}.${name}`;
    if (kind === 'Date') return `'${name}', (extract(epoch from ${column}) * 1000)::bigint`;
    return `'${name}', ${kind === 'boolean' ? `${column}::int` : column}`;
  });
  return `json_build_object(${values.join(', ')})::text`;
}
