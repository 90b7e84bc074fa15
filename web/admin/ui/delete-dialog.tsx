import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { focusOnMain } from './screen.tsx';
import { AlertDialog, ConfirmDialog } from './dialog.tsx';
import { Button } from './button.tsx';
import { TRASH_DAYS } from '../../../rules/history.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isDeleted = useRef(false);
  useEffect(() => {
    if (record !== null || !isDeleted.current) return;
    isDeleted.current = false;
    focusAfter();
  }, [record, focusAfter]);
  const confirm = async () => {
    if (record === null) return;
    setBusy(true);
    const failed = await onDelete(record).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    isDeleted.current = failed === null;
    setBusy(false);
    onClose();
    if (failed && failureText) setFailure(failureText(failed.error));
  };
  return (
    <>
      <ConfirmDialog
        {...words}
        isOpen={record !== null}
        note={note ?? <TrashNote />}
        confirmLabel={t('form.delete')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
      <AlertDialog message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

interface BulkDeleteProps {
  what: string;
  text: string;
  onDelete: () => void;
}

export function BulkDelete({ isBusy, ...question }: BulkDeleteProps & { isBusy: boolean }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" icon="trash" aria-haspopup="dialog" isBusy={isBusy} onClick={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      <BulkDeleteDialog {...question} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

export function BulkDeleteDialog({
  what,
  text,
  onDelete,
  isOpen,
  onClose,
}: BulkDeleteProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('table.deleteTitle', { what })}
      text={text}
      note={<TrashNote />}
      confirmLabel={t('form.delete')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onDelete();
      }}
    />
  );
}

interface TrashNoteProps {
  /** Slides that link to it are deactivated. */
  target?: { type: 'browser' | 'version'; id: number };
  versions?: number;
}

export function TrashNote(props: TrashNoteProps) {
  const { t } = useTexts();
  const what = useDeletedWith(props);
  return (
    <>
      {t('history.trash.stays', { count: TRASH_DAYS })} {what && t('history.trash.staysWith', { what })}
    </>
  );
}

/** "13 versions, 1 slide". */
export function DeletedWith(props: TrashNoteProps) {
  return useDeletedWith(props);
}

function useDeletedWith({ target, versions = 0 }: TrashNoteProps): string {
  const { t } = useTexts();
  const { id = 0, type } = target ?? {};
  const isBrowser = type === 'browser';
  // Without an answer the note names only the versions.
  const { data } = useDeletedWithQuery({ variables: { id, isBrowser }, skip: !target, fetchPolicy: 'no-cache' });
  const slides = data?.slides.filter(
    ({ isActive, linkType, linkTargetId, linkedBrowser }) =>
      isActive && (isBrowser ? linkedBrowser?.id === id : linkType === 'version' && linkTargetId === id),
  );
  const counts = {
    version: versions,
    fact: data?.browser?.facts.length ?? 0,
    source: data?.sources?.sources.length ?? 0,
    slide: slides?.length ?? 0,
  };
  const parts = (Object.keys(counts) as (keyof typeof counts)[]).filter((type) => counts[type] > 0); // the keys of a literal
  return parts.map((type) => t(`history.count.${type}`, { count: counts[type] })).join(t('history.comma'));
}
