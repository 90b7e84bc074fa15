import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../rules/calendar.ts';
import { fold } from '../../rules/fold.ts';
import {
  CHANGES_MAX,
  HISTORY_DAYS,
  SHOWN_RECORD_TYPES,
  TRASHED,
  TRASH_DAYS,
  differingColumns,
  isShown,
  type ChangeKind,
  type ChangeRoute,
  type RecordCount,
  type RowSnapshot,
  type RowOperation,
  type ShownRecordType,
} from '../../rules/history.ts';
import { SEARCH_TEXT_MAX } from '../../rules/limits.ts';
import {
  hasChangedText,
  onlyDiffersIn,
  readRecordChanges,
  readTitles,
  type RecordChange,
} from '../database/history/read-changes.ts';
import { containing, nameContains } from '../database/queries/browser-search.ts';
import { selectIds, selectRows } from '../database/queries/rows.ts';
import { Change } from '../entities/change.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { pageOf, type Page } from './paging.ts';
import { assertAdministrator } from './writes.ts';

export interface ChangeFilter {
  kind?: ChangeKind | null;
  recordType?: ShownRecordType | null;
  recordId?: string | null;
  /** Changes of the browser and of everything that belongs to it. */
  browserId?: number | null;
  /** The time from which, and until which (exclusive). */
  from?: Date | null;
  until?: Date | null;
  /**
   * Words that are each in the title of a changed record, in the name of its browser, or in a text that the change has
   * changed, before or after it.
   */
  search?: string | null;
  /** Only changes whose deleted records are in the trash. */
  inTrash?: boolean | null;
}

export interface ChangePageRequest extends ChangeFilter {
  page?: number | null;
  limit?: number | null;
}

export interface ChangeRow {
  id: number;
  at: Date;
  sender: string;
  via: ChangeRoute;
  kind: ChangeKind;
  recordType: ShownRecordType;
  recordId: string;
  browserId: number | null;
  /** The name of this browser, English and Chinese with a slash between, also of a deleted one. */
  browserTitle: string | null;
  title: string;
  counts: RecordCount[];
  undoes: number | null;
  undoneBy: number | null;
  /** Until when the deleted records can be brought back; null if none are in the trash. */
  restorableUntil: Date | null;
  /** Whether one of its records was removed from the trash, so that it cannot be undone. */
  isEmptied: boolean;
}

export interface ChangedRecord {
  recordType: ShownRecordType;
  recordId: string;
  browserTitle: string | null;
  operation: RowOperation;
  title: string;
  fields: { name: string; before: string | null; after: string | null }[];
}

/** SQL: what the change deleted can be brought back. */
const CAN_COME_BACK = sql`deletions > 0 and undone_by is null and emptied_at is null`;

/** SQL: nothing happened to the record of a row of `deleted` since. */
const STILL_MISSING = sql`not exists (select 1 from changed_row as later where later.record_type = deleted.record_type and later.record_id = deleted.record_id and later.id > deleted.id)`;

/**
 * SQL: records that the change deleted are in the trash. Those that came back and were deleted again belong to the
 * later change. Deleted tags are parts of a setting.
 */
const IN_TRASH = sql`${CAN_COME_BACK} and exists (
  select 1 from changed_row as deleted where deleted.change_id = change.id and (deleted.record_type = 'setting' or (deleted.operation = 'delete' and deleted.record_type in (${sql.join(TRASHED)}) and ${STILL_MISSING})))`;

/** SQL: a row of another browser than the one that a change names. */
const IS_OTHER_BROWSER = sql`changed_row.record_type = 'browser' and change.record_type = 'browser' and change.record_id <> changed_row.record_id and change.kind in ('update', 'undo', 'restoration')`;

/** The columns of a browser that differ when the move of another one changes its display order. */
const MOVE_COLUMNS = ['display_order', 'revision', 'updated_at'];

