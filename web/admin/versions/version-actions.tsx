import { useState } from 'react';
import { formatDate } from '../../../rules/format.ts';
import { RELEASE_CHANNELS, type ReleaseChannel } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { localToday } from '../form/local-time.ts';
import { BulkDelete } from '../ui/delete-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useBulkAction, useDeletedText } from '../ui/use-bulk-action.ts';
import { usePublishVersions } from './use-publish.ts';
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
        aria-label={t('versions.releaseDate')}
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
