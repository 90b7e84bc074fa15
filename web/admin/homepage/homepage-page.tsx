import { useCallback, useState } from 'react';
import { useShowStatus } from '../history/notices-context.ts';
import { HOMEPAGE_SETTING_KEY } from '../../../rules/setting.ts';
import { useBrowserCountQuery } from './homepage.generated.ts';
import { useBrowserPages, type BrowserPages } from '../browsers/use-browser-pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { FilterBox } from '../ui/filter-box.tsx';
import { useDebouncedText } from '../ui/use-debounced-text.ts';
import { BrowserSection } from './browser-section.tsx';
import { CounterSettings } from './counter-settings.tsx';
import { FooterSettings } from './footer-settings.tsx';
import { useCardDrafts } from './card-drafts.ts';

const HOME_PAGE_ORDER = { sort: 'default', reverse: false, language: 'en' } as const;

/** `/admin/homepage-settings` (spec §2): the featured browsers, their order and their tags. */
export function HomepagePage() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState('');
  const search = useDebouncedText(filter);
  const { data: catalogue } = useBrowserCountQuery();
  const featured = useBrowserPages({ ...HOME_PAGE_ORDER, search: '', featured: true });
  const others = useBrowserPages({ ...HOME_PAGE_ORDER, search, featured: false });
  const showStatus = useShowStatus();
  const { drafts, ...guard } = useCardDrafts();
  const [isFooterUnsaved, setFooterUnsaved] = useState(false);
  const { refresh: refreshFeatured } = featured;
  const { refresh: refreshOthers } = others;
  const reload = useCallback(() => Promise.all([refreshFeatured(), refreshOthers()]), [refreshFeatured, refreshOthers]);
  const card = { onStatus: showStatus, drafts, reload };
  const total = catalogue?.counters.browsers;
  return (
    <>
      <ScreenHeader title={t('homepage.title')} text={t('homepage.text')} />
      <div className="grid gap-10">
        <BrowserSection
          title={t('homepage.featured')}
          count={featured.browsers && total !== undefined ? `${featured.total} / ${total}` : undefined}
          countLabel={t('homepage.featuredOf', { featured: featured.total, total })}
          empty={t('homepage.noneFeatured')}
          pages={withOnly(featured, true)}
          {...card}
        />
        <BrowserSection
          title={t('homepage.all')}
          empty={t(filter === '' ? 'homepage.noneLeft' : 'table.none')}
          search={<FilterBox label={t('homepage.search')} value={filter} onChange={setFilter} />}
          pages={{ ...withOnly(others, false), isOutdated: others.isOutdated || search !== filter.trim() }}
          {...card}
        />
        <CounterSettings onStatus={showStatus} />
        <FooterSettings onStatus={showStatus} onUnsaved={setFooterUnsaved} />
      </div>
      <RecordHistory type="setting" record={HOMEPAGE_SETTING_KEY} />
      <LeaveGuard isUnsaved={() => guard.isUnsaved() || isFooterUnsaved} onLeave={guard.onLeave} />
    </>
  );
}

/** The lists are loaded again one after the other, and in between a browser is not shown in both. */
function withOnly(pages: BrowserPages, isFeatured: boolean): BrowserPages {
  return { ...pages, browsers: pages.browsers?.filter((browser) => browser.isFeatured === isFeatured) };
}
