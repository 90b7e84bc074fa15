import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from './dialog.tsx';

interface ModalProps {
  isOpen: boolean;
  title: string;
  isWide?: boolean;
  /** Called when the user presses Escape or clicks outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog with a heading. */
export function Modal({ isOpen, ...props }: ModalProps) {
  return isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({ title, isWide = false, onClose, children }: Omit<ModalProps, 'isOpen'>) {
  const titleId = useId();
  return createPortal(
    <Dialog
      aria-labelledby={titleId}
      onClose={onClose}
      className={`m-auto ${isWide ? 'w-[min(48rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} rounded-2xl border border-line bg-surface p-0 text-text shadow-pop backdrop:bg-page/75 backdrop:backdrop-blur-xs`}
    >
      <div className="p-6">
        <h2 id={titleId} className="mb-2 text-lg font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>,
    document.body,
  );
}
