import { useId, useState } from 'react';
import type { BrowserInput } from '../../../rules/browser.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AdminBrowserFragment } from '../browsers/browsers.generated.ts';
import { NumberField } from '../form/choice-fields.tsx';
import { INPUT } from '../form/field.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { TagSelect } from '../form/tag-select.tsx';
import { Button } from '../ui/button.tsx';
import type { CardDrafts, CardValues } from './card-drafts.ts';

interface HomepageFormProps {
  browser: AdminBrowserFragment;
  isSaving: boolean;
  drafts: CardDrafts;
  /** Resolves with the error, if there is one. */
  onSave: (change: CardValues) => Promise<unknown>;
  onCancel: () => void;
}

/** The form of a card: order and tags. The download count is read-only (spec §2). */
export function HomepageForm({ browser, isSaving, drafts, onSave, onCancel }: HomepageFormProps) {
  const { t } = useTranslation('admin');
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
      describe={useGroupDifferences<CardValues>('browser')}
      isSaving={isSaving}
      onSave={onSave}
      onTyped={(now) => drafts.set(browser.id, now)}
      focusOn={typed ? undefined : 'displayOrder'}
      className="mt-4 grid gap-4 border-t border-line pt-4"
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberField<BrowserInput> name="displayOrder" />
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
      <TagSelect<BrowserInput> name="tags" />
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
