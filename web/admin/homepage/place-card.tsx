import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBrowserFragment } from '../../graph/admin.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import type { Status } from '../ui/status-message.tsx';
import { PlaceForm } from './place-form.tsx';
import { useSavePlace } from './use-save-place.ts';

interface PlaceCardProps {
  browser: AdminBrowserFragment;
  onStatus: (kind: Status['kind'], text: string) => void;
  /** Called with whether the card of a browser holds something that is not saved. */
  onUnsaved: (id: number, isUnsaved: boolean) => void;
  reload: () => Promise<unknown>;
}

/** A browser with its place on the home page: featured or not, its order and its tags (spec §2). */
export function PlaceCard({ browser, onStatus, onUnsaved, reload }: PlaceCardProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const { save, isSaving } = useSavePlace({ browser, onStatus, reload });
  const name = localize(browser.name);
  const { isFeatured } = browser;
  const toggleId = `feature-${browser.id}`;
  const toggle = async () => {
    await save({ isFeatured: !isFeatured });
    // The card now stands in the other section; the focus goes with it.
    requestAnimationFrame(() => document.getElementById(toggleId)?.focus({ preventScroll: true }));
  };
  return (
    <li className="rounded-2xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BrowserIcon url={browser.iconUrl} />
        <div className="min-w-0 grow basis-24">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <p className="text-xs text-muted tabular-nums">{t('homepage.order', { order: browser.displayOrder })}</p>
        </div>
        <Button
          variant={isFeatured ? 'primary' : 'secondary'}
          id={toggleId}
          isBusy={isSaving}
          aria-pressed={isFeatured}
          aria-label={t(isFeatured ? 'homepage.unfeatureName' : 'homepage.featureName', { name })}
          onClick={() => void toggle()}
          className="px-3!"
        >
          {!isSaving && <Icon name="star" className={`size-4 ${isFeatured ? 'fill-current' : ''}`} />}
          {t(isFeatured ? 'homepage.isFeatured' : 'homepage.feature')}
        </Button>
        <IconButton icon="edit" label={t('homepage.edit', { name })} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)} />
      </div>
      {isEditing ? (
        <PlaceForm browser={browser} isSaving={isSaving} onUnsaved={onUnsaved} onCancel={() => setEditing(false)} onSave={async (change) => setEditing(!(await save(change)))} />
      ) : (
        <Tags tags={browser.tags} />
      )}
    </li>
  );
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
