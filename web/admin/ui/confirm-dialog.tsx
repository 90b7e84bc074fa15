import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the confirmed action is running. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action that cannot be undone. The cancel button comes first, so that it has the focus. */
export function ConfirmDialog({ isOpen, title, text, confirmLabel, cancelLabel, isBusy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Modal isOpen={isOpen} title={title} onClose={onCancel}>
      <p className="text-muted wrap-anywhere">{text}</p>
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
