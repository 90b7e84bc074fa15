import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TrashNote } from './trash-note.tsx';
import { focusOnMain } from './use-focus-on-view.ts';
import { AlertDialog, ConfirmDialog } from './dialog.tsx';
import { Button } from './button.tsx';

interface DeleteDialogProps<T> {
  /** Null while nothing is asked. */
  record: T | null;
  title: string;
  text: string;
  note?: ReactNode;
  onDelete: (record: T) => Promise<void>;
  /** The message of a failure, which is shown after the dialog. */
  failureText?: (error: unknown) => string;
  onClose: () => void;
}

export function DeleteDialog<T>({ record, note, onDelete, failureText, onClose, ...words }: DeleteDialogProps<T>) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isDeleted = useRef(false);
  useEffect(() => {
    if (record !== null || !isDeleted.current) return;
    isDeleted.current = false;
    // The focused button was removed with the record.
    focusOnMain();
  }, [record]);
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
  /** What is deleted: "3 versions". */
  what: string;
  text: string;
  onDelete: () => void;
}

export function BulkDelete({ isBusy, ...question }: BulkDeleteProps & { isBusy: boolean }) {
  const { t } = useTranslation('admin');
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
  const { t } = useTranslation('admin');
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
