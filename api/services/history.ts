import { DAY_MS } from '#rules/calendar.ts';
import {
  CHANGES_MAX,
  SHOWN_RECORD_TYPES,
  TRASH_DAYS,
  differingColumns,
  isShown,
  parseCounts,
  type RecordCount,
  type RowSnapshot,
} from '#rules/history.ts';
import {
  CAN_COME_BACK,
  IN_TRASH,
  changeCondition,
  isRowOfDeleted,
  type ChangeFilter,
} from '../database/history/change-conditions.ts';
import { removeSlugs } from '../database/history/public-changes.ts';
import { readRecordChanges, readTitles, type RecordChange } from '../database/history/read-changes.ts';
import { allOf, countRows, isEqual, isOneOf, queryIn, storedTime, type Condition } from '../database/queries/rows.ts';
import { Change } from '../entities/change.ts';
import { assertFound, invalidField } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { assertSearchLength, pageOf } from './paging.ts';

interface ChangedFieldsRequest extends Pick<Change, 'id' | 'kind' | 'recordType' | 'recordId'> {
  counts: readonly RecordCount[];
}

interface ChangePageRequest extends ChangeFilter {
  page?: number | null;
  limit?: number | null;
}

type HistoryService = ReturnType<typeof historyService>;
export type ChangeRow = Awaited<ReturnType<HistoryService['get']>>;
export type ChangedRecord = Awaited<ReturnType<HistoryService['records']>>[number];

