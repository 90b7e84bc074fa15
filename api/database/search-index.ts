import type { EventArgs, EventSubscriber, Transaction } from '@mikro-orm/core';
import { sql, type RawBuilder } from 'kysely';
import { Browser } from '../entities/browser.ts';
import { nearKeys } from '#rules/near-name.ts';
import type { Alternatives } from '#rules/search-text.ts';
import { isPostgres, runSqlOf, type EntityManager, type RunSql } from './orm.ts';

/** The index tables and SQLite's internal tables for them, which the ORM must ignore. */
export const SEARCH_TABLES = /^browser_search/u;

/** Names have an index of their own, because a text in only a few names may be in every description. */
const SEARCH_INDICES = ['browser_search_name', 'browser_search_text'] as const;
export type SearchTable = (typeof SEARCH_INDICES)[number];

const MAX_GRAM_LENGTH = 3;

interface SearchSql {
  create: (table: SearchTable) => string[];
  /** After a table is filled, because updating an index meanwhile would be much slower. */
  finish: (table: SearchTable) => string[];
  key: string;
  termsOf(text: string): string;
  /** One text for any number of keys, because preparing a statement takes longer than running it. */
  insertKeys(id: number, keys: string): RawBuilder<unknown>;
}

const SQLITE_SEARCH: SearchSql = {
  create: (table) => [
    `create virtual table ${table} using fts5(text, content='', contentless_delete=1, tokenize='ascii', prefix='4 8')`,
  ],
  finish: () => [],
  key: 'rowid',
  termsOf: trigramsOf,
  insertKeys: (id, keys) => sql`insert into browser_search_near (id, key) select ${id}, value from json_each(${keys})`,
};

/**
 * PostgreSQL: an inverted index of all grams of one, two or three characters in a text, which needs no extension. A
 * table of its own, because each counted download changes the row of the browser. Collation "C", because other
 * collations can change with the server and damage the index. Queries call functions that switch off sequential scans,
 * which the planner would prefer for a small table.
 */
const POSTGRES_SEARCH: SearchSql = {
  create: (table) => [
    `create or replace function search_grams(searched text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct gram), '{}') from (
      select unnest(array[letter, letter || lead(letter) over following, letter || lead(letter) over following || lead(letter, 2) over following]) as gram
      from unnest(string_to_array(searched, null)) with ordinality as letters (letter, place)
      window following as (order by place)
    ) as grams where gram is not null
  $$`,
    `create table ${table} (id int primary key, text text collate "C" not null)`,
  ],
  finish: (table) => [
    `create index ${table}_grams on ${table} using gin (search_grams(text)) with (fastupdate = off)`,
    `create or replace function ${table}_holding(wanted text[], patterns text[], most int) returns setof int language sql stable set enable_seqscan = off as $$
      select id from ${table} where search_grams(text) @> wanted and text like all (patterns) limit most
    $$`,
  ],
  key: 'id',
  termsOf: (text) => text,
  insertKeys: (id, keys) =>
    sql`insert into browser_search_near (id, key) select ${id}::int, value from json_array_elements_text(${keys}::json)`,
};

/** The keys of all names, with which a search finds similar ones (`rules/near-name.ts`). */
export const NEAR_NAMES = 'browser_search_near';

const BATCH_SIZE = 500;

/** The grams of a text that contains `folded`, which must also be compared if it is longer than a gram. */
export function gramsOf(folded: string): string[] {
  const characters = Array.from(folded);
  const starts = Math.max(characters.length - MAX_GRAM_LENGTH, 0) + 1;
  return Array.from({ length: starts }, (_, start) => characters.slice(start, start + MAX_GRAM_LENGTH).join(''));
}

/** Each UTF-16 unit as four hexadecimal digits, which SQLite's tokenizer does not change. */
const lettersOf = (text: string) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));

const END_OF_LINE = lettersOf('\n\n');

/**
 * The overlapping trigrams of a text, each as one word. In every script, a contained text of three or more characters is
 * then a phrase of these words, and a shorter one is the prefix of a word.
 */
