import { useState, type PointerEvent } from 'react';

interface DropMark {
  index: number;
  edge: 'top' | 'bottom';
}

export type RowMark = DropMark['edge'] | 'dragged';

/** The page scrolls while the pointer moves so near to the top or the bottom of the window, in pixels. */
const SCROLL_EDGE = 80;

/** The handlers belong to the list whose rows have their index as `data-row`. */
export function useRowDrag<T>(rows: readonly T[], onMove: ((row: T, position: number) => void) | undefined) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const markOf = (index: number): RowMark | null =>
    mark?.index === index ? mark.edge : dragged === index ? 'dragged' : null;
  if (!onMove) return { markOf, handlers: {} };

  const end = () => {
    setDragged(null);
    setMark(null);
  };
  const handlers = {
    onPointerDown: ({ target, button, pointerId }: PointerEvent) => {
      const handle = (target as Element).closest('[data-drag]'); // what is pressed is an element
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
      setMark({ index: indexOf(row), edge: clientY < top + height / 2 ? 'top' : 'bottom' });
    },
    onPointerUp: () => {
      const row = dragged !== null && rows[dragged];
      if (row && mark) {
        const before = mark.edge === 'top' ? mark.index : mark.index + 1;
        const index = before > dragged ? before - 1 : before;
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

export const ROW_MARKS: Readonly<Record<RowMark, string>> = {
  top: 'shadow-[inset_0_2px_0_var(--color-accent)]',
  bottom: 'shadow-[inset_0_-2px_0_var(--color-accent)]',
  dragged: 'opacity-50',
};
