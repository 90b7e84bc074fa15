import { isRecord, parseJson } from './json.ts';
import { groupsOf, mergeValues, valueAtPath } from './merge.ts';
import { columnsOf, type Table } from './records/fields.ts';
import { EDITED_TYPES, RECORDS, typesWith, type EditedType, type TypeWith } from './records/registry.ts';
import { memberOf } from './vocabulary.ts';

const ROW_OPERATIONS = ['create', 'update', 'delete'] as const;
export type RowOperation = (typeof ROW_OPERATIONS)[number];

/** An `approval` is an accepted proposal; `restoration` brought a record back to an earlier state. */
export const CHANGE_KINDS = [
  'create',
  'update',
  'delete',
  'approval',
  'replacement',
  'merge',
  'bulk',
  'import',
  'undo',
  'restoration',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The types that the history shows. The others belong to these. */
export const SHOWN_RECORD_TYPES = typesWith('title');
export type ShownRecordType = TypeWith<'title'>;

/**
 * By importance, parents before children: a change is named after the first. `browserTime` is only the `updated_at` of
 * a browser, which a change of its parts sets too.
 */
export const RECORD_TYPES = [
  ...SHOWN_RECORD_TYPES,
  'sourceState',
  'proposal',
  'deletedVersion',
  'browserTime',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

export type ChangeRoute = 'graphql' | 'rest' | 'job' | 'command';

/** How long changes are kept, in days, unless `HISTORY_DAYS` says otherwise. */
export const HISTORY_DAYS = 365;
export const CHANGES_MAX = 50_000;

/** The header with the ids of the changes of a request. */
export const CHANGE_HEADER = 'change-id';

export const TRASH_DAYS = 30;

/** Whether its deleted records are in the trash, and fields can be restored one by one. */
export function isTrashed(type: RecordType): type is EditedType {
  return memberOf(EDITED_TYPES, type) !== undefined;
}

export interface RecordCount {
  recordType: ShownRecordType;
  operation: RowOperation;
  count: number;
}

export interface RowSummary {
  recordType: RecordType;
  recordId: string;
  browserId: number | null;
  operation: RowOperation;
  title: string;
}

export function isShown(type: RecordType): type is ShownRecordType {
  return SHOWN_RECORD_TYPES.some((shown) => shown === type);
}

/** Whether a browser gets a new `updated_at`. A move alone is no news. */
export function isNewsOfBrowser(columns: readonly string[]) {
  return columns.some((column) => column !== 'display_order');
}

/**
 * The row of `named`, or else a deletion before a creation before an update of the most important type. Null if people
 * know none of the records.
 */
export function findMainRow(
  all: readonly RowSummary[],
  named?: Pick<RowSummary, 'recordType' | 'recordId'>,
): RowSummary | null {
  const rows = all.filter(({ recordType }) => isShown(recordType));
  const row =
    named && rows.find(({ recordType, recordId }) => recordType === named.recordType && recordId === named.recordId);
  if (row) return row;
  const rank = ({ recordType, operation }: RowSummary) =>
    RECORD_TYPES.indexOf(recordType) * 3 + ['delete', 'create', 'update'].indexOf(operation);
  return rows.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** Facts and sources are parts of their browser, so changing them updates it. */
export function decideKind(rows: readonly RowSummary[]): ChangeKind {
  const main = findMainRow(rows);
  if (!main || main.recordType === 'fact' || main.recordType === 'source') return 'update';
  const same = rows.filter(
    ({ recordType, operation }) => recordType === main.recordType && operation === main.operation,
  );
  return same.length > 1 && main.operation === 'update' ? 'bulk' : main.operation;
}

export function countRows(rows: readonly RowSummary[]): RecordCount[] {
  return SHOWN_RECORD_TYPES.flatMap((recordType) =>
    ROW_OPERATIONS.flatMap((operation) => {
      const found = rows.filter((row) => row.recordType === recordType && row.operation === operation);
      const count = new Set(found.map(({ recordId }) => recordId)).size;
      return count === 0 ? [] : [{ recordType, operation, count }];
    }),
  );
}

export function parseCounts(json: string) {
  return JSON.parse(json) as RecordCount[]; // the recorder wrote it
}

/** The sum for each type and operation. */
export function addCounts(counts: readonly RecordCount[]): RecordCount[] {
  return Map.groupBy(counts, ({ recordType, operation }) => `${recordType} ${operation}`)
    .values()
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
    )
    .toArray();
}

export type ObstacleReason =
  | 'changedLater'
  | 'deletedLater'
  | 'existsAgain'
  | 'parentDeleted'
  | 'usedByOthers'
  | 'linkTargetDeleted'
  | 'discontinuedFeatured'
  | 'slugTaken'
  | 'codeDoesNotFit'
  | 'alreadyUndone'
  | 'trashEmptied';

/** The values of a row by column, as the history stores them. */
export type RowSnapshot = Record<string, string | number | null>;

/** With those that only make sense together with them. */
export function restoredColumns(type: EditedType, columns: readonly string[]): string[] {
  const table: Table = RECORDS[type].fields;
  const groups = groupsOf(table).map((group) => group.flatMap((name) => columnsOf(name, table[name])));
  return [...new Set(columns.flatMap((column) => groups.find((group) => group.includes(column)) ?? [column]))];
}

export function differingColumns(before: RowSnapshot, after: RowSnapshot, columns: readonly string[]): string[] {
  return columns.filter((column) => (before[column] ?? null) !== (after[column] ?? null));
}

/**
 * Takes back each key of an object, or each entry of a list of objects with an id. Undefined if the same part was
 * changed later.
 */
export function revertJson(before: string, after: string, current: string): string | undefined {
  if (current === after) return before;
  const [from, to, now] = [before, after, current].map(parseJson);
  const reverted =
    isEntryList(from) && isEntryList(to) && isEntryList(now)
      ? revertList(from, to, now)
      : isRecord(from) && isRecord(to) && isRecord(now)
        ? revertKeys(from, to, now)
        : undefined;
  return reverted && JSON.stringify(reverted);
}

type Entry = { id: string };

function isEntryList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.id === 'string');
}

/** Merges what was changed later with the way back. */
function revertKeys<T extends object>(from: T, to: T, now: T): T | undefined {
  const { values, merged } = mergeValues(to, now, from);
  // Without a base every difference is a conflict. A part that someone has put back already was changed later too.
  const { conflicting: changed } = mergeValues(null, from, to);
  return merged.length < changed.length ? undefined : values;
}

/** The order changes whenever another entry is added or removed, so it is none of the keys. */
function revertList(from: readonly Entry[], to: readonly Entry[], now: readonly Entry[]): Entry[] | undefined {
  const byId = (list: readonly Entry[]): Partial<Record<string, Entry>> =>
    Object.fromEntries(list.map((entry) => [entry.id, { ...entry, order: undefined }]));
  const entries = revertKeys(byId(from), byId(to), byId(now));
  if (!entries) return undefined;
  const isLeft = (id: string) => valueAtPath(entries, id) !== undefined;
  const ids = now.map(({ id }) => id).filter(isLeft);
  for (const [index, { id }] of from.entries()) if (isLeft(id) && !ids.includes(id)) ids.splice(index, 0, id);
  return ids.map((id, index) => ({ ...entries[id], id, order: index + 1 }));
}
