import { useMemo } from 'react';
import { SHOWN_RECORD_TYPES, type RecordCount } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ChangeSummaryFragment } from './history.generated.ts';
import { useRecordTitle } from './record-name.ts';

type Change = Pick<ChangeSummaryFragment, 'kind' | 'recordType' | 'recordId' | 'title' | 'browserTitle' | 'counts'>;

/** What happened to the record that names a change, and to how many of its type. */
export function mainCountOf({ recordType, counts }: Pick<Change, 'recordType' | 'counts'>): RecordCount | undefined {
  const own = counts.filter((count) => count.recordType === recordType);
  return own.find(({ operation }) => operation === 'delete') ?? own[0];
}

/** Functions that say what a change was. */
export function useChangeText() {
  const { t } = useTranslation('admin');
  const titleOf = useRecordTitle();
  return useMemo(() => {
    /** The record that names a change, and the numbers of the others: "Comet + 13 versions, 1 slide". */
    const recordsOf = (change: Change): string => {
      const others = SHOWN_RECORD_TYPES.flatMap((type) => {
        const same = change.counts.filter(({ recordType }) => recordType === type);
        const count = same.reduce((sum, one) => sum + one.count, type === change.recordType ? -1 : 0);
        return count > 0 ? t(`history.count.${type}`, { count }) : [];
      });
      return [titleOf(change), others.join(t('history.comma'))].filter(Boolean).join(' + ');
    };

    /** "Comet + 13 versions, 1 slide · Deleted". */
    const textOf = (change: Change, kind = t(`history.kind.${change.kind}`)) => `${recordsOf(change)} · ${kind}`;

    /** The first of several texts: "Name, Website, Tags, …". */
    const beginningOf = (first: readonly string[], count: number): string =>
      [...first, ...(count > first.length ? ['…'] : [])].join(t('history.comma'));

    return { recordsOf, textOf, beginningOf };
  }, [t, titleOf]);
}
