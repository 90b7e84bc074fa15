import { useMemo } from 'react';
import { ROW_OPERATIONS, type RecordCount, type RowOperation } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ChangeSummaryFragment } from './history.generated.ts';
import { useRecordNames } from './record-name.ts';

type Change = Pick<ChangeSummaryFragment, 'kind' | 'recordType' | 'recordId' | 'title' | 'browser' | 'counts'>;

/** What happened to the record that names a change. */
export function operationOf({ recordType, counts }: Pick<Change, 'recordType' | 'counts'>): RowOperation {
  const own = counts.filter((count) => count.recordType === recordType).map(({ operation }) => operation);
  return (['delete', 'create', 'update'] as const).find((operation) => own.includes(operation)) ?? 'update';
}

/** The changed records apart from the one that names the change; all of them if it stands for several of its kind. */
export function otherCounts({ kind, recordType, counts }: Pick<Change, 'kind' | 'recordType' | 'counts'>): RecordCount[] {
  if (kind === 'bulk' || kind === 'import' || kind === 'replacement') return [...counts];
  const operation = operationOf({ recordType, counts });
  const others = counts.map((count) => (count.recordType === recordType && count.operation === operation ? { ...count, count: count.count - 1 } : count));
  return others.filter(({ count }) => count > 0);
}

/** Functions that say in words what a change was. */
export function useChangeText() {
  const { t } = useTranslation('admin');
  const { nameOf } = useRecordNames();
  return useMemo(() => {
    /** "Deleted Comet", without what else was changed. */
    const headOf = (change: Change): string => {
      const name = nameOf(change);
      const operation = operationOf(change);
      if (change.kind !== 'undo') return t(`history.what.${change.kind}`, { name });
      return t(operation === 'create' ? 'history.what.undoCreate' : operation === 'delete' ? 'history.what.undoDelete' : 'history.what.undoUpdate', { name });
    };

    /** "13 versions, 1 slide changed": what was deleted or added with the record needs no verb. */
    const countsOf = (change: Change): string => {
      const common = change.kind === 'bulk' || change.kind === 'import' || change.kind === 'replacement' ? null : operationOf(change);
      const sorted = otherCounts(change).toSorted((a, b) => Number(b.operation === common) - Number(a.operation === common) || ROW_OPERATIONS.indexOf(a.operation) - ROW_OPERATIONS.indexOf(b.operation));
      return sorted
        .map(({ recordType, operation, count }) => {
          const what = t(`history.count.${recordType}`, { count });
          return operation === common ? what : t(`history.counted.${operation}`, { what });
        })
        .join(t('history.comma'));
    };

    /** "Deleted Comet: 13 versions, 1 slide changed". */
    const textOf = (change: Change): string => {
      const [what, counts] = [headOf(change), countsOf(change)];
      return counts === '' ? what : t('history.withCounts', { what, counts });
    };

    return { headOf, countsOf, textOf };
  }, [t, nameOf]);
}
