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
 * one, towards the `previous` order or away from the top, and over the `reserved` orders. Null if that is not possible,
 * because they would be below 0 or too high.
 */
export function placesMakingRoom(others: readonly Place[], displayOrder: number, previous: number, reserved: ReadonlySet<number> = new Set()): Place[] | null {
  const step = previous < displayOrder ? -1 : 1;
  const inOrder = step > 0 ? others : others.toReversed();
  const moved: Place[] = [];
  let last = displayOrder;
  for (const { id, displayOrder: own } of inOrder.filter((place) => (place.displayOrder - displayOrder) * step >= 0)) {
    if ((own - last) * step > 0) break;
    do last += step;
    while (reserved.has(last));
    moved.push({ id, displayOrder: last });
  }
  return moved.every((place) => place.displayOrder >= DISPLAY_ORDER_MIN && place.displayOrder <= ID_MAX) ? moved : null;
}

/** A record that gets a display order. The previous one of a new record is infinite. */
export interface Placement {
  displayOrder: number;
  previous: number;
}

/**
 * The new places of the other records if several get display orders. The `reserved` orders stay with records that make no room.
 * The others are in the order of the list, which they keep.
 */
export function placesMakingRoomForMany(others: readonly Place[], placements: readonly Placement[], reserved: ReadonlySet<number>): Place[] {
  let places = others;
  for (const { displayOrder, previous } of placements) {
    if (!places.some((place) => place.displayOrder === displayOrder)) continue;
    // Towards the previous order there may be no room, because other records have got it.
    const moved = placesMakingRoom(places, displayOrder, previous, reserved) ?? placesMakingRoom(places, displayOrder, Infinity, reserved) ?? [];
    const orders = new Map(moved.map((place) => [place.id, place.displayOrder]));
    places = places.map((place) => ({ ...place, displayOrder: orders.get(place.id) ?? place.displayOrder }));
  }
  return places.filter((place, index) => place.displayOrder !== others[index]?.displayOrder);
}
