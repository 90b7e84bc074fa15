import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { UndoChangeDocument } from './history.generated.ts';
import { PAGES } from '../../../rules/pages.ts';
import type { Notice } from './notices.ts';
import { useNotices } from './notices-context.ts';
import { refetchAll } from './refetch.ts';

/**
 * A function that undoes changes, the last one first, says so, and loads what the screen shows again. `isUndo` says whether they
 * are themselves undos. With `restored`, this text says what was done, and that can be undone.
 */
export function useUndo(): (changeIds: readonly number[], isUndo: boolean, restored?: string) => Promise<void> {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const notices = useNotices();
  const failureMessage = useFailureMessage();
  return useCallback(
    async (changeIds, isUndo, restored) => {
      try {
        const undone = await notices.collect(async () => {
          for (const id of changeIds.toReversed()) {
            const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
            const obstacles = data?.undoChange.obstacles ?? [];
            notices.block(obstacles);
            if (obstacles.length > 0) return;
          }
        });
        if (restored && undone.length > 0) notices.show('success', restored, { changeIds: undone, isDetailed: true });
        else notices.showUndone(undone, !isUndo);
      } catch (error) {
        notices.show('failure', failureMessage(error, t('history.undoFailed')));
      }
      await refetchAll(client);
    },
    [client, notices, failureMessage, t],
  );
}

/** A function that undoes the action of a message. */
export function useUndoNotice(): (notice: Notice) => Promise<void> {
  const notices = useNotices();
  const undo = useUndo();
  return async ({ changeIds, isUndo, takeBack }) => {
    if (!takeBack) return undo(changeIds, isUndo);
    await takeBack().catch(() => undefined);
    return notices.close();
  };
}

/** A function that undoes the last action within the time of its message, also after a reload. Later it says that the history can undo it. */
export function useUndoLast(): () => Promise<void> {
  const { t } = useTranslation('admin');
  const notices = useNotices();
  const undo = useUndo();
  const undoNotice = useUndoNotice();
  return async () => {
    const notice = notices.current();
    if (notice && !notice.isUndo && canUndo(notice)) return undoNotice(notice);
    const changeIds = notices.takeUndoable();
    if (changeIds.length > 0) return undo(changeIds, false);
    return notices.show('failure', t('history.undoLater'), { next: { to: PAGES.adminHistory.path, label: t('history.title') } });
  };
}

/** Whether the action of a message can be undone. */
export function canUndo({ changeIds, takeBack }: Notice): boolean {
  return changeIds.length > 0 || takeBack !== undefined;
}
