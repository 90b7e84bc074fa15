import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { findMainCount } from '../graph/change-text.ts';
import { ChangeDocument } from '../history/history.generated.ts';
import { useMessages, useNotices } from '../graph/notices.ts';
import { restoreFocus } from './screen.tsx';
import { useStable } from './use-stable.ts';

type Amount = {
  what: string;
  count: number;
};

/**
 * `change` changes several records at once, as one change of the history. It says how many were changed, because some of
 * the selected ones may have been so before.
 */
export function useBulkChange<V extends { ids: number | number[] }>(
  mutation: TypedDocumentNode<unknown, V>,
  reload: () => Promise<unknown>,
) {
  const { t } = useTexts();
  const client = useApolloClient();
  const notices = useNotices();
  const { showDone, showFailure } = useMessages();
  const [isBusy, setBusy] = useState(false);
  const save = async (
    records: readonly { id: number }[],
    fields: Omit<V, 'ids'>,
    textOf: (amount: Amount) => string,
  ) => {
    setBusy(true);
    try {
      const variables = { ids: records.map(({ id }) => id), ...fields } as V; // the ids and all other fields
      await client.mutate({ mutation, variables });
      const [id] = notices.received();
      const loadChange = (id: number) =>
        client.query({ query: ChangeDocument, variables: { id }, fetchPolicy: 'network-only' });
      const change = id === undefined ? undefined : (await loadChange(id)).data?.change;
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
  const change = useStable((...options: Parameters<typeof save>) => void save(...options));
  return { change, isBusy };
}
