import { useEffect, useRef, type RefObject } from 'react';

/** Keyboard users continue at the first item that "show more" appended. Call the function when it is pressed. */
export function useFocusOnAppended(list: RefObject<HTMLElement | null>, count: number) {
  const firstAppended = useRef<number | null>(null);
  useEffect(() => {
    const first = firstAppended.current;
    if (first === null || count <= first) return;
    firstAppended.current = null;
    list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    firstAppended.current = count;
  };
}
