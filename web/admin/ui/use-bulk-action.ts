import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { findMainCount } from '../graph/change-text.ts';
import { useChangeLazyQuery } from '../history/history.generated.ts';
import { useMessages, useNotices } from '../graph/notices.ts';
import { restoreFocus } from './screen.tsx';

interface Amount {
  what: string;
  count: number;
}

/** Says how many records were changed, because some of the selected ones may have been so before. */
export function useBulkAction(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const notices = useNotices();
  const { showDone, showFailure } = useMessages();
  const [loadChange] = useChangeLazyQuery({ fetchPolicy: 'network-only' });
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, textOf: (amount: Amount) => string) => {
    setBusy(true);
    try {
      await action();
      const [id] = notices.received();
      const change = id === undefined ? undefined : (await loadChange({ variables: { id } })).data?.change;
      const main = change && findMainCount(change);
      const text = main
        ? textOf({ what: t(`history.count.${main.recordType}`, { count: main.count }), count: main.count })
        : t('history.blocked.text.done');
      showDone(text);
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
