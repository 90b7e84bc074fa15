import { expect, it } from 'vitest';
import { columnsOf } from './featured-browsers.tsx';

it('fills every row of a tablet and of a wide screen, whatever the number of cards', () => {
  for (let count = 2; count <= 24; count += 1) {
    const classes = Array.from({ length: count }, (_, index) => columnsOf(index, count));
    const wide = classes.map((one) => Number(/lg:col-span-(\d)/u.exec(one)?.[1]));
    const tablet = classes.map((one) => (one.includes('sm:max-lg:col-span-2') ? 2 : 1));
    expect([count, rowsOf(wide, 6)]).toEqual([count, 'full']);
    expect([count, rowsOf(tablet, 2)]).toEqual([count, 'full']);
  }
});

it('gives a single card one half', () => {
  expect(columnsOf(0, 1)).toBe('lg:col-span-3');
});

/** Lays out cards by their columns, as a grid does: 'full', or the columns of the first row with a hole. */
function rowsOf(spans: readonly number[], columns: number): 'full' | number {
  let used = 0;
  for (const span of spans) {
    if (used + span > columns) return used;
    used = (used + span) % columns;
  }
  return used === 0 ? 'full' : used;
}
