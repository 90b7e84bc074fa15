import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { BrowserInput } from '../../../rules/browser.ts';
import { tagsFor } from '../../../rules/tag.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import type { AdminBrowserFragment } from './browsers.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserCard } from '../../ui/browser-card.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { useTagList } from '../form/use-tag-list.ts';

/** A preview of the browser's card on the public site, with the current values of the form. */
export function BrowserPreview({ browser }: { browser: AdminBrowserFragment | undefined }) {
  const { t } = useTranslation('admin');
  const { renderedAt } = usePageContext();
  const list = useTagList();
  const { name, description, shortDescription, iconUrl, tags, downloadCount } = useDeferredValue(
    useWatch<BrowserInput>() as BrowserInput,
  ); // every field has a default
  const named = name.en || name.zh ? name : { en: t('browsers.unnamed'), zh: t('browsers.unnamed') };
  const card = {
    id: browser?.id ?? 0,
    name: named,
    description,
    shortDescription,
    iconUrl: parseHttpUrl(iconUrl) ? iconUrl : '/favicon.svg',
    status: null,
    tags: tagsFor(tags, list),
    platforms: browser?.platforms ?? [],
    downloadCount,
    updatedAt: browser?.updatedAt ?? renderedAt,
  };
  return (
    <aside aria-label={t('browsers.preview')} className="xl:sticky xl:top-6">
      <p aria-hidden="true" className="mb-2 text-sm font-medium text-muted">
        {t('browsers.preview')}
      </p>
      {/* Beside the form, the card is as narrow as on a phone. */}
      <div inert className="max-w-sm [&_button>span]:hidden">
        <BrowserCard browser={card} />
      </div>
    </aside>
  );
}