function trigramsOf(text: string) {
  const letters = [...lettersOf(text), ...END_OF_LINE];
  return letters
    .slice(0, -2)
    .map((letter, index) => letter + letters[index + 1] + letters[index + 2])
    .join(' ');
}

/** In FTS5: rows that contain all texts of one of the lists, as by LIKE. No text may be blank. */
export function matchExpression(alternatives: Alternatives) {
  return alternatives.map((texts) => `(${texts.map(phraseOf).join(' AND ')})`).join(' OR ');
}

function phraseOf(folded: string) {
  if (folded.length < 3) return `${lettersOf(folded).join('')}*`;
  return `"${trigramsOf(folded).split(' ').slice(0, -2).join(' ')}"`;
}

export async function createSearch(run: RunSql, onPostgres: boolean) {
  const statements = onPostgres ? POSTGRES_SEARCH : SQLITE_SEARCH;
  for (const statement of SEARCH_INDICES.flatMap(statements.create)) await run(statement);
  const ids = (await run<{ id: number }>('select id from browser order by id')).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH_SIZE)
    await insertEntries(run, statements, ids.slice(from, from + BATCH_SIZE));
  for (const statement of SEARCH_INDICES.flatMap(statements.finish)) await run(statement);
}

export async function rebuildSearch(run: RunSql, onPostgres: boolean) {
  for (const table of SEARCH_INDICES) await run(`drop table ${table}`);
  await run(`delete from ${NEAR_NAMES}`);
  await createSearch(run, onPostgres);
}

/** Those of deleted browsers are removed. */
async function indexBrowsers(run: RunSql, onPostgres: boolean, ids: readonly number[]) {
  const statements = onPostgres ? POSTGRES_SEARCH : SQLITE_SEARCH;
  for (const table of [...SEARCH_INDICES, NEAR_NAMES]) {
    const key = table === NEAR_NAMES ? 'id' : statements.key;
    await run(sql`delete from ${sql.raw(table)} where ${sql.raw(key)} in (${sql.join(ids)})`);
  }
  await insertEntries(run, statements, ids);
}

async function insertEntries(run: RunSql, statements: SearchSql, ids: readonly number[]) {
  const [nameTable, textTable] = SEARCH_INDICES;
  const insert = async (table: SearchTable, id: number, text: string) =>
    run(sql`insert into ${sql.raw(`${table} (${statements.key}, text)`)} values (${id}, ${statements.termsOf(text)})`);
  const texts = sql<{ id: number; names: string; text: string }>`
    select id, folded_names as names, search_text as text from browser where id in (${sql.join(ids)})`;
  for (const { id, names, text } of await run(texts)) {
    await insert(nameTable, id, names);
    await insert(textTable, id, text);
    await run(statements.insertKeys(id, JSON.stringify(nearKeys(text))));
  }
}

export async function updateSearchIndex(em: EntityManager, ids: readonly number[]) {
  if (ids.length > 0) await indexBrowsers(runSqlOf(em.getKysely()), isPostgres(em), ids);
}

const changedIds = new WeakMap<Transaction, Set<number>>();

function addChanged({ em, entity: { id } }: EventArgs<Browser>) {
  const transaction: unknown = em.getTransactionContext();
  if (!transaction) throw new Error('A browser was written outside a transaction');
  const ids = changedIds.get(transaction) ?? new Set();
  changedIds.set(transaction, ids.add(id));
}

export const searchIndex: EventSubscriber<Browser> = {
  getSubscribedEntities: () => [Browser],
  afterCreate: addChanged,
  afterUpdate: addChanged,
  afterDelete: addChanged,

  async beforeTransactionCommit({ em, transaction }) {
    const ids = transaction && changedIds.get(transaction);
    if (!ids) return;
    changedIds.delete(transaction);
    await indexBrowsers(runSqlOf(transaction), isPostgres(em), [...ids]);
  },
};
