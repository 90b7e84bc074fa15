import { sql, type RawBuilder } from 'kysely';
import { CHANGES_MAX, HISTORY_DAYS, RECORD_TYPES, TRASH_DAYS, differingColumns, isShown, revertJson, type ChangeKind, type ChangeRoute, type ObstacleReason, type RecordCount, type RecordType, type RowImage, type RowOperation, type ShownRecordType } from '../../rules/history.ts';
import { SEARCH_TEXT_MAX } from '../../rules/limits.ts';
import { pageOf, type Page } from '../../rules/paging.ts';
import { describeChange } from '../database/history/action.ts';
import { parseImage } from '../database/history/images.ts';
import { recordedTables, type RecordedTable } from '../database/history/recorded-tables.ts';
import { readImage, writeSteps, type RowStep } from '../database/history/restore-rows.ts';
import { containing } from '../database/queries/browser-search.ts';
import { currentTime } from '../database/queries/current-time.ts';
import { updateSearchIndex } from '../database/search-index.ts';
import { Change } from '../entities/change.ts';
import { ChangedRow } from '../entities/changed-row.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import type { versionService } from './versions.ts';
import { assertAdministrator } from './writes.ts';

/** A record that stands in the way of an undo. */
export interface Obstacle {
  reason: ObstacleReason;
  recordType: ShownRecordType;
  recordId: string;
  title: string;
  /** The later change that is in the way; null if none is. */
  changeId: number | null;
}

/** The result of an undo: the new change, or what stands in the way; then nothing was changed. */
export interface UndoResult {
  changeId: number | null;
  obstacles: Obstacle[];
}

/** What a change did to one record. */
interface RecordChange {
  table: RecordedTable;
  id: string;
  operation: RowOperation;
  title: string;
  before: RowImage | null;
  after: RowImage | null;
}

/** Ends the transaction of an undo. */
class UndoBlocked extends Error {
  readonly obstacles: Obstacle[];

  constructor(obstacles: Obstacle[]) {
    super('The undo is blocked');
    this.obstacles = obstacles;
  }
}

/** A filter of the history. */
export interface ChangeFilter {
  kind?: ChangeKind | null;
  recordType?: ShownRecordType | null;
  recordId?: string | null;
  /** Changes of the browser and of everything that belongs to it. */
  browserId?: number | null;
  /** The time from which, and until which (exclusive). */
  from?: Date | null;
  until?: Date | null;
  /** Contained in the title of a changed record. */
  search?: string | null;
  /** Only changes whose deleted records are in the trash. */
  inTrash?: boolean | null;
}

export interface ChangePageRequest extends ChangeFilter {
  page?: number | null;
  limit?: number | null;
}

/** A change for reading. */
export interface ChangeRow {
  id: number;
  at: Date;
  sender: string;
  via: ChangeRoute;
  kind: ChangeKind;
  recordType: ShownRecordType;
  recordId: string;
  browserId: number | null;
  title: string;
  counts: RecordCount[];
  undoes: number | null;
  undoneBy: number | null;
  /** Until when the deleted records can be brought back; null if none are in the trash. */
  restorableUntil: Date | null;
}

/** A changed record with its differing columns. */
export interface ChangedRecord {
  recordType: ShownRecordType;
  recordId: string;
  operation: RowOperation;
  title: string;
  fields: { name: string; before: string | null; after: string | null }[];
}

const DAY_MS = 24 * 60 * 60_000;
/** The tables whose rows disappear with a browser. */
const PARTS = ['version', 'fact', 'source'] as const;

