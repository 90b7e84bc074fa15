import {
  differingColumns,
  isNewsOfBrowser,
  revertJson,
  type ObstacleReason,
  type RecordType,
  type RowSnapshot,
  type ShownRecordType,
} from '#rules/history.ts';
import type { RecordChange } from '../database/history/read-changes.ts';
import type { RowStep } from '../database/history/restore-rows.ts';

export interface RecordName {
  recordType: ShownRecordType;
  recordId: string;
  title?: string;
}

export function isSame(type: RecordType, id: string) {
  return (record: Pick<RecordChange, 'table' | 'id'>) => record.table.type === type && record.id === id;
}

/** The step that undoes what a change did to a record, or why it cannot be undone. */
export function planStep(
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

/** The record without which a row cannot come back. */
export function parentOf({ table, target }: RowStep): RecordName | null {
  const recordType = table.type === 'sourceState' ? 'source' : 'browser';
  const id = target?.[table.belongsTo?.column ?? table.browserId ?? ''];
  return id && table.type !== recordType ? { recordType, recordId: String(id) } : null;
}

export function changedSince(
  { table, before, after }: Pick<RecordChange, 'table' | 'before' | 'after'>,
  current: RowSnapshot | null,
) {
  const changed = differingColumns(before ?? {}, after ?? {}, table.recordedColumns);
  return differingColumns(after ?? {}, current ?? {}, changed);
}

/** If nothing else has changed the record since. */
function timeBefore(before: RowSnapshot, after: RowSnapshot, current: RowSnapshot): RowSnapshot {
  return before.updated_at !== undefined && current.updated_at === after.updated_at
    ? { updated_at: before.updated_at }
    : {};
}

export function isBrowserTime({ table }: Pick<RecordChange, 'table'>) {
  return table.type === 'browserTime';
}

export function deletesBrowser({ table, target }: RowStep) {
  return table.type === 'browser' && !target;
}

export function browserIdOf({ table, before, after }: RecordChange) {
  return (after ?? before)?.[table.browserId ?? ''];
}

/** Whether visitors see what a change did to a record of a browser. */
export function isVisible({ table, before, after }: RecordChange) {
  if (table.type === 'version') return Boolean(before?.is_published) || Boolean(after?.is_published);
  if (table.type === 'browser')
    return !before || !after || isNewsOfBrowser(differingColumns(before, after, table.recordedColumns));
  return table.type === 'fact';
}

/**
 * A deleted record with what its deletion deleted or deactivated too. In `records`, a record comes before those that
 * belong to it.
 */
export function withParts(record: RecordChange, records: readonly RecordChange[]): RecordChange[] {
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

export function browserIdsOf(steps: readonly RowStep[]) {
  const ids = steps.flatMap(({ table, current, target }) =>
    [current, target].map((snapshot) => snapshot?.[table.browserId ?? '']),
  );
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))].toSorted((a, b) => a - b);
}
