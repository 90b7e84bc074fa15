import { DISPLAY_ORDER_MIN, ID_MAX } from './limits.ts';

/** A record with its display order. */
export interface Place {
  id: number;
  displayOrder: number;
}

/** The new places if a record moves to a position of the list, from 1, and all places become the positions. Those that stay the same are left out. */
export function placesAfterMove(list: readonly Place[], id: number, position: number): Place[] {
  const moved = list.filter((place) => place.id === id);
  const order = list.filter((place) => place.id !== id).toSpliced(Math.max(0, position - 1), 0, ...moved);
  return order.flatMap((place, index) => (place.displayOrder === index + 1 ? [] : { id: place.id, displayOrder: index + 1 }));
}

/**
 * The new places of the other records if one gets a display order: another with this order and those right after it move by
 * one, towards the `previous` order or away from the top. Null if that is not possible, because they would be below 0 or too high.
 */
export function placesMakingRoom(others: readonly Place[], displayOrder: number, previous: number): Place[] | null {
  const step = previous < displayOrder ? -1 : 1;
  const inOrder = step > 0 ? others : others.toReversed();
  const following = inOrder.filter((place) => (place.displayOrder - displayOrder) * step >= 0);
  const firstKept = following.findIndex((place, index) => (place.displayOrder - displayOrder) * step > index);
  const moved = following.slice(0, firstKept < 0 ? following.length : firstKept).map(({ id }, index) => ({ id, displayOrder: displayOrder + (index + 1) * step }));
  return moved.every((place) => place.displayOrder >= DISPLAY_ORDER_MIN && place.displayOrder <= ID_MAX) ? moved : null;
}
