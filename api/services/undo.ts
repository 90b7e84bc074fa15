import { sql, type RawBuilder } from 'kysely';
import {
  BROWSER_PARTS,
  differingColumns,
  hasOwnFields,
  isNewsOfBrowser,
  isShown,
  restoredColumns,
  revertJson,
  type ObstacleReason,
  type RecordType,
  type RowSnapshot,
  type ShownRecordType,
} from '../../rules/history.ts';
import { describeChange } from '../database/history/action.ts';
import { parseSnapshot } from '../database/history/row-snapshots.ts';
import { readChange, readRecordChanges, type RecordChange } from '../database/history/read-changes.ts';
import { recordedTable, titleOf } from '../database/history/recorded-tables.ts';
import { readSnapshot, writeSteps, type RowStep } from '../database/history/restore-rows.ts';
import { currentTime } from '../database/queries/current-time.ts';
import { updateSearchIndex } from '../database/search-index.ts';
import { SourceState } from '../entities/source-state.ts';
import { AppError, invalidField } from '../errors.ts';
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
  /** The columns that were changed later. */
  fields: string[];
}

/** The result of an undo: the new change, or what stands in the way; then nothing was changed. */
export interface UndoResult {
  changeId: number | null;
  obstacles: Obstacle[];
}

/** Ends the transaction of an undo. */
class UndoBlocked extends Error {
  readonly obstacles: Obstacle[];

  constructor(obstacles: Obstacle[]) {
    super('The undo is blocked');
    this.obstacles = obstacles;
  }
}

