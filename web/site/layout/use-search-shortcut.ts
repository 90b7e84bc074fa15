import { useEffect } from 'react';

/** Calls a function when the visitor presses `/`, Ctrl K or ⌘K outside a field and outside a dialog. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || isField(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  // Some keyboards have the slash together with Shift.
  return key === '/' && !altKey;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
