import { Link } from 'react-router-dom';
import { DOWNLOAD_PERIODS } from '#rules/downloads.ts';
import { MOST_DOWNLOADED } from '#rules/limits.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { ComboboxFilter } from '../records/form/combobox-field.tsx';
import { EmptyState, Loading, ScreenHeader, Section } from '../records/screen.tsx';
import { useBrowserChoices, useVersionChoices } from '../records/form/use-link-choices.ts';
import { FilterSelect } from '../ui/filter-box.tsx';
import { useVersionName } from '../records/form/version-name.ts';
import {
  DownloadChart,
  type DownloadFilter,
  downloadsPath,
  useDownloadFilter,
  useDownloadTexts,
} from '../records/downloads.tsx';
import { type DownloadStatisticsQuery, useDownloadStatisticsQuery } from './downloads.generated.ts';

export function DownloadsPage() {
  const { t } = useTexts();
  const [filter, change] = useDownloadFilter();
  const { data, previousData, ...query } = useDownloadStatisticsQuery({
    variables: { ...filter, limit: MOST_DOWNLOADED },
  });
  const statistics = (data ?? (query.error ? undefined : previousData))?.downloadStatistics;
  return (
    <>
      <ScreenHeader title={t('downloads.title')} text={t('downloads.text')} />
      <Filters filter={filter} change={change} />
      <Loading data={statistics} query={query}>
        {(loaded) => (
          <div aria-busy={!data} className="grid gap-8 transition-opacity aria-busy:opacity-60">
            {loaded.total === 0 ? (
              <NoDownloads filter={filter} />
            ) : (
              <>
                <Total statistics={loaded} filter={filter} />
                <div className="grid gap-8 md:grid-cols-2">
                  <Rankings statistics={loaded} filter={filter} />
                </div>
              </>
            )}
          </div>
        )}
      </Loading>
    </>
  );
}

function NoDownloads({ filter: { period, browserId, platform } }: { filter: DownloadFilter }) {
  const { t } = useTexts();
  const isAll = period === 'year' && browserId === null && platform === null;
  return (
    <EmptyState
      icon="chart"
      title={t(isAll ? 'downloads.none' : 'downloads.noneHere')}
      text={t('downloads.noneText')}
    />
  );
}

interface StatisticsProps {
  statistics: DownloadStatisticsQuery['downloadStatistics'];
  filter: DownloadFilter;
}

function Total({ statistics: { total, points, kinds }, filter: { period } }: StatisticsProps) {
  const { t } = useTexts();
  const texts = useDownloadTexts();
  const parts = kinds.map(({ kind, downloads }) =>
    t('downloads.onKind', { kind: t(`downloads.kind.${kind}`), downloads: texts.number(downloads) }),
  );
  return (
    <section aria-label={t('downloads.chart')} className="panel p-4 sm:p-6">
      <p className="text-3xl font-semibold tabular-nums">{texts.number(total)}</p>
      <p className="mb-4 hint">{[t(`downloads.in.${period}`), ...(parts.length > 1 ? parts : [])].join(' · ')}</p>
      <DownloadChart key={period} points={points} />
    </section>
  );
}

function Rankings({ statistics: { browsers, versions, platforms }, filter }: StatisticsProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const nameOf = useVersionName();
  return (
    <>
      {filter.browserId === null && (
        <Ranking
          title={t('downloads.browsers')}
          parts={browsers.map(({ browserId, name, downloads }) => ({
            key: browserId,
            name: name ? localize(name) : t('downloads.deleted', { id: browserId }),
            downloads,
            to: name && downloadsPath({ ...filter, browserId }),
          }))}
        />
      )}
      {filter.versionId === null && (
        <Ranking
          title={t('downloads.versions')}
          parts={versions.map(({ versionId, browserId, name, versionNumber, downloads, ...file }) => {
            if (!name || versionNumber === null)
              return { key: versionId, name: t('downloads.deleted', { id: versionId }), downloads, to: null };
            const version = nameOf({ ...file, versionNumber });
            return {
              key: versionId,
              name: filter.browserId === null ? `${localize(name)} ${version}` : version,
              downloads,
              to: downloadsPath({ ...filter, browserId, versionId }),
            };
          })}
        />
      )}
      {filter.platform === null && platforms.length > 1 && (
        <Ranking
          title={t('downloads.platforms')}
          parts={platforms.map(({ platform, downloads }) => ({
            key: platform,
            name: t(`platform.${platform}`),
            downloads,
            to: downloadsPath({ ...filter, platform }),
          }))}
        />
      )}
    </>
  );
}

interface FilterProps {
  filter: DownloadFilter;
  change: (changed: Partial<DownloadFilter>) => void;
}

function Filters({ filter, change }: FilterProps) {
  const { t } = useTexts();
  const choices = useBrowserChoices(filter.browserId);
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <FilterSelect
        label={t('downloads.period')}
        values={DOWNLOAD_PERIODS}
        value={filter.period}
        textOf={(period) => t(`downloads.periods.${period}`)}
        onChange={(period) => period && change({ period })}
      />
      <ComboboxFilter
        label={t('downloads.browser')}
        placeholder={t('downloads.allBrowsers')}
        chosenId={filter.browserId}
        {...choices}
        onChoose={(id) => change({ browserId: id, versionId: null })}
      />
      {filter.browserId !== null && <VersionBox key={filter.browserId} filter={filter} change={change} />}
      <FilterSelect
        label={t('downloads.platform')}
        all={t('platform.all')}
        value={filter.platform}
        values={PLATFORMS}
        textOf={(platform) => t(`platform.${platform}`)}
        onChange={(platform) => change({ platform })}
      />
    </div>
  );
}

function VersionBox({ filter: { browserId, versionId }, change }: FilterProps) {
  const { t } = useTexts();
  const { isEmpty, ...choices } = useVersionChoices(browserId, versionId);
  return (
    <ComboboxFilter
      label={t('downloads.version')}
      placeholder={t('downloads.allVersions')}
      chosenId={versionId}
      disabled={isEmpty}
      {...choices}
      onChoose={(id) => change({ versionId: id })}
    />
  );
}

interface Ranked {
  key: string | number;
  name: string;
  downloads: number;
  /** The statistics of this part alone; null for a deleted record. */
  to: string | null;
}

function Ranking({ title, parts }: { title: string; parts: readonly Ranked[] }) {
  const texts = useDownloadTexts();
  const most = Math.max(1, ...parts.map(({ downloads }) => downloads));
  if (parts.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="grid gap-2.5 text-sm">
        {parts.map(({ key, name, downloads, to }) => (
          <li key={key}>
            <p className="flex items-baseline justify-between gap-4">
              {to ? (
                <Link to={to} className="min-w-0 wrap-anywhere hover:text-accent hover:underline">
                  {name}
                </Link>
              ) : (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              )}
              <span className="shrink-0 tabular-nums">{texts.number(downloads)}</span>
            </p>
            <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * downloads) / most}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
