import { useRef, useState, type PointerEvent, useLayoutEffect, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDownloadTexts, type Point } from './use-download-texts.ts';

const HEIGHT = 240;
/** The space above the highest line and below the base line, for half a number and for the dates. */
const TOP = 10;
const BOTTOM = 26;
/** About the width of a digit and of a date, and the least distance of two dates, in pixels. */
const DIGIT_WIDTH = 7.5;
const DATE_WIDTH = 60;
const DATE_DISTANCE = 80;

/**
 * A bar for each day or month. The pointer, or the arrow keys of the invisible slider, choose the bar whose value is
 * shown.
 */
export function DownloadChart({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation('admin');
  const texts = useDownloadTexts();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [chosen, setChosen] = useState<number | null>(null);
  const numbers = scaleTo(Math.max(0, ...points.map(({ downloads }) => downloads)));
  const left = Math.max(...numbers.map((number) => texts.axisNumber(number, numbers).length)) * DIGIT_WIDTH + 12;
  const last = points.length - 1;
  const shown = points[Math.min(chosen ?? last, last)];
  const textOf = (point: Point) =>
    t('downloads.onSpan', { span: texts.longSpan(point), downloads: texts.downloads(point.downloads) });

  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left - left) / (width - left);
    setChosen(Math.min(last, Math.max(0, Math.floor(share * points.length))));
  };

  return (
    <div>
      <p aria-hidden="true" className="mb-3 text-sm text-muted tabular-nums">
        {shown && textOf(shown)}
      </p>
      <div
        ref={box}
        onPointerMove={choose}
        onPointerDown={choose}
        onPointerLeave={() => setChosen(null)}
        className="relative touch-pan-y rounded-lg has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-accent"
      >
        <Bars points={points} numbers={numbers} left={left} width={width} chosen={chosen} />
        <input
          type="range"
          min={0}
          max={last}
          value={chosen ?? last}
          aria-label={t('downloads.chart')}
          aria-valuetext={shown && textOf(shown)}
          onChange={({ target }) => setChosen(Number(target.value))}
          onBlur={() => setChosen(null)}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
      </div>
      <PointTable points={points} />
    </div>
  );
}

interface BarsProps {
  points: readonly Point[];
  numbers: readonly number[];
  left: number;
  width: number;
  chosen: number | null;
}

function Bars({ points, numbers, left, width, chosen }: BarsProps) {
  const texts = useDownloadTexts();
  const most = numbers.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - TOP);
  const step = Math.max(0, width - left) / Math.max(1, points.length);
  const labels = { count: points.length, chartWidth: width - left, width: DATE_DISTANCE };
  return (
    <svg aria-hidden="true" width={width} height={HEIGHT} className="block max-w-full text-xs">
      {numbers.map((number) => (
        <g key={number}>
          <line
            x1={left}
            x2={width}
            y1={y(number)}
            y2={y(number)}
            className={number === 0 ? 'stroke-muted' : 'stroke-line'}
          />
          <text x={left - 8} y={y(number)} dy="0.32em" textAnchor="end" className="fill-muted tabular-nums">
            {texts.axisNumber(number, numbers)}
          </text>
        </g>
      ))}
      {points.map((point, index) => (
        <g key={point.from}>
          {chosen === index && (
            <rect x={left + index * step} y={TOP} width={step} height={HEIGHT - BOTTOM - TOP} className="fill-sunken" />
          )}
          <rect
            x={left + index * step + step * 0.15}
            y={y(point.downloads)}
            width={step * 0.7}
            height={y(0) - y(point.downloads)}
            rx={Math.min(3, step * 0.2)}
            className={chosen === index ? 'fill-accent-strong' : 'fill-accent'}
          />
          {isLabelled(index, labels) && (
            <text {...labelPosition(left + (index + 0.5) * step, width)} y={HEIGHT - 6} className="fill-muted">
              {texts.shortSpan(point)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A label is centred below its bar, unless it would be cut off at the right edge. */
function labelPosition(centre: number, width: number) {
  return centre + DATE_WIDTH / 2 > width
    ? ({ x: width, textAnchor: 'end' } as const)
    : ({ x: centre, textAnchor: 'middle' } as const);
}

/** The same numbers as a table, for screen readers and for copying. */
function PointTable({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation('admin');
  const texts = useDownloadTexts();
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit rounded-md py-1 text-muted hover:text-text">{t('downloads.asTable')}</summary>
      <table className="mt-2 w-full max-w-md">
        <caption className="sr-only">{t('downloads.chart')}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              {t('downloads.date')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t('downloads.title')}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.from} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 text-left font-normal">
                {texts.longSpan(point)}
              </th>
              <td className="py-1 text-right tabular-nums">{texts.number(point.downloads)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

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

/** The width of an element in pixels; 0 before it is measured. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return width;
}
