import { useMemo } from 'react';
import {
  BROWSER_PARTS,
  ROW_OPERATIONS,
  TRASHED,
  type ChangeKind,
  type RecordCount,
  type RowOperation,
} from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ChangeSummaryFragment } from './history.generated.ts';
import { useRecordNames } from './record-name.ts';

type Change = Pick<
  ChangeSummaryFragment,
  | 'kind'
  | 'recordType'
  | 'recordId'
  | 'title'
  | 'browserTitle'
  | 'isOfOneBrowser'
  | 'firstTitles'
  | 'fields'
  | 'move'
  | 'counts'
  | 'undoneKind'
  | 'isRedo'
>;
type Numbers = Pick<Change, 'kind' | 'undoneKind' | 'recordType' | 'counts'>;

/** The kinds that are named after what happened to one record, if the change has only one. */
const NAMED_KINDS: readonly ChangeKind[] = ['create', 'delete', 'undo'];

/** The kinds that say all that a change was, whatever its records are. */
const SELF_NAMED_KINDS: readonly ChangeKind[] = ['import', 'replacement'];

/** What an undo does instead of each operation. */
const REVERSED = { create: 'delete', update: 'update', delete: 'create' } as const satisfies Record<
  RowOperation,
  RowOperation
>;

/** The kind of a change; of an undo that of the change which it is about. */
function kindOf({ kind, undoneKind }: Pick<Change, 'kind' | 'undoneKind'>): ChangeKind {
  return undoneKind ?? kind;
}

/** What happened to the record that names a change. */
export function operationOf({ recordType, counts }: Pick<Change, 'recordType' | 'counts'>): RowOperation {
  const own = counts.filter((count) => count.recordType === recordType).map(({ operation }) => operation);
  return (['delete', 'create', 'update'] as const).find((operation) => own.includes(operation)) ?? 'update';
}

/**
 * The records of the type that names a change, to which the same happened, if a change is named by their number; null
 * if a record or the kind names it.
 */
export function severalOf(change: Numbers): RecordCount | null {
  const kind = kindOf(change);
  const own = mainCountOf(change);
  const isNumbered = kind === 'bulk' || (NAMED_KINDS.includes(kind) && TRASHED.includes(change.recordType));
  return own && own.count > 1 && isNumbered ? own : null;
}

/** The records of the type that names a change, to which the same happened. */
function mainCountOf(change: Pick<Change, 'recordType' | 'counts'>): RecordCount | undefined {
  const operation = operationOf(change);
  return change.counts.find((count) => count.recordType === change.recordType && count.operation === operation);
}

/** Whether all numbers of a change are said: its kind says what it was, or it is an update of several versions. */
function isCountedWhole(change: Numbers): boolean {
  const kind = kindOf(change);
  return SELF_NAMED_KINDS.includes(kind) || (kind === 'approval' && (mainCountOf(change)?.count ?? 0) > 1);
}

/** The changed records apart from what names the change; all of them if the kind alone names it. */
export function otherCounts(change: Numbers): RecordCount[] {
  const { recordType, counts } = change;
  if (isCountedWhole(change)) return [...counts];
  const several = severalOf(change);
  if (several) return counts.filter((count) => count !== several);
  const operation = operationOf(change);
  const others = counts.map((count) =>
    count.recordType === recordType && count.operation === operation ? { ...count, count: count.count - 1 } : count,
  );
  return others.filter(({ count }) => count > 0);
}

/**
 * From where to where a change, or the change that it has undone or redone, has moved a record; null if it has done
 * more or something else.
 */
export function moveOf(
  change: Pick<Change, 'kind' | 'undoneKind' | 'isRedo' | 'move'>,
): { from: number; to: number } | null {
  const { kind, isRedo, move } = change;
  if (!move || kindOf(change) !== 'update') return null;
  return kind === 'undo' && !isRedo ? { from: move.to, to: move.from } : { from: move.from, to: move.to };
}

/** Whether records are the browsers that the move of another one has moved too. */
function areMovedBy(change: Numbers, other: RecordCount): boolean {
  return (
    change.recordType === 'browser' &&
    kindOf(change) === 'update' &&
    other.recordType === 'browser' &&
    other.operation === 'update'
  );
}

/**
 * What several changes are together: each record that names a change is counted once, and everything that is named by a
 * number.
 */
export function countTogether(changes: readonly Change[]): RecordCount[] {
  const counted = new Set<string>();
  const sums = new Map<string, RecordCount>();
  const add = ({ recordType, operation, count }: RecordCount) => {
    const key = `${recordType} ${operation}`;
    sums.set(key, { recordType, operation, count: (sums.get(key)?.count ?? 0) + count });
  };
  for (const change of changes) {
    const { recordType, recordId, counts } = change;
    const record = `${recordType} ${recordId}`;
    if (severalOf(change) || isCountedWhole(change)) counts.forEach(add);
    else if (!counted.has(record)) add({ recordType, operation: operationOf(change), count: 1 });
    counted.add(record);
  }
  return [...sums.values()];
}

