import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

type Id = string | number;

/** The selected rows of a table. Rows that are no longer shown are not selected. */
export function useSelection<T>(rows: readonly T[], rowId: (row: T) => Id, body: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const anchor = useRef<Id | null>(null);
  const shown = useRef<readonly Id[]>([]);
  useEffect(() => {
    shown.current = rows.map(rowId);
  }, [rows, rowId]);
  const selected = useMemo(() => rows.filter((row) => ids.has(rowId(row))), [rows, rowId, ids]);

  /** Selects a row, or all rows from the last one to this one. */
  const select = useCallback((id: Id, isSelected: boolean, isRange: boolean) => {
    const places = [shown.current.indexOf(anchor.current ?? id), shown.current.indexOf(id)].toSorted((a, b) => a - b);
    const range = isRange && places[0] !== -1 ? shown.current.slice(places[0], (places[1] ?? 0) + 1) : [id];
    if (!isRange) anchor.current = id;
    setIds((before) => {
      const next = new Set(before);
      for (const one of range) if (isSelected) next.add(one);
        else next.delete(one);
      return next;
    });
  }, []);

  /** Shift and an arrow key select the next row too. */
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      const step = event.shiftKey ? ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0) : 0;
      if (step === 0) return;
      const boxes = [...(body.current?.querySelectorAll<HTMLInputElement>('input[data-select]') ?? [])];
      const place = boxes.indexOf(event.currentTarget);
      const next = boxes[place + step];
      const [own, other] = [shown.current[place], shown.current[place + step]];
      if (!next || own === undefined || other === undefined) return;
      event.preventDefault();
      if (!event.currentTarget.checked) select(own, true, false);
      select(other, true, true);
      next.focus();
    },
    [body, select],
  );

  return { selected, ids, select, onKeyDown, selectAll: () => setIds(new Set(shown.current)), clear: useCallback(() => setIds(new Set()), []) };
}
