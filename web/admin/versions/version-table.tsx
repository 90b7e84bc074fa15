import { useMemo } from 'react';
import { languageIn } from '#rules/file-language.ts';
import { formatFileSize, shortened } from '#rules/format.ts';
import { isBlank } from '#rules/issues.ts';
import { RELEASE_NOTES_PREVIEW } from '#rules/limits.ts';
import { groupByRelease } from '#rules/release.ts';
import { newestFirst } from '#rules/version-number.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { platformIcon } from '#rules/vocabulary.ts';
import type { TFunction } from 'i18next';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { versionPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { versionFormPath } from '../records/admin-paths.ts';
import { actionsColumn, deleteAction, editAction } from '../records/table/row-actions.tsx';
import { PublicationBadge, usePublicationText } from '../records/publication-badge.tsx';
import { ShortDate } from '../ui/short-date.tsx';
import type { Column } from '../records/table/table-row.tsx';
import { useVersionName } from '../records/form/version-name.ts';
import { unpublished, type VersionChanges } from './version-actions.tsx';
import { sharedPublication } from './version-values.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

const OPEN_RELEASES = 10;

interface Release {
  /** That of its first file. */
  id: number;
  files: readonly AdminVersionFragment[];
  /** The heading says what the files share, so the rows say it quietly or not at all. */
  isHeaded: boolean;
  isNew: boolean;
  hasHosts: boolean;
  isPublishedAlike: boolean;
}

export interface VersionRow extends AdminVersionFragment {
  release: Release;
}

/** The rows of a table, by release. */
export function versionRows(versions: readonly AdminVersionFragment[]): VersionRow[] {
  return groupByRelease(versions).flatMap(({ files }, index) => {
    const release = {
      id: files[0]?.id ?? 0,
      files,
      isHeaded: files.length > 1,
      isNew: index < OPEN_RELEASES,
      hasHosts: new Set(files.map(hostOf)).size > 1,
      isPublishedAlike: sharedPublication(files) !== null,
    };
    return files.map((file) => ({ ...file, release }));
  });
}

interface VersionColumnsOptions extends Pick<VersionChanges, 'publish' | 'hide'> {
  browserId: number;
  rows: readonly VersionRow[];
  onDelete: (deletion: { records: AdminVersionFragment[] }) => void;
}

export function useVersionColumns(options: VersionColumnsOptions): Column<VersionRow>[] {
  const { browserId, rows, publish, hide, onDelete } = options;
  const { t } = useTexts();
  const language = useLanguage();
  const nameOf = useVersionName();
  const publicationOf = usePublicationText();
  return useMemo(() => {
    const oldestFirst = newestFirst(rows, ({ versionNumber }) => versionNumber).toReversed();
    const ranks = new Map(oldestFirst.map(({ id }, rank) => [id, rank]));
    return [
      {
        id: 'number',
        header: t('field.version.versionNumber'),
        isRowHeader: true,
        sortBy: ({ id }) => ranks.get(id) ?? 0,
        // Hundreds of cells with hooks of their own would be slow.
        cell: (version) => {
          const { isHeaded: isQuiet, isPublishedAlike } = version.release;
          return (
            <div className="flex min-w-28 flex-wrap min-[1400px]:min-w-46 items-center gap-x-2 gap-y-0.5 caption tabular-nums">
              <span
                className={`w-max max-w-48 shrink-0 text-sm wrap-anywhere ${isQuiet ? '' : 'font-medium text-text'}`}
              >
                {version.versionNumber}
              </span>
              <span>#{version.id}</span>
              {badgeOf(t, version, isQuiet ? 'gray' : undefined)}
              {!(isQuiet && isPublishedAlike) && (
                <PublicationBadge state={publicationOf(version)} page={versionPath(version.id)} />
              )}
            </div>
          );
        },
      },
      {
        id: 'date',
        header: t('field.version.releaseDate'),
        hidesLabel: true,
        sortBy: ({ releaseDate }) => releaseDate,
        cell: ({ release, releaseDate }) => (
          <span className={release.isHeaded ? 'text-muted' : ''}>
            <ShortDate date={releaseDate} language={language} />
          </span>
        ),
      },
      {
        id: 'platform',
        header: t('field.version.platform'),
        hidesLabel: true,
        sortBy: ({ platform, architecture }) => `${t(`platform.${platform}`)} ${architecture ?? ''}`,
        cell: (version) => <PlatformCell version={version} name={t(`platform.${version.platform}`)} />,
      },
      {
        id: 'size',
        header: t('field.version.fileSize'),
        collapses: true,
        align: 'right',
        cell: ({ fileSize }) => (
          <span className="whitespace-nowrap tabular-nums">{formatFileSize(fileSize) || '-'}</span>
        ),
      },
      {
        id: 'links',
        header: t('versions.links'),
        collapses: true,
        align: 'right',
        cell: ({ downloadUrl, downloadMirrors }) => (
          <span className="tabular-nums">
            {[downloadUrl, ...downloadMirrors].filter((url) => !isBlank(url)).length || '-'}
          </span>
        ),
      },
      {
        id: 'notes',
        header: t('versions.notes'),
        collapses: true,
        cell: ({ features }) => (
          <span className="block text-xs/4.5 md:py-1 xl:min-w-34 whitespace-pre-line wrap-anywhere text-muted">
            {shortened((features[language] || features.en).trim(), RELEASE_NOTES_PREVIEW)}
          </span>
        ),
      },
      actionsColumn<VersionRow>(t, nameOf, (version, name) => {
        const { id, versionNumber } = version;
        const isHidden = unpublished([version]).length > 0;
        return [
          editAction(t, name, versionFormPath(browserId, 'edit', id)),
          deleteAction(t, name, () => onDelete({ records: [version] })),
          {
            text: t(isHidden ? 'release.publish' : 'release.hide', { count: 1 }),
            label: t(isHidden ? 'release.publishFile' : 'release.hideFile', { name }),
            icon: isHidden ? 'upload' : 'close',
            onSelect: () => (isHidden ? publish : hide)([version]),
          },
          {
            text: t('release.title'),
            label: t('release.afterOne', { number: versionNumber }),
            icon: 'stack',
            to: versionFormPath(browserId, 'release', id),
          },
        ];
      }),
    ];
  }, [t, language, nameOf, publicationOf, browserId, rows, publish, hide, onDelete]);
}

function PlatformCell({ version, name }: { version: VersionRow; name: string }) {
  const { platform, architecture, downloadUrl, release } = version;
  const host = release.hasHosts && hostOf(version);
  return (
    <span className="cluster gap-x-2 gap-y-0.5 text-xs text-muted md:block md:py-1">
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Badge tone="gray">
          <span aria-hidden="true" className="mr-1.5">
            {platformIcon(platform)}
          </span>
          {name}
        </Badge>
        {architecture?.toUpperCase()}
      </span>
      <span className="block wrap-anywhere empty:hidden md:min-w-32">
        {[languageIn(downloadUrl), host].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function hostOf({ downloadUrl }: AdminVersionFragment): string | undefined {
  return parseHttpUrl(downloadUrl)?.hostname;
}

/** Cells call it, so it has no hooks. */
export function badgeOf(t: TFunction<'admin'>, { isLatest, releaseChannel }: AdminVersionFragment, tone?: 'gray') {
  const isStable = releaseChannel === 'stable';
  if (isStable && !isLatest) return null;
  return (
    <Badge tone={tone ?? (isStable ? 'accent' : 'yellow')}>
      {t(isLatest ? `latest.${releaseChannel}` : `channel.${releaseChannel}`)}
    </Badge>
  );
}