/** The service for the history of the catalogue: its changes, the undo, and the trash. */
export function historyService({ em, actor, historyDays = HISTORY_DAYS, clock = Date.now }: ServiceContext, versions: Pick<ReturnType<typeof versionService>, 'lockBrowsers' | 'updateLatest'>, customCodes: { listLeftOut(): Promise<{ id: number }[]> }) {
  const tables = new Map(recordedTables(em).map((table) => [table.type, table]));

  async function get(id: number): Promise<Change> {
    const change = await em.findOne(Change, { id }, { disableIdentityMap: true });
    if (!change) throw new AppError('NOT_FOUND', 'changeNotFound');
    return change;
  }

  /** What a change did to each record, in the order of their tables. Several rows of one record become one. */
  async function recordsOf(changeId: number): Promise<RecordChange[]> {
    const rows = await em.find(ChangedRow, { changeId }, { orderBy: { id: 'asc' }, disableIdentityMap: true });
    const records = Map.groupBy(rows, ({ recordType, recordId }) => `${recordType} ${recordId}`).values().map(([...list]) => recordOf(list)).toArray();
    return records.filter((record) => record !== null).toSorted((a, b) => RECORD_TYPES.indexOf(a.table.type) - RECORD_TYPES.indexOf(b.table.type));
  }

  function recordOf(rows: readonly ChangedRow[]): RecordChange | null {
    const [first, last] = [rows.at(0), rows.at(-1)];
    const table = first && tables.get(first.recordType as RecordType); // a type that a newer version of the product recorded is not known
    if (!first || !last || !table) return null;
    const [before, after] = [first.before, last.after].map((image) => (image ? parseImage(image) : null));
    return { table, id: first.recordId, operation: operationOf(first, last), title: last.title, before: before ?? null, after: after ?? null };
  }

  /** The last change of a record after another one; null if there is none. */
  async function laterChange({ table, id }: Pick<RecordChange, 'table' | 'id'>, changeId: number): Promise<number | null> {
    const { rows } = await sql<{ id: number | null }>`select max(change_id) as id from changed_row where record_type = ${table.type} and record_id = ${id} and change_id > ${changeId}`.execute(em.getKysely());
    return rows[0]?.id ?? null;
  }

  /** The step that undoes what a change did to a record, or why it cannot be undone. */
  function stepOf({ table, id, before, after }: RecordChange, current: RowImage | null): RowStep | ObstacleReason {
    if (!after) return current ? 'existsAgain' : { table, id, current, target: before };
    if (!current) return 'deletedLater';
    const changed = differingColumns(before ?? {}, after, table.watched);
    if (table.type === 'setting' && before) {
      const value = revertJson(String(before.value), String(after.value), String(current.value));
      return value === undefined ? 'changedLater' : { table, id, current, target: { ...current, ...before, value } };
    }
    if (differingColumns(current, after, changed).length > 0) return 'changedLater';
    return { table, id, current, target: before && { ...current, ...Object.fromEntries(changed.map((column) => [column, before[column] ?? null])) } };
  }

  /** The steps that undo a change. Throws UndoBlocked. */
  async function planUndo(changeId: number): Promise<RowStep[]> {
    const steps: RowStep[] = [];
    const obstacles: Obstacle[] = [];
    for (const record of await recordsOf(changeId)) {
      const step = stepOf(record, await readImage(em, record.table, record.id));
      if (typeof step !== 'string') steps.push(step);
      else if (isShown(record.table.type)) obstacles.push({ reason: step, recordType: record.table.type, recordId: record.id, title: record.title, changeId: await laterChange(record, changeId) });
    }
    if (obstacles.length > 0) throw new UndoBlocked(obstacles);
    return steps.filter(({ current, target }) => current !== null || target !== null);
  }

  /** Throws UndoBlocked if a row that comes back has no parent, or if rows that are no part of the undo depend on one that goes. */
  async function assertConnected(steps: readonly RowStep[], changeId: number): Promise<void> {
    const obstacles: Obstacle[] = [];
    const isInSteps = (type: RecordType, id: unknown) => steps.some((step) => step.table.type === type && step.id === String(id));
    for (const step of steps) {
      const obstacle = step.current ? null : await missingParent(step, isInSteps);
      if (obstacle) obstacles.push({ ...obstacle, changeId: await laterDeletion(obstacle, changeId) });
      if (!step.target) obstacles.push(...(await dependentsOf(step, isInSteps, changeId)));
    }
    if (obstacles.length > 0) throw new UndoBlocked(obstacles);
  }

  type IsInSteps = (type: RecordType, id: unknown) => boolean;

  async function missingParent({ table, target }: RowStep, isInSteps: IsInSteps): Promise<Omit<Obstacle, 'changeId'> | null> {
    const parentType = table.type === 'sourceState' ? 'source' : 'browser';
    const parent = tables.get(parentType);
    const id = target?.[table.belongsTo?.column ?? table.browserId ?? ''];
    if (!parent || !id || table === parent || isInSteps(parentType, id) || (await readImage(em, parent, String(id)))) return null;
    return { reason: 'parentDeleted', recordType: parentType, recordId: String(id), title: '' };
  }

  async function laterDeletion({ recordType, recordId }: Pick<Obstacle, 'recordType' | 'recordId'>, changeId: number): Promise<number | null> {
    const table = tables.get(recordType);
    return table ? laterChange({ table, id: recordId }, changeId) : null;
  }

  /** The records that would lose their browser or the target of their link, and are no part of the undo. Inactive slides may keep a deleted target. */
  async function dependentsOf({ table, id }: RowStep, isInSteps: IsInSteps, changeId: number): Promise<Obstacle[]> {
    const found: { type: ShownRecordType; id: number; title: string }[] = [];
    if (table.type === 'browser') {
      for (const type of PARTS) {
        const part = tables.get(type);
        if (!part) continue;
        const title = sql.join(part.title.map((column) => sql`coalesce(${sql.ref(column)}, '')`), sql` || ' ' || `);
        const { rows } = await sql<{ id: number; title: string }>`select id, ${title} as title from ${sql.table(part.name)} where browser_id = ${Number(id)} order by id`.execute(em.getKysely());
        found.push(...rows.map((row) => ({ type, ...row })));
      }
    }
    if (table.type === 'browser' || table.type === 'version') {
      const { rows } = await sql<{ id: number; title: string }>`select id, title_en as title from slide where link_type = ${table.type} and link_target_id = ${Number(id)} and ${sql.ref('is_active')} order by id`.execute(em.getKysely());
      found.push(...rows.map((row) => ({ type: 'slide' as const, ...row })));
    }
    const others = found.filter((row) => !isInSteps(row.type, row.id));
    return Promise.all(others.map(async (row) => ({ reason: 'usedByOthers' as const, recordType: row.type, recordId: String(row.id), title: row.title, changeId: await laterDeletion({ recordType: row.type, recordId: String(row.id) }, changeId) })));
  }

  /** Throws UndoBlocked if the written rows break a rule that no column holds. */
  async function assertRules(steps: readonly RowStep[]): Promise<void> {
    const obstacles = [...(await brokenSlides(steps)), ...(await featuredAndDiscontinued(steps)), ...(await codesThatDoNotFit(steps))];
    if (obstacles.length > 0) throw new UndoBlocked(obstacles.map((obstacle) => ({ ...obstacle, changeId: null })));
  }

  async function brokenSlides(steps: readonly RowStep[]): Promise<Omit<Obstacle, 'changeId'>[]> {
    const active = steps.filter(({ table, target }) => table.type === 'slide' && target?.is_active === 1 && target.link_type !== 'external');
    const broken = await Promise.all(
      active.map(async ({ id, target }) => {
        const linked = tables.get(target?.link_type === 'version' ? 'version' : 'browser');
        return linked && (await readImage(em, linked, String(target?.link_target_id))) ? [] : [{ reason: 'linkTargetDeleted' as const, recordType: 'slide' as const, recordId: id, title: String(target?.title_en) }];
      }),
    );
    return broken.flat();
  }

  async function featuredAndDiscontinued(steps: readonly RowStep[]): Promise<Omit<Obstacle, 'changeId'>[]> {
    const ids = browserIdsOf(steps);
    if (ids.length === 0) return [];
    const { rows } = await sql<{ id: number; name_en: string }>`
      select browser.id, name_en from browser join fact on fact.browser_id = browser.id
      where browser.id in (${sql.join(ids)}) and ${sql.ref('is_featured')} and topic = 'status' and choice = 'ended'`.execute(em.getKysely());
    return rows.map((row) => ({ reason: 'discontinuedFeatured' as const, recordType: 'browser' as const, recordId: String(row.id), title: row.name_en }));
  }

  async function codesThatDoNotFit(steps: readonly RowStep[]): Promise<Omit<Obstacle, 'changeId'>[]> {
    const active = steps.filter(({ table, target }) => table.type === 'customCode' && target?.is_active === 1);
    if (active.length === 0) return [];
    const leftOut = new Set((await customCodes.listLeftOut()).map(({ id }) => String(id)));
    return active.filter(({ id }) => leftOut.has(id)).map(({ id, target }) => ({ reason: 'codeDoesNotFit' as const, recordType: 'customCode' as const, recordId: id, title: String(target?.name) }));
  }

  /** Writes the steps in the current transaction, with what follows from them. */
  async function apply(steps: readonly RowStep[], changeId: number): Promise<void> {
    await assertConnected(steps, changeId);
    await writeSteps(em, steps, await currentTime(em, clock));
    em.clear();
    await assertRules(steps);
    const browserIds = browserIdsOf(steps);
    await updateSearchIndex(em, steps.filter(({ table }) => table.type === 'browser').map(({ id }) => Number(id)));
    await versions.updateLatest(browserIds);
  }

  /** Runs an undo in a transaction, and returns its change or its obstacles. */
  async function inTransaction(description: { kind: ChangeKind; undoes?: number }, work: () => Promise<void>): Promise<UndoResult> {
    return describeChange(description, async (changes) => {
      try {
        await em.transactional(work);
        return { changeId: changes.at(-1) ?? null, obstacles: [] };
      } catch (error) {
        if (error instanceof UndoBlocked) return { changeId: null, obstacles: error.obstacles };
        throw error;
      }
    });
  }

  const trashEnd = ({ at }: Change) => new Date(at.getTime() + TRASH_DAYS * DAY_MS);
  const isInTrash = (change: Change) => change.deletions > 0 && change.undoneBy === null && change.emptiedAt === null;

  function rowOf(change: Change): ChangeRow {
    const { id, at, sender, via, kind, recordType, recordId, browserId, title, counts, undoes, undoneBy } = change;
    return { id, at, sender, via, kind, recordType, recordId, browserId: browserId ?? null, title, counts: JSON.parse(counts) as RecordCount[], undoes: undoes ?? null, undoneBy: undoneBy ?? null, restorableUntil: isInTrash(change) ? trashEnd(change) : null };
  }

  /** The SQL condition of a filter. */
  function conditionOf({ kind, recordType, recordId, browserId, from, until, search, inTrash }: ChangeFilter) {
    const words = (search ?? '').trim().toLowerCase().split(/\s+/u).filter(Boolean);
    const rowsWith = (condition: RawBuilder<unknown>) => sql`exists (select 1 from changed_row where change_id = change.id and ${condition})`;
    return sql.join(
      [
        sql`1 = 1`,
        ...(kind ? [sql`kind = ${kind}`] : []),
        ...(recordType ? [rowsWith(recordId ? sql`record_type = ${recordType} and record_id = ${recordId}` : sql`record_type = ${recordType}`)] : []),
        ...(browserId ? [rowsWith(sql`browser_id = ${browserId}`)] : []),
        ...(from ? [sql`at >= ${timeOf(from)}`] : []),
        ...(until ? [sql`at < ${timeOf(until)}`] : []),
        ...words.map((word) => rowsWith(sql`lower(title) like ${containing(word)} escape '\\'`)),
        ...(inTrash ? [sql`deletions > 0 and undone_by is null and emptied_at is null`] : []),
      ],
      sql` and `,
    );
  }

  const timeOf = (date: Date): unknown => em.getPlatform().processDateProperty(date);

  return {
    /** A page of the changes, the newest first. Throws UNAUTHORIZED, BAD_REQUEST. */
    async list({ page, limit, ...filter }: ChangePageRequest): Promise<Page & { changes: ChangeRow[]; total: number }> {
      assertAdministrator(actor);
      const range = pageOf(page, limit);
      if (!range) throw new AppError('BAD_REQUEST', 'invalidPage');
      if (filter.search && filter.search.length > SEARCH_TEXT_MAX) throw new AppError('BAD_REQUEST', 'searchTooLong');
      const condition = conditionOf(filter);
      const { rows } = await sql<{ id: number }>`select id from change where ${condition} order by id desc limit ${range.limit} offset ${(range.page - 1) * range.limit}`.execute(em.getKysely());
      const { rows: counted } = await sql<{ count: number | string }>`select count(*) as count from change where ${condition}`.execute(em.getKysely());
      const changes = await em.find(Change, { id: { $in: rows.map(({ id }) => id) } }, { orderBy: { id: 'desc' }, disableIdentityMap: true });
      return { ...range, changes: changes.map(rowOf), total: Number(counted[0]?.count ?? 0) };
    },

    /** A change. Throws UNAUTHORIZED, NOT_FOUND. */
    async get(id: number): Promise<ChangeRow> {
      assertAdministrator(actor);
      return rowOf(await get(id));
    },

    /** The records of a change with the columns that differ; what only belongs to them is left out. Throws UNAUTHORIZED. */
    async records(changeId: number): Promise<ChangedRecord[]> {
      assertAdministrator(actor);
      return (await recordsOf(changeId)).flatMap(({ table, id, operation, title, before, after }) => {
        if (!isShown(table.type)) return [];
        const names = differingColumns(before ?? {}, after ?? {}, table.watched.filter((name) => name !== 'created_at' && name !== 'browser_id'));
        const fields = names.map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }));
        return [{ recordType: table.type, recordId: id, operation, title, fields }];
      });
    },

    /**
     * Undoes a change, which is itself a change that can be undone. If later changes stand in the way, nothing is changed
     * and the obstacles are returned. Throws UNAUTHORIZED, NOT_FOUND.
     */
    async undo(id: number): Promise<UndoResult> {
      assertAdministrator(actor);
      return inTransaction({ kind: 'undo', undoes: id }, async () => {
        const change = await get(id);
        const blocked = change.undoneBy !== null ? 'alreadyUndone' : change.emptiedAt !== null ? 'trashEmptied' : null;
        if (blocked) throw new UndoBlocked([{ reason: blocked, recordType: change.recordType, recordId: change.recordId, title: change.title, changeId: change.undoneBy ?? null }]);
        await versions.lockBrowsers(await browsersOf(id));
        await apply(await planUndo(id), id);
      });
    },

    /**
     * Brings a record back to its state after a change, or before it if the change deleted the record. Throws UNAUTHORIZED,
     * NOT_FOUND.
     */
    async restore(changeId: number, recordType: RecordType, recordId: string): Promise<UndoResult> {
      assertAdministrator(actor);
      await get(changeId);
      return inTransaction({ kind: 'restoration' }, async () => {
        const record = (await recordsOf(changeId)).find(({ table, id }) => table.type === recordType && id === recordId);
        const target = record?.after ?? record?.before;
        if (!record || !target) throw new AppError('NOT_FOUND', 'changeNotFound');
        const current = await readImage(em, record.table, recordId);
        await versions.lockBrowsers(browserIdsOf([{ table: record.table, id: recordId, current, target }]));
        await apply([{ table: record.table, id: recordId, current, target: current ? { ...current, ...Object.fromEntries(record.table.watched.filter((column) => Object.hasOwn(target, column)).map((column) => [column, target[column] ?? null])) } : target }], changeId);
      });
    },

    /** Removes the deleted records of a change from the trash for good, or those of all changes. The history keeps the fact. Throws UNAUTHORIZED. */
    async emptyTrash(changeId: number | null): Promise<number> {
      assertAdministrator(actor);
      return emptyTrash(changeId ? sql`id = ${changeId}` : sql`1 = 1`);
    },

    /** Empties what lies in the trash too long, and deletes changes that are too old or too many, at most `limit` of them. Returns their number. Throws UNAUTHORIZED. */
    async prune(limit: number): Promise<number> {
      assertAdministrator(actor);
      await emptyTrash(sql`at < ${timeOf(new Date(clock() - TRASH_DAYS * DAY_MS))}`);
      const database = em.getKysely();
      const { rows } = await sql<{ id: number }>`select id from change where at < ${timeOf(new Date(clock() - historyDays * DAY_MS))} or id <= (select max(id) from change) - ${CHANGES_MAX} order by id limit ${limit}`.execute(database);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await sql`delete from changed_row where change_id in (${sql.join(ids)})`.execute(database);
      await sql`delete from change where id in (${sql.join(ids)})`.execute(database);
      return ids.length;
    },
  };

  /** Outside of a transaction of the ORM, because the catalogue does not change. */
  async function emptyTrash(condition: RawBuilder<unknown>): Promise<number> {
    const database = em.getKysely();
    const { rows } = await sql<{ id: number }>`select id from change where deletions > 0 and undone_by is null and emptied_at is null and ${condition}`.execute(database);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await sql`update change set emptied_at = ${timeOf(new Date(clock()))} where id in (${sql.join(ids)})`.execute(database);
    await sql`update changed_row set before_row = null, after_row = null where change_id in (${sql.join(ids)})`.execute(database);
    return ids.length;
  }

  /** The ids of the browsers to which the rows of a change belong. */
  async function browsersOf(changeId: number): Promise<number[]> {
    const { rows } = await sql<{ browser_id: number }>`select distinct browser_id from changed_row where change_id = ${changeId} and browser_id is not null order by browser_id`.execute(em.getKysely());
    return rows.map((row) => row.browser_id);
  }
}

/** The ids of the browsers of rows, before and after. */
function browserIdsOf(steps: readonly RowStep[]): number[] {
  const ids = steps.flatMap(({ table, current, target }) => [current, target].map((image) => image?.[table.browserId ?? '']));
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))].toSorted((a, b) => a - b);
}

/** What the rows of a record, of which these are the first and the last one, are together. */
function operationOf(first: ChangedRow, last: ChangedRow): RowOperation {
  return last.operation === 'delete' ? 'delete' : first.operation;
}

function textOf(value: RowImage[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
