import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first item that "show more" appended to a list, so that keyboard users continue there.
 * Returns a function to call when "show more" is pressed.
 */
export function useFocusOnAppended(list: RefObject<HTMLElement | null>, count: number): () => void {
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
