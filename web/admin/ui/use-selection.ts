import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isInTextField } from './keys.tsx';

type Id = string | number;

export interface SelectionOptions<T> {
  rowId: (row: T) => Id;
  body: RefObject<HTMLElement | null>;
  /** Whether a row that is not visible still exists. Without it, all rows are visible. */
  exists?: (id: Id) => boolean;
}

/**
 * The selected rows of a table. Those that are not visible cannot be changed, but are selected again when they are
 * visible again.
 */
export function useSelection<T>(rows: readonly T[], { rowId, body, exists }: SelectionOptions<T>) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const range = useRef<{ start: Id; end: Id } | null>(null);
  const shown = useRef<readonly Id[]>([]);
  useEffect(() => {
    shown.current = rows.map(rowId);
  }, [rows, rowId]);
  const selected = useMemo(() => rows.filter((row) => ids.has(rowId(row))), [rows, rowId, ids]);
  const hiddenCount = exists ? [...ids.difference(new Set(rows.map(rowId)))].filter(exists).length : 0;

  const between = useCallback((...ends: [Id, Id]) => {
    const [first = -1, last = -1] = ends.map((id) => shown.current.indexOf(id)).toSorted((a, b) => a - b);
    return first === -1 ? [] : shown.current.slice(first, last + 1);
  }, []);

  /** Selects a row or clears it. As a range, the rows from the last such row to this one become like that row. */
  const select = useCallback(
    (id: Id, isSelected: boolean, isRange: boolean) => {
      const last = range.current;
      // A range cannot begin at a row that is no longer visible.
      const previous = isRange && last && shown.current.includes(last.start) ? last : null;
      range.current = { start: previous?.start ?? id, end: id };
      setIds((before) => {
        if (!previous) return changed(before, [id], isSelected);
        return changed(
          changed(before, between(previous.start, previous.end), false),
          between(previous.start, id),
          before.has(previous.start),
        );
      });
    },
    [between],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      const step = event.shiftKey ? ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0) : 0;
      if (step === 0) return;
      const boxes = boxesIn(body.current);
      const index = boxes.indexOf(event.currentTarget);
      const next = boxes[index + step];
      const [own, other] = [shown.current[index], shown.current[index + step]];
      if (!next || own === undefined || other === undefined) return;
      event.preventDefault();
      if (!event.currentTarget.checked) select(own, true, false);
      select(other, true, true);
      next.focus();
    },
    [body, select],
  );

  const clear = () => setIds(new Set());

  /** Clears the selection and moves the focus from its actions, which disappear, to the row that was selected last. */
  const leave = () => {
    clear();
    const boxes = boxesIn(body.current);
    const index = range.current ? shown.current.indexOf(range.current.end) : -1;
    (boxes[index] ?? boxes[0])?.focus({ preventScroll: true });
  };

  const selectAll = () => setIds((before) => changed(before, shown.current, true));

  /**
   * For the element around the rows: Escape clears the selection. On a box, Ctrl A selects all visible rows, and Enter
   * moves the focus to the actions.
   */
  const onRowsKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnBox = event.target instanceof Element && event.target.matches('[data-select], thead input');
    if (isOnBox && isSelectAllKey(event)) selectAll();
    else if (ids.size > 0 && isClearKey(event)) clear();
    else if (ids.size > 0 && isOnBox && event.key === 'Enter') focusOnActions();
    else return;
    event.preventDefault();
  };

  return {
    ids,
    selected,
    hiddenCount,
    select,
    onKeyDown,
    onRowsKeyDown,
    selectAll,
    selectNone: () => setIds((before) => changed(before, shown.current, false)),
    /** Clears all rows, visible or not, from the bar of the actions. */
    leave,
  };
}

/** Whether a key clears the selection: Escape, unless it has another meaning where the focus is. */
export function isClearKey({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  return (
    key === 'Escape' &&
    !defaultPrevented &&
    !isInTextField(target) &&
    !(target instanceof Element && target.closest('dialog'))
  );
}

function isSelectAllKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/**
 * Moves the focus to the first action for the selected rows. Only a part of the actions is visible on a narrow screen.
 */
function focusOnActions(): void {
  const actions = document.querySelectorAll<HTMLElement>('[data-selection-bar] :is(button, a):not(:disabled)');
  [...actions].find((action) => action.checkVisibility())?.focus();
}

function boxesIn(body: HTMLElement | null): HTMLInputElement[] {
  return [...(body?.querySelectorAll<HTMLInputElement>('input[data-select]') ?? [])];
}

function changed(ids: ReadonlySet<Id>, rows: readonly Id[], isSelected: boolean): ReadonlySet<Id> {
  return isSelected ? ids.union(new Set(rows)) : ids.difference(new Set(rows));
}

/** The id of a row, where it has one: a function that stays the same, as `rowId` has to. */
export function idOf<I>({ id }: { id: I }): I {
  return id;
}
