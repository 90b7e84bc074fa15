import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from './use-texts.ts';
import { Button } from './button.tsx';

export type LayoutDialog = 'palette' | 'keys' | 'signOut';

export interface LayoutDialogProps {
  onClose: () => void;
  onOpen: (dialog: LayoutDialog) => void;
}

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  /** After Escape or a click outside. */
  onClose: () => void;
}

/** The browser keeps the focus inside and restores it after closing. */
export function Dialog({ onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser restores the focus only if the dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      {...props}
    />,
    document.body,
  );
}

interface ModalProps {
  isOpen: boolean;
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Modal({ isOpen, title, isWide = false, onClose, children }: ModalProps) {
  return (
    isOpen && (
      <Dialog
        aria-label={title}
        onClose={onClose}
        className={`m-auto ${isWide ? 'w-[min(48rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} panel p-0 text-text shadow-pop backdrop:bg-page/75 backdrop:backdrop-blur-xs`}
      >
        <div className="p-6">
          <h2 className="mb-2 text-lg font-semibold">{title}</h2>
          {children}
        </div>
      </Dialog>
    )
  );
}

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  note?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The button is busy until a promise has ended. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** The cancel button comes first, so that it has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  note,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTexts();
  return (
    <Modal isOpen={isOpen} title={title} onClose={onCancel}>
      <p className="whitespace-pre-line text-muted wrap-anywhere">{text}</p>
      {note && <p className="mt-3 text-sm wrap-anywhere">{note}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel ?? t('form.cancel')}
        </Button>
        <Button variant="danger" action={async () => onConfirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

export function InfoDialog({ children, ...props }: ModalProps) {
  const { t } = useTexts();
  return (
    <Modal {...props}>
      {children}
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={props.onClose}>
          {t('action.close')}
        </Button>
      </div>
    </Modal>
  );
}

/** Visible at any scroll position. */
export function AlertDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <InfoDialog isOpen={message !== null} title={t('alert.title')} onClose={onClose}>
      <p role="alert" className="text-danger wrap-anywhere">
        {message}
      </p>
    </InfoDialog>
  );
}
