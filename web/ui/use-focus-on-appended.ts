import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first item that "show more" appended to a list, so that whoever goes by keyboard reads on
 * from there. Returns what to call when more is asked for.
 */
export function useFocusOnAppended(list: RefObject<HTMLElement | null>, count: number): () => void {
  const expected = useRef<number | null>(null);
  useEffect(() => {
    const first = expected.current;
    if (first === null || count <= first) return;
    expected.current = null;
    list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    expected.current = count;
  };
}
