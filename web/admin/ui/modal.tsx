import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps {
  isOpen: boolean;
  title: string;
  /** Called when the user presses Escape or clicks outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and restores it after closing. */
export function Modal({ isOpen, ...props }: ModalProps) {
  return isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({ title, onClose, children }: Omit<ModalProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser restores the focus only if the dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-0 text-text shadow-pop backdrop:bg-page/75 backdrop:backdrop-blur-xs"
    >
      <div className="p-6">
        <h2 id={titleId} className="mb-2 text-lg font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
