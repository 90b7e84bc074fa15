import { useCallback } from 'react';
import { publicationState } from '#rules/records/publication.ts';
import { useTexts } from '../use-texts.ts';
import { versionPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { versionFormPath } from '../admin-paths.ts';
import { DeleteButton } from '../records/delete-records.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { shortDate } from '../ui/short-date.tsx';
import { PublicationBadge, usePublicationText } from '../ui/publication-badge.tsx';
import { useStable } from '../ui/use-stable.ts';
import { useBulkChange } from '../ui/use-bulk-change.ts';
import { sharedPublication } from './version-values.ts';
import { type AdminVersionFragment, UpdateVersionsDocument } from './versions.generated.ts';

type Versions = readonly AdminVersionFragment[];

export type VersionChanges = ReturnType<typeof useVersionChanges>;

export function useVersionChanges(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const { change, isBusy } = useBulkChange(UpdateVersionsDocument, reload);
  return {
    isBusy,
    publish: useStable((files: readonly { id: number }[]) =>
      change(files, { input: { isDraft: false, visibleFrom: null } }, ({ what }) => t('versions.published', { what })),
    ),
    hide: useStable((files: readonly { id: number }[]) =>
      change(files, { input: { isDraft: true } }, ({ what }) => t('release.hidden', { what })),
    ),
  };
}

/** The badge of a version: that it is the latest, or else its channel if it is not stable. */
export function useVersionBadge() {
  const { t } = useTexts();
  return useCallback(
    ({ isLatest, releaseChannel }: AdminVersionFragment, tone?: 'gray') => {
      const isStable = releaseChannel === 'stable';
      if (isStable && !isLatest) return null;
      return (
        <Badge tone={tone ?? (isStable ? 'accent' : 'yellow')}>
          {t(isLatest ? `catalogue:latest.${releaseChannel}` : `catalogue:channel.${releaseChannel}`)}
        </Badge>
      );
    },
    [t],
  );
}

/** Drafts, and what visitors see only later. */
export function unpublished<T extends { isDraft: boolean; visibleFrom: string | null }>(files: readonly T[]): T[] {
  return files.filter(({ isDraft, visibleFrom: from }) => {
    const visibleFrom = from === null ? null : new Date(from);
    return publicationState({ isDraft, visibleFrom }, Date.now()) !== 'public';
  });
}

interface VersionActionsProps {
  selected: Versions;
  changes: VersionChanges;
  onDelete: () => void;
}

export function VersionActions({ selected, changes: { isBusy, publish, hide }, onDelete }: VersionActionsProps) {
  const { t } = useTexts();
  const hidden = unpublished(selected);
  const shown = selected.filter(({ isDraft }) => !isDraft);
  return (
    <>
      {hidden.length > 0 && (
        <Button isBusy={isBusy} onClick={() => publish(hidden)}>
          {t('release.publish', { count: hidden.length })}
        </Button>
      )}
      {shown.length > 0 && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => hide(shown)}>
          {t('release.hide', { count: shown.length })}
        </Button>
      )}
      <DeleteButton onClick={onDelete} />
    </>
  );
}

interface ReleaseHeadingProps {
  browserId: number;
  files: Versions;
  isOpen: boolean;
  changes: VersionChanges;
  onToggle: () => void;
  onDelete: () => void;
}

export function ReleaseHeading({ browserId, files, isOpen, changes, onToggle, onDelete }: ReleaseHeadingProps) {
  const { t, language } = useTexts();
  const badgeOf = useVersionBadge();
  const publicationOf = usePublicationText();
  const hidden = unpublished(files);
  const [first] = files;
  if (!first) return null;
  const { id, versionNumber, releaseChannel, releaseDate } = first;
  const [notes, ...others] = new Set(files.map(({ features }) => features[language] || features.en));
  const count = files.length;
  const parts = [
    t('release.heading', { number: versionNumber }),
    t(`catalogue:channel.${releaseChannel}`),
    files.every((file) => file.releaseDate === releaseDate) && shortDate(releaseDate, language),
    t('release.count', { count }),
  ];
  return (
    <div className="cluster justify-end gap-x-2 text-xs md:text-sm">
      <div className="min-w-0 grow basis-full md:basis-52">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-9 w-full items-center gap-1.5 text-left font-medium tabular-nums hover:text-accent"
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} className="size-4 shrink-0 text-muted" />
          {parts.filter(Boolean).join(' · ')}
          {files.every(({ isLatest }) => isLatest) && badgeOf(first)}
        </button>
        {sharedPublication(files) && (
          <div className="mb-1 pl-5.5 empty:hidden">
            <PublicationBadge state={publicationOf(first)} page={versionPath(id)} />
          </div>
        )}
        {others.length === 0 && <p className="mb-1 max-w-prose truncate pl-5.5 text-xs text-muted">{notes}</p>}
      </div>
      {hidden.length > 0 && (
        <Button
          variant="plain"
          isBusy={changes.isBusy}
          onClick={() => changes.publish(hidden)}
          aria-label={t('release.publishOne', { number: versionNumber, count: hidden.length })}
          className="min-h-9! px-2! text-accent!"
        >
          {t('release.publish', { count: hidden.length })}
        </Button>
      )}
      <Button
        variant="plain"
        to={versionFormPath(browserId, { kind: 'release', id })}
        aria-label={t('release.afterOne', { number: versionNumber })}
        className="min-h-9! px-2!"
      >
        {t('release.title')}
      </Button>
      <Menu
        label={t('table.actionsOf', { name: t('release.heading', { number: versionNumber }) })}
        className="-mr-2 md:mr-0"
        items={[
          { text: t('release.edit', { count }), to: versionFormPath(browserId, { kind: 'files', id }) },
          ...(files.some(({ isDraft }) => !isDraft)
            ? [{ text: t('release.hide', { count }), onSelect: () => changes.hide(files) }]
            : []),
          { text: t('release.delete', { count }), isDangerous: true, onSelect: onDelete },
        ]}
      />
    </div>
  );
}
