import { useMemo } from 'react';
import { languageIn } from '#rules/file-language.ts';
import { formatFileSize, shortened } from '#rules/format.ts';
import { isBlank } from '#rules/issues.ts';
import { RELEASE_NOTES_PREVIEW } from '#rules/limits.ts';
import { groupByRelease } from '#rules/release.ts';
import { newestFirst } from '#rules/version-number.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { platformIcon } from '#rules/vocabulary.ts';
import { useTexts } from '../use-texts.ts';
import { versionPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { versionFormPath } from '../admin-paths.ts';
import { RowActions } from '../ui/menu.tsx';
import { PublicationBadge, usePublicationText } from '../ui/publication-badge.tsx';
import { ShortDate } from '../ui/short-date.tsx';
import type { Column } from '../ui/table-row.tsx';
import { useVersionName } from '../form/version-name.ts';
import { unpublished, useVersionBadge, type VersionChanges } from './version-actions.tsx';
import { sharedPublication } from './version-values.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

/** How many releases are unfolded at first. */
const OPEN_RELEASES = 10;

interface ShownRelease {
  files: readonly AdminVersionFragment[];
  isNew: boolean;
  hasHosts: boolean;
  /** Whether visitors see all its files, or none, until the same times. */
  isPublishedAlike: boolean;
}

/** The release of each version, in the order of the rows. */
export function releasesOf(versions: readonly AdminVersionFragment[]): Map<AdminVersionFragment, ShownRelease> {
  const releases = groupByRelease(versions).map(({ files }, index) => ({
    files,
    isNew: index < OPEN_RELEASES,
    hasHosts: new Set(files.map(hostOf)).size > 1,
    isPublishedAlike: sharedPublication(files) !== null,
  }));
  return new Map(releases.flatMap((release) => release.files.map((file) => [file, release])));
}

interface VersionColumnsOptions extends Pick<VersionChanges, 'publish' | 'hide'> {
  browserId: number;
  releases: ReadonlyMap<AdminVersionFragment, ShownRelease>;
  onDelete: (deletion: { records: AdminVersionFragment[] }) => void;
}

export function useVersionColumns({
  browserId,
  releases,
  publish,
  hide,
  onDelete,
}: VersionColumnsOptions): Column<AdminVersionFragment>[] {
  const { t, language } = useTexts();
  const nameOf = useVersionName();
  const publicationOf = usePublicationText();
  const badgeOf = useVersionBadge();
  return useMemo(() => {
    const oldestFirst = newestFirst([...releases.keys()], ({ versionNumber }) => versionNumber).toReversed();
    const ranks = new Map(oldestFirst.map(({ id }, rank) => [id, rank]));
    const filesWith = (version: AdminVersionFragment) => releases.get(version)?.files ?? [];
    // The heading says what the files share, so the rows say it quietly or not at all.
    const isHeaded = (version: AdminVersionFragment) => filesWith(version).length > 1;
    return [
      {
        id: 'number',
        header: t('field.version.versionNumber'),
        isRowHeader: true,
        sortBy: ({ id }) => ranks.get(id) ?? 0,
        // Hundreds of cells with hooks of their own would be slow.
        cell: (version) => {
          const isQuiet = isHeaded(version);
          return (
            <div className="flex min-w-28 flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-muted tabular-nums">
              <span
                className={`w-max max-w-48 shrink-0 text-sm wrap-anywhere ${isQuiet ? '' : 'font-medium text-text'}`}
              >
                {version.versionNumber}
              </span>
              <span>#{version.id}</span>
              {badgeOf(version, isQuiet ? 'gray' : undefined)}
              {!(isQuiet && releases.get(version)?.isPublishedAlike) && (
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
        cell: (version) => (
          <span className={isHeaded(version) ? 'text-muted' : ''}>
            <ShortDate date={version.releaseDate} language={language} />
          </span>
        ),
      },
      {
        id: 'platform',
        header: t('field.version.platform'),
        hidesLabel: true,
        sortBy: ({ platform, architecture }) => `${t(`translation:platform.${platform}`)} ${architecture ?? ''}`,
        cell: (version) => (
          <PlatformCell
            version={version}
            name={t(`translation:platform.${version.platform}`)}
            hasHost={releases.get(version)?.hasHosts === true}
          />
        ),
      },
      {
        id: 'size',
        header: t('field.version.fileSize'),
        collapses: true,
        onPhone: 'hidden',
        align: 'right',
        cell: ({ fileSize }) => (
          <span className="whitespace-nowrap tabular-nums">{formatFileSize(fileSize) || '-'}</span>
        ),
      },
      {
        id: 'links',
        header: t('versions.links'),
        collapses: true,
        onPhone: 'hidden',
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
        onPhone: 'hidden',
        cell: ({ features }) => (
          <span className="line-clamp-2 min-w-26 text-xs/4 wrap-anywhere text-muted">
            {shortened((features[language] || features.en).replaceAll(/\s+/gu, ' ').trim(), RELEASE_NOTES_PREVIEW)}
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('versions.actions'),
        hidesLabel: true,
        align: 'right',
        onPhone: 'beside',
        cell: (version) => {
          const name = nameOf(version);
          const { id, versionNumber } = version;
          const isHidden = unpublished([version]).length > 0;
          return (
            <RowActions
              label={t('table.actionsOf', { name })}
              actions={[
                {
                  text: t('table.edit'),
                  label: t('versions.editOne', { name }),
                  icon: 'edit',
                  to: versionFormPath(browserId, { kind: 'edit', id }),
                  hasButton: true,
                },
                isHidden
                  ? {
                      text: t('release.publish', { count: 1 }),
                      label: t('release.publishFile', { name }),
                      icon: 'upload',
                      onSelect: () => publish([version]),
                    }
                  : {
                      text: t('release.hide', { count: 1 }),
                      label: t('release.hideFile', { name }),
                      icon: 'close',
                      onSelect: () => hide([version]),
                    },
                {
                  text: t('release.title'),
                  label: t('release.afterOne', { number: versionNumber }),
                  icon: 'stack',
                  to: versionFormPath(browserId, { kind: 'release', id }),
                },
                {
                  text: t('form.delete'),
                  label: t('versions.deleteOne', { name }),
                  icon: 'trash',
                  isDangerous: true,
                  onSelect: () => onDelete({ records: [version] }),
                },
              ]}
            />
          );
        },
      },
    ];
  }, [t, language, nameOf, publicationOf, badgeOf, browserId, releases, publish, hide, onDelete]);
}

function PlatformCell({ version, name, hasHost }: { version: AdminVersionFragment; name: string; hasHost: boolean }) {
  const { platform, architecture, downloadUrl } = version;
  const details = [architecture?.toUpperCase(), languageIn(downloadUrl), hasHost && hostOf(version)].filter(Boolean);
  return (
    <span className="cluster gap-x-2 gap-y-0.5 md:py-1 min-[1400px]:flex-nowrap">
      <Badge tone="gray">
        <span aria-hidden="true" className="mr-1.5">
          {platformIcon(platform)}
        </span>
        {name}
      </Badge>
      {details.length > 0 && <span className="min-w-40 text-xs wrap-anywhere text-muted">{details.join(' · ')}</span>}
    </span>
  );
}

function hostOf({ downloadUrl }: AdminVersionFragment): string | undefined {
  return parseHttpUrl(downloadUrl)?.hostname;
}
