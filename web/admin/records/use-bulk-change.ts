import { useState } from 'react';
import { useTexts } from '../ui/use-texts.ts';
import { findMainCount } from './graph/change-text.ts';
import { useChangeLazyQuery } from './history/history.generated.ts';
import type { Mutate } from './graph/hooks.ts';
import { useMessages, useNotices } from './graph/notices.ts';
import { restoreFocus } from './screen.tsx';

type Amount = {
  what: string;
  count: number;
};

/** `change` says how many records were changed, because some of the selected ones may have been so before. */
export function useBulkChange<V extends { ids: number | number[] }>(
  update: Mutate<unknown, V>,
  reload: () => Promise<unknown>,
) {
  const { t } = useTexts();
  const [loadChange] = useChangeLazyQuery({ fetchPolicy: 'network-only' });
  const notices = useNotices();
  const { showDone, showFailure } = useMessages();
  const [isBusy, setBusy] = useState(false);
  const change = async (
    records: readonly { id: number }[],
    fields: Omit<V, 'ids'>,
    textOf: (amount: Amount) => string,
  ) => {
    setBusy(true);
    try {
      const variables = { ids: records.map(({ id }) => id), ...fields } as V; // the ids and all other fields
      await update({ variables });
      const [id] = notices.received();
      // The screen may be left meanwhile.
      const done = id === undefined ? undefined : (await loadChange({ variables: { id } }).retain()).data?.change;
      const main = done && findMainCount(done);
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
  return { change, isBusy };
}
