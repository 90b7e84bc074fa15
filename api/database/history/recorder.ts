import type { EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { TAG_SETTING_KEY } from '../../../rules/limits.ts';
import { countRows, kindOf, mainRowOf, TRASHED, type RecordType, type RowOperation, type RowSummary } from '../../../rules/history.ts';
import { parseJson } from '../../../rules/json.ts';
import { parseTagList } from '../../../rules/tag.ts';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../open.ts';
import type { RunSql } from '../run-sql.ts';
import { currentAction, type Action } from './action.ts';
import { parseImage } from './images.ts';
import { recordedNow } from './triggers.ts';

const INSERT = 'insert into change (at, sender, via, kind, record_type, record_id, browser_id, title, counts, deletions, undoes) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id';

interface FreshRow {
  id: number;
  record_type: RecordType;
  record_id: string;
  browser_id: number | null;
  operation: RowOperation;
  title: string;
}

/**
 * Makes one change of all rows that a transaction has written, in the same transaction. The triggers have recorded the rows
 * (`triggers.ts`).
 */
export class HistoryRecorder implements EventSubscriber {
  private readonly uncommitted = new WeakMap<Transaction, { action: Action; id: number }>();

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction || transaction.savepointName) return;
    const connection = em.getConnection('write');
    const run = async <T>(sql: string, parameters: unknown[] = []): Promise<T[]> => connection.execute<T[]>(sql, parameters, 'all', transaction);
    const onPostgres = isPostgres(em as EntityManager); // all entity managers of the product are for SQL
    const fresh = await run<FreshRow>(`select id, record_type, record_id, browser_id, operation, title from changed_row where ${recordedNow(onPostgres)} order by id`);
    const rows = fresh.map((row): RowSummary => ({ recordType: row.record_type, recordId: row.record_id, browserId: row.browser_id, operation: row.operation, title: row.title }));
    const action = currentAction();
    const main = mainRowOf(rows, action.record);
    if (!main) {
      // Nothing was edited: records were published by their time, or saved without a difference.
      if (rows.length > 0) await run(`delete from changed_row where ${recordedNow(onPostgres)}`);
      return;
    }
    const { sender, via, kind = kindOf(rows), undoes = null } = action;
    const at: unknown = em.getPlatform().processDateProperty(new Date());
    const values = [at, sender, via, kind, main.recordType, main.recordId, main.browserId, main.title, JSON.stringify(countRows(rows)), await this.countDeletions(rows, run, onPostgres), undoes];
    const id = await (onPostgres ? this.addOnPostgres(run, values) : this.addOnSqlite(run, values));
    await this.markUndone(undoes, id, run);
    this.uncommitted.set(transaction, { action, id });
  }

  async afterTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    const done = transaction && this.uncommitted.get(transaction);
    if (done) done.action.changes.push(done.id);
  }

  private async addOnSqlite(run: RunSql, values: unknown[]): Promise<number> {
    const [change] = await run<{ id: number }>(INSERT, values);
    if (!change) throw new Error('The change was not stored');
    await run('update changed_row set change_id = ? where change_id is null', [change.id]);
    return change.id;
  }

  /** One statement, because each one takes a round trip. */
  private async addOnPostgres(run: RunSql, values: unknown[]): Promise<number> {
    const [change] = await run<{ id: number }>(`with added as (${INSERT}), grouped as (update changed_row set change_id = (select id from added) where ${recordedNow(true)}) select id from added`, values);
    if (!change) throw new Error('The change was not stored');
    return change.id;
  }

  /** Marks a change as undone. An undo of an undo alternates between undone and in effect: what the change had undone is in effect again, and so on. */
  private async markUndone(undoes: number | null, undoneBy: number, run: RunSql): Promise<void> {
    let by: number | null = undoneBy;
    let id: number | null = undoes;
    while (id !== null) {
      await run('update change set undone_by = ? where id = ?', [by, id]);
      const [change]: { undoes: number | null }[] = await run<{ undoes: number | null }>('select undoes from change where id = ?', [id]);
      by = by === null ? id : null;
      id = change?.undoes ?? null;
    }
  }

  /** The number of records that can be brought back, including tags that were removed from their list. */
  private async countDeletions(rows: readonly RowSummary[], run: RunSql, onPostgres: boolean): Promise<number> {
    const deleted = rows.filter(({ recordType, operation }) => operation === 'delete' && TRASHED.includes(recordType)).length;
    const isTagList = rows.some(({ recordType, recordId, operation }) => recordType === 'setting' && recordId === TAG_SETTING_KEY && operation === 'update');
    if (!isTagList) return deleted;
    const lists = await run<{ before_row: string; after_row: string }>(`select before_row, after_row from changed_row where ${recordedNow(onPostgres)} and record_type = 'setting' and record_id = ? and operation = 'update'`, [TAG_SETTING_KEY]);
    return deleted + lists.reduce((sum, { before_row: before, after_row: after }) => sum + [...tagIdsIn(before).difference(tagIdsIn(after))].length, 0);
  }
}

/** The tag ids in the row of the tag list. */
function tagIdsIn(row: string): Set<string> {
  const tags = parseTagList(parseJson(String(parseImage(row).value))) ?? [];
  return new Set(tags.map(({ id }) => id));
}
