import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { TRASH_DAYS } from '#rules/history.ts';
import type { EditedType } from '#rules/records/registry.ts';
import { useTexts } from '../ui/use-texts.ts';
import { useFailureMessage } from './graph/failure-message.ts';
import type { Mutate } from './graph/hooks.ts';
import { useMessages } from './graph/notices.ts';
import { useDeletedWithQuery } from './history/history.generated.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog, ConfirmDialog } from '../ui/dialog.tsx';
import { focusOnMain } from './screen.tsx';

/** Records that are deleted together, after a question. */
export interface Deletion<R> {
  records: readonly R[];
  onDeleted?: () => void;
}

interface DeleteRecordsProps<R> {
  type: EditedType;
  /** Null while nobody is asked. */
  deletion: Deletion<R> | null;
  remove: Mutate<{ removed: { count: number; deactivatedSlides?: number } }, { ids: number[] }>;
  /** If `done` is missing, the message is that of several records. */
  wordsOfOne: (record: R) => Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'note'> & {
    done?: (deactivatedSlides: number) => string;
  };
  textOfMany: (records: readonly R[]) => string;
  reload: () => Promise<unknown>;
  failureText?: (error: unknown) => string;
  onClose: () => void;
  /** Moves the focus, because the focused button was removed with the record. */
  focusAfter?: () => void;
}

export function DeleteRecords<R extends { id: number }>({
  type,
  deletion,
  remove,
  wordsOfOne,
  textOfMany,
  reload,
  failureText,
  onClose,
  focusAfter = focusOnMain,
}: DeleteRecordsProps<R>) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const { showDone } = useMessages();
  const [failure, setFailure] = useState<string | null>(null);
  const { records = [], onDeleted } = deletion ?? {};
  const one = records.length === 1 ? records.map(wordsOfOne)[0] : undefined;
  // The specification has the whole text for one slide.
  const note = one && type === 'slide' ? null : (one?.note ?? <TrashNote />);
  const amountOf = (count: number) => t(`history.count.${type}`, { count });

  const close = () => flushSync(onClose); // the dialog gives back the focus when it is gone

  const confirm = async () => {
    try {
      const { data } = await remove({ variables: { ids: records.map(({ id }) => id) } });
      const { count = records.length, deactivatedSlides = 0 } = data?.removed ?? {};
      onDeleted?.();
      void reload().catch(() => undefined);
      const what = amountOf(count);
      const done = t('table.deletedWithSlides', { what, count: deactivatedSlides });
      showDone(one?.done?.(deactivatedSlides) ?? (deactivatedSlides > 0 ? done : t('history.many.delete', { what })));
      close();
      focusAfter();
    } catch (error) {
      close();
      setFailure(failureText?.(error) ?? failureMessage(error, t('versions.deleteFailed')));
    }
  };

  return (
    <>
      <ConfirmDialog
        isOpen={deletion !== null}
        title={one?.title ?? t('table.deleteTitle', { what: amountOf(records.length) })}
        text={one?.text ?? textOfMany(records)}
        note={note}
        confirmLabel={t('form.delete')}
        onConfirm={confirm}
        onCancel={onClose}
      />
      <AlertDialog message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

interface TrashNoteProps {
  /** Slides that link to it are deactivated. */
  target?: { type: 'browser' | 'version'; id: number };
  versions?: number;
}

/** Names also what is deleted with them: "13 versions, 1 slide". */
export function TrashNote({ target, versions = 0 }: TrashNoteProps) {
  const { t } = useTexts();
  const { id = 0, type } = target ?? {};
  const isBrowser = type === 'browser';
  // Until there is an answer, the note names only the versions.
  const { data } = useDeletedWithQuery({ variables: { id, isBrowser }, skip: !target, fetchPolicy: 'no-cache' });
  const slides = data?.slides.filter(
    ({ isActive, linkType, linkTargetId, linkedBrowser }) =>
      isActive && (isBrowser ? linkedBrowser?.id === id : linkType === 'version' && linkTargetId === id),
  );
  const counts = [
    ['version', versions],
    ['fact', data?.browser?.facts.length ?? 0],
    ['source', data?.sources?.sources.length ?? 0],
    ['slide', slides?.length ?? 0],
  ] as const;
  const parts = counts.flatMap(([type, count]) => (count > 0 ? t(`history.count.${type}`, { count }) : []));
  const what = parts.join(t('history.comma'));
  return (
    <>
      {t('history.trash.stays', { count: TRASH_DAYS })} {what && t('history.trash.staysWith', { what })}
    </>
  );
}

export function DeleteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant="danger" icon="trash" aria-haspopup="dialog" onClick={onClick}>
      {t('form.delete')}
    </Button>
  );
}
