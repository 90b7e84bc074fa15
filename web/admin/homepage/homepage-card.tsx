import { type MouseEvent, useId, useState } from 'react';
import {
  type AdminBrowserFragment,
  BrowserToEditDocument,
  useUpdateBrowserMutation,
} from '../browsers/browsers.generated.ts';
import { useTexts } from '../use-texts.ts';
import { flushSync } from 'react-dom';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { focusOnMain } from '../ui/screen.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import type { BrowserInput } from '../../../rules/records/browser.ts';
import { INPUT } from '../form/field.tsx';
import { closedDrafts } from '../form/draft.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { RecordField } from '../form/inputs.tsx';
import { useApolloClient } from '@apollo/client/react';
import { formValuesOf, toPatch } from '../browsers/browser-values.ts';
import { useMessages } from '../graph/notices.ts';

interface HomepageCardProps {
  browser: AdminBrowserFragment;
  reload: () => Promise<unknown>;
}

/** A browser with its home page settings: featured or not, order and tags (spec §2). */
export function HomepageCard(props: HomepageCardProps) {
  const { browser } = props;
  const { t, localize } = useTexts();
  const [isEditing, setEditing] = useState(() => closedDrafts(draftNameOf(browser)).length > 0);
  const { save, isSaving } = useSaveCard(props);
  const { showFailure } = useMessages();
  const name = localize(browser.name);
  const { isFeatured } = browser;
  const toggle = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { nextElementSibling: next, previousElementSibling: previous } = currentTarget.closest('li') ?? currentTarget;
    await save({ isFeatured: !isFeatured }).catch((error: unknown) => showFailure(error, t('form.saveFailed')));
    focusFirst([toggleOf(next), toggleOf(previous), toggleId(browser.id)]);
  };
  const close = () => {
    flushSync(() => setEditing(false)); // the focus is lost only when the form is gone
    focusFirst([editId(browser.id)]);
  };
  return (
    <li className="panel p-4">
      <div className="cluster gap-x-3 gap-y-2">
        <BrowserIcon url={browser.iconUrl} />
        <div className="min-w-0 grow basis-20">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <p className="text-xs text-muted tabular-nums">{t('homepage.order', { order: browser.displayOrder })}</p>
        </div>
        <Button
          variant="plain"
          id={toggleId(browser.id)}
          isBusy={isSaving}
          aria-pressed={isFeatured}
          aria-label={t(isFeatured ? 'homepage.unfeatureName' : 'homepage.featureName', { name })}
          onClick={(event) => void toggle(event)}
          className="px-3!"
        >
          {!isSaving && <Icon name="star" className={`size-4.5 ${isFeatured ? 'fill-current text-accent' : ''}`} />}
          {t(isFeatured ? 'homepage.isFeatured' : 'homepage.feature')}
        </Button>
        <IconButton
          id={editId(browser.id)}
          icon="edit"
          label={t('homepage.edit', { name })}
          aria-expanded={isEditing}
          onClick={() => (isEditing ? close() : setEditing(true))}
        />
      </div>
      {isEditing ? <HomepageForm {...props} onClose={close} /> : <Tags tags={browser.tags} />}
    </li>
  );
}

function toggleId(browserId: number): string {
  return `feature-${browserId}`;
}

function editId(browserId: number): string {
  return `edit-${browserId}`;
}

function toggleOf(card: Element | null): string | undefined {
  return card?.querySelector('[aria-pressed]')?.id;
}

/**
 * After a toggle the card moves to the other list, and a closed form is removed. The focus goes to the first of these
 * elements, unless the user has moved it meanwhile.
 */
function focusFirst(ids: readonly (string | undefined)[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const found = ids.map((id) => document.getElementById(id ?? '')).find((element) => element !== null);
    if (found) found.focus();
    else focusOnMain();
  });
}

function Tags({ tags }: Pick<AdminBrowserFragment, 'tags'>) {
  const { t } = useTexts();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('translation:browser.tags')} className="mt-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagChip tag={tag} />
        </li>
      ))}
    </ul>
  );
}

interface HomepageFormProps extends HomepageCardProps {
  onClose: () => void;
}

/** The form of a card: order and tags. The download count is read-only (spec §2). */
function HomepageForm({ browser, reload, onClose }: HomepageFormProps) {
  const { t, localize } = useTexts();
  const id = useId();
  const { showFailure } = useMessages();
  const { save, read } = useSaveCard({ browser, reload });
  const state = useRecordForm<CardValues>({
    type: 'browser',
    draftName: draftNameOf(browser),
    title: t('homepage.edit', { name: localize(browser.name) }),
    id: browser.id,
    stored: { values: cardValuesOf(browser), revision: browser.revision },
    check: () => ({}),
    update: (_id, values, revision) => save(values, revision),
    fetchStored: read,
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
      prefix={`browser-${browser.id}-`}
      label={t('homepage.edit', { name: localize(browser.name) })}
      state={state}
      submitLabel={t('form.save')}
      onCancel={cancel}
      takesFocus={state.restoredAt === null}
      className="mt-4 grid gap-4 border-t border-line pt-4"
    >
      <div className="grid grid-cols-2 gap-4">
        <RecordField<CardValues> name="displayOrder" />
        <div>
          <label htmlFor={`${id}-downloads`} className="mb-1.5 block text-sm font-medium">
            {t('browsers.downloads')}
          </label>
          <input
            id={`${id}-downloads`}
            value={browser.downloadCount}
            readOnly
            className={`${INPUT} h-10 tabular-nums`}
          />
        </div>
      </div>
      <RecordField<CardValues> name="tags" />
    </RecordForm>
  );
}

type CardValues = Pick<BrowserInput, 'displayOrder' | 'tags'>;

function cardValuesOf({ displayOrder, tags }: Pick<AdminBrowserFragment, 'displayOrder' | 'tags'>): CardValues {
  return { displayOrder, tags: tags.map((tag) => tag.id) };
}

function draftNameOf({ id }: AdminBrowserFragment): string {
  return `homepage:${id}`;
}

/** Saves the whole record of a browser with changed home page settings (spec §4). */
function useSaveCard({ browser, reload }: HomepageCardProps) {
  const { t } = useTexts();
  const { showDone } = useMessages();
  const client = useApolloClient();
  const [update, { loading: isSaving }] = useUpdateBrowserMutation();
  const { id } = browser;
  const fetchBrowser = async () => {
    const { data } = await client.query({
      query: BrowserToEditDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.browser;
  };
  /** The stored settings; null if the browser was deleted. */
  const read = async () => {
    const stored = await fetchBrowser();
    return stored ? { values: cardValuesOf(stored), revision: stored.revision } : null;
  };
  /** Rejects with a conflict if `revision` is not the stored one. Saves nothing if nothing is different. */
  const save = async (change: Partial<CardValues & { isFeatured: boolean }>, revision?: number | null) => {
    const shown = { ...cardValuesOf(browser), isFeatured: browser.isFeatured };
    if (JSON.stringify({ ...shown, ...change }) === JSON.stringify(shown)) return;
    const stored = await fetchBrowser();
    // Without a record the update fails with the words for it.
    const input = stored ? toPatch(formValuesOf(stored)) : shown;
    await update({ variables: { id, input: { ...input, ...change }, revision: revision ?? stored?.revision } });
    showDone(t('form.saved'), { isBrief: true });
    // The order may have changed, or the browser belongs to the other list now.
    await reload().catch(() => undefined);
  };
  return { save, read, isSaving };
}