export function historyService({ em, historyDays, clock }: ServiceContext) {
  async function readRows(ids: readonly number[]) {
    if (ids.length === 0) return [];
    const inTrash = await readIds(IN_TRASH, isOneOf('id', ids));
    const emptied = await queryIn(em)
      .selectFrom('changed_row')
      .select('change_id')
      .distinct()
      .where('change_id', 'in', ids)
      .where('record_type', 'in', SHOWN_RECORD_TYPES)
      .where('before_row', 'is', null)
      .where('after_row', 'is', null)
      .execute();
    const changes = await em.find(
      Change,
      { id: { $in: [...ids] } },
      { orderBy: { id: 'desc' }, disableIdentityMap: true },
    );
    const titleOf = await browserTitles(changes.map(({ browserId }) => browserId ?? null));
    return changes.map(({ browserId = null, undoes = null, undoneBy = null, counts, ...change }) => ({
      ...change,
      browserId,
      undoes,
      undoneBy,
      counts: parseCounts(counts),
      browserTitle: titleOf(browserId),
      restorableUntil: inTrash.includes(change.id) ? new Date(change.at.getTime() + TRASH_DAYS * DAY_MS) : null,
      /** Whether a record was removed from the trash, so that it cannot be undone. */
      isEmptied: emptied.some((row) => row.change_id === change.id),
    }));
  }

  /** The names of now, or of deleted browsers the last. */
  async function browserTitles(browserIds: readonly (number | null)[]): Promise<(id: number | null) => string | null> {
    const ids = [...new Set(browserIds)].filter((id) => id !== null);
    const titles = await readTitles(em, 'browser', ids.map(String));
    return (id) => titles.get(String(id)) ?? null;
  }

  async function readIds(...conditions: Condition[]) {
    const rows = await queryIn(em).selectFrom('change').select('id').where(allOf(conditions)).execute();
    return rows.map(({ id }) => id);
  }

  return {
    /** Throws BAD_REQUEST. */
    async list({ page, limit, ...filter }: ChangePageRequest) {
      const range = pageOf(page, limit);
      if (filter.recordId && !filter.recordType) throw invalidField('recordType');
      assertSearchLength(filter.search);
      const found = queryIn(em).selectFrom('change').where(changeCondition(em, filter));
      const rows = await found
        .select('id')
        .orderBy('id', 'desc')
        .limit(range.limit)
        .offset((range.page - 1) * range.limit)
        .execute();
      const browserId = filter.browserId ?? null;
      return {
        ...range,
        changes: await readRows(rows.map(({ id }) => id)),
        browserTitle: (await browserTitles([browserId]))(browserId),
        total: await countRows(found),
      };
    },

    /** Throws NOT_FOUND. */
    async get(id: number) {
      return assertFound((await readRows([id]))[0], 'changeNotFound');
    },

    /** Whether it has taken back an undo. */
    async isRedo({ kind, undoes }: { kind: string; undoes: number | null }): Promise<boolean> {
      if (kind !== 'undo' || undoes === null) return false;
      const undone = await em.findOne(Change, { id: undoes }, { disableIdentityMap: true });
      return undone?.kind === 'undo' && !(await this.isRedo({ kind: undone.kind, undoes: undone.undoes ?? null }));
    },

    /** With the columns that differ, without what only belongs to a record. */
    async records(changeId: number) {
      const changes = await readRecordChanges(em, changeId);
      const records = changes.flatMap(({ table, id, operation, title, before, after }) => {
        if (!isShown(table.type)) return [];
        const fields = differingFields({ table, before, after }).map((name) => ({
          name,
          before: textOf(before?.[name]),
          after: textOf(after?.[name]),
        }));
        const image = after ?? before ?? {};
        const browserId = Number(image[table.browserId ?? '']) || null;
        return [{ recordType: table.type, recordId: id, operation, title, fields, browserId }];
      });
      const titleOf = await browserTitles(records.map(({ browserId }) => browserId));
      return records.map((record) => ({ ...record, browserTitle: titleOf(record.browserId) }));
    },

    /**
     * The columns that differ in the record that names a change, or in all of a replacement of links; empty unless it
     * only updates.
     */
    async changedFields({ id, kind, recordType, recordId, counts }: ChangedFieldsRequest) {
      if (!counts.every(({ operation }) => operation === 'update')) return [];
      const records = await readRecordChanges(em, id, kind === 'replacement' ? {} : { recordType, recordId });
      return [...new Set(records.filter(({ table }) => isShown(table.type)).flatMap(differingFields))];
    },

    /** Removes what a change, or any, has deleted from the trash for good. The history keeps the fact. */
    async emptyTrash(changeId: number | null) {
      const ids = await readIds(CAN_COME_BACK, isEqual('id', changeId ?? undefined));
      if (ids.length > 0) await emptyRows(isRowOfDeleted(ids));
      await markEmptied(ids);
      return ids.length;
    },

    /**
     * Empties what is too long in the trash, deletes at most `limit` changes that are too old or too many, and returns
     * their number.
     */
    async prune(limit: number) {
      const until = new Date(clock() - TRASH_DAYS * DAY_MS);
      await markEmptied(await readIds(CAN_COME_BACK, changeCondition(em, { until })));
      const newest = await queryIn(em).selectFrom('change').select('id').orderBy('id', 'desc').limit(1).execute();
      const old = await queryIn(em)
        .selectFrom('change')
        .select('id')
        .where((build) =>
          build.or([
            build('at', '<', storedTime(em, clock() - historyDays * DAY_MS)),
            build('id', '<=', (newest[0]?.id ?? 0) - CHANGES_MAX),
          ]),
        )
        .orderBy('id')
        .limit(limit)
        .execute();
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await queryIn(em).deleteFrom('changed_row').where('change_id', 'in', ids).execute();
      await queryIn(em).deleteFrom('change').where('id', 'in', ids).execute();
      return ids.length;
    },
  };

  /** Outside of a transaction of the ORM, because the catalogue does not change. */
  async function markEmptied(ids: readonly number[]) {
    if (ids.length === 0) return;
    const emptied = { emptied_at: storedTime(em, clock()) };
    await queryIn(em).updateTable('change').set(emptied).where('id', 'in', ids).execute();
    await emptyRows(isOneOf('change_id', ids));
    // A transaction of the ORM clears the caches.
    if ((await removeSlugs(em)) > 0) await em.transactional(async () => {});
  }

  async function emptyRows(condition: Condition) {
    await queryIn(em).updateTable('changed_row').set({ before_row: null, after_row: null }).where(condition).execute();
  }
}

function differingFields({ table, before, after }: Pick<RecordChange, 'table' | 'before' | 'after'>) {
  return differingColumns(
    before ?? {},
    after ?? {},
    table.recordedColumns.filter((name) => name !== 'created_at' && name !== 'browser_id'),
  );
}

function textOf(value: RowSnapshot[string] | undefined) {
  return value === null || value === undefined ? null : String(value);
}
