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
  | 'counts'
  | 'undoneKind'
  | 'isRedo'
>;
type Numbers = Pick<Change, 'kind' | 'undoneKind' | 'isRedo' | 'recordType' | 'counts'>;

/** The kinds that are named after what happened to one record, if the change has only one. */
const NAMED_KINDS: readonly ChangeKind[] = ['create', 'delete', 'undo'];

/** The kinds that say all that a change was, whatever its records are. */
const SELF_NAMED_KINDS: readonly ChangeKind[] = ['import', 'replacement'];

const REVERSED = { create: 'delete', update: 'update', delete: 'create' } as const satisfies Record<
  RowOperation,
  RowOperation
>;

/** What happened to the record that names a change. */
export function operationOf({ recordType, counts }: Pick<Change, 'recordType' | 'counts'>): RowOperation {
  const own = counts.filter((count) => count.recordType === recordType).map(({ operation }) => operation);
  return (['delete', 'create', 'update'] as const).find((operation) => own.includes(operation)) ?? 'update';
}

/** What the words of a change are about. An undo has the words of the change that it has undone. */
function wordedOf({ kind, undoneKind, isRedo, recordType, counts }: Numbers) {
  const worded =
    kind === 'undo' && !isRedo ? counts.map((count) => ({ ...count, operation: REVERSED[count.operation] })) : counts;
  const operation = operationOf({ recordType, counts: worded });
  const main = worded.find((count) => count.recordType === recordType && count.operation === operation);
  return { kind: undoneKind ?? kind, counts: worded, operation, main };
}

/**
 * The records of the type that names a change, to which the same happened, if a change is named by their number; null
 * if a record or the kind names it.
 */
export function severalOf(change: Numbers): RecordCount | null {
  const { kind, main } = wordedOf(change);
  const isNumbered =
    kind === 'bulk' || kind === 'approval' || (NAMED_KINDS.includes(kind) && TRASHED.includes(change.recordType));
  return main && main.count > 1 && isNumbered ? main : null;
}

/** The changed records apart from what names the change; all of them if the kind alone names it. */
export function otherCounts(change: Numbers): RecordCount[] {
  const { kind, counts, main } = wordedOf(change);
  if (SELF_NAMED_KINDS.includes(kind)) return counts;
  const named = severalOf(change)?.count ?? 1;
  return counts
    .map((count) => (count === main ? { ...count, count: count.count - named } : count))
    .filter(({ count }) => count > 0);
}

/** Functions that say in words what a change was. */
export function useChangeText() {
  const { t } = useTranslation('admin');
  const { titleOf, nameOf, localized } = useRecordNames();
  return useMemo(() => {
    /** "3 versions"; "3 versions of Comet" if `change` has only records of one browser. */
    const amountOf = ({ recordType, count }: RecordCount, change?: Change): string => {
      const what = t(`history.count.${recordType}`, { count });
      const isPart = BROWSER_PARTS.some((type) => type === recordType);
      return isPart && change?.isOfOneBrowser && change.browserTitle
        ? t('history.amountOf', { what, browser: localized(change.browserTitle) })
        : what;
    };

    /** The records of a change, apart from those that only follow from it. */
    const mainAmountOf = (change: Change): { what: string; count: number } => {
      const { main } = wordedOf(change);
      return { what: main ? amountOf(main) : '', count: main?.count ?? 0 };
    };

    /** The first of several texts: "Name, Website, Tags, …". */
    const beginningOf = (first: readonly string[], count: number): string =>
      [...first, ...(count > first.length ? ['…'] : [])].join(t('history.comma'));

    /** "Comet, Dia, Brave, …" for a change that is named by a number; empty for others. */
    const namesOf = (change: Change): string => {
      const several = severalOf(change);
      if (!several) return '';
      const names = change.firstTitles.map((title) => titleOf({ recordType: several.recordType, recordId: '', title }));
      return beginningOf(names, several.count);
    };

    /** "Deleted Comet", "3 versions of Comet deleted", "Undone: Deleted Comet", without what else was changed. */
    const headOf = (change: Change): string => {
      const several = severalOf(change);
      const { kind, operation } = wordedOf(change);
      // An undo whose change is no longer in the history has no other kind.
      const isNamedByKind = kind !== 'bulk' && kind !== 'undo';
      const what = several
        ? t(`history.many.${kind === 'approval' ? kind : several.operation}`, { what: amountOf(several, change) })
        : t(`history.what.${isNamedByKind ? kind : operation}`, { name: nameOf(change) });
      return change.kind === 'undo' ? t(change.isRedo ? 'history.redone' : 'history.undoneMany', { what }) : what;
    };

    /** "13 versions, 1 slide changed": what was deleted or added with the record needs no verb. */
    const countsOf = (change: Change): string => {
      const { kind, operation } = wordedOf(change);
      const common = SELF_NAMED_KINDS.includes(kind) ? null : operation;
      const rank = (one: RecordCount) => (one.operation === common ? -1 : ROW_OPERATIONS.indexOf(one.operation));
      return otherCounts(change)
        .toSorted((a, b) => rank(a) - rank(b))
        .map((one) =>
          one.operation === common
            ? amountOf(one)
            : t(`history.many.${one.operation}`, { what: amountOf(one, common === null ? change : undefined) }),
        )
        .join(t('history.comma'));
    };

    /** "Deleted Comet (13 versions, 1 slide changed)". */
    const textOf = (change: Change): string => {
      const [what, counts] = [headOf(change), countsOf(change)];
      return counts === '' ? what : t('history.withCounts', { what, counts });
    };

    return { mainAmountOf, amountOf, namesOf, beginningOf, headOf, countsOf, textOf };
  }, [t, localized, titleOf, nameOf]);
}
