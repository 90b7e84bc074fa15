import { expect, it } from 'vitest';
import { isLabelled, scaleTo } from './download-chart.tsx';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1999, [0, 500, 1000, 1500, 2000]],
])('puts round numbers beside a chart up to %d', (most, numbers) => {
  expect(scaleTo(most)).toEqual(numbers);
});

it('shows as many labels as fit, and always the last one', () => {
  const shown = (chartWidth: number) =>
    Array.from({ length: 30 }, (_, index) => index).filter((index) =>
      isLabelled(index, { count: 30, chartWidth, width: 60 }),
    );
  expect(shown(1800)).toHaveLength(30);
  expect(shown(600)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  expect(shown(0)).toEqual([29]);
});
