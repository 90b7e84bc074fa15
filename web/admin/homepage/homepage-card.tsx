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
import { focusOnMain } from '../ui/use-focus-on-view.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { BrowserInput } from '../../../rules/records/browser.ts';
import { INPUT } from '../form/field.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { mergeValues } from '../../../rules/merge.ts';
import type { Typed } from '../form/use-record-form.ts';
import { RecordField } from '../form/inputs.tsx';
import { useApolloClient } from '@apollo/client/react';
import { formValuesOf, toPatch } from '../browsers/browser-values.ts';
import { isConflict, useFailureMessage } from '../graph/failure-message.ts';
import { useShowStatus } from '../graph/notices.ts';

interface HomepageCardProps {
  browser: AdminBrowserFragment;
  drafts: CardDrafts;
  reload: () => Promise<unknown>;
}

/** A browser with its home page settings: featured or not, order and tags (spec §2). */
export function HomepageCard({ browser, drafts, reload }: HomepageCardProps) {
  const { t, localize } = useTexts();
  const [isEditing, setEditing] = useState(() => drafts.has(browser.id));
  const { save, isSaving } = useSaveCard({ browser, reload });
  const name = localize(browser.name);
  const { isFeatured } = browser;
  const toggle = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { nextElementSibling: next, previousElementSibling: previous } = currentTarget.closest('li') ?? currentTarget;
    await save({ isFeatured: !isFeatured });
    focusFirst([toggleOf(next), toggleOf(previous), toggleId(browser.id)]);
  };
  const close = () => {
    drafts.delete(browser.id);
    flushSync(() => setEditing(false)); // the focus is lost only when the form is gone
    focusFirst([editId(browser.id)]);
  };
  return (
    <li className="rounded-2xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
      {isEditing ? (
        <HomepageForm
          browser={browser}
          isSaving={isSaving}
          drafts={drafts}
          onCancel={close}
          onSave={async (change) => {
            const error = await save(change);
            if (error === undefined) close();
            return error;
          }}
        />
      ) : (
        <Tags tags={browser.tags} />
      )}
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

interface HomepageFormProps {
  browser: AdminBrowserFragment;
  isSaving: boolean;
  drafts: CardDrafts;
  onSave: (change: CardValues) => Promise<unknown>;
  onCancel: () => void;
}

/** The form of a card: order and tags. The download count is read-only (spec §2). */
function HomepageForm({ browser, isSaving, drafts, onSave, onCancel }: HomepageFormProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed] = useState(() => drafts.get(browser.id) ?? undefined);
  return (
    <InlineForm<CardValues>
      type="browser"
      id={`browser-${browser.id}-`}
      labelledBy={`edit-${browser.id}`}
      stored={{ displayOrder: browser.displayOrder, tags: browser.tags.map((tag) => tag.id) }}
      typed={typed}
      check={() => ({})}
      isSaving={isSaving}
      onSave={onSave}
      onTyped={(now) => drafts.set(browser.id, now)}
      focusOn={typed ? undefined : 'displayOrder'}
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
      <div className="flex gap-2">
        <Button type="submit" isBusy={isSaving}>
          {t('form.save')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </InlineForm>
  );
}

type CardValues = Pick<BrowserInput, 'displayOrder' | 'tags'>;

/** What is typed in the open cards, by browser id; null in a card where nothing is unsaved. */
export type CardDrafts = Map<number, Typed<CardValues> | null>;

/**
 * Keeps the values of a card while it moves to the other list or the search hides it. One leave guard covers all cards.
 */
export function useCardDrafts() {
  const [drafts] = useState<CardDrafts>(() => new Map());
  return {
    drafts,
    isUnsaved: () => [...drafts.values()].some((typed) => typed !== null),
    onLeave: () => drafts.clear(),
  };
}

/**
 * Saves the whole record of a browser with changed home page settings, if anything has changed (spec §4). Resolves with
 * the error, if there is one.
 */
function useSaveCard({ browser, reload }: Pick<HomepageCardProps, 'browser' | 'reload'>) {
  const send = useSend(reload);
  const client = useApolloClient();
  const [update, { loading }] = useUpdateBrowserMutation();
  const { id, isFeatured, displayOrder, revision } = browser;
  const shown = { isFeatured, displayOrder, tags: browser.tags.map((tag) => tag.id) };
  const save = async (change: Partial<typeof shown>) => {
    const typed = { ...shown, ...change };
    if (JSON.stringify(typed) === JSON.stringify(shown)) return undefined;
    const error = await send(async () => {
      const { data } = await client.query({
        query: BrowserToEditDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      // Without a record the update fails with the words for it.
      const stored = data?.browser ? toPatch(formValuesOf(data.browser)) : shown;
      const { values, conflicting } = mergeValues(shown, typed, {
        isFeatured: stored.isFeatured,
        displayOrder: stored.displayOrder,
        tags: stored.tags,
      });
      // Only another change of the same fields is a conflict. A move of another browser, for example, changes the order
      // of this one.
      const known = conflicting.length > 0 ? revision : data?.browser?.revision;
      await update({ variables: { id, input: { ...stored, ...values }, revision: known } });
    });
    // The order may have changed, or the browser belongs to the other list now.
    if (error === undefined) await reload().catch(() => undefined);
    return error;
  };
  return { save, isSaving: loading };
}

/** Sends a change, and says that it was saved or why not. Resolves with the error, if there is one. */
export function useSend(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const showStatus = useShowStatus();
  return async (send: () => Promise<unknown>): Promise<unknown> => {
    try {
      await send();
      showStatus('success', t('form.saved'));
      return undefined;
    } catch (error) {
      showStatus('failure', failureMessage(error, t('form.saveFailed')));
      // The stored values are then shown, and the user can decide to save again.
      if (isConflict(error)) await reload().catch(() => undefined);
      return error;
    }
  };
}
