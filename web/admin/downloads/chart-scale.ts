/** At most so many lines above the base line of a chart. */
const LINES = 4;

/** The round numbers beside a chart, from 0 to at least `most`: steps of 1, 2 or 5 times a power of ten. */
export function scaleTo(most: number): number[] {
  const raw = Math.max(1, most) / LINES;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}

/** Which of `count` labels are shown if each needs `width` pixels of a chart: every n-th, counted from the last one. */
export function isLabelled(
  index: number,
  { count, chartWidth, width }: { count: number; chartWidth: number; width: number },
): boolean {
  const every = Math.max(1, Math.ceil((count * width) / Math.max(1, chartWidth)));
  return (count - 1 - index) % every === 0;
}
