import { useState, type DragEvent } from 'react';

/** The row at which a dragged row would be dropped, and the edge of that row. */
interface DropMark {
  index: number;
  edge: 'top' | 'bottom';
}

/** Rows that are dragged to another place. The handlers belong to the element whose rows have `aria-rowindex`. */
export function useRowDrag<T>(rows: readonly T[], onMove: ((row: T, place: number) => void) | undefined) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const end = () => {
    setDragged(null);
    setMark(null);
  };
  if (!onMove) return { mark: null, handlers: {} };
  const handlers = {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const row = rowAt(event);
      if (!row || !(event.target as Element).closest('[data-drag]')) return; // a link or a picture
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(row, 0, row.clientHeight / 2);
      setDragged(indexOf(row));
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const row = rowAt(event);
      if (dragged === null || !row) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      setMark(markAt(indexOf(row), event.clientY < top + height / 2 ? 'top' : 'bottom', mark));
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      const row = dragged === null ? undefined : rows[dragged];
      const place = dragged === null || !mark ? null : placeAfterDrop(dragged, mark);
      if (row && place !== null && place !== (dragged ?? 0) + 1) onMove(row, place);
      end();
    },
    onDragEnd: end,
  };
  return { mark, handlers };
}

function rowAt({ target }: DragEvent): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[aria-rowindex]');
}

/** `aria-rowindex` counts from 1 and includes the header. */
function indexOf(row: HTMLElement): number {
  return Number(row.getAttribute('aria-rowindex')) - 2;
}

/** The same object while nothing changes, so that the table is not rendered again. */
function markAt(index: number, edge: DropMark['edge'], mark: DropMark | null): DropMark {
  return mark?.index === index && mark.edge === edge ? mark : { index, edge };
}

/** The place of the dragged row after it was dropped, from 1. */
export function placeAfterDrop(dragged: number, { index, edge }: DropMark): number {
  const before = edge === 'top' ? index : index + 1;
  return before > dragged ? before : before + 1;
}
