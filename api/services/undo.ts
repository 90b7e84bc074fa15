import { raw } from '@mikro-orm/core';
import { isTrashed, isShown, restoredColumns, type RecordType } from '#rules/history.ts';
import { ID_MAX } from '#rules/limits.ts';
import { currentAction, describeChange, type JoinedChange } from '../database/history/action.ts';
import type { RecordedTable } from '../database/history/recorded-tables.ts';
import {
  findLaterChange,
  readBrowserIds,
  readChange,
  readRecordChanges,
  type RecordChange,
  type RowRange,
} from '../database/history/read-changes.ts';
import { readSnapshot, writeSteps, type RowStep } from '../database/history/restore-rows.ts';
import { currentTime } from '../database/queries/rows.ts';
import { findNewSlug, ownerOfSlug } from '../database/queries/slugs.ts';
import { updateSearchIndex } from '../database/search-index.ts';
import { inTransaction } from '../database/transaction.ts';
import { Browser } from '../entities/browser.ts';
import { FormerSlug } from '../entities/former-slug.ts';
import { SourceState } from '../entities/source-state.ts';
import { AppError, invalidField } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { UndoBlocked, undoObstacles, type Findings, type Obstacle } from './undo-obstacles.ts';
import type { RecordServices } from './record-services.ts';
import {
  browserIdOf,
  browserIdsOf,
  changedSince,
  deletesBrowser,
  isBrowserTime,
  isSame,
  isVisible,
  planStep,
  withParts,
} from './undo-steps.ts';

/** The new change, or what stands in the way; then nothing was changed. */
export interface UndoResult {
  changeId: number | null;
  obstacles: Obstacle[];
}

