import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBrowserFragment } from '../../graph/admin.ts';
import { useAllBrowsers } from '../browsers/use-all-browsers.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Loading } from '../ui/loading.tsx';
import { StatusMessage, useStatusMessage } from '../ui/status-message.tsx';
import { BrowserSection } from './browser-section.tsx';
import { CounterSettings } from './counter-settings.tsx';

/** `/admin/homepage-settings` (spec §2): what the home page features, in which order, and with which tags. */
export function HomepagePage() {
  const { t } = useTranslation(['admin', 'translation']);
  const all = useAllBrowsers();
  const [status, showStatus] = useStatusMessage();
  const { noteUnsaved, ...guard } = useUnsavedPlaces();
  return (
    <>
      <ScreenHeader title={t('homepage.title')} text={t('homepage.text')} />
      <Loading what={all.browsers} error={all.error} message={t('translation:error.loadBrowsers')} retry={all.reload}>
        {(browsers) => {
          const featured = inOrder(browsers.filter(({ isFeatured }) => isFeatured));
          const others = inOrder(browsers.filter(({ isFeatured }) => !isFeatured));
          return (
            <div className="grid gap-10">
              <BrowserSection
                title={t('homepage.featured')}
                count={`${featured.length} / ${browsers.length}`}
                countLabel={t('homepage.featuredOf', { featured: featured.length, total: browsers.length })}
                empty={t('homepage.noneFeatured')}
                browsers={featured}
                onStatus={showStatus}
                onUnsaved={noteUnsaved}
                reload={all.reload}
              />
              <BrowserSection title={t('homepage.all')} empty={t('homepage.noneLeft')} browsers={others} onStatus={showStatus} onUnsaved={noteUnsaved} reload={all.reload} />
              <CounterSettings onStatus={showStatus} />
            </div>
          );
        }}
      </Loading>
      <StatusMessage status={status} />
      <LeaveGuard {...guard} />
    </>
  );
}

/** Which cards hold something that is not saved: several may be edited at once, and a router asks one question. */
function useUnsavedPlaces() {
  const unsaved = useRef(new Set<number>());
  return {
    noteUnsaved: useCallback((id: number, isUnsaved: boolean) => {
      if (isUnsaved) unsaved.current.add(id);
      else unsaved.current.delete(id);
    }, []),
    isUnsaved: useCallback(() => unsaved.current.size > 0, []),
    onLeave: useCallback(() => unsaved.current.clear(), []),
  };
}

function inOrder(browsers: AdminBrowserFragment[]): AdminBrowserFragment[] {
  return browsers.toSorted((a, b) => a.displayOrder - b.displayOrder || b.createdAt.localeCompare(a.createdAt) || a.id - b.id);
}
