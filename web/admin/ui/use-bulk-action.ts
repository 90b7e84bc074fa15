import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { findMainCount } from '../graph/change-text.ts';
import { ChangeDocument } from '../history/history.generated.ts';
import { useMessages, useNotices } from '../graph/notices.ts';
import { restoreFocus } from './screen.tsx';

interface Deleted {
  deactivatedSlides: number;
}

interface Amount {
  what: string;
  count: number;
}

/** "3 versions deleted. 1 linked slide was deactivated." */
export function useDeletedText() {
  const { t } = useTexts();
  return (what: string, deleted?: Deleted) =>
    deleted && deleted.deactivatedSlides > 0
      ? t('table.deletedWithSlides', { what, count: deleted.deactivatedSlides })
      : t('history.many.delete', { what });
}

/**
 * Says how many records were changed, because some of the selected ones may have been so before. `onDeleted` is called
 * if the action has deleted the rows.
 */
export function useBulkAction(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const notices = useNotices();
  const { showDone, showFailure } = useMessages();
  const [loadChange] = useLazyQuery(ChangeDocument, { fetchPolicy: 'network-only' });
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(
    action: () => Promise<T>,
    textOf: (amount: Amount, result: T) => string,
    onDeleted?: () => void,
  ) => {
    setBusy(true);
    try {
      const result = await action();
      const [id] = notices.received();
      const change = id === undefined ? undefined : (await loadChange({ variables: { id } })).data?.change;
      const main = change && findMainCount(change);
      const text = main
        ? textOf({ what: t(`history.count.${main.recordType}`, { count: main.count }), count: main.count }, result)
        : t('history.blocked.text.done');
      showDone(text);
      onDeleted?.();
    } catch (error) {
      showFailure(error, t('form.saveFailed'));
    }
    await reload().catch(() => undefined);
    setBusy(false);
    // The focused button may have been removed with the selection.
    restoreFocus();
  };
  return { run, isBusy };
}