export function undoService({ em, clock }: ServiceContext, services: RecordServices) {
  const { versions, proposals } = services;
  const { assertNone, createObstacle, findUnconnected, findBrokenRules } = undoObstacles(em, services);

  return {
    /** The undo is itself a change. Throws NOT_FOUND, and FORBIDDEN for a token that did not make the change. */
    async undo(id: number) {
      const { kind, recordType, recordId, title, sender, at } = await readChange(em, id);
      const { tokenSince, sender: own } = currentAction();
      // Another token had perhaps the same name.
      if (tokenSince && (sender !== own || at < tokenSince)) throw new AppError('FORBIDDEN', 'undoOfOthers');
      // The title of tags names what was changed in their list.
      const record = { record: { recordType, recordId }, ...(recordType === 'setting' && { title }) };
      const result = await runUndo({ kind: 'undo', undoes: id, ...record }, async () => {
        const change = await readChange(em, id);
        const blocked = change.undoneBy !== null ? 'alreadyUndone' : change.emptiedAt !== null ? 'trashEmptied' : null;
        if (blocked) throw new UndoBlocked([await createObstacle(blocked, change, { changeId: change.undoneBy })]);
        await undoRows(id);
      });
      // A proposal whose versions have gone is listed again.
      if (result.changeId !== null && (kind === 'approval' || kind === 'undo'))
        for (const browserId of await readBrowserIds(em, id)) await proposals.refresh(browserId);
      return result;
    },

    /**
     * Undoes a change of several transactions, the last one first, each in a transaction of its own. Returns whether
     * nothing stood in the way; what did stays.
     */
    async undoJoined({ id, starts }: JoinedChange, pause: () => Promise<void>) {
      if (id === null) return true;
      const { recordType, recordId } = await readChange(em, id);
      const joined: JoinedChange = { id: null, starts: [] };
      let isWhole = true;
      for (const [index, $gte] of [...starts.entries()].toReversed()) {
        const rows = { $gte, $lt: starts[index + 1] ?? ID_MAX };
        const undoes = index === 0 && isWhole ? id : undefined;
        const description = { kind: 'undo', undoes, joined, record: { recordType, recordId } } as const;
        const { obstacles } = await runUndo(description, async () => undoRows(id, rows));
        isWhole &&= obstacles.length === 0;
        em.clear();
        await pause();
      }
      return isWhole;
    },

    /**
     * Brings a record, or some of its columns, back to the state after a change, or before it with `before` or if the
     * change deleted it, with what was deleted with it. Throws NOT_FOUND, BAD_REQUEST.
     */
    async restore(
      changeId: number,
      recordType: RecordType,
      recordId: string,
      { columns, before = false }: { columns?: readonly string[] | null; before?: boolean } = {},
    ) {
      await readChange(em, changeId);
      const record = (await readRecordChanges(em, changeId)).find(isSame(recordType, recordId));
      if (!record || !isShown(recordType)) throw new AppError('NOT_FOUND', 'changeNotFound');
      const { table, title } = record;
      const state = before ? (record.before ?? record.after) : (record.after ?? record.before);
      if (!state)
        return { changeId: null, obstacles: [await createObstacle('trashEmptied', { recordType, recordId, title })] };
      const restoredNames = columns ? restorable(table, columns) : table.recordedColumns;
      const deletion = await findDeletion(record);
      return runUndo({ kind: 'restoration', ...(deletion?.isWhole && { undoes: deletion.changeId }) }, async () => {
        const browserIds = deletion
          ? await readBrowserIds(em, deletion.changeId)
          : browserIdsOf([{ table, id: recordId, current: state, target: null }]);
        await versions.lockBrowsers(browserIds);
        const current = await readSnapshot(em, table, recordId);
        const others = deletion
          ? (await planUndo(deletion.parts, deletion.changeId)).filter((step) => !isSame(recordType, recordId)(step))
          : [];
        await touchBrowsers(browserIds, deletion?.parts ?? [record], others);
        const base = current ?? deletion?.snapshot;
        const restored = Object.fromEntries(Object.entries(state).filter(([column]) => restoredNames.includes(column)));
        await apply(
          [{ table, id: recordId, current, target: base ? { ...base, ...restored } : state }, ...others],
          deletion?.changeId ?? changeId,
        );
      });
    },
  };

  /** In the current transaction, all rows of a change or some. Throws UndoBlocked. */
  async function undoRows(id: number, rows?: RowRange) {
    const records = await readRecordChanges(em, id, rows && { id: rows });
    const browserIds = await readBrowserIds(em, id, rows);
    await versions.lockBrowsers(browserIds);
    const steps = await planUndo(records, id);
    await touchBrowsers(browserIds, records, steps);
    await apply(steps, id);
  }

  async function runUndo(description: Parameters<typeof describeChange>[0], work: () => Promise<void>) {
    return describeChange(description, async (changes) => {
      try {
        await inTransaction(em, work);
        return { changeId: changes.at(-1) ?? null, obstacles: [] };
      } catch (error) {
        if (error instanceof UndoBlocked) return { changeId: null, obstacles: error.obstacles };
        throw error;
      }
    });
  }

  /**
   * The deletion of a missing record, with all that it changed because of it; null if the record exists or cannot come
   * back.
   */
  async function findDeletion({ table, id }: RecordChange) {
    if (await readSnapshot(em, table, id)) return null;
    const changeId = await findLaterChange(em, { recordType: table.type, recordId: id }, 0);
    const records = changeId ? await readRecordChanges(em, changeId) : [];
    const record = records.find(isSame(table.type, id));
    if (!changeId || !record?.before) return null;
    const content = records.filter((one) => !isBrowserTime(one));
    const parts = withParts(record, content);
    const isWhole = parts.length === content.length;
    return { changeId, snapshot: record.before, parts: isWhole ? records : parts, isWhole };
  }

  /** The steps that undo what a change did to these records. Throws UndoBlocked. */
  async function planUndo(records: readonly RecordChange[], changeId: number) {
    const steps: RowStep[] = [];
    const found: Findings = [];
    for (const record of records) {
      const { id, title } = record;
      const { type } = record.table;
      const current = await readSnapshot(em, record.table, id);
      const step = planStep(record, current);
      if (typeof step !== 'string') steps.push(step);
      else if (isShown(type)) {
        const fields = step === 'changedLater' ? changedSince(record, current) : [];
        found.push([step, { recordType: type, recordId: id, title }, fields]);
      }
    }
    await assertNone(found, changeId);
    const isDeleted = ({ id }: RowStep) => steps.some((step) => deletesBrowser(step) && step.id === id);
    return steps.filter(
      (step) => (step.current !== null || step.target !== null) && !(isBrowserTime(step) && isDeleted(step)),
    );
  }

  /** Of browsers whose visible records change, unless their former time comes back or they go. */
  async function touchBrowsers(ids: readonly number[], records: readonly RecordChange[], steps: readonly RowStep[]) {
    const changed = new Set(records.filter(isVisible).map(browserIdOf));
    const kept = new Set(
      steps.filter((step) => isBrowserTime(step) || deletesBrowser(step)).map(({ id }) => Number(id)),
    );
    await versions.touchBrowsers(ids.filter((id) => changed.has(id) && !kept.has(id)));
  }

  /** In the current transaction, with what follows. Throws UndoBlocked. */
  async function apply(steps: readonly RowStep[], changeId: number) {
    const unconnected = await findUnconnected(steps);
    await planSlugs(steps, unconnected);
    await assertNone(unconnected, changeId);
    await writeSteps(em, steps, await currentTime(em, clock));
    await raiseRevisions(steps);
    await forgetResults(steps);
    em.clear();
    await assertNone(await findBrokenRules(steps));
    await updateSearchIndex(
      em,
      steps.filter(({ table }) => table.type === 'browser').map(({ id }) => Number(id)),
    );
    await versions.updateLatest(browserIdsOf(steps));
  }

  /** Keeps the slugs that browsers lose, and finds the browsers that have one which would come back. */
  async function planSlugs(steps: readonly RowStep[], found: Findings) {
    for (const { table, id, current, target } of steps) {
      if (table.type !== 'browser' || !target || current?.slug === target.slug) continue;
      target.slug ??= await findNewSlug(em, String(target.name_en), Number(id));
      const owner = await ownerOfSlug(em, target.slug, Number(id));
      if (owner) found.push(['slugTaken', { recordType: 'browser', recordId: String(owner) }]);
      else if (current?.slug) await em.upsert(FormerSlug, { slug: String(current.slug), ownerId: Number(id) });
    }
  }

  /** The revision of a browser guards its facts and sources. */
  async function raiseRevisions(steps: readonly RowStep[]) {
    const ids = browserIdsOf(steps.filter(({ table }) => table.type === 'fact' || table.type === 'source'));
    const raised = ids.filter((id) => !steps.some(isSame('browser', String(id))));
    if (raised.length > 0) await em.nativeUpdate(Browser, { id: { $in: raised } }, { revision: raw('revision + 1') });
  }

  /** A result belongs to the settings with which its source was read. */
  async function forgetResults(steps: readonly RowStep[]) {
    const ids = steps
      .filter(({ table, current, target }) => table.type === 'source' && current && target)
      .map(({ id }) => Number(id));
    if (ids.length > 0) await em.nativeDelete(SourceState, { source: { $in: ids } });
  }
}

/** Throws BAD_REQUEST for other columns than those of a record with a trash. */
function restorable({ type, recordedColumns }: RecordedTable, columns: readonly string[]) {
  if (!isTrashed(type) || !columns.every((column) => recordedColumns.includes(column))) throw invalidField('fields');
  return restoredColumns(type, columns);
}