/** Functions that say in words what a change was. */
export function useChangeText() {
  const { t } = useTranslation('admin');
  const { titleOf, nameOf, localized } = useRecordNames();
  return useMemo(() => {
    const amountOf = ({ recordType, count }: RecordCount): string => t(`history.count.${recordType}`, { count });

    /**
     * The name of the browser to which the records of a change belong; undefined for several browsers, and for records
     * that belong to none.
     */
    const browserOf = ({ recordType }: RecordCount, change?: Change): string | undefined =>
      change?.isOfOneBrowser && change.browserTitle && BROWSER_PARTS.some((type) => type === recordType)
        ? localized(change.browserTitle)
        : undefined;

    /** "3 versions": the records of a change, apart from those that only follow from it. */
    const mainAmountOf = (change: Change): { what: string; count: number } => {
      const main = mainCountOf(change);
      return { what: main ? amountOf(main) : '', count: main?.count ?? 0 };
    };

    /** "3 versions", "3 versions of Comet". */
    const amountWithBrowser = (one: RecordCount, change: Change): string => {
      const [what, browser] = [amountOf(one), browserOf(one, change)];
      return browser ? t('history.amountOf', { what, browser }) : what;
    };

    /** "3 versions deleted", "3 versions of Comet deleted". */
    const countedOf = (words: 'many' | 'counted', one: RecordCount, change?: Change): string => {
      const browser = browserOf(one, change);
      return t(`history.${browser ? (`${words}Of` as const) : words}.${one.operation}`, {
        what: amountOf(one),
        browser,
      });
    };

    /** "3 versions deleted", "Undone: 3 versions are back". */
    const numbersOf = (counts: readonly RecordCount[], isUndo: boolean, change?: Change): string => {
      const sorted = counts.toSorted(
        (a, b) => ROW_OPERATIONS.indexOf(a.operation) - ROW_OPERATIONS.indexOf(b.operation),
      );
      const text = sorted
        .map((one) =>
          isUndo
            ? t(`history.back.${one.operation}`, {
                what: change ? amountWithBrowser(one, change) : amountOf(one),
                count: one.count,
              })
            : countedOf('many', one, change),
        )
        .join(t('history.comma'));
      return isUndo ? t('history.undoneMany', { what: text }) : text;
    };

    /** "Comet, Dia, Brave, …" for a change that is named by a number; empty for others. */
    const namesOf = (change: Change): string => {
      const several = severalOf(change);
      if (!several) return '';
      const names = change.firstTitles.map((title) => titleOf({ recordType: several.recordType, recordId: '', title }));
      return beginningOf(names, several.count);
    };

    /** The first of several texts: "Name, Website, Tags, …". */
    const beginningOf = (first: readonly string[], count: number): string =>
      [...first, ...(count > first.length ? ['…'] : [])].join(t('history.comma'));

    /** "Deleted Comet", "3 versions of Comet deleted", "Undone: deletion of Comet", without what else was changed. */
    const headOf = (change: Change): string => {
      const several = severalOf(change);
      const isUndo = change.kind === 'undo';
      if (several)
        return change.isRedo
          ? t('history.redone', { what: countedOf('counted', several, change) })
          : numbersOf([several], isUndo, change);
      const name = nameOf(change);
      const operation = operationOf(change);
      const kind = kindOf(change);
      const isNamedByKind = kind !== 'bulk' && kind !== 'undo'; // an undo whose change is no longer in the history has no other kind
      const move = moveOf(change);
      if (move && !isUndo) return t('history.what.move', { name, ...move });
      if (!isUndo) return t(`history.what.${isNamedByKind ? kind : operation}`, { name });
      const what = move
        ? t('history.noun.move', { name, ...move })
        : t(`history.noun.${isNamedByKind ? kind : change.isRedo ? operation : REVERSED[operation]}`, { name });
      return t(change.isRedo ? 'history.redone' : 'history.undoneMany', { what });
    };

    /** "13 versions, 1 slide changed": what was deleted or added with the record needs no verb. */
    const countsOf = (change: Change): string => {
      const common = SELF_NAMED_KINDS.includes(kindOf(change)) ? null : operationOf(change);
      const sorted = otherCounts(change).toSorted(
        (a, b) =>
          Number(b.operation === common) - Number(a.operation === common) ||
          ROW_OPERATIONS.indexOf(a.operation) - ROW_OPERATIONS.indexOf(b.operation),
      );
      return sorted
        .map((one) => {
          if (areMovedBy(change, one)) return t('history.madeRoom', { what: amountOf(one) });
          return one.operation === common
            ? amountOf(one)
            : countedOf('counted', one, common === null ? change : undefined);
        })
        .join(t('history.comma'));
    };

    /** "Deleted Comet: 13 versions, 1 slide changed", "Undone: deletion of Comet (13 versions)". */
    const textOf = (change: Change): string => {
      const [what, counts] = [headOf(change), countsOf(change)];
      if (counts === '') return what;
      return t(change.kind === 'undo' || severalOf(change) ? 'history.andCounts' : 'history.withCounts', {
        what,
        counts,
      });
    };

    /** "2 versions added, 1 version changed". */
    const textOfAll = (changes: readonly Change[], isUndo: boolean): string =>
      numbersOf(countTogether(changes), isUndo);

    return { mainAmountOf, amountWithBrowser, namesOf, beginningOf, headOf, countsOf, textOf, textOfAll };
  }, [t, localized, titleOf, nameOf]);
}
