import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TrashNote } from '../history/trash-note.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface BulkDeleteProps {
  /** What is deleted: "3 versions". */
  what: string;
  /** What goes with it. */
  text: string;
  isBusy: boolean;
  onDelete: () => void;
}

/** Deletes the selected rows after a confirmation. */
export function BulkDelete({ what, text, isBusy, onDelete }: BulkDeleteProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" icon="trash" aria-haspopup="dialog" isBusy={isBusy} onClick={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('table.deleteTitle', { what })}
        text={text}
        note={<TrashNote />}
        confirmLabel={t('form.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      />
    </>
  );
}
