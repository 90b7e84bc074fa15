import type { EventArgs, EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { Browser } from '../entities/browser.ts';

/** The full-text tables and those that SQLite keeps behind them, which the ORM must leave alone. */
export const SEARCH_TABLES = /^browser_search/u;

/** Names by themselves, since what is in few names may be in every description. */
export const SEARCH_INDICES = ['browser_search_name', 'browser_search_text'] as const;

export const createSearchIndex = (name: string) => `create virtual table ${name} using fts5(text, content='', contentless_delete=1, tokenize='ascii', prefix='4 8')`;

const ROWS = 'select id, sort_name_en, lower(name_zh) as name_zh, search_text from browser';
const forgetIn = (name: string) => `delete from ${name} where rowid = ?`;
const keepIn = (name: string) => `insert into ${name} (rowid, text) values (?, ?)`;

interface Searched {
  id: number;
  sort_name_en: string;
  name_zh: string;
  search_text: string;
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

/** Runs SQL where the catalogue is. */
type Run = <T>(sql: string, parameters?: unknown[]) => Promise<T[]>;

/** Brings the index to what the rows say: of all browsers, or of some. */
export async function indexBrowsers(run: Run, ids?: readonly number[]): Promise<void> {
  const [names, texts] = SEARCH_INDICES;
  for (const id of ids ?? []) for (const index of SEARCH_INDICES) await run(forgetIn(index), [id]);
  const rows = await run<Searched>(ids ? `${ROWS} where id in (${ids.map(() => '?').join(', ')})` : ROWS, [...(ids ?? [])]);
  for (const row of rows) {
    await run(keepIn(names), [row.id, triples(`${row.sort_name_en}\n${row.name_zh}`)]);
    await run(keepIn(texts), [row.id, triples(row.search_text)]);
  }
}

/** Keeps the index with every browser that is written, in the same transaction. SQLite has one connection, so one transaction at a time. */
export class SearchIndex implements EventSubscriber<Browser> {
  private readonly changed = new Set<number>();

  getSubscribedEntities() {
    return [Browser];
  }

  afterCreate({ entity }: EventArgs<Browser>): void {
    this.changed.add(entity.id);
  }

  afterUpdate({ entity }: EventArgs<Browser>): void {
    this.changed.add(entity.id);
  }

  afterDelete({ entity }: EventArgs<Browser>): void {
    this.changed.add(entity.id);
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (this.changed.size === 0 || !transaction || transaction.savepointName) return;
    const ids = [...this.changed];
    this.changed.clear();
    await indexBrowsers((sql, parameters) => execute(em, sql, parameters, transaction), ids);
  }
}

async function execute<T>(em: TransactionEventArgs['em'], sql: string, parameters: unknown[] = [], transaction?: Transaction): Promise<T[]> {
  const isRead = sql.startsWith('select');
  const rows: unknown = await em.getConnection('write').execute(sql, parameters, isRead ? 'all' : 'run', transaction);
  return isRead ? (rows as T[]) : []; // the statements above say what they select
}