export function historyService({ em, actor, historyDays = HISTORY_DAYS, clock = Date.now }: ServiceContext) {
  const trashEnd = ({ at }: Change) => new Date(at.getTime() + TRASH_DAYS * DAY_MS);

  async function readRows(ids: readonly number[]): Promise<ChangeRow[]> {
    if (ids.length === 0) return [];
    const inTrash = await selectIds(em, sql`select id from change where id in (${sql.join(ids)}) and ${IN_TRASH}`);
    const emptied = await selectIds(
      em,
      sql`
      select distinct change_id as id from changed_row where change_id in (${sql.join(ids)}) and record_type in (${sql.join(SHOWN_RECORD_TYPES)}) and before_row is null and after_row is null`,
    );
    const changes = await em.find(
      Change,
      { id: { $in: [...ids] } },
      { orderBy: { id: 'desc' }, disableIdentityMap: true },
    );
    const titleOf = await browserTitles(changes.map(({ browserId }) => browserId ?? null));
    return changes.map((change) => ({
      ...readChangeRow(change),
      browserTitle: titleOf(change.browserId ?? null),
      restorableUntil: inTrash.includes(change.id) ? trashEnd(change) : null,
      isEmptied: emptied.includes(change.id),
    }));
  }

  /** A function that returns the name of a browser by its id: that of now, or of a deleted one its last. */
  async function browserTitles(browserIds: readonly (number | null)[]): Promise<(id: number | null) => string | null> {
    const ids = [...new Set(browserIds)].filter((id) => id !== null);
    const titles = await readTitles(em, 'browser', ids.map(String));
    return (id) => titles.get(String(id)) ?? null;
  }

  async function readRecords(changes: readonly RecordChange[]): Promise<ChangedRecord[]> {
    const records = changes.flatMap(({ table, id, operation, title, before, after }) => {
      if (!isShown(table.type)) return [];
      const fields = differingFields({ table, before, after }).map((name) => ({
        name,
        before: textOf(before?.[name]),
        after: textOf(after?.[name]),
      }));
      const image = after ?? before ?? {};
      const browserId = Number(image[table.browserId ?? '']) || null;
      return [{ browserId, record: { recordType: table.type, recordId: id, operation, title, fields } }];
    });
    const titleOf = await browserTitles(records.map(({ browserId }) => browserId));
    return records.map(({ browserId, record }) => ({ ...record, browserTitle: titleOf(browserId) }));
  }

  function conditionOf({ kind, recordType, recordId, browserId, from, until, search, inTrash }: ChangeFilter) {
    // Not the signs that stand between the words on screen.
    const words = (search ?? '')
      .toLowerCase()
      .split(/[\s·:：“”]+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    const isEdited = sql`not (${IS_OTHER_BROWSER} and ${onlyDiffersIn(em, MOVE_COLUMNS)})`;
    const rowsWith = (condition: RawBuilder<unknown>) =>
      sql`exists (select 1 from changed_row where change_id = change.id and ${condition})`;
    return sql.join(
      [
        sql`1 = 1`,
        ...(kind ? [sql`kind = ${kind}`] : []),
        ...(recordType
          ? [
              rowsWith(
                recordId
                  ? sql`record_type = ${recordType} and record_id = ${recordId}`
                  : sql`record_type = ${recordType}`,
              ),
            ]
          : []),
        ...(browserId ? [rowsWith(sql`changed_row.browser_id = ${browserId} and ${isEdited}`)] : []),
        ...(from ? [sql`at >= ${timeOf(from)}`] : []),
        ...(until ? [sql`at < ${timeOf(until)}`] : []),
        ...(words.length > 0 ? [rowsWith(sql.join([...words.map(hasWord), isEdited], sql` and `))] : []),
        ...(inTrash ? [IN_TRASH] : []),
      ],
      sql` and `,
    );
  }

  /**
   * The condition that a word is in the title of a row, in the name of its browser, also of a deleted one, or in a text
   * that the change has changed, before or after it.
   */
  function hasWord(word: string): RawBuilder<unknown> {
    const inTitle = sql`lower(changed_row.title) like ${containing(word)} escape '\\'`;
    const browsers = sql`select id from browser where ${nameContains(em, fold(word))} union select browser_id from changed_row where record_type = 'browser' and ${inTitle}`;
    return sql`(${inTitle} or changed_row.browser_id in (${browsers}) or ${hasChangedText(em, containing(word))})`;
  }

  const timeOf = (date: Date): unknown => em.getPlatform().processDateProperty(date);

  return {
    /** Throws UNAUTHORIZED, BAD_REQUEST. */
    async list({
      page,
      limit,
      ...filter
    }: ChangePageRequest): Promise<Page & { changes: ChangeRow[]; browserTitle: string | null; total: number }> {
      assertAdministrator(actor);
      const range = pageOf(page, limit);
      if (filter.recordId && !filter.recordType) throw invalidField('recordType');
      if (filter.search && filter.search.length > SEARCH_TEXT_MAX) throw new AppError('BAD_REQUEST', 'searchTooLong');
      const condition = conditionOf(filter);
      const ids = await selectIds(
        em,
        sql`select id from change where ${condition} order by id desc limit ${range.limit} offset ${(range.page - 1) * range.limit}`,
      );
      const counted = await selectRows(
        em,
        sql<{ count: number | string }>`select count(*) as count from change where ${condition}`,
      );
      const browserId = filter.browserId ?? null;
      return {
        ...range,
        changes: await readRows(ids),
        browserTitle: (await browserTitles([browserId]))(browserId),
        total: Number(counted[0]?.count ?? 0),
      };
    },

    /** Throws UNAUTHORIZED, NOT_FOUND. */
    async get(id: number): Promise<ChangeRow> {
      assertAdministrator(actor);
      return assertFound((await readRows([id]))[0], 'changeNotFound');
    },

    /**
     * The records of a change with the columns that differ; what only belongs to them is left out. Throws UNAUTHORIZED.
     */
    async records(changeId: number): Promise<ChangedRecord[]> {
      assertAdministrator(actor);
      return readRecords(await readRecordChanges(em, changeId));
    },

    /**
     * The names of the columns that differ in the record that names a change, or in all records if links were replaced.
     * Only if the change only updates records; empty for other changes. Throws UNAUTHORIZED.
     */
    async changedFields({
      id,
      kind,
      recordType,
      recordId,
      counts,
    }: Pick<ChangeRow, 'id' | 'kind' | 'recordType' | 'recordId' | 'counts'>): Promise<string[]> {
      assertAdministrator(actor);
      if (!isUpdate(counts)) return [];
      const records = await readRecordChanges(em, id, kind === 'replacement' ? {} : { recordType, recordId });
      return [...new Set(records.filter(({ table }) => isShown(table.type)).flatMap(differingFields))];
    },

    /**
     * Removes the deleted records of a change from the trash for good, or those of all changes, also from earlier
     * changes. The history keeps the fact. Throws UNAUTHORIZED.
     */
    async emptyTrash(changeId: number | null): Promise<number> {
      assertAdministrator(actor);
      const ids = await changesWith(changeId ? sql`id = ${changeId}` : sql`1 = 1`);
      if (ids.length === 0) return 0;
      await sql`
        update changed_row set before_row = null, after_row = null
        where (record_type, record_id) in (select record_type, record_id from changed_row as deleted where change_id in (${sql.join(ids)}) and operation = 'delete' and ${STILL_MISSING})`.execute(
        em.getKysely(),
      );
      await markEmptied(ids);
      return ids.length;
    },

    /**
     * Empties what lies in the trash too long, and deletes changes that are too old or too many, at most `limit` of
     * them. Returns their number. Throws UNAUTHORIZED.
     */
    async prune(limit: number): Promise<number> {
      assertAdministrator(actor);
      await markEmptied(await changesWith(sql`at < ${timeOf(new Date(clock() - TRASH_DAYS * DAY_MS))}`));
      const database = em.getKysely();
      const ids = await selectIds(
        em,
        sql`select id from change where at < ${timeOf(new Date(clock() - historyDays * DAY_MS))} or id <= (select max(id) from change) - ${CHANGES_MAX} order by id limit ${limit}`,
      );
      if (ids.length === 0) return 0;
      await sql`delete from changed_row where change_id in (${sql.join(ids)})`.execute(database);
      await sql`delete from change where id in (${sql.join(ids)})`.execute(database);
      return ids.length;
    },
  };

  /** The ids of the changes whose deleted records can come back. */
  async function changesWith(condition: RawBuilder<unknown>): Promise<number[]> {
    return selectIds(em, sql`select id from change where ${CAN_COME_BACK} and ${condition}`);
  }

  /** Outside of a transaction of the ORM, because the catalogue does not change. */
  async function markEmptied(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await sql`update change set emptied_at = ${timeOf(new Date(clock()))} where id in (${sql.join(ids)})`.execute(
      em.getKysely(),
    );
    await sql`update changed_row set before_row = null, after_row = null where change_id in (${sql.join(ids)})`.execute(
      em.getKysely(),
    );
  }
}

function readChangeRow({ browserId = null, undoes = null, undoneBy = null, counts, ...change }: Change) {
  return { ...change, browserId, undoes, undoneBy, counts: JSON.parse(counts) as RecordCount[] };
}

function isUpdate(counts: readonly RecordCount[]): boolean {
  return counts.every(({ operation }) => operation === 'update');
}

function differingFields({ table, before, after }: Pick<RecordChange, 'table' | 'before' | 'after'>): string[] {
  return differingColumns(
    before ?? {},
    after ?? {},
    table.recordedColumns.filter((name) => name !== 'created_at' && name !== 'browser_id'),
  );
}

function textOf(value: RowSnapshot[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
