import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A dialog with an error message, which is visible at any scroll position; closed if `message` is null. */
export function AlertDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'translation']);
  return (
    <Modal isOpen={message !== null} title={t('alert.title')} onClose={onClose}>
      <p role="alert" className="text-danger wrap-anywhere">
        {message}
      </p>
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('translation:action.close')}
        </Button>
      </div>
    </Modal>
  );
}
