import { useState, type DragEvent, type PointerEvent } from 'react';

interface DropMark {
  index: number;
  edge: 'top' | 'bottom';
}

export type RowMark = DropMark['edge'] | 'dragged';

/** The page scrolls while a finger moves so near to the top or the bottom of the window, in pixels. */
const SCROLL_EDGE = 80;

/**
 * Rows that are dragged to another position. The handlers belong to the element whose rows have `aria-rowindex`.
 * Browsers drag with a mouse only, so touch has pointer events.
 */
export function useRowDrag<T>(rows: readonly T[], onMove: ((row: T, position: number) => void) | undefined) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const markOf = (index: number): RowMark | null =>
    mark?.index === index ? mark.edge : dragged === index ? 'dragged' : null;
  if (!onMove) return { markOf, handlers: {} };

  const begin = (target: EventTarget) => {
    const row = rowAt(target);
    if (!row || !(target as Element).closest('[data-drag]')) return null; // a link or a picture
    setDragged(indexOf(row));
    return row;
  };
  const moveTo = (row: HTMLElement, y: number) => {
    const { top, height } = row.getBoundingClientRect();
    setMark({ index: indexOf(row), edge: y < top + height / 2 ? 'top' : 'bottom' });
  };
  const end = () => {
    setDragged(null);
    setMark(null);
  };
  const drop = () => {
    const row = dragged !== null && rows[dragged];
    if (row && mark) {
      const position = positionAfterDrop(dragged, mark);
      if (position !== dragged + 1) onMove(row, position);
    }
    end();
  };
  const byTouch = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') handle(event);
  };
  const handlers = {
    onDragStart: (event: DragEvent) => {
      if (dragged !== null) return event.preventDefault(); // a long press during a drag by touch
      const row = begin(event.target);
      if (!row) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(row, 0, row.clientHeight / 2);
    },
    onDragOver: (event: DragEvent) => {
      const row = rowAt(event.target);
      if (dragged === null || !row) return;
      event.preventDefault();
      moveTo(row, event.clientY);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop();
    },
    onDragEnd: end,
    onPointerDown: byTouch(({ target }) => void begin(target)),
    onPointerMove: byTouch(({ clientX, clientY }) => {
      if (dragged === null) return;
      if (clientY < SCROLL_EDGE) scrollBy(0, -SCROLL_EDGE / 4);
      if (clientY > innerHeight - SCROLL_EDGE) scrollBy(0, SCROLL_EDGE / 4);
      const row = rowAt(document.elementFromPoint(clientX, clientY));
      if (row) moveTo(row, clientY);
    }),
    onPointerUp: byTouch(drop),
    onPointerCancel: byTouch(end),
  };
  return { markOf, handlers };
}

function rowAt(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest<HTMLElement>('tbody [aria-rowindex]') ?? null;
}

/** `aria-rowindex` counts from 1 and includes the header. */
function indexOf(row: HTMLElement): number {
  return Number(row.getAttribute('aria-rowindex')) - 2;
}

/** From 1. */
export function positionAfterDrop(dragged: number, { index, edge }: DropMark): number {
  const before = edge === 'top' ? index : index + 1;
  return before > dragged ? before : before + 1;
}
