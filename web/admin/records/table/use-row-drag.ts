import { useState, type PointerEvent } from 'react';

/** The page scrolls while the pointer moves so near to the top or the bottom of the window, in pixels. */
const SCROLL_EDGE = 80;

/** The handlers belong to the list whose rows have their index as `data-row`. */
export function useRowDrag<T>(rows: readonly T[], onMove: ((row: T, position: number) => void) | undefined) {
  const [dragged, setDragged] = useState<number | null>(null);
  /** The index of the row before which the dragged one goes. */
  const [target, setTarget] = useState<number | null>(null);
  /** The classes of a row that is dragged, or beside which the dragged one goes. */
  const markOf = (index: number) => {
    if (target === index) return 'shadow-[inset_0_2px_0_var(--color-accent)]';
    if (target === rows.length && index === rows.length - 1) return 'shadow-[inset_0_-2px_0_var(--color-accent)]';
    return dragged === index ? 'opacity-50' : '';
  };
  if (!onMove) return { markOf, handlers: {} };

  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const handlers = {
    onPointerDown: ({ target: pressed, button, pointerId }: PointerEvent) => {
      const handle = pressed instanceof Element ? pressed.closest('[data-drag]') : null;
      const row = rowAt(handle);
      if (!handle || !row || button !== 0) return;
      handle.setPointerCapture(pointerId);
      setDragged(indexOf(row));
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (dragged === null) return;
      if (clientY < SCROLL_EDGE) scrollBy(0, -SCROLL_EDGE / 4);
      if (clientY > innerHeight - SCROLL_EDGE) scrollBy(0, SCROLL_EDGE / 4);
      const row = rowAt(document.elementFromPoint(clientX, clientY));
      if (!row) return;
      const { top, height } = row.getBoundingClientRect();
      setTarget(clientY < top + height / 2 ? indexOf(row) : indexOf(row) + 1);
    },
    onPointerUp: () => {
      const row = dragged !== null && rows[dragged];
      if (row && target !== null) {
        const index = target > dragged ? target - 1 : target;
        if (index !== dragged) onMove(row, index + 1);
      }
      end();
    },
    onPointerCancel: end,
  };
  return { markOf, handlers };
}

function rowAt(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-row]') ?? null;
}

function indexOf(row: HTMLElement) {
  return Number(row.dataset.row);
}
