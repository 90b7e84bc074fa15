import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../rules/format.ts';
import { DEFAULT_PUBLICATION } from '../../../rules/publication.ts';
import { RELEASE_CHANNELS, type ReleaseChannel } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionFormPath } from '../admin-paths.ts';
import { localToday } from '../form/local-time.ts';
import { TrashNote } from '../history/trash-note.tsx';
import { Button } from '../ui/button.tsx';
import { BulkDelete } from '../ui/delete-dialog.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { shortDate } from '../ui/short-date.tsx';
import { useBulkAction, useDeletedText, usePublish } from '../ui/use-bulk-action.ts';
import {
  type AdminVersionFragment,
  useDeleteVersionsMutation,
  useUpdateVersionsMutation,
} from './versions.generated.ts';

interface VersionActionsProps {
  selected: readonly AdminVersionFragment[];
  onChanged: () => Promise<void>;
  onDeleted: () => void;
}

/** What can be done with the selected versions. Each action is one change of the history. */
export function VersionActions({ selected, onChanged, onDeleted }: VersionActionsProps) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const [update] = useUpdateVersionsMutation();
  const [remove] = useDeleteVersionsMutation();
  const { run, isBusy } = useBulkAction(onChanged);
  const { publish, isBusy: isPublishing } = usePublishVersions(onChanged);
  const deletedText = useDeletedText();
  const { language } = useLanguage();
  const [date, setDate] = useState(localToday);
  const ids = selected.map(({ id }) => id);
  const drafts = selected.filter(({ isDraft }) => isDraft);
  const change = (
    input: { releaseChannel: string } | { releaseDate: string; releaseDateIsFirstSeen: boolean },
    text: (amount: { what: string }) => string,
  ) => void run(() => update({ variables: { ids, input } }), text);
  const channelItem = (releaseChannel: ReleaseChannel) => {
    const channel = t(`catalogue:channel.${releaseChannel}`);
    return {
      text: channel,
      onSelect: () => change({ releaseChannel }, ({ what }) => t('versions.channelChanged', { what, channel })),
    };
  };
  return (
    <>
      {drafts.length > 0 && (
        <Button isBusy={isPublishing} onClick={() => publish(drafts)}>
          {t('release.publish', { count: drafts.length })}
        </Button>
      )}
      <Menu
        label={t('versions.changeChannel')}
        text={t('versions.changeChannel')}
        isDisabled={isBusy}
        items={RELEASE_CHANNELS.map(channelItem)}
      />
      <input
        type="date"
        aria-label={t('field.version.releaseDate')}
        value={date}
        onChange={({ target }) => setDate(target.value)}
        className="h-10 rounded-lg border border-line bg-surface px-2 text-sm"
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={date === ''}
        onClick={() =>
          change({ releaseDate: date, releaseDateIsFirstSeen: false }, ({ what }) =>
            t('versions.dateChanged', { what, date: formatDate(date, language) }),
          )
        }
      >
        {t('versions.setDate')}
      </Button>
      <BulkDelete
        what={t('history.count.version', { count: ids.length })}
        text={t('versions.bulkDeleteText')}
        isBusy={isBusy}
        onDelete={() =>
          void run(
            () => remove({ variables: { ids } }),
            ({ what }, { data }) => deletedText(what, data?.deleteVersions),
            onDeleted,
          )
        }
      />
    </>
  );
}

/** What the files of a release share and what can be done with all of them, above their rows. */
export function ReleaseHeading({
  browserId,
  files,
  onChanged,
}: {
  browserId: number;
  files: readonly AdminVersionFragment[];
  onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { language } = useLanguage();
  const { publish, isBusy } = usePublishVersions(onChanged);
  const { run } = useBulkAction(onChanged);
  const [update] = useUpdateVersionsMutation();
  const [remove] = useDeleteVersionsMutation();
  const deletedText = useDeletedText();
  const [isAsking, setAsking] = useState(false);
  const ids = files.map((file) => file.id);
  const drafts = files.filter(({ isDraft }) => isDraft);
  const [first] = files;
  if (!first) return null;
  const { id, versionNumber, releaseChannel, releaseDate } = first;
  const date = files.every((file) => file.releaseDate === releaseDate) ? shortDate(releaseDate, language) : null;
  const parts = [
    t('release.heading', { number: versionNumber }),
    t(`catalogue:channel.${releaseChannel}`),
    date,
    t('release.count', { count: files.length }),
  ];
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 text-xs md:text-sm">
      <span className="min-w-0 grow basis-full py-1.5 md:basis-52 font-medium tabular-nums">
        {parts.filter(Boolean).join(' · ')}
      </span>
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
          ...(drafts.length < files.length
            ? [
                {
                  text: t('release.hide', { count: files.length }),
                  onSelect: () =>
                    void run(
                      () => update({ variables: { ids, input: { isDraft: true } } }),
                      ({ what }) => t('release.hidden', { what }),
                    ),
                },
              ]
            : []),
          { text: t('release.delete', { count: files.length }), isDangerous: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('table.deleteTitle', { what: t('history.count.version', { count: files.length }) })}
        text={t('versions.bulkDeleteText')}
        note={<TrashNote />}
        confirmLabel={t('form.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(
            () => remove({ variables: { ids } }),
            ({ what }, { data }) => deletedText(what, data?.deleteVersions),
          );
        }}
      />
    </div>
  );
}

/** Publishes versions that are drafts. The rows are loaded again after it. */
export function usePublishVersions(reload: () => Promise<unknown>) {
  const [update] = useUpdateVersionsMutation();
  return usePublish(reload, (ids) => update({ variables: { ids, input: DEFAULT_PUBLICATION } }));
}
