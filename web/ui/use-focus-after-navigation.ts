import { useEffect, useRef, type RefObject } from 'react';

/** So that keyboards and screen readers continue there. */
export function useFocusAfterNavigation(screen: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus({ preventScroll: true });
  }, [screen]);
  return main;
}
