import { PAGES } from '#rules/pages.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { useTagList } from '../records/form/tag-select.tsx';
import { DeleteButton } from '../records/delete-records.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useMessages } from '../records/graph/notices.ts';
import { useBulkChange } from '../records/use-bulk-change.ts';
import { useStable } from '../ui/use-stable.ts';
import { type AdminBrowserFragment, useMoveBrowserMutation, useUpdateBrowsersMutation } from './browsers.generated.ts';

export function useBrowserChanges(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const [update] = useUpdateBrowsersMutation();
  const { change, isBusy } = useBulkChange(update, reload);
  const publish = useStable((drafts: readonly { id: number }[]) =>
    change(drafts, { isDraft: false }, ({ what }) => t('versions.published', { what })),
  );
  return { change, publish, isBusy };
}

/** The position is among all browsers, from 1. */
export function useMoveBrowser(refresh: () => Promise<unknown>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const { showDone, showFailure } = useMessages();
  const [move] = useMoveBrowserMutation();
  return async ({ id, name }: AdminBrowserFragment, position: number) => {
    const focused = document.activeElement?.id;
    try {
      const { data } = await move({ variables: { id, position } });
      // A position after the last one moves it to the last one.
      const order = data?.moveBrowser.displayOrder ?? position;
      showDone(t('tags.moved', { label: localize(name), order }));
    } catch (error) {
      showFailure(error, t('form.saveFailed'));
    }
    await refresh().catch(() => undefined);
    // A row that moves loses the focus.
    if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
  };
}

interface BrowserActionsProps {
  selected: readonly AdminBrowserFragment[];
  onChanged: () => Promise<void>;
  onDelete: () => void;
}

export function BrowserActions({ selected, onChanged, onDelete }: BrowserActionsProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const { isBusy, change, publish } = useBrowserChanges(onChanged);
  const tags = useTagList();
  const carried = [...new Map(selected.flatMap((browser) => browser.tags).map((tag) => [tag.id, tag])).values()];
  const drafts = selected.filter(({ isDraft }) => isDraft);
  return (
    <>
      {drafts.length > 0 && (
        <Button isBusy={isBusy} onClick={() => publish(drafts)}>
          {t('browsers.publish', { count: drafts.length })}
        </Button>
      )}
      {[true, false].map((isFeatured) => (
        <Button
          key={String(isFeatured)}
          variant="secondary"
          icon={isFeatured ? 'star' : undefined}
          isBusy={isBusy}
          onClick={() =>
            change(selected, { isFeatured }, (amount) =>
              t(isFeatured ? 'browsers.manyFeatured' : 'browsers.manyNotFeatured', amount),
            )
          }
        >
          {t(isFeatured ? 'browsers.feature' : 'browsers.unfeature')}
        </Button>
      ))}
      {[true, false].map((isAdded) => (
        <Menu
          key={String(isAdded)}
          label={t(isAdded ? 'browsers.addTag' : 'browsers.removeTag')}
          text={t(isAdded ? 'browsers.addTag' : 'browsers.removeTag')}
          isDisabled={isBusy || (!isAdded && carried.length === 0)}
          items={(isAdded ? tags : carried).map(({ id, label }) => {
            const tag = localize(label);
            const fields = isAdded ? { addedTags: [id] } : { removedTags: [id] };
            const text = ({ what }: { what: string }) =>
              t(isAdded ? 'browsers.tagAdded' : 'browsers.tagRemoved', { what, tag });
            return { text: tag, onSelect: () => change(selected, fields, text) };
          })}
        />
      ))}
      <Button
        to={`${PAGES.adminImport.path}?ids=${selected.map(({ id }) => id).join()}`}
        variant="secondary"
        icon="download"
      >
        {t('import.exportTitle')}
      </Button>
      <DeleteButton onClick={onDelete} />
    </>
  );
}
