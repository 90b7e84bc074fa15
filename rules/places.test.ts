import { expect, test } from 'vitest';
import { ID_MAX } from './limits.ts';
import { placesMakingRoomForMany } from './places.ts';

const list = (...orders: number[]) => orders.map((displayOrder, index) => ({ id: index + 1, displayOrder }));
const placed = (others: number[], placements: [displayOrder: number, previous: number][], reserved: number[] = []) => {
  const moved = placesMakingRoomForMany(list(...others), placements.map(([displayOrder, previous]) => ({ displayOrder, previous })), new Set([...placements.map(([order]) => order), ...reserved]));
  const orders = new Map(moved.map((place) => [place.id, place.displayOrder]));
  return others.map((order, index) => orders.get(index + 1) ?? order);
};

test.each<[string, number[], [number, number][], number[], number[]]>([
  ['nothing moves for a free place', [1, 2, 4], [[3, Infinity]], [], [1, 2, 4]],
  ['those right after a new one move away from the top', [1, 2, 4], [[1, Infinity]], [], [2, 3, 4]],
  ['those between a place and an earlier one move to the top', [2, 3, 4], [[3, 1]], [], [1, 2, 4]],
  ['reserved places are left out', [1, 2, 5], [[1, Infinity]], [2, 3], [4, 5, 6]],
  ['several get places', [1, 2, 3], [[1, Infinity], [2, Infinity], [3, Infinity]], [], [4, 5, 6]],
  ['equal ones of the file move the others once', [1, 2], [[1, Infinity], [1, Infinity]], [], [2, 3]],
  ['equal ones elsewhere stay equal', [2, 2, 5], [[5, Infinity]], [], [2, 2, 6]],
  ['at the top they move the other way', [0, 1], [[0, -1]], [], [1, 2]],
  ['they stay if there is no room', [ID_MAX], [[ID_MAX, Infinity]], [], [ID_MAX]],
])('%s', (_what, others, placements, reserved, expected) => {
  expect(placed(others, placements, reserved)).toEqual(expected);
});
