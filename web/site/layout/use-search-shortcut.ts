import { useEffect } from 'react';

/**
 * Calls a function when the visitor presses `/`, unless it is switched off, Ctrl K or ⌘K outside a field and outside a
 * dialog.
 */
export function useSearchShortcut(open: () => void, isSlashOn: boolean): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        !isSearchKey(event, isSlashOn) ||
        isField(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, isSlashOn: boolean): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  // Some keyboards have the slash together with Shift.
  return isSlashOn && key === '/' && !altKey;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
