import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { useFailureMessage } from '../graph/failure-message.ts';
import { findMainCount } from '../graph/change-text.ts';
import { useChangeLazyQuery } from '../history/history.generated.ts';
import { useNotices } from '../graph/notices.ts';
import { focusOnMain } from './screen.tsx';

interface Deleted {
  deactivatedSlides: number;
}

interface Amount {
  what: string;
  count: number;
}

/** What a deletion has done: "3 versions deleted. 1 linked slide was deactivated." */
export function useDeletedText() {
  const { t } = useTexts();
  return (what: string, deleted?: Deleted) =>
    deleted && deleted.deactivatedSlides > 0
      ? t('table.deletedWithSlides', { what, count: deleted.deactivatedSlides })
      : t('history.many.delete', { what });
}

/**
 * Runs one action for all selected rows, then loads the rows again. Says what was done, with the number of the change
 * in the history, because some of the selected rows may have been so before; or why it failed. `onDeleted` is called if
 * the action has deleted the rows.
 */
export function useBulkAction(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const notices = useNotices();
  const failureMessage = useFailureMessage();
  const [loadChange] = useChangeLazyQuery({ fetchPolicy: 'network-only' });
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(
    action: () => Promise<T>,
    textOf: (amount: Amount, result: T) => string,
    onDeleted?: () => void,
  ) => {
    setBusy(true);
    try {
      const result = await action();
      const changeIds = notices.received();
      const [id] = changeIds;
      const change = id === undefined ? undefined : (await loadChange({ variables: { id } })).data?.change;
      const main = change && findMainCount(change);
      const text = main
        ? textOf({ what: t(`history.count.${main.recordType}`, { count: main.count }), count: main.count }, result)
        : t('history.blocked.text.done');
      notices.show('success', text, { isDetailed: true, changeIds });
      onDeleted?.();
    } catch (error) {
      notices.show('failure', failureMessage(error, t('form.saveFailed')));
    }
    await reload().catch(() => undefined);
    setBusy(false);
    // The focused button was removed with the selection.
    if (document.activeElement === document.body) focusOnMain();
  };
  return { run, isBusy };
}
