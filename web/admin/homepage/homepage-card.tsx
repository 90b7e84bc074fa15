import { useState, type MouseEvent } from 'react';
import type { AdminBrowserFragment } from '../browsers/browsers.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import type { ShowStatus } from '../history/notices.ts';
import { Icon } from '../ui/icon.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { CardDrafts } from './card-drafts.ts';
import { HomepageForm } from './homepage-form.tsx';
import { useSaveCard } from './use-save-card.ts';

interface HomepageCardProps {
  browser: AdminBrowserFragment;
  onStatus: ShowStatus;
  drafts: CardDrafts;
  reload: () => Promise<unknown>;
}

/** A browser with its home page settings: featured or not, order and tags (spec §2). */
export function HomepageCard({ browser, onStatus, drafts, reload }: HomepageCardProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const [isEditing, setEditing] = useState(() => drafts.has(browser.id));
  const { save, isSaving } = useSaveCard({ browser, onStatus, reload });
  const name = localize(browser.name);
  const { isFeatured } = browser;
  const toggle = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { nextElementSibling: next, previousElementSibling: previous } = currentTarget.closest('li') ?? currentTarget;
    await save({ isFeatured: !isFeatured });
    focusFirst([toggleOf(next), toggleOf(previous), toggleId(browser.id)]);
  };
  const close = () => {
    drafts.delete(browser.id);
    setEditing(false);
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
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('browser.tags')} className="mt-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagChip tag={tag} />
        </li>
      ))}
    </ul>
  );
}
