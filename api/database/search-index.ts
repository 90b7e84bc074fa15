import type { EventArgs, EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { Browser } from '../entities/browser.ts';

/** The tables of the index and those that SQLite keeps behind them, which the ORM must leave alone. */
export const SEARCH_TABLES = /^browser_search/u;

/** Names by themselves, since what is in few names may be in every description. */
export const SEARCH_INDICES = ['browser_search_name', 'browser_search_text'] as const;
export type SearchTable = (typeof SEARCH_INDICES)[number];

const LONGEST_GRAM = 3;

/** How a database keeps the index. */
interface SearchStore {
  /** What the tables need to be there before them. */
  prepare?: string;
  create(table: SearchTable): string;
  /** What a table gets once it is filled: that is much faster than to keep it while filling. */
  finish?(table: SearchTable): string[];
  forget(table: SearchTable): string;
  /** For the id and what `termsOf` gives. */
  keep(table: SearchTable): string;
  /** A text as the index holds it. */
  termsOf(text: string): string;
}

/** SQLite: a full-text table without content. */
export const SQLITE_SEARCH: SearchStore = {
  create: (table) => `create virtual table ${table} using fts5(text, content='', contentless_delete=1, tokenize='ascii', prefix='4 8')`,
  forget: (table) => `delete from ${table} where rowid = ?`,
  keep: (table) => `insert into ${table} (rowid, text) values (?, ?)`,
  termsOf: triples,
};

/**
 * PostgreSQL: an inverted index of all texts of one, two or three characters that a text contains, which any server
 * can have. In a table of its own, since it would have to be written anew with each download that is counted in the
 * browser's row. Byte by byte, since orders of a language change with a server's version, and an index in such an order
 * breaks. It is asked through functions, since the planner would sooner read a whole small table, text by text.
 */
export const POSTGRES_SEARCH: SearchStore = {
  prepare: `create or replace function search_grams(searched text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct gram), '{}') from (
      select unnest(array[letter, letter || lead(letter) over following, letter || lead(letter) over following || lead(letter, 2) over following]) as gram
      from unnest(string_to_array(searched, null)) with ordinality as letters (letter, place)
      window following as (order by place)
    ) as grams where gram is not null
  $$`,
  create: (table) => `create table ${table} (id int primary key, text text collate "C" not null)`,
  finish: (table) => [
    `create index ${table}_grams on ${table} using gin (search_grams(text)) with (fastupdate = off)`,
    `create or replace function ${table}_holding(wanted text[], pattern text, most int) returns setof int language sql stable set enable_seqscan = off as $$
      select id from ${table} where search_grams(text) @> wanted and (pattern is null or text like pattern escape '\\') limit most
    $$`,
  ],
  forget: (table) => `delete from ${table} where id = ?`,
  keep: (table) => `insert into ${table} (id, text) values (?, ?)`,
  termsOf: (text) => text,
};

const AT_A_TIME = 500;
const ROWS = 'select id, sort_name_en, name_zh, search_text from browser';

interface Searched {
  id: number;
  sort_name_en: string;
  name_zh: string;
  search_text: string;
}

/** What a text must have among its grams to contain `folded`; sufficient where that is no longer than a gram. */
export function gramsFor(folded: string): { grams: string[]; areSufficient: boolean } {
  const characters = Array.from(folded);
  if (characters.length <= LONGEST_GRAM) return { grams: [folded], areSufficient: true };
  const triple = (index: number) => characters.slice(index, index + LONGEST_GRAM).join('');
  return { grams: [...new Set(characters.slice(0, 1 - LONGEST_GRAM).map((_, index) => triple(index)))], areSufficient: false };
}

/** A character as four letters that the tokenizer takes as they are. */
const lettersOf = (text: string): string[] => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));

const END_OF_LINE = lettersOf('\n\n');

/**
 * A text as overlapping triples of characters, each written as one word: a text that is contained in another is then a
 * phrase of it, in every script; and one of two characters, or one, begins a word of it.
 */
function triples(text: string): string {
  const letters = [...lettersOf(text), ...END_OF_LINE];
  return letters.slice(0, -2).map((letter, index) => letter + letters[index + 1] + letters[index + 2]).join(' ');
}

/** What finds all that contain `folded`, exactly as LIKE would. Not for blank text. */
export function searchFor(folded: string): string {
  if (folded.length < 3) return `${lettersOf(folded).join('')}*`;
  return `"${triples(folded).split(' ').slice(0, -2).join(' ')}"`;
}

/** The letters A to Z in lower case and all others as they are, as SQLite's own function has it. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/gu, (letter) => letter.toLowerCase());

/** Runs SQL where the catalogue is. */
type Run = <T>(sql: string, parameters?: unknown[]) => Promise<T[]>;

/** Makes the index of all browsers. */
export async function createSearch(run: Run, store: SearchStore): Promise<void> {
  if (store.prepare) await run(store.prepare);
  for (const table of SEARCH_INDICES) await run(store.create(table));
  const ids = (await run<{ id: number }>('select id from browser order by id')).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_A_TIME) await keepRows(run, store, ids.slice(from, from + AT_A_TIME));
  for (const table of SEARCH_INDICES) for (const statement of store.finish?.(table) ?? []) await run(statement);
}

/** Brings the index to what the rows of some browsers say. */
async function indexBrowsers(run: Run, store: SearchStore, ids: readonly number[]): Promise<void> {
  for (const id of ids) for (const table of SEARCH_INDICES) await run(store.forget(table), [id]);
  await keepRows(run, store, ids);
}

async function keepRows(run: Run, store: SearchStore, ids: readonly number[]): Promise<void> {
  const [names, texts] = SEARCH_INDICES;
  const rows = await run<Searched>(`${ROWS} where id in (${ids.map(() => '?').join(', ')})`, [...ids]);
  for (const row of rows) {
    await run(store.keep(names), [row.id, store.termsOf(`${row.sort_name_en}\n${lowerAscii(row.name_zh)}`)]);
    await run(store.keep(texts), [row.id, store.termsOf(row.search_text)]);
  }
}

/** Keeps the index with every browser that is written, in the same transaction. */
export class SearchIndex implements EventSubscriber<Browser> {
  private readonly store: SearchStore;
  private readonly changed = new WeakMap<Transaction, Set<number>>();

  constructor(store: SearchStore) {
    this.store = store;
  }

  getSubscribedEntities() {
    return [Browser];
  }

  afterCreate(args: EventArgs<Browser>): void {
    this.note(args);
  }

  afterUpdate(args: EventArgs<Browser>): void {
    this.note(args);
  }

  afterDelete(args: EventArgs<Browser>): void {
    this.note(args);
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const ids = transaction && this.changed.get(transaction);
    if (!ids) return;
    this.changed.delete(transaction);
    await indexBrowsers((sql, parameters) => execute(em, sql, parameters, transaction), this.store, [...ids]);
  }

  private note({ em, entity: { id } }: EventArgs<Browser>): void {
    const transaction: unknown = em.getTransactionContext();
    if (!transaction) throw new Error('A browser was written outside a transaction');
    const ids = this.changed.get(transaction) ?? new Set();
    this.changed.set(transaction, ids.add(id));
  }
}

async function execute<T>(em: TransactionEventArgs['em'], sql: string, parameters: unknown[] = [], transaction?: Transaction): Promise<T[]> {
  const isRead = sql.startsWith('select');
  const rows: unknown = await em.getConnection('write').execute(sql, parameters, isRead ? 'all' : 'run', transaction);
  return isRead ? (rows as T[]) : []; // the statements above say what they select
}
