import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { parseCount } from '../../../rules/records/fields.ts';
import { DISPLAY_ORDER_MIN } from '../../../rules/limits.ts';
import type { AdminBrowserFragment } from '../browsers/browsers.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { INPUT } from '../form/field.tsx';
import { focusOnMissingChoice, MergePanel } from '../form/merge-panel.tsx';
import { chooseSide, isUndecided, startMerging, type Side } from '../form/merging.ts';
import { TagChoices } from '../form/tag-choices.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import { Button } from '../ui/button.tsx';
import type { CardDraft, CardDrafts, CardValues } from './card-drafts.ts';
import type { CardChange } from './use-save-card.ts';

interface HomepageFormProps {
  browser: AdminBrowserFragment;
  isSaving: boolean;
  drafts: CardDrafts;
  onSave: (change: CardChange) => Promise<void>;
  onCancel: () => void;
}

/** The form of a card: order and tags. The download count is read-only (spec §2). */
export function HomepageForm({ browser, isSaving, drafts, onSave, onCancel }: HomepageFormProps) {
  const { t } = useTranslation('admin');
  const [stored] = useState(() => storedValues(browser));
  const [draft] = useState(() => unsavedOf(drafts.get(browser.id)));
  const [start] = useState(
    () => draft && startMerging(draft.base, { displayOrder: parseCount(draft.order), tags: [...draft.tags] }, stored),
  );
  const [merging, setMerging] = useState(
    start && start.merging.merged.length + start.merging.conflicting.length > 0 ? start.merging : null,
  );
  const [order, setOrder] = useState(String(start?.values.displayOrder ?? stored.displayOrder));
  const [tags, setTags] = useState<readonly string[]>(start?.values.tags ?? stored.tags);
  const describe = useGroupDifferences<CardValues>('browser');
  const id = useId();
  const isUnsaved = parseCount(order) !== stored.displayOrder || tags.join() !== stored.tags.join();
  const isOpen = merging !== null && isUndecided(merging);
  // A draft with a missing choice has to be merged again.
  const base = isOpen && merging.base ? merging.base : stored;
  useEffect(() => {
    drafts.set(browser.id, { order, tags, isUnsaved, base });
  }, [drafts, browser.id, order, tags, isUnsaved, base]);
  const show = ({ displayOrder, tags }: CardValues) => {
    setOrder(String(displayOrder));
    setTags(tags);
  };
  const choose = (index: number, side: Side) => {
    if (!merging) return;
    const step = chooseSide(merging, index, side, { displayOrder: parseCount(order), tags: [...tags] });
    show(step.values);
    setMerging(step.merging);
  };
  const loadStored = () => {
    show(stored);
    setMerging(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOpen) focusOnMissingChoice(event.currentTarget);
    else if (!isSaving) void onSave({ displayOrder: parseCount(order), tags: [...tags] });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4 border-t border-line pt-4">
      {merging && (
        <MergePanel
          title={t('form.conflictTitle')}
          merging={merging}
          describe={describe}
          onChoose={choose}
          onLoadStored={loadStored}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <div>
          <label htmlFor={`${id}-order`} className="mb-1.5 block text-sm font-medium">
            {t('browsers.order')}
          </label>
          <input
            id={`${id}-order`}
            type="number"
            min={DISPLAY_ORDER_MIN}
            step={1}
            inputMode="numeric"
            // The user has opened this form to edit it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!draft}
            value={order}
            onChange={(event) => setOrder(event.target.value)}
            onBlur={() => setOrder(String(parseCount(order)))}
            className={`${INPUT} h-10 tabular-nums`}
          />
        </div>
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
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('browsers.tags')}</legend>
        <TagChoices chosen={tags} onChange={setTags} />
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" isBusy={isSaving}>
          {t('form.save')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

function storedValues({ displayOrder, tags }: AdminBrowserFragment): CardValues {
  return { displayOrder, tags: tags.map(({ id }) => id) };
}

function unsavedOf(draft: CardDraft | undefined): CardDraft | undefined {
  return draft?.isUnsaved ? draft : undefined;
}
