import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** Says that something did not work, wherever the screen is scrolled to; null says nothing. */
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
