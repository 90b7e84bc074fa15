import { useEffect, useRef } from 'react';

/** Whether the user has a Mac, where shortcuts use the Command key. */
const IS_MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The shortcut as it is shown, and as screen readers get it. */
export function undoKey(isRedo: boolean): { shown: string; aria: string } {
  if (IS_MAC) return isRedo ? { shown: '⇧⌘Z', aria: 'Meta+Shift+Z' } : { shown: '⌘Z', aria: 'Meta+Z' };
  return isRedo ? { shown: 'Ctrl+Shift+Z', aria: 'Control+Shift+Z' } : { shown: 'Ctrl+Z', aria: 'Control+Z' };
}

/** Calls `undo` for the shortcut, unless a text field has the focus or a dialog is open. Null if there is nothing to undo. */
export function useUndoKey(undo: (() => void) | null, isRedo: boolean): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === isRedo;
      if (!isShortcut || event.repeat || !latest.current || isInTextField(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isRedo]);
}

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isInTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
