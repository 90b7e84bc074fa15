import { useEffect, useRef } from 'react';
import { isInTextField } from '../keys/keys.ts';

/** Whether the key undoes what was typed. A field with `data-undo` has nothing typed. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return isInTextField(target) && !(target instanceof HTMLElement && target.dataset.undo);
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
      if (!isShortcut || event.repeat || !latest.current || hasOwnUndo(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isRedo]);
}
