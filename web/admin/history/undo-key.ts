import { useEffect, useEffectEvent } from 'react';
import { isInTextField } from '../keys/keys.ts';

/** Whether the key undoes what was typed. A field with `data-undo` has nothing typed. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return isInTextField(target) && !(target instanceof HTMLElement && target.dataset.undo);
}

/** Calls `undo` for Ctrl Z or ⌘Z, with Shift to redo, unless a text field has the focus or a dialog is open. */
export function useUndoKey(undo: (isRedo: boolean) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isShortcut || event.repeat || hasOwnUndo(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    undo(event.shiftKey);
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
