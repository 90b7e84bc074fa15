import { useEffect, useRef } from 'react';

/** Gives the focus to the screen when it shows something else under the same path, such as a form in place of its list. */
export function useFocusOnView(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusOnMain();
  }, [view]);
}

/** For when what had the focus is gone. Waits for a dialog to close, which would take the focus with it. */
export function focusOnMain(): void {
  requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
}
