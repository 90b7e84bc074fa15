import { useCallback, useState } from 'react';
import { useHowManyBrowsersQuery } from './homepage.generated.ts';
import { useBrowserPages } from '../browsers/use-browser-pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { FilterBox } from '../ui/filter-box.tsx';
import { StatusMessage, useStatusMessage } from '../ui/status-message.tsx';
import { usePausedText } from '../ui/use-paused-text.ts';
import { BrowserSection } from './browser-section.tsx';
import { CounterSettings } from './counter-settings.tsx';
import { usePlaceDrafts } from './place-drafts.ts';

const AS_ON_THE_HOME_PAGE = { sort: 'default', reverse: false, language: 'en' } as const;

/** `/admin/homepage-settings` (spec §2): what the home page features, in which order, and with which tags. */
export function HomepagePage() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState('');
  const search = usePausedText(filter);
  const { data: size } = useHowManyBrowsersQuery();
  const featured = useBrowserPages({ ...AS_ON_THE_HOME_PAGE, search: '', featured: true });
  const others = useBrowserPages({ ...AS_ON_THE_HOME_PAGE, search, featured: false });
  const [status, showStatus] = useStatusMessage();
  const { drafts, ...guard } = usePlaceDrafts();
  const { refresh: refreshFeatured } = featured;
  const { refresh: refreshOthers } = others;
  const reload = useCallback(() => Promise.all([refreshFeatured(), refreshOthers()]), [refreshFeatured, refreshOthers]);
  const card = { onStatus: showStatus, drafts, reload };
  const total = size?.counters.browsers;
  return (
    <>
      <ScreenHeader title={t('homepage.title')} text={t('homepage.text')} />
      <div className="grid gap-10">
        <BrowserSection
          title={t('homepage.featured')}
          count={featured.browsers && total !== undefined ? `${featured.total} / ${total}` : undefined}
          countLabel={t('homepage.featuredOf', { featured: featured.total, total })}
          empty={t('homepage.noneFeatured')}
          pages={featured}
          {...card}
        />
        <BrowserSection
          title={t('homepage.all')}
          empty={t(filter === '' ? 'homepage.noneLeft' : 'table.none')}
          search={<FilterBox label={t('homepage.search')} value={filter} onChange={setFilter} />}
          pages={{ ...others, isOutdated: others.isOutdated || search !== filter.trim() }}
          {...card}
        />
        <CounterSettings onStatus={showStatus} />
      </div>
      <StatusMessage status={status} />
      <LeaveGuard {...guard} />
    </>
  );
}
