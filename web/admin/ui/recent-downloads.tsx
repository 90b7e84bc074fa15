import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { Icon } from './icon.tsx';
import { Bars, useDownloadTexts } from './download-chart.tsx';
import { downloadsPath } from './download-filter.ts';
import { useDownloadCountsQuery } from '../downloads/downloads.generated.ts';

interface RecentDownloadsProps {
  period: 'week' | 'month';
  /** Without it, the downloads of the whole site. A version needs its browser. */
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
