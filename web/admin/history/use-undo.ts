import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { refetchAll } from '../graph/use-loaded.ts';
import { UndoChangeDocument, RestoreRecordDocument } from './history.generated.ts';
import { type Notice, useNotices } from './notices.ts';
import { useRecordTitle, type NamedRecord } from './change-text.ts';

/**
 * A function that undoes changes, the last one first, says so, and loads what the screen shows again. `isUndo` says
 * whether they are themselves undos. With `restored`, this text says what was done, and that can be undone.
 */
export function useUndo(): (changeIds: readonly number[], isUndo: boolean, restored?: string) => Promise<void> {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const notices = useNotices();
  const failureMessage = useFailureMessage();
  return useCallback(
    async (changeIds, isUndo, restored) => {
      try {
        const { changeIds: undone } = await notices.collect(async () => {
          for (const id of changeIds.toReversed()) {
            const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
            const obstacles = data?.undoChange.obstacles ?? [];
            notices.block(obstacles);
            if (obstacles.length > 0) return;
          }
        });
        if (restored && undone.length > 0) notices.show('success', restored, { changeIds: undone, isDetailed: true });
        else notices.showUndone(undone, !isUndo, changeIds);
      } catch (error) {
        notices.show('failure', failureMessage(error, t('history.undoFailed')));
      }
      await refetchAll(client);
    },
    [client, notices, failureMessage, t],
  );
}

export function useUndoNotice(): (notice: Notice) => Promise<void> {
  const notices = useNotices();
  const undo = useUndo();
  return async ({ changeIds, isUndo, takeBack }) => {
    if (!takeBack) return undo(changeIds, isUndo);
    await takeBack().catch(() => undefined);
    return notices.close();
  };
}

/**
 * A function that undoes the last action of this tab, or takes back its last undo. Called again, it goes one step
 * further. A step ends before the next one begins.
 */
export function useUndoLast(): (isRedo?: boolean) => Promise<void> {
  const { t } = useTranslation('admin');
  const notices = useNotices();
  const undo = useUndo();
  const undoNotice = useUndoNotice();
  const running = useRef<Promise<void> | null>(null);
  const step = async (isRedo: boolean) => {
    const notice = notices.current();
    if (notice?.takeBack && !isRedo) return undoNotice(notice);
    const changeIds = notices.lastStep(isRedo);
    if (changeIds.length > 0) return undo(changeIds, isRedo);
    return notices.show('failure', t(isRedo ? 'history.noRedo' : 'history.noUndo'), {
      next: { to: PAGES.adminHistory.path, label: t('history.title') },
    });
  };
  return async (isRedo = false) => {
    running.current = (running.current ?? Promise.resolve()).then(async () => step(isRedo));
    return running.current;
  };
}

export function canUndo({ changeIds, takeBack }: Notice): boolean {
  return changeIds.length > 0 || takeBack !== undefined;
}

export interface RestoredValue {
  field: string;
  label: string;
  before: boolean;
}

/** Brings a record, or one of its fields, back to its state after a change, and loads what the screen shows again. */
export function useRestoreRecord() {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const notices = useNotices();
  const failureMessage = useFailureMessage();
  const titleOf = useRecordTitle();
  const [isBusy, setBusy] = useState(false);
  const restore = async (change: { id: number }, record: NamedRecord, value?: RestoredValue) => {
    const { recordType, recordId } = record;
    const name = value ? t('history.fieldOf', { field: value.label, name: titleOf(record) }) : titleOf(record);
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: RestoreRecordDocument,
        variables: {
          changeId: change.id,
          recordType,
          recordId,
          ...(value && { fields: [value.field], before: value.before }),
        },
      });
      const obstacles = data?.restoreRecord.obstacles ?? [];
      notices.block(obstacles);
      if (obstacles.length === 0)
        notices.show('success', t(data?.restoreRecord.change ? 'history.restored' : 'history.sameState', { name }));
    } catch (error) {
      notices.show('failure', failureMessage(error, t('history.restoreFailed')));
    }
    await refetchAll(client);
    setBusy(false);
  };
  return { restore, isBusy };
}
