import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isCommand, isInTextField } from '../../ui/keys.tsx';
import { useStable } from '../../ui/use-stable.ts';

type Id = string | number;

export interface TableRow {
  id: Id;
}

interface SelectionOptions {
  body: RefObject<HTMLElement | null>;
  /** Whether a row that is not visible still exists. If it is missing, all rows are visible. */
  exists?: (id: Id) => boolean;
}

/** Selected rows that are not visible cannot be changed, but are selected again when they are visible again. */
export function useSelection<T extends TableRow>(rows: readonly T[], { body, exists }: SelectionOptions) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const range = useRef<{ start: Id; end: Id } | null>(null);
  const shown = rows.map(({ id }) => id);

  const between = (...ends: [Id, Id]) => {
    const [first = -1, last = -1] = ends.map((id) => shown.indexOf(id)).toSorted((a, b) => a - b);
    return first === -1 ? [] : shown.slice(first, last + 1);
  };

  /** Selects a row or clears it. As a range, the rows from the last such row to this one become like that row. */
  const select = useStable((id: Id, isSelected: boolean, isRange: boolean) => {
    const last = range.current;
    // A range cannot begin at a row that is no longer visible.
    const previous = isRange && last && shown.includes(last.start) ? last : null;
    range.current = { start: previous?.start ?? id, end: id };
    setIds((before) => {
      if (!previous) return changed(before, [id], isSelected);
      const others = changed(before, between(previous.start, previous.end), false);
      return changed(others, between(previous.start, id), before.has(previous.start));
    });
  });

  const selectAll = () => setIds(changed(ids, shown, true));
  const clear = () => setIds(new Set());
  const boxes = () => [...(body.current?.querySelectorAll<HTMLInputElement>('input[data-select]') ?? [])];

  /** Clears the selection and moves the focus from its actions, which disappear, to the row that was selected last. */
  const leave = () => {
    clear();
    const all = boxes();
    const last = range.current && all[shown.indexOf(range.current.end)];
    (last ?? all[0])?.focus({ preventScroll: true });
  };

  const extend = (box: HTMLInputElement, step: number) => {
    const index = boxes().indexOf(box);
    const next = boxes()[index + step];
    const [own, other] = [shown[index], shown[index + step]];
    if (!next || own === undefined || other === undefined) return;
    if (!box.checked) select(own, true, false);
    select(other, true, true);
    next.focus();
  };

  /**
   * The element around the rows and the actions gets it: Escape clears the selection. On a box, Ctrl A selects all visible
   * rows, Shift with an arrow the next one, and Enter moves the focus to the actions.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey } = event;
    const box = target instanceof HTMLInputElement && target.matches('[data-select], thead input') ? target : null;
    const isInActions = target instanceof Element && target.closest('[data-selection-bar]') !== null;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (box && isCommand(event, 'a')) selectAll();
    else if (ids.size > 0 && isClearKey(event)) (isInActions ? leave : clear)();
    else if (ids.size > 0 && box && key === 'Enter') focusOnActions();
    else if (box && step && shiftKey) extend(box, step);
    else return;
    event.preventDefault();
  };

  return {
    ids,
    selected: rows.filter(({ id }) => ids.has(id)),
    hiddenCount: exists ? [...ids.difference(new Set(shown))].filter(exists).length : 0,
    select,
    onKeyDown,
    selectAll,
    selectNone: () => setIds(changed(ids, shown, false)),
    leave,
  };
}

/** Whether a key clears the selection: Escape, unless it has another meaning where the focus is. */
function isClearKey({ key, target, defaultPrevented }: KeyboardEvent) {
  const isOverlay = document.querySelector('dialog[open], :popover-open') !== null;
  return key === 'Escape' && !defaultPrevented && !isInTextField(target) && !isOverlay;
}

/** A narrow screen shows only a part of the actions. */
function focusOnActions() {
  const actions = document.querySelectorAll<HTMLElement>('[data-selection-bar] :is(button, a):not(:disabled)');
  [...actions].find((action) => action.checkVisibility())?.focus();
}

function changed(ids: ReadonlySet<Id>, rows: readonly Id[], isSelected: boolean): ReadonlySet<Id> {
  return isSelected ? ids.union(new Set(rows)) : ids.difference(new Set(rows));
}
