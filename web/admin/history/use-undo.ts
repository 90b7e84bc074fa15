import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { UndoChangeDocument } from './history.generated.ts';
import { useNotices } from './notices-context.ts';
import { refetchAll } from './refetch.ts';

/** A function that undoes changes, the last one first, says so, and loads what the screen shows again. `isUndo` says whether they are themselves undos. */
export function useUndo(): (changeIds: readonly number[], isUndo: boolean) => Promise<void> {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const notices = useNotices();
  const failureMessage = useFailureMessage();
  return useCallback(
    async (changeIds, isUndo) => {
      try {
        const undone = await notices.collect(async () => {
          for (const id of changeIds.toReversed()) {
            const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
            const obstacles = data?.undoChange.obstacles ?? [];
            notices.block(obstacles);
            if (obstacles.length > 0) return;
          }
        });
        notices.showUndone(undone, !isUndo);
      } catch (error) {
        notices.show('failure', failureMessage(error, t('history.undoFailed')));
      }
      await refetchAll(client);
    },
    [client, notices, failureMessage, t],
  );
}
