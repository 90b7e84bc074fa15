import { isDeepStrictEqual } from 'node:util';
import type { EventSubscriber, Transaction } from '@mikro-orm/core';
import { sql } from 'kysely';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import {
  addCounts,
  countRows,
  parseCounts,
  decideKind,
  findMainRow,
  isTrashed,
  type RowOperation,
  type RowSummary,
} from '#rules/history.ts';
import { parseJson } from '#rules/json.ts';
import { parseTagList, type Tag } from '#rules/tag.ts';
import { isPostgres, runSqlOf, type RunSql } from '../orm.ts';
import { storedTime, type Condition } from '../queries/rows.ts';
import { currentAction, type Action } from './action.ts';
import { recordPublicChanges } from './public-changes.ts';
import { parseSnapshot } from './recorded-tables.ts';
import { recordedNow } from './triggers.ts';

const TAGS_IN_TITLE = 3;

const uncommitted = new WeakMap<Transaction, { action: Action; id: number; start: number }>();

/** Makes one change of all rows that a transaction has written, in the same transaction (`triggers.ts`). */
export const historyRecorder: EventSubscriber = {
  async beforeTransactionCommit({ em, transaction }) {
    if (!transaction || transaction.savepointName) return;
    const run = runSqlOf(transaction);
    const recorded = recordedNow(isPostgres(em));
    const rows = await run(
      sql<RowSummary & { id: number }>`
        select id, record_type as "recordType", record_id as "recordId", browser_id as "browserId", operation, title
        from changed_row where ${recorded} order by id`,
    );
    const [first] = rows;
    if (!first) return;
    await recordPublicChanges(em, run);
    const action = currentAction();
    const main = findMainRow(rows, action.record);
    if (!main) {
      // Nothing was edited: records were published by their time, or saved without a difference.
      await run(sql`delete from changed_row where ${recorded}`);
      return;
    }
    const tags = await changedTags(rows, run, recorded);
    const named = main.recordType === 'setting' ? tags : null;
    const deleted = rows.filter(({ recordType, operation }) => operation === 'delete' && isTrashed(recordType));
    const undoes = action.undoes ?? null;
    const change = {
      at: storedTime(em, new Date()),
      sender: action.sender,
      via: action.via,
      kind: action.kind ?? named?.kind ?? decideKind(rows),
      record_type: main.recordType,
      record_id: main.recordId,
      browser_id: main.browserId,
      title: action.title ?? (named?.title || main.title),
      counts: JSON.stringify(countRows(rows)),
      deletions: deleted.length + (tags?.removed ?? 0),
      undoes,
    };
    const joined = action.joined?.id ?? null;
    const id =
      joined === null ? await addChange(change, run, isPostgres(em)) : await joinChange(joined, change, run, recorded);
    await markUndone(undoes, id, run);
    uncommitted.set(transaction, { action, id, start: first.id });
  },

  async afterTransactionCommit({ transaction }) {
    const done = transaction && uncommitted.get(transaction);
    if (!done) return;
    const { action, id, start } = done;
    if (!action.changes.includes(id)) action.changes.push(id);
    if (!action.joined) return;
    action.joined.id = id;
    action.joined.starts.push(start);
  },
};

interface Id {
  id: number;
}

/** On PostgreSQL one statement saves a round trip. */
async function addChange(change: Record<string, unknown>, run: RunSql, onPostgres: boolean) {
  const values = sql.join(Object.values(change));
  const insert = sql<Id>`insert into change (${sql.raw(Object.keys(change).join())}) values (${values}) returning id`;
  const group = (id: unknown) => sql`update changed_row set change_id = ${id} where ${recordedNow(onPostgres)}`;
  const both = sql<Id>`with added as (${insert}), grouped as (${group(sql`(select id from added)`)}) select id from added`;
  const [added] = await run(onPostgres ? both : insert);
  if (!added) throw new Error('The change was not stored');
  if (!onPostgres) await run(group(added.id));
  return added.id;
}

/** Adds the rows of a further transaction to a change. */
async function joinChange(
  id: number,
  { counts, deletions, undoes }: { counts: string; deletions: number; undoes: number | null },
  run: RunSql,
  recorded: Condition,
) {
  const [stored] = await run(sql<{ counts: string }>`select counts from change where id = ${id}`);
  const all = [stored?.counts ?? '[]', counts].flatMap(parseCounts);
  await run(sql`
    update change set counts = ${JSON.stringify(addCounts(all))}, deletions = deletions + ${deletions}, undoes = ${undoes}
    where id = ${id}`);
  await run(sql`update changed_row set change_id = ${id} where ${recorded}`);
  return id;
}

/** After the undo of an undo, what had been undone is in effect again, and so on. */
async function markUndone(undoes: number | null, undoneBy: number, run: RunSql) {
  let by: number | null = undoneBy;
  for (let id = undoes; id !== null;) {
    const [change]: { undoes: number | null }[] = await run(
      sql<{ undoes: number | null }>`update change set undone_by = ${by} where id = ${id} returning undoes`,
    );
    by = by === null ? id : null;
    id = change?.undoes ?? null;
  }
}

/** What happened to the tags; null if their list did not change. */
async function changedTags(rows: readonly RowSummary[], run: RunSql, recorded: Condition) {
  const isTagList = rows.some(
    ({ recordType, recordId, operation }) =>
      recordType === 'setting' && recordId === TAG_SETTING_KEY && operation === 'update',
  );
  if (!isTagList) return null;
  const lists = await run(
    sql<{ before_row: string; after_row: string }>`
      select before_row, after_row from changed_row
      where ${recorded} and record_type = 'setting' and record_id = ${TAG_SETTING_KEY} and operation = 'update' order by id`,
  );
  const [before, after] = [tagsIn(lists.at(0)?.before_row), tagsIn(lists.at(-1)?.after_row)];
  const tagIn = (list: readonly Tag[], { id }: Tag) => list.find((tag) => tag.id === id);
  const removed = before.filter((tag) => !tagIn(after, tag));
  const added = after.filter((tag) => !tagIn(before, tag));
  const changed = after.filter((tag) => {
    const former = tagIn(before, tag);
    return former && !isDeepStrictEqual([former.label, former.color], [tag.label, tag.color]);
  });
  const all = [...removed, ...added, ...changed];
  const only = (list: readonly Tag[]) => list.length > 0 && list.length === all.length;
  const kind: RowOperation = only(added) ? 'create' : only(removed) ? 'delete' : 'update';
  return { title: titleOfTags(all), kind, removed: removed.length };
}

function tagsIn(row: string | undefined): Tag[] {
  return (row && parseTagList(parseJson(String(parseSnapshot(row).value)))) || [];
}

/** The first tags, such as `Hot, New / 热门、新上线`; empty without a tag. */
function titleOfTags(tags: readonly Tag[]) {
  const first = tags.slice(0, TAGS_IN_TITLE);
  if (first.length === 0) return '';
  const rest = tags.length > first.length ? '…' : '';
  return `${first.map(({ label }) => label.en).join(', ')}${rest} / ${first.map(({ label }) => label.zh).join('、')}${rest}`;
}
