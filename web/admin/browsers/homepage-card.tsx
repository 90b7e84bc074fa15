import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BrowserInput } from '#rules/records/browser.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import {
  type AdminBrowserFragment,
  useBrowserToEditLazyQuery,
  useUpdateBrowserMutation,
} from './browsers.generated.ts';
import { loadedBrowser, toPatch } from './browser-form.tsx';
import { readDrafts } from '../records/form/draft.ts';
import { RecordForm } from '../records/form/record-form.tsx';
import { useRecordForm } from '../records/form/use-record-form.ts';
import { RecordField } from '../records/form/inputs.tsx';
import { useMessages } from '../records/graph/notices.ts';
import { restoreFocus } from '../records/screen.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface HomepageCardProps {
  browser: AdminBrowserFragment;
  index: number;
  mark: string;
  reload: () => Promise<unknown>;
  /** Up (-1) or down (1); undefined in a list without an order of its own. */
  onMove: ((step: -1 | 1) => void) | undefined;
}

export function HomepageCard({ browser, index, mark, reload, onMove }: HomepageCardProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const { showDone, showFailure } = useMessages();
  const [isEditing, setEditing] = useState(() => readDrafts(draftNameOf(browser)).length > 0);
  const { id, isFeatured, displayOrder, tags } = browser;
  const name = localize(browser.name);
  const { save } = useSaveBrowser(id);
  const onSaved = async () => {
    showDone(t('form.saved'));
    // The order may have changed, or the browser belongs to the other list now.
    await reload().catch(() => undefined);
  };
  const toggle = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { nextElementSibling: next, previousElementSibling: previous } = currentTarget.closest('li') ?? currentTarget;
    await save({ isFeatured: !isFeatured }).then(onSaved, (error: unknown) => showFailure(error, t('form.saveFailed')));
    focusFirst([toggleOf(next), toggleOf(previous), `feature-${id}`]);
  };
  const close = () => {
    flushSync(() => setEditing(false)); // the focus is lost only when the form is gone
    focusFirst([`edit-${id}`]);
  };
  const label = t('homepage.edit', { name });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove?.(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li data-row={index} className={`px-4 py-2.5 ${mark}`}>
      <div className="cluster gap-x-3 gap-y-2">
        {onMove && (
          <button
            type="button"
            data-drag
            id={`move-${id}`}
            title={t('browsers.drag')}
            aria-label={t('homepage.move', { name })}
            onKeyDown={onKeyDown}
            className="-ml-2 grid h-10 w-8 cursor-grab touch-none place-items-center text-muted select-none hover:text-text"
          >
            <Icon name="grip" className="size-4" />
          </button>
        )}
        <BrowserIcon url={browser.iconUrl} size="sm" />
        <div className="min-w-0 grow basis-20">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <p className="caption tabular-nums">{t('homepage.order', { order: displayOrder })}</p>
        </div>
        {!isEditing && (
          <ul
            aria-label={t('browser.tags')}
            className={`cluster gap-1.5 empty:hidden max-sm:order-1 max-sm:basis-full ${onMove ? 'max-sm:pl-20' : 'max-sm:pl-11'}`}
          >
            {tags.map((tag) => (
              <li key={tag.id} className="flex">
                <TagChip tag={tag} />
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="plain"
          id={`feature-${id}`}
          aria-pressed={isFeatured}
          aria-label={t(isFeatured ? 'homepage.unfeatureName' : 'homepage.featureName', { name })}
          onClick={(event) => void toggle(event)}
          className="px-3!"
        >
          <Icon name="star" className={`size-4.5 ${isFeatured ? 'fill-current text-accent' : ''}`} />
          <span className="max-sm:sr-only">{t(isFeatured ? 'homepage.isFeatured' : 'homepage.feature')}</span>
        </Button>
        <IconButton
          id={`edit-${id}`}
          icon="edit"
          label={label}
          aria-expanded={isEditing}
          onClick={isEditing ? close : () => setEditing(true)}
        />
      </div>
      {isEditing && <HomepageForm browser={browser} label={label} onSaved={() => void onSaved()} onClose={close} />}
    </li>
  );
}

function toggleOf(card: Element | null): string | undefined {
  return card?.querySelector('[aria-pressed]')?.id;
}

/** If the focus was lost with what was removed, it goes to the first of these elements that exists. */
function focusFirst(ids: readonly (string | undefined)[]) {
  restoreFocus(() => ids.map((id) => document.getElementById(id ?? '')).find((element) => element !== null));
}

interface HomepageFormProps {
  browser: AdminBrowserFragment;
  label: string;
  onSaved: () => void;
  onClose: () => void;
}

function HomepageForm({ browser, label, onSaved, onClose }: HomepageFormProps) {
  const { t } = useTexts();
  const { showFailure } = useMessages();
  const { id, revision, displayOrder, tags, downloadCount } = browser;
  const { save, load } = useSaveBrowser(id);
  const shown: CardValues = { displayOrder, tags: tags.map((tag) => tag.id) };
  const state = useRecordForm<CardValues>({
    type: 'browser',
    draftName: draftNameOf(browser),
    title: label,
    id,
    stored: { values: shown, revision },
    check: () => ({}),
    update: async (_id, values, loadedRevision) => {
      // Nothing is saved if nothing is different (spec §4).
      if (JSON.stringify(values) === JSON.stringify(shown)) return;
      await save(values, loadedRevision);
      onSaved();
    },
    fetchStored: async () => {
      const stored = await load();
      if (!stored) return null;
      const { values } = stored;
      return { values: { displayOrder: values.displayOrder, tags: values.tags }, revision: stored.revision };
    },
    onSaved: onClose,
    onFailure: (error) => showFailure(error, t('form.saveFailed')),
  });
  const cancel = () => {
    state.leave();
    onClose();
  };
  return (
    <RecordForm
      type="browser"
      label={label}
      state={state}
      submitLabel={t('form.save')}
      onCancel={cancel}
      takesFocus={state.draft.openedAt === null}
      className="mt-4 grid gap-4 border-t border-line pt-4"
    >
      <div className="grid grid-cols-2 gap-4">
        <RecordField<CardValues> name="displayOrder" />
        <div className="text-sm">
          <p className="mb-1.5 font-medium">{t('browsers.downloads')}</p>
          <p className="flex min-h-10 items-center tabular-nums">{downloadCount}</p>
        </div>
      </div>
      <RecordField<CardValues> name="tags" />
    </RecordForm>
  );
}

type CardValues = Pick<BrowserInput, 'displayOrder' | 'tags'>;

function draftNameOf({ id }: AdminBrowserFragment) {
  return `homepage:${id}`;
}

/** Saves the whole record of a browser with changed home page settings (spec §4). */
function useSaveBrowser(id: number) {
  const [read] = useBrowserToEditLazyQuery({ fetchPolicy: 'no-cache' });
  const [update] = useUpdateBrowserMutation();
  const load = async () => {
    // What is to be saved is also saved if the screen is left meanwhile.
    const { data } = await read({ variables: { id } }).retain();
    return data ? loadedBrowser(data) : null;
  };
  /** Rejects with a conflict if `revision` is not the stored one. */
  const save = async (change: Partial<BrowserInput>, revision?: number | null) => {
    const stored = await load();
    // The update of a missing record fails with the words for it.
    const input = { ...(stored && toPatch(stored.values)), ...change };
    await update({ variables: { id, input, revision: revision ?? stored?.revision } });
  };
  return { save, load };
}
