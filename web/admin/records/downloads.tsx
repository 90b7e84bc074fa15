import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { DATE_LOCALES } from '#rules/format.ts';
import { DOWNLOAD_PERIODS, type DownloadPeriod } from '#rules/downloads.ts';
import { PAGES } from '#rules/pages.ts';
import { PLATFORMS, memberOf, type Platform } from '#rules/vocabulary.ts';
import { idInPath } from '../../paths.ts';
import { withQuery } from '../../paths.ts';
import { type DownloadCountsFragment, useDownloadCountsQuery } from '../downloads/downloads.generated.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';

export interface DownloadFilter {
  period: DownloadPeriod;
  browserId: number | null;
  versionId: number | null;
  platform: Platform | null;
}

const DEFAULT_PERIOD = 'month';

export function downloadsPath({ period, browserId, versionId, platform }: Partial<DownloadFilter> = {}) {
  return withQuery(PAGES.adminDownloads.path, {
    period: period === DEFAULT_PERIOD ? null : period,
    browser: browserId,
    version: versionId,
    platform,
  });
}

export function useDownloadFilter(): [DownloadFilter, (changed: Partial<DownloadFilter>) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const browserId = idInPath(query.get('browser'));
  const filter = {
    period: memberOf(DOWNLOAD_PERIODS, query.get('period')) ?? DEFAULT_PERIOD,
    browserId,
    versionId: browserId === null ? null : idInPath(query.get('version')),
    platform: memberOf(PLATFORMS, query.get('platform')) ?? null,
  };
  return [filter, (changed) => void navigate(downloadsPath({ ...filter, ...changed }), { preventScrollReset: true })];
}

interface RecentDownloadsProps {
  period: 'week' | 'month';
  /** If it is missing, the downloads are those of the whole site. A version needs its browser. */
  browserId?: number;
  versionId?: number;
}

export function RecentDownloads({ period, browserId, versionId }: RecentDownloadsProps) {
  const { t } = useTexts();
  const texts = useDownloadTexts();
  const { data } = useDownloadCountsQuery({ variables: { period, browserId, versionId } });
  const { total = 0, points = [] } = data?.downloadStatistics ?? {};
  if (total === 0) return null;
  return (
    <Link
      to={downloadsPath({ period, browserId, versionId })}
      className="cluster gap-x-5 gap-y-2 panel px-5 py-4 hover:border-muted"
    >
      <span>
        <span className="block font-medium tabular-nums">{texts.downloads(total)}</span>
        <span className="hint">{t(`downloads.in.${period}`)}</span>
      </span>
      <Bars points={points} className="ml-auto h-8 w-28 gap-0.5 sm:w-60" />
      <Icon name="chevronRight" className="size-4 text-muted" />
    </Link>
  );
}

/** The pointer, or the arrow keys of the invisible slider, choose the bar whose value is shown. */
export function DownloadChart({ points }: { points: readonly Point[] }) {
  const { t } = useTexts();
  const texts = useDownloadTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = points[chosen ?? last];
  const textOf = (point: Point) =>
    t('downloads.onSpan', { span: texts.longSpan(point), downloads: texts.downloads(point.downloads) });
  return (
    <div>
      <p aria-hidden="true" className="mb-3 hint tabular-nums">
        {shown && textOf(shown)}
      </p>
      <div
        onPointerLeave={() => setChosen(null)}
        className="relative rounded-lg has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-accent"
      >
        <p aria-hidden="true" className="border-b border-line text-right caption tabular-nums">
          {texts.number(mostOf(points))}
        </p>
        <Bars points={points} chosen={chosen} onChoose={setChosen} className="h-52 gap-[0.3%] border-b border-muted" />
        <p aria-hidden="true" className="mt-1 flex justify-between caption">
          {[...new Set([points[0], points[Math.floor(last / 2)], points[last]])].map(
            (point) => point && <span key={point.from}>{texts.shortSpan(point)}</span>,
          )}
        </p>
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
  chosen?: number | null;
  onChoose?: (index: number) => void;
  className: string;
}

/** A bar without downloads has a line, so that it is seen as a day. */
function Bars({ points, chosen = null, onChoose, className }: BarsProps) {
  const most = mostOf(points);
  return (
    <div aria-hidden="true" className={`flex items-end ${className}`}>
      {points.map(({ from, downloads }, index) => (
        <span
          key={from}
          onPointerEnter={() => onChoose?.(index)}
          className={`flex h-full min-w-0 grow items-end ${chosen === index ? 'bg-sunken' : ''}`}
        >
          <span
            style={{ height: `${(100 * downloads) / most}%` }}
            className={`min-h-px w-full rounded-t-xs forced-color-adjust-none ${downloads === 0 ? 'bg-line' : chosen === index ? 'bg-accent-strong' : 'bg-accent'}`}
          />
        </span>
      ))}
    </div>
  );
}

function mostOf(points: readonly Point[]) {
  return Math.max(1, ...points.map(({ downloads }) => downloads));
}

function PointTable({ points }: { points: readonly Point[] }) {
  const { t } = useTexts();
  const texts = useDownloadTexts();
  return (
    <Disclosure title={t('downloads.asTable')} className="mt-3 text-sm">
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
    </Disclosure>
  );
}

type Point = DownloadCountsFragment['points'][number];

export function useDownloadTexts() {
  const { t } = useTexts();
  const language = useLanguage();
  const locale = DATE_LOCALES[language];
  const spanIn = ({ from, to }: Point, options: Intl.DateTimeFormatOptions) =>
    new Date(from).toLocaleDateString(locale, {
      ...options,
      day: from === to ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
  const number = (count: number) => count.toLocaleString(locale);
  return {
    number,
    /** "12 Nov", or "Nov" for a month. */
    shortSpan: (point: Point) => spanIn(point, { month: 'short' }),
    /** "12 November 2026", or "November 2026". */
    longSpan: (point: Point) => spanIn(point, { month: 'long', year: 'numeric' }),
    downloads: (count: number) => t('downloads.count', { count, shown: number(count) }),
  };
}
