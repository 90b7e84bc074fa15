import type { ReactNode } from 'react';
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
export function Modal({ isOpen, title, isWide = false, onClose, children }: ModalProps) {
  return (
    isOpen && (
      <Dialog
        aria-label={title}
        onClose={onClose}
        className={`m-auto ${isWide ? 'w-[min(48rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} rounded-2xl border border-line bg-surface p-0 text-text shadow-pop backdrop:bg-page/75 backdrop:backdrop-blur-xs`}
      >
        <div className="p-6">
          <h2 className="mb-2 text-lg font-semibold">{title}</h2>
          {children}
        </div>
      </Dialog>
    )
  );
}
