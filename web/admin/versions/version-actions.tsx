import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../rules/format.ts';
import { DEFAULT_PUBLICATION } from '../../../rules/records/publication.ts';
import { RELEASE_CHANNELS } from '../../../rules/vocabulary.ts';
import { useTexts } from '../use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { versionFormPath } from '../admin-paths.ts';
import { localToday } from '../ui/local-time.ts';
import { Button } from '../ui/button.tsx';
import { BulkDelete, BulkDeleteDialog } from '../ui/delete-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { shortDate } from '../ui/short-date.tsx';
import { useStable } from '../ui/use-stable.ts';
import { useBulkAction, useDeletedText } from '../ui/use-bulk-action.ts';
import {
  type AdminVersionFragment,
  type UpdateVersionsMutationVariables,
  useDeleteVersionsMutation,
  useUpdateVersionsMutation,
} from './versions.generated.ts';

type Versions = readonly AdminVersionFragment[];
type Files = readonly { id: number }[];
type Change = UpdateVersionsMutationVariables['input'];

/** Each change of several versions is one of the history. */
export function useVersionChanges(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const [update] = useUpdateVersionsMutation();
  const [remove] = useDeleteVersionsMutation();
  const { run, isBusy } = useBulkAction(reload);
  const deletedText = useDeletedText();
  const idsOf = (files: Files) => files.map(({ id }) => id);
  const change = (files: Files, input: Change, text: (amount: { what: string }) => string) =>
    void run(() => update({ variables: { ids: idsOf(files), input } }), text);
  return {
    isBusy,
    change,
    publish: useStable((files: Files) =>
      change(files, DEFAULT_PUBLICATION, ({ what }) => t('versions.published', { what })),
    ),
    hide: useStable((files: Files) => change(files, { isDraft: true }, ({ what }) => t('release.hidden', { what }))),
    remove: (files: Files, onDeleted?: () => void) =>
      void run(
        () => remove({ variables: { ids: idsOf(files) } }),
        ({ what }, { data }) => deletedText(what, data?.deleteVersions),
        onDeleted,
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

interface VersionActionsProps {
  selected: Versions;
  onChanged: () => Promise<void>;
  onDeleted: () => void;
}

export function VersionActions({ selected, onChanged, onDeleted }: VersionActionsProps) {
  const { t, language } = useTexts();
  const { isBusy, publish, change, remove } = useVersionChanges(onChanged);
  const drafts = selected.filter(({ isDraft }) => isDraft);
  const [date, setDate] = useState(localToday);
  return (
    <>
      {drafts.length > 0 && (
        <Button isBusy={isBusy} onClick={() => publish(drafts)}>
          {t('release.publish', { count: drafts.length })}
        </Button>
      )}
      <Menu
        label={t('versions.changeChannel')}
        text={t('versions.changeChannel')}
        isDisabled={isBusy}
        items={RELEASE_CHANNELS.map((releaseChannel) => {
          const channel = t(`catalogue:channel.${releaseChannel}`);
          return {
            text: channel,
            onSelect: () =>
              change(selected, { releaseChannel }, ({ what }) => t('versions.channelChanged', { what, channel })),
          };
        })}
      />
      <input
        type="date"
        aria-label={t('field.version.releaseDate')}
        value={date}
        onChange={({ target }) => setDate(target.value)}
        className="h-10 field px-2 text-sm"
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={date === ''}
        onClick={() =>
          change(selected, { releaseDate: date, releaseDateIsFirstSeen: false }, ({ what }) =>
            t('versions.dateChanged', { what, date: formatDate(date, language) }),
          )
        }
      >
        {t('versions.setDate')}
      </Button>
      <BulkDelete
        what={t('history.count.version', { count: selected.length })}
        text={t('versions.bulkDeleteText')}
        isBusy={isBusy}
        onDelete={() => remove(selected, onDeleted)}
      />
    </>
  );
}

interface ReleaseHeadingProps {
  browserId: number;
  files: Versions;
  isOpen: boolean;
  onToggle: () => void;
  onChanged: () => Promise<void>;
}

/** What the files of a release share and what can be done with all of them, above their rows. */
export function ReleaseHeading({ browserId, files, isOpen, onToggle, onChanged }: ReleaseHeadingProps) {
  const { t, language } = useTexts();
  const badgeOf = useVersionBadge();
  const { isBusy, publish, hide, remove } = useVersionChanges(onChanged);
  const drafts = files.filter(({ isDraft }) => isDraft);
  const [isAsking, setAsking] = useState(false);
  const [first] = files;
  if (!first) return null;
  const { id, versionNumber, releaseChannel, releaseDate, features } = first;
  const notes = features[language] || features.en;
  const count = files.length;
  const parts = [
    t('release.heading', { number: versionNumber }),
    t(`catalogue:channel.${releaseChannel}`),
    files.every((file) => file.releaseDate === releaseDate) && shortDate(releaseDate, language),
    t('release.count', { count }),
  ];
  return (
    <div className="cluster justify-end gap-x-4 text-xs md:text-sm">
      <div className="min-w-0 grow basis-full md:basis-52">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-9 items-center gap-1.5 text-left font-medium tabular-nums hover:text-accent"
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} className="size-4 shrink-0 text-muted" />
          {parts.filter(Boolean).join(' · ')}
          {files.every(({ isLatest }) => isLatest) && badgeOf(first)}
        </button>
        {files.every((file) => (file.features[language] || file.features.en) === notes) && (
          <p className="mb-1 max-w-prose truncate pl-5.5 text-xs text-muted">{notes}</p>
        )}
      </div>
      {drafts.length > 0 && (
        <Button
          variant="plain"
          isBusy={isBusy}
          onClick={() => publish(drafts)}
          aria-label={t('release.publishOne', { number: versionNumber, count: drafts.length })}
          className="ml-auto min-h-9! px-0! text-accent!"
        >
          {t('release.publish', { count: drafts.length })}
        </Button>
      )}
      <Link
        to={versionFormPath(browserId, { kind: 'release', id })}
        aria-label={t('release.afterOne', { number: versionNumber })}
        className="inline-flex min-h-9 shrink-0 items-center whitespace-nowrap text-muted underline-offset-4 hover:text-accent hover:underline"
      >
        {t('release.title')}
      </Link>
      <Menu
        label={t('table.actionsOf', { name: t('release.heading', { number: versionNumber }) })}
        className="-mr-2 md:mr-0"
        items={[
          { text: t('release.edit', { count }), to: versionFormPath(browserId, { kind: 'files', id }) },
          ...(drafts.length < count ? [{ text: t('release.hide', { count }), onSelect: () => hide(files) }] : []),
          { text: t('release.delete', { count }), isDangerous: true, onSelect: () => setAsking(true) },
        ]}
      />
      <BulkDeleteDialog
        isOpen={isAsking}
        what={t('history.count.version', { count })}
        text={t('versions.bulkDeleteText')}
        onDelete={() => remove(files)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
