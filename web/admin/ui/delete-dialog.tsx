import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../use-texts.ts';
import { focusOnMain } from './screen.tsx';
import { AlertDialog, ConfirmDialog } from './dialog.tsx';
import { TRASH_DAYS } from '#rules/history.ts';
import { useDeletedWithQuery } from '../history/history.generated.ts';

interface DeleteDialogProps<T> {
  record: T | null;
  title: string;
  text: string;
  note?: ReactNode;
  onDelete: (record: T) => Promise<void>;
  failureText?: (error: unknown) => string;
  onClose: () => void;
  /** Moves the focus, because the focused button was removed with the record. */
  focusAfter?: () => void;
}

export function DeleteDialog<T>({
  record,
  note,
  onDelete,
  failureText,
  onClose,
  focusAfter = focusOnMain,
  ...words
}: DeleteDialogProps<T>) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    if (record === null) return;
    const close = () => flushSync(onClose); // the dialog gives back the focus when it is gone
    try {
      await onDelete(record);
      close();
      focusAfter();
    } catch (error) {
      close();
      if (failureText) setFailure(failureText(error));
    }
  };
  return (
    <>
      <ConfirmDialog
        {...words}
        isOpen={record !== null}
        note={note ?? <TrashNote />}
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

/** With what is deleted too: "13 versions, 1 slide". */
export function TrashNote({ target, versions = 0 }: TrashNoteProps) {
  const { t } = useTexts();
  const { id = 0, type } = target ?? {};
  const isBrowser = type === 'browser';
  // Without an answer the note names only the versions.
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
