import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  /** Called when the user presses Escape or clicks outside. */
  onClose: () => void;
}

/** An open modal dialog. The browser keeps the focus inside and restores it after closing. */
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
