import { PAGES } from '../../../rules/pages.ts';
import { useTexts } from '../use-texts.ts';
import { useTagList } from '../form/tag-select.tsx';
import { BulkDelete } from '../ui/delete-dialog.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useBulkAction, useDeletedText } from '../ui/use-bulk-action.ts';
import { useStable } from '../ui/use-stable.ts';
import { versionsOf } from './browser-columns.tsx';
import {
  type AdminBrowserFragment,
  type UpdateBrowsersMutationVariables,
  useDeleteBrowsersMutation,
  useUpdateBrowsersMutation,
} from './browsers.generated.ts';

/** Each change of several browsers is one of the history. */
export function useBrowserChanges(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const [update] = useUpdateBrowsersMutation();
  const { run, isBusy } = useBulkAction(reload);
  const change = (
    browsers: readonly { id: number }[],
    fields: Omit<UpdateBrowsersMutationVariables, 'ids'>,
    text: (amount: { what: string; count: number }) => string,
  ) => void run(() => update({ variables: { ids: browsers.map(({ id }) => id), ...fields } }), text);
  const publish = useStable((drafts: readonly { id: number }[]) =>
    change(drafts, { isDraft: false }, ({ what }) => t('versions.published', { what })),
  );
  return { run, isBusy, change, publish };
}

interface BrowserActionsProps {
  selected: readonly AdminBrowserFragment[];
  onChanged: () => Promise<void>;
  onDeleted: () => void;
}

export function BrowserActions({ selected, onChanged, onDeleted }: BrowserActionsProps) {
  const { t, localize } = useTexts();
  const [remove] = useDeleteBrowsersMutation();
  const { run, isBusy, change, publish } = useBrowserChanges(onChanged);
  const deletedText = useDeletedText();
  const tags = useTagList();
  const carried = [...new Map(selected.flatMap((browser) => browser.tags).map((tag) => [tag.id, tag])).values()];
  const ids = selected.map(({ id }) => id);
  const drafts = selected.filter(({ isDraft }) => isDraft);
  const versions = selected.reduce((sum, browser) => sum + versionsOf(browser), 0);
  return (
    <>
      {drafts.length > 0 && (
        <Button isBusy={isBusy} onClick={() => publish(drafts)}>
          {t('browsers.publish', { count: drafts.length })}
        </Button>
      )}
      <Button
        variant="secondary"
        icon="star"
        isBusy={isBusy}
        onClick={() => change(selected, { isFeatured: true }, (amount) => t('browsers.manyFeatured', amount))}
      >
        {t('browsers.feature')}
      </Button>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => change(selected, { isFeatured: false }, (amount) => t('browsers.manyNotFeatured', amount))}
      >
        {t('browsers.unfeature')}
      </Button>
      <Menu
        label={t('browsers.addTag')}
        text={t('browsers.addTag')}
        isDisabled={isBusy}
        items={tags.map((tag) => {
          const name = localize(tag.label);
          const text = ({ what }: { what: string }) => t('browsers.tagAdded', { what, tag: name });
          return { text: name, onSelect: () => change(selected, { addedTags: [tag.id] }, text) };
        })}
      />
      <Menu
        label={t('browsers.removeTag')}
        text={t('browsers.removeTag')}
        isDisabled={isBusy || carried.length === 0}
        items={carried.map((tag) => {
          const name = localize(tag.label);
          const text = ({ what }: { what: string }) => t('browsers.tagRemoved', { what, tag: name });
          return { text: name, onSelect: () => change(selected, { removedTags: [tag.id] }, text) };
        })}
      />
      <ButtonLink to={`${PAGES.adminImport.path}?ids=${ids.join()}`} variant="secondary" icon="download">
        {t('import.exportTitle')}
      </ButtonLink>
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
