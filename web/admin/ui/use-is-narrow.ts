import { useLayoutEffect, useState, type RefObject } from 'react';

/** On wider screens rows are a table, on smaller ones they are cards. */
const IS_TABLE = '(min-width: 48rem)';

/** Whether a table needs more room than its container has. `width` is in pixels. */
export function useIsNarrow(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setNarrow(matchMedia(IS_TABLE).matches && element.clientWidth < width);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box, width]);
  return isNarrow;
}
