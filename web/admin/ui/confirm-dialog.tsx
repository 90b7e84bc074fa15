import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What else there is to know, below the question. */
  note?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the confirmed action is running. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action that loses something. The cancel button comes first, so that it has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  note,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Modal isOpen={isOpen} title={title} onClose={onCancel}>
      <p className="whitespace-pre-line text-muted wrap-anywhere">{text}</p>
      {note && <p className="mt-3 text-sm wrap-anywhere">{note}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel ?? t('form.cancel')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
