import { useEffect, useRef } from 'react';

/** Moves the focus to the screen when its view changes without a new path, for example from a list to a form. */
export function useFocusOnView(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusOnMain();
  }, [view]);
}

/** Used when the focused element was removed. Waits for the next frame, because a closing dialog would take the focus. */
export function focusOnMain(): void {
  requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
}
