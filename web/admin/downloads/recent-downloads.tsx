import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import { downloadsPath } from './download-filter.ts';
import { useDownloadCountsQuery } from './downloads.generated.ts';
import { useDownloadTexts, type Point } from './use-download-texts.ts';

interface RecentDownloadsProps {
  period: 'week' | 'month';
  /** The browser, or the browser of the version. Without one: the whole site. */
  browserId?: number;
  versionId?: number;
}

/**
 * The downloads of the last days as a small chart, with a link to all of them. Nothing is shown if there are none.
 */
export function RecentDownloads({ period, browserId, versionId }: RecentDownloadsProps) {
  const { t } = useTranslation('admin');
  const texts = useDownloadTexts();
  const { data } = useDownloadCountsQuery({
    variables: { period, browserId, versionId },
    fetchPolicy: 'cache-and-network',
  });
  const { total = 0, points = [] } = data?.downloadStatistics ?? {};
  if (total === 0) return null;
  return (
    <Link
      to={downloadsPath({ period, browserId: browserId ?? null, versionId: versionId ?? null })}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-2xl border border-line bg-surface px-5 py-4 hover:border-muted"
    >
      <span>
        <span className="block font-medium tabular-nums">{texts.downloads(total)}</span>
        <span className="text-sm text-muted">{t(`downloads.in.${period}`)}</span>
      </span>
      <SmallBars points={points} />
      <Icon name="chevronRight" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}

const HEIGHT = 32;
const STEP = 8;
const LEAST_WIDTH = 112;

function SmallBars({ points }: { points: readonly Point[] }) {
  const most = Math.max(1, ...points.map(({ downloads }) => downloads));
  const step = Math.max(STEP, LEAST_WIDTH / points.length);
  const width = points.length * step;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="ml-auto min-w-0 shrink"
    >
      {points.map(({ from, downloads }, index) => {
        // A day without downloads has a line, so that it is seen as a day.
        const height = Math.max(1, (downloads / most) * HEIGHT);
        return (
          <rect
            key={from}
            x={index * step + 1}
            y={HEIGHT - height}
            width={step - 2}
            height={height}
            className={downloads === 0 ? 'fill-line' : 'fill-accent'}
          />
        );
      })}
    </svg>
  );
}
