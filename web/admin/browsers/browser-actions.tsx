import { Link } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTagList } from '../form/tag-select.tsx';
import { BulkDelete } from '../ui/delete-dialog.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useBulkAction, useDeletedText, usePublish } from '../ui/use-bulk-action.ts';
import { versionsOf } from './browser-columns.tsx';
import {
  type AdminBrowserFragment,
  type UpdateBrowsersMutationVariables,
  useDeleteBrowsersMutation,
  useUpdateBrowsersMutation,
} from './browsers.generated.ts';

interface BrowserActionsProps {
  selected: readonly AdminBrowserFragment[];
  onChanged: () => Promise<void>;
  onDeleted: () => void;
}

/** What can be done with the selected browsers. Each action is one change of the history. */
export function BrowserActions({ selected, onChanged, onDeleted }: BrowserActionsProps) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateBrowsersMutation();
  const [remove] = useDeleteBrowsersMutation();
  const { run, isBusy } = useBulkAction(onChanged);
  const { publish, isBusy: isPublishing } = usePublishBrowsers(onChanged);
  const deletedText = useDeletedText();
  const { localize } = useLanguage();
  const tags = useTagList();
  const carried = [...new Map(selected.flatMap((browser) => browser.tags).map((tag) => [tag.id, tag])).values()];
  const ids = selected.map(({ id }) => id);
  const drafts = selected.filter(({ isDraft }) => isDraft);
  const change = (
    fields: Omit<UpdateBrowsersMutationVariables, 'ids'>,
    text: (amount: { what: string; count: number }) => string,
  ) => void run(() => update({ variables: { ids, ...fields } }), text);
  const versions = selected.reduce((sum, browser) => sum + versionsOf(browser), 0);
  return (
    <>
      {drafts.length > 0 && (
        <Button isBusy={isPublishing} onClick={() => publish(drafts)}>
          {t('browsers.publish', { count: drafts.length })}
        </Button>
      )}
      <Button
        variant="secondary"
        icon="star"
        isBusy={isBusy}
        onClick={() => change({ isFeatured: true }, (amount) => t('browsers.manyFeatured', amount))}
      >
        {t('browsers.feature')}
      </Button>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => change({ isFeatured: false }, (amount) => t('browsers.manyNotFeatured', amount))}
      >
        {t('browsers.unfeature')}
      </Button>
      <Menu
        label={t('browsers.addTag')}
        text={t('browsers.addTag')}
        isDisabled={isBusy}
        items={tags.map(({ id, label }) => ({
          text: localize(label),
          onSelect: () =>
            change({ addedTags: [id] }, ({ what }) => t('browsers.tagAdded', { what, tag: localize(label) })),
        }))}
      />
      <Menu
        label={t('browsers.removeTag')}
        text={t('browsers.removeTag')}
        isDisabled={isBusy || carried.length === 0}
        items={carried.map(({ id, label }) => ({
          text: localize(label),
          onSelect: () =>
            change({ removedTags: [id] }, ({ what }) => t('browsers.tagRemoved', { what, tag: localize(label) })),
        }))}
      />
      <Link to={`${PAGES.adminImport.path}?ids=${ids.join()}`} className={buttonClass('secondary')}>
        <Icon name="download" className="size-4" />
        {t('import.exportTitle')}
      </Link>
      <BulkDelete
        what={t('history.count.browser', { count: ids.length })}
        text={t('browsers.bulkDeleteText', { versions: t('history.count.version', { count: versions }) })}
        isBusy={isBusy}
        onDelete={() =>
          void run(
            () => remove({ variables: { ids } }),
            ({ what }, { data }) => deletedText(what, data?.deleteBrowsers),
            onDeleted,
          )
        }
      />
    </>
  );
}

export function usePublishBrowsers(reload: () => Promise<unknown>) {
  const [update] = useUpdateBrowsersMutation();
  return usePublish(reload, (ids) => update({ variables: { ids, isDraft: false } }));
}
