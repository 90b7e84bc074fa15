import { useNavigate, useSearchParams } from 'react-router-dom';
import { DOWNLOAD_PERIODS, type DownloadPeriod } from '#rules/downloads.ts';
import { PAGES } from '#rules/pages.ts';
import { PLATFORMS, memberOf, type Platform } from '#rules/vocabulary.ts';
import { idInPath } from '../../paths.ts';
import { pathWith } from '../admin-paths.ts';

export interface DownloadFilter {
  period: DownloadPeriod;
  browserId: number | null;
  versionId: number | null;
  platform: Platform | null;
}

const DEFAULT_PERIOD = 'month';

export function downloadsPath({ period, browserId, versionId, platform }: Partial<DownloadFilter> = {}) {
  return pathWith(PAGES.adminDownloads.path, {
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
