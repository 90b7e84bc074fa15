import { sql } from 'kysely';
import { searchFold } from '#rules/search-fold.ts';
import { type ChangeKind, type ShownRecordType } from '#rules/history.ts';
import { EDITED_TYPES } from '#rules/records/registry.ts';
import type { EntityManager } from '../orm.ts';
import { containing, nameContains } from '../queries/browser-search.ts';
import { allOf, anyOf, isEqual, storedTime, type Condition } from '../queries/rows.ts';
import { hasChangedText, onlyDiffersIn } from './read-changes.ts';

export interface ChangeFilter {
  kind?: ChangeKind | null;
  recordType?: ShownRecordType | null;
  recordId?: string | null;
  /** Also of what belongs to it. */
  browserId?: number | null;
  /** `until` is exclusive. */
  from?: Date | null;
  until?: Date | null;
  /** Each word is in the title of a changed record, in the name of its browser, or in a changed text before or after. */
  search?: string | null;
  /** With deleted records in the trash. */
  inTrash?: boolean | null;
}

export const CAN_COME_BACK: Condition = sql`deletions > 0 and undone_by is null and emptied_at is null`;

/** The record of a row of `deleted` did not change since. */
const STILL_MISSING = sql`not exists (select 1 from changed_row as later where later.record_type = deleted.record_type and later.record_id = deleted.record_id and later.id > deleted.id)`;

/**
 * Records that the change deleted are in the trash. Those that were deleted again belong to the later change. Deleted
 * tags are parts of a setting.
 */
export const IN_TRASH: Condition = sql`${CAN_COME_BACK} and exists (
  select 1 from changed_row as deleted where deleted.change_id = change.id and (deleted.record_type = 'setting' or (deleted.operation = 'delete' and deleted.record_type in (${sql.join(EDITED_TYPES)}) and ${STILL_MISSING})))`;

/** A row of a record that one of these changes deleted, and that is still missing. */
export function isRowOfDeleted(changeIds: readonly number[]): Condition {
  return sql`(record_type, record_id) in (select record_type, record_id from changed_row as deleted where change_id in (${sql.join(changeIds)}) and operation = 'delete' and ${STILL_MISSING})`;
}

/** A row of another browser than the one that a change names. */
const IS_OTHER_BROWSER = sql`changed_row.record_type = 'browser' and change.record_type = 'browser' and change.record_id <> changed_row.record_id and change.kind in ('update', 'undo', 'restoration')`;

/** The columns of a browser that the move of another one changes. */
const MOVE_COLUMNS = ['display_order', 'revision', 'updated_at'];

export function changeCondition(
  em: EntityManager,
  { kind, recordType, recordId, browserId, from, until, search, inTrash }: ChangeFilter,
): Condition {
  // Without the signs between the words on screen.
  const words = (search ?? '')
    .toLowerCase()
    .split(/[\s·:：“”]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isEdited: Condition = sql`not (${IS_OTHER_BROWSER} and ${onlyDiffersIn(em, MOVE_COLUMNS)})`;
  const hasRow = (conditions: Parameters<typeof allOf>[0]): Condition =>
    sql`exists (select 1 from changed_row where change_id = change.id and ${allOf(conditions)})`;
  return allOf([
    kind && isEqual('kind', kind),
    recordType &&
      hasRow([isEqual('changed_row.record_type', recordType), recordId && isEqual('changed_row.record_id', recordId)]),
    browserId && hasRow([isEqual('changed_row.browser_id', browserId), isEdited]),
    from && sql<boolean>`at >= ${storedTime(em, from)}`,
    until && sql<boolean>`at < ${storedTime(em, until)}`,
    words.length > 0 && hasRow([...words.map((word) => hasWord(em, word)), isEdited]),
    inTrash && IN_TRASH,
  ]);
}

/** As `search` says, also with the name of a deleted browser. */
function hasWord(em: EntityManager, word: string): Condition {
  const pattern = containing(word);
  const inTitle: Condition = sql`lower(changed_row.title) like ${pattern} escape '\\'`;
  return anyOf([
    inTitle,
    sql`changed_row.browser_id in (select id from browser where ${nameContains(searchFold(word))} union select browser_id from changed_row where record_type = 'browser' and ${inTitle})`,
    hasChangedText(em, pattern),
  ]);
}
