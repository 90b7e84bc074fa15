import { useSearchParams } from 'react-router-dom';
import { DOWNLOAD_PERIODS, type DownloadPeriod } from '../../../rules/downloads.ts';
import { PAGES } from '../../../rules/pages.ts';
import { PLATFORMS, memberOf, type Platform } from '../../../rules/vocabulary.ts';
import { idInPath } from '../../paths.ts';

export interface DownloadFilter {
  period: DownloadPeriod;
  browserId: number | null;
  versionId: number | null;
  platform: Platform | null;
}

const DEFAULT_PERIOD = 'month';

export function downloadsPath(filter: Partial<DownloadFilter> = {}): string {
  const query = String(queryOf(filter));
  return query === '' ? PAGES.adminDownloads.path : `${PAGES.adminDownloads.path}?${query}`;
}

export function useDownloadFilter(): [DownloadFilter, (changed: Partial<DownloadFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const browserId = idInPath(query.get('browser') ?? undefined);
  const filter = {
    period: memberOf(DOWNLOAD_PERIODS, query.get('period')) ?? DEFAULT_PERIOD,
    browserId,
    versionId: browserId === null ? null : idInPath(query.get('version') ?? undefined),
    platform: memberOf(PLATFORMS, query.get('platform')) ?? null,
  };
  return [filter, (changed) => setQuery(queryOf({ ...filter, ...changed }), { preventScrollReset: true })];
}

function queryOf({
  period = DEFAULT_PERIOD,
  browserId,
  versionId,
  platform,
}: Partial<DownloadFilter>): URLSearchParams {
  const values = {
    period: period === DEFAULT_PERIOD ? null : period,
    browser: browserId,
    version: versionId,
    platform,
  };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
