import { useEffect, useRef } from 'react';

/** The item with this selector is scrolled to the middle. */
export function useScrolledRow<Row extends HTMLElement>(selector: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(selector);
    if (row.current && item)
      row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2;
  }, [selector]);
  return row;
}