/** The service that undoes changes and brings records back to earlier states. */
export function undoService(
  { em, actor, clock = Date.now }: ServiceContext,
  versions: Pick<ReturnType<typeof versionService>, 'lockBrowsers' | 'updateLatest'>,
  customCodes: { listLeftOut(): Promise<{ id: number }[]> },
  proposals: { refresh(browserId: number): Promise<unknown> },
) {
  /** The last change of a record after another one; null if there is none. */
  async function laterChange(
    { table, id }: Pick<RecordChange, 'table' | 'id'>,
    changeId: number,
  ): Promise<number | null> {
    const { rows } = await sql<{
      id: number | null;
    }>`select max(change_id) as id from changed_row where record_type = ${table.type} and record_id = ${id} and change_id > ${changeId}`.execute(
      em.getKysely(),
    );
    return rows[0]?.id ?? null;
  }

  /**
   * The last change after another one that has changed one of these columns of a record; the last of all if none is
   * known.
   */
  async function findLaterChange(
    record: Pick<RecordChange, 'table' | 'id'>,
    columns: readonly string[],
    changeId: number,
  ): Promise<number | null> {
    const { rows } = await sql<{ id: number; before_row: string | null; after_row: string | null }>`
      select change_id as id, before_row, after_row from changed_row
      where record_type = ${record.table.type} and record_id = ${record.id} and change_id > ${changeId} and operation = 'update' order by changed_row.id desc`.execute(
      em.getKysely(),
    );
    const later = rows.find(
      (row) =>
        row.before_row &&
        row.after_row &&
        differingColumns(parseSnapshot(row.before_row), parseSnapshot(row.after_row), columns).length > 0,
    );
    return later?.id ?? laterChange(record, changeId);
  }

  /**
   * The title that a record has now, or had last; the title of then if no later one is stored. Settings are named by
   * what was changed.
   */
  async function lastTitle({
    recordType,
    recordId,
    title,
  }: Pick<Obstacle, 'recordId' | 'title'> & { recordType: RecordType }): Promise<string> {
    if (recordType === 'setting') return title;
    const { rows } = await sql<{
      title: string;
    }>`select title from changed_row where record_type = ${recordType} and record_id = ${recordId} order by id desc limit 1`.execute(
      em.getKysely(),
    );
    return rows[0]?.title ?? title;
  }

  /** SQL: the title of a row in the table of a type. */
  function titleIn(type: RecordType): RawBuilder<string> {
    const table = recordedTable(em, type);
    return sql.raw(titleOf(table, table.name));
  }

  /** The step that undoes what a change did to a record, or why it cannot be undone. */
  function planStep(
    { table, id, operation, before, after }: RecordChange,
    current: RowSnapshot | null,
  ): RowStep | ObstacleReason {
    if (!before && !after && operation !== 'delete') return 'trashEmptied';
    if (!after) return current ? 'existsAgain' : { table, id, current, target: before };
    if (!current) return 'deletedLater';
    if (table.type === 'setting' && before) {
      const value = revertJson(String(before.value), String(after.value), String(current.value));
      return value === undefined
        ? 'changedLater'
        : { table, id, current, target: { ...current, ...timeBefore(before, after, current), value } };
    }
    if (changedSince({ table, before, after }, current).length > 0) return 'changedLater';
    const changed = differingColumns(before ?? {}, after, table.recordedColumns);
    return {
      table,
      id,
      current,
      target: before && {
        ...current,
        ...Object.fromEntries(changed.map((column) => [column, before[column] ?? null])),
        ...timeBefore(before, after, current),
      },
    };
  }

  /** The steps that undo what a change did to these records. Throws UndoBlocked. */
  async function planUndo(records: readonly RecordChange[], changeId: number): Promise<RowStep[]> {
    const steps: RowStep[] = [];
    const obstacles: Obstacle[] = [];
    for (const record of records) {
      const current = await readSnapshot(em, record.table, record.id);
      const step = planStep(record, current);
      if (typeof step !== 'string') steps.push(step);
      else if (isShown(record.table.type)) obstacles.push(await describeObstacle(step, record, current, changeId));
    }
    if (obstacles.length > 0) throw new UndoBlocked(obstacles);
    const isDeleted = ({ id }: RowStep) => steps.some((step) => deletesBrowser(step) && step.id === id);
    return steps.filter(
      (step) => (step.current !== null || step.target !== null) && !(isBrowserTime(step) && isDeleted(step)),
    );
  }

  async function describeObstacle(
    reason: ObstacleReason,
    record: RecordChange,
    current: RowSnapshot | null,
    changeId: number,
  ): Promise<Obstacle> {
    const { table, id, title } = record;
    const recordType = table.type as ShownRecordType; // the caller has checked it
    const fields = reason === 'changedLater' ? changedSince(record, current) : [];
    const later =
      fields.length > 0 ? await findLaterChange(record, fields, changeId) : await laterChange(record, changeId);
    return {
      reason,
      recordType,
      recordId: id,
      title: await lastTitle({ recordType, recordId: id, title }),
      changeId: later,
      fields,
    };
  }

  /**
   * Sets the time of the browsers whose visible records change, apart from those whose time before the change comes
   * back and those that go.
   */
  async function touchBrowsers(
    ids: readonly number[],
    records: readonly RecordChange[],
    steps: readonly RowStep[],
  ): Promise<void> {
    const changed = new Set(records.filter(isVisible).map(browserIdOf));
    const kept = new Set(
      steps.filter((step) => isBrowserTime(step) || deletesBrowser(step)).map(({ id }) => Number(id)),
    );
    const shown = ids.filter((id) => changed.has(id) && !kept.has(id));
    await versions.lockBrowsers(shown, shown);
  }

  /**
   * Throws UndoBlocked if a row that comes back has no parent, or if rows that are no part of the undo depend on one
   * that goes.
   */
  async function assertConnected(steps: readonly RowStep[], changeId: number): Promise<void> {
    const obstacles: Obstacle[] = [];
    const isInSteps = (type: RecordType, id: unknown) =>
      steps.some((step) => step.table.type === type && step.id === String(id));
    for (const step of steps) {
      const obstacle = step.current ? null : await missingParent(step, isInSteps);
      if (obstacle) obstacles.push({ ...obstacle, changeId: await laterDeletion(obstacle, changeId), fields: [] });
      if (!step.target) obstacles.push(...(await findDependents(step, isInSteps, changeId)));
    }
    if (obstacles.length > 0) throw new UndoBlocked(obstacles);
  }

  type IsInSteps = (type: RecordType, id: unknown) => boolean;

  async function missingParent(
    { table, target }: RowStep,
    isInSteps: IsInSteps,
  ): Promise<Omit<Obstacle, 'changeId' | 'fields'> | null> {
    const parentType = table.type === 'sourceState' ? 'source' : 'browser';
    const id = target?.[table.belongsTo?.column ?? table.browserId ?? ''];
    if (
      !id ||
      table.type === parentType ||
      isInSteps(parentType, id) ||
      (await readSnapshot(em, recordedTable(em, parentType), String(id)))
    )
      return null;
    return {
      reason: 'parentDeleted',
      recordType: parentType,
      recordId: String(id),
      title: await lastTitle({ recordType: parentType, recordId: String(id), title: '' }),
    };
  }

  async function laterDeletion(
    { recordType, recordId }: Pick<Obstacle, 'recordType' | 'recordId'>,
    changeId: number,
  ): Promise<number | null> {
    return laterChange({ table: recordedTable(em, recordType), id: recordId }, changeId);
  }

  /**
   * The records that would lose their browser or the target of their link, and are no part of the undo. Inactive slides
   * may keep a deleted target.
   */
  async function findDependents({ table, id }: RowStep, isInSteps: IsInSteps, changeId: number): Promise<Obstacle[]> {
    const found: { type: ShownRecordType; id: number; title: string }[] = [];
    if (table.type === 'browser') {
      for (const type of BROWSER_PARTS) {
        const part = recordedTable(em, type);
        const { rows } = await sql<{
          id: number;
          title: string;
        }>`select id, ${titleIn(type)} as title from ${sql.table(part.name)} where browser_id = ${Number(id)} order by id`.execute(
          em.getKysely(),
        );
        found.push(...rows.map((row) => ({ type, ...row })));
      }
    }
    if (table.type === 'browser' || table.type === 'version') {
      const { rows } = await sql<{
        id: number;
        title: string;
      }>`select id, ${titleIn('slide')} as title from slide where link_type = ${table.type} and link_target_id = ${Number(id)} and ${sql.ref('is_active')} order by id`.execute(
        em.getKysely(),
      );
      found.push(...rows.map((row) => ({ type: 'slide' as const, ...row })));
    }
    const others = found.filter((row) => !isInSteps(row.type, row.id));
    return Promise.all(
      others.map(async (row) => ({
        reason: 'usedByOthers' as const,
        recordType: row.type,
        recordId: String(row.id),
        title: row.title,
        changeId: await laterDeletion({ recordType: row.type, recordId: String(row.id) }, changeId),
        fields: [],
      })),
    );
  }

  /** Throws UndoBlocked if the written rows break a rule that no column holds. */
  async function assertRules(steps: readonly RowStep[]): Promise<void> {
    const obstacles = [
      ...(await brokenSlides(steps)),
      ...(await featuredAndDiscontinued(steps)),
      ...(await codesThatDoNotFit(steps)),
    ];
    if (obstacles.length > 0)
      throw new UndoBlocked(obstacles.map((obstacle) => ({ ...obstacle, changeId: null, fields: [] })));
  }

  async function brokenSlides(steps: readonly RowStep[]): Promise<Omit<Obstacle, 'changeId' | 'fields'>[]> {
    const active = steps.filter(
      ({ table, target }) => table.type === 'slide' && target?.is_active === 1 && target.link_type !== 'external',
    );
    const broken = await Promise.all(
      active.map(async ({ id, target }) => {
        const linked = recordedTable(em, target?.link_type === 'version' ? 'version' : 'browser');
        return (await readSnapshot(em, linked, String(target?.link_target_id)))
          ? []
          : [
              {
                reason: 'linkTargetDeleted' as const,
                recordType: 'slide' as const,
                recordId: id,
                title: `${target?.title_en} / ${target?.title_zh}`,
              },
            ];
      }),
    );
    return broken.flat();
  }

  async function featuredAndDiscontinued(steps: readonly RowStep[]): Promise<Omit<Obstacle, 'changeId' | 'fields'>[]> {
    const ids = browserIdsOf(steps);
    if (ids.length === 0) return [];
    const { rows } = await sql<{ id: number; title: string }>`
      select browser.id, ${titleIn('browser')} as title from browser join fact on fact.browser_id = browser.id
      where browser.id in (${sql.join(ids)}) and ${sql.ref('is_featured')} and topic = 'status' and choice = 'ended'`.execute(
      em.getKysely(),
    );
    return rows.map((row) => ({
      reason: 'discontinuedFeatured' as const,
      recordType: 'browser' as const,
      recordId: String(row.id),
      title: row.title,
    }));
  }

  async function codesThatDoNotFit(steps: readonly RowStep[]): Promise<Omit<Obstacle, 'changeId' | 'fields'>[]> {
    const active = steps.filter(({ table, target }) => table.type === 'customCode' && target?.is_active === 1);
    if (active.length === 0) return [];
    const leftOut = new Set((await customCodes.listLeftOut()).map(({ id }) => String(id)));
    return active
      .filter(({ id }) => leftOut.has(id))
      .map(({ id, target }) => ({
        reason: 'codeDoesNotFit' as const,
        recordType: 'customCode' as const,
        recordId: id,
        title: String(target?.name),
      }));
  }

  /** Raises the revisions of the browsers whose facts or sources change, because these revisions guard them. */
  async function raiseRevisions(steps: readonly RowStep[]): Promise<void> {
    const ids = browserIdsOf(steps.filter(({ table }) => table.type === 'fact' || table.type === 'source'));
    const raised = ids.filter(
      (id) => !steps.some(({ table, id: stepId }) => table.type === 'browser' && stepId === String(id)),
    );
    if (raised.length > 0)
      await sql`update browser set revision = revision + 1 where id in (${sql.join(raised)})`.execute(em.getKysely());
  }

  /**
   * Deletes the results of sources whose settings change, because they belong to the settings with which a source was
   * read.
   */
  async function forgetResults(steps: readonly RowStep[]): Promise<void> {
    const ids = steps
      .filter(({ table, current, target }) => table.type === 'source' && current && target)
      .map(({ id }) => Number(id));
    if (ids.length > 0) await em.nativeDelete(SourceState, { source: { $in: ids } });
  }

  /** Writes the steps in the current transaction, with what follows from them. */
  async function apply(steps: readonly RowStep[], changeId: number): Promise<void> {
    await assertConnected(steps, changeId);
    await writeSteps(em, steps, await currentTime(em, clock));
    await raiseRevisions(steps);
    await forgetResults(steps);
    em.clear();
    await assertRules(steps);
    const browserIds = browserIdsOf(steps);
    await updateSearchIndex(
      em,
      steps.filter(({ table }) => table.type === 'browser').map(({ id }) => Number(id)),
    );
    await versions.updateLatest(browserIds);
  }

  /** Runs an undo in a transaction, and returns its change or its obstacles. */
  async function inTransaction(
    description: Parameters<typeof describeChange>[0],
    work: () => Promise<void>,
  ): Promise<UndoResult> {
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

  /**
   * The deletion of a missing record, with all that it deleted or deactivated because of the record. Null if the record
   * exists, or cannot be brought back.
   */
  async function findDeletion({ table, id }: RecordChange) {
    if (await readSnapshot(em, table, id)) return null;
    const changeId = await laterChange({ table, id }, 0);
    const records = changeId ? await readRecordChanges(em, changeId) : [];
    const record = records.find(isSame(table.type, id));
    if (!changeId || !record?.before) return null;
    const content = records.filter((one) => !isBrowserTime(one));
    const parts = withParts(record, content);
    const isWhole = parts.length === content.length;
    return { changeId, snapshot: record.before, parts: isWhole ? records : parts, isWhole };
  }

  /** The ids of the browsers to which the rows of a change belong. */
  async function readBrowserIds(changeId: number): Promise<number[]> {
    const { rows } = await sql<{
      browser_id: number;
    }>`select distinct browser_id from changed_row where change_id = ${changeId} and browser_id is not null order by browser_id`.execute(
      em.getKysely(),
    );
    return rows.map((row) => row.browser_id);
  }

  return {
    /**
     * Undoes a change, which is itself a change that can be undone. If later changes stand in the way, nothing is
     * changed and the obstacles are returned. Throws UNAUTHORIZED, NOT_FOUND.
     */
    async undo(id: number): Promise<UndoResult> {
      assertAdministrator(actor);
      const { kind, recordType, recordId, title } = await readChange(em, id);
      // The title of tags names what was changed in their list.
      const record = { record: { recordType, recordId }, ...(recordType === 'setting' && { title }) };
      const result = await inTransaction({ kind: 'undo', undoes: id, ...record }, async () => {
        const change = await readChange(em, id);
        const blocked = change.undoneBy !== null ? 'alreadyUndone' : change.emptiedAt !== null ? 'trashEmptied' : null;
        if (blocked)
          throw new UndoBlocked([
            {
              reason: blocked,
              recordType: change.recordType,
              recordId: change.recordId,
              title: await lastTitle(change),
              changeId: change.undoneBy ?? null,
              fields: [],
            },
          ]);
        const records = await readRecordChanges(em, id);
        const browserIds = await readBrowserIds(id);
        await versions.lockBrowsers(browserIds);
        const steps = await planUndo(records, id);
        await touchBrowsers(browserIds, records, steps);
        await apply(steps, id);
      });
      // A proposal whose versions have gone is listed again.
      const withProposals =
        result.changeId !== null && (kind === 'approval' || kind === 'undo') ? await readBrowserIds(id) : [];
      for (const browserId of withProposals) await proposals.refresh(browserId);
      return result;
    },

    /**
     * Brings a record, or only some of its columns, back to its state after a change, or before it if the change
     * deleted the record or with `before`. If the record was deleted, all that was deleted with it comes back too.
     * Throws UNAUTHORIZED, NOT_FOUND, BAD_REQUEST.
     */
    async restore(
      changeId: number,
      recordType: RecordType,
      recordId: string,
      { columns, before = false }: { columns?: readonly string[] | null; before?: boolean } = {},
    ): Promise<UndoResult> {
      assertAdministrator(actor);
      await readChange(em, changeId);
      const record = (await readRecordChanges(em, changeId)).find(isSame(recordType, recordId));
      const state = before ? (record?.before ?? record?.after) : (record?.after ?? record?.before);
      if (!record || !isShown(record.table.type)) throw new AppError('NOT_FOUND', 'changeNotFound');
      if (!state)
        return {
          changeId: null,
          obstacles: [
            {
              reason: 'trashEmptied',
              recordType: record.table.type,
              recordId,
              title: await lastTitle({ recordType, recordId, title: record.title }),
              changeId: null,
              fields: [],
            },
          ],
        };
      const { recordedColumns } = record.table;
      if (columns && !(hasOwnFields(recordType) && columns.every((column) => recordedColumns.includes(column))))
        throw invalidField('fields');
      const restoredNames = columns ? restoredColumns(columns) : recordedColumns;
      const deletion = await findDeletion(record);
      return inTransaction(
        { kind: 'restoration', ...(deletion?.isWhole && { undoes: deletion.changeId }) },
        async () => {
          const { table } = record;
          const browserIds = deletion
            ? await readBrowserIds(deletion.changeId)
            : browserIdsOf([{ table, id: recordId, current: state, target: null }]);
          await versions.lockBrowsers(browserIds);
          const current = await readSnapshot(em, table, recordId);
          const others = deletion
            ? (await planUndo(deletion.parts, deletion.changeId)).filter((step) => !isSame(recordType, recordId)(step))
            : [];
          await touchBrowsers(browserIds, deletion?.parts ?? [record], others);
          const base = current ?? deletion?.snapshot;
          const restored = Object.fromEntries(
            restoredNames
              .filter((column) => Object.hasOwn(state, column))
              .map((column) => [column, state[column] ?? null]),
          );
          await apply(
            [{ table, id: recordId, current, target: base ? { ...base, ...restored } : state }, ...others],
            deletion?.changeId ?? changeId,
          );
        },
      );
    },
  };
}

function isSame(type: RecordType, id: string) {
  return (record: Pick<RecordChange, 'table' | 'id'>) => record.table.type === type && record.id === id;
}

/** The columns that a change has changed and that differ again now. */
function changedSince(
  { table, before, after }: Pick<RecordChange, 'table' | 'before' | 'after'>,
  current: RowSnapshot | null,
): string[] {
  const changed = differingColumns(before ?? {}, after ?? {}, table.recordedColumns);
  return differingColumns(after ?? {}, current ?? {}, changed);
}

/** The time of the last change before a change, if nothing else has changed the record since. */
function timeBefore(before: RowSnapshot, after: RowSnapshot, current: RowSnapshot): RowSnapshot {
  return before.updated_at !== undefined && current.updated_at === after.updated_at
    ? { updated_at: before.updated_at }
    : {};
}

function isBrowserTime({ table }: Pick<RecordChange, 'table'>): boolean {
  return table.type === 'browserTime';
}

/** Whether a step deletes a browser. */
function deletesBrowser({ table, target }: RowStep): boolean {
  return table.type === 'browser' && !target;
}

/** The browser to which a changed record belongs. */
function browserIdOf({ table, before, after }: RecordChange): unknown {
  return (after ?? before)?.[table.browserId ?? ''];
}

/** Whether visitors see what a change did to a record of a browser. */
function isVisible({ table, before, after }: RecordChange): boolean {
  if (table.type === 'version') return Boolean(before?.is_published) || Boolean(after?.is_published);
  if (table.type === 'browser')
    return !before || !after || isNewsOfBrowser(differingColumns(before, after, table.recordedColumns));
  return table.type === 'fact';
}

/**
 * A deleted record, and what its deletion deleted or deactivated because of it. In `records`, a record comes before
 * those that belong to it.
 */
function withParts(record: RecordChange, records: readonly RecordChange[]): RecordChange[] {
  const names = new Set([`${record.table.type} ${record.id}`]);
  return records.filter((one) => {
    const { table, id } = one;
    const snapshot = one.before ?? one.after ?? {};
    const parents = [
      `browser ${snapshot[table.browserId ?? '']}`,
      `${table.belongsTo?.table} ${snapshot[table.belongsTo?.column ?? '']}`,
      `${snapshot.link_type} ${snapshot.link_target_id}`,
      table.type === 'deletedVersion' ? `version ${id}` : '',
    ];
    const isPart = one === record || parents.some((name) => names.has(name));
    if (isPart) names.add(`${table.type} ${id}`);
    return isPart;
  });
}

/** The ids of the browsers of rows, before and after. */
function browserIdsOf(steps: readonly RowStep[]): number[] {
  const ids = steps.flatMap(({ table, current, target }) =>
    [current, target].map((snapshot) => snapshot?.[table.browserId ?? '']),
  );
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))].toSorted((a, b) => a - b);
}
