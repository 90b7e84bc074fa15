import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

type Id = string | number;

/** The selected rows of a table. Rows that are no longer shown are not selected. */
export function useSelection<T>(rows: readonly T[], rowId: (row: T) => Id, body: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  /** The row where a range begins, and the one where it ends now. */
  const range = useRef<{ start: Id; end: Id } | null>(null);
  const shown = useRef<readonly Id[]>([]);
  useEffect(() => {
    shown.current = rows.map(rowId);
  }, [rows, rowId]);
  const selected = useMemo(() => rows.filter((row) => ids.has(rowId(row))), [rows, rowId, ids]);

  /** The rows between two rows, with both. */
  const between = useCallback((...ends: [Id, Id]) => {
    const [first = -1, last = -1] = ends.map((id) => shown.current.indexOf(id)).toSorted((a, b) => a - b);
    return first === -1 ? [] : shown.current.slice(first, last + 1);
  }, []);

  /** Selects a row or clears it. As a range, the rows from the last such row to this one become like that row. */
  const select = useCallback(
    (id: Id, isSelected: boolean, isRange: boolean) => {
      const previous = isRange ? range.current : null;
      range.current = { start: previous?.start ?? id, end: id };
      setIds((before) => {
        if (!previous) return changed(before, [id], isSelected);
        return changed(changed(before, between(previous.start, previous.end), false), between(previous.start, id), before.has(previous.start));
      });
    },
    [between],
  );

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

function changed(ids: ReadonlySet<Id>, rows: readonly Id[], isSelected: boolean): ReadonlySet<Id> {
  return isSelected ? ids.union(new Set(rows)) : ids.difference(new Set(rows));
}
