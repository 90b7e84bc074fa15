import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useBrowserQuery, type BrowserQuery } from './browser.generated.ts';
import { BrowserCardFragmentDoc, type BrowserCardFragment } from '../../ui/browser-card.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, idInPath } from '../../paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useSiteNavigation } from '../../ui/site-navigation.tsx';
import { NotFound } from '../layout/not-found-page.tsx';
import { LazySuggestions } from '../suggestions/lazy-suggestions.ts';
import { searchInPath } from '../suggestions/suggestion-variables.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { BrowserData } from './browser-data.tsx';
import { BrowserDescription, BrowserTitle } from './browser-header.tsx';
import { BrowserSkeleton } from './browser-skeleton.tsx';
import { onlyPlatform, openedPlatform } from './chosen-platform.ts';
import { BrowserVersions } from './browser-versions.tsx';
import { DiscontinuedFiles, DiscontinuedNote } from './discontinued.tsx';
import { DownloadOffers } from './download-offers.tsx';
import { useFreshDownloadCount } from './use-fresh-download-count.ts';

/** `/browsers/{id}` (spec §2). */
export function BrowserPage() {
  const { t } = useTranslation();
  const params = useParams();
  const id = idInPath(params.id);
  return id === null ? (
    <NotFound title={t('browser.notFound')} text={t('notFound.text')} near={{ search: searchInPath(params.id) }} />
  ) : (
    <LoadedBrowser key={id} id={id} />
  );
}

function LoadedBrowser({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, previousData, error, refetch } = useBrowserQuery({ variables: { id } });
  const browser = (data ?? previousData)?.browser;
  const card = useCachedCard(id);
  if (browser) return <BrowserView browser={browser} />;
  if (browser === null) return <NotFound title={t('browser.notFound')} text={t('notFound.text')} />;
  return (
    <div className="mx-auto max-w-site px-4 pt-4 pb-16 sm:px-6">
      <PageHead description={t('site.description')} />
      {card && <PendingHeader browser={card} />}
      <Pending error={error} message={t('error.loadBrowser')} retry={refetch}>
        <BrowserSkeleton hasTitle={card === null} />
      </Pending>
    </div>
  );
}

/** The browser as a list has shown it, so that its title is there at once; null if no list has. */
function useCachedCard(id: number): BrowserCardFragment | null {
  const { cache } = useApolloClient();
  return cache.readFragment({
    id: cache.identify({ __typename: 'Browser', id }) ?? '',
    fragment: BrowserCardFragmentDoc,
  });
}

/** The breadcrumb and the title, where the loaded page has them. */
function PendingHeader({ browser }: { browser: BrowserCardFragment }) {
  const { localize } = useLanguage();
  return (
    <>
      <Breadcrumb crumbs={[{ name: localize(browser.name), path: browserPath(browser.id) }]} />
      <div className="mt-4 mb-6 sm:mt-6">
        <BrowserTitle browser={browser} />
      </div>
    </>
  );
}

function BrowserView({ browser }: { browser: NonNullable<BrowserQuery['browser']> }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { search } = useLocation();
  const { sitePath, navigate } = useSiteNavigation();
  // A tab only changes the list of versions, so the address of the first render counts.
  const [opened, setOpened] = useState(() => openedPlatform(browser.platforms, new URLSearchParams(search)));
  const refreshDownloadCount = useFreshDownloadCount(browser.id);
  const name = localize(browser.name);
  const path = browserPath(browser.id);
  const isDiscontinued = browser.status === 'ended';
  const choosePlatform = (platform: Platform) => {
    setOpened(null);
    navigate(sitePath(browserPath(browser.id, platform)), { replace: true });
  };
  const offers = (
    <DownloadOffers browser={browser} opened={opened} onChoose={choosePlatform} onDownload={refreshDownloadCount} />
  );
  const versions = <BrowserVersions browser={browser} opened={opened} onDownload={refreshDownloadCount} />;
  return (
    <div className="mx-auto max-w-site px-4 pt-4 pb-16 sm:px-6">
      <PageHead title={name} description={localize(browser.description)} path={path} />
      <BrowserData browser={browser} />
      <Breadcrumb crumbs={[{ name, path }]} />
      {/* On phones, the facts follow the description. */}
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] sm:mt-6 xl:gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr]">
        <BrowserTitle browser={browser} />
        {/* In a window that has room for all of it, it stays beside the list of versions. */}
        <div className="contents lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:grid lg:gap-8 lg:[@media(min-height:54rem)]:sticky">
          {isDiscontinued ? <DiscontinuedNote /> : offers}
          <AtAGlance browser={browser} />
        </div>
        <BrowserDescription browser={browser} />
        {!isDiscontinued && versions}
      </div>
      {isDiscontinued && (
        <>
          <div className="mt-14">
            <LazySuggestions title={t('discontinued.instead')} platform={onlyPlatform(browser.platforms)} />
          </div>
          <DiscontinuedFiles>
            {offers}
            {versions}
          </DiscontinuedFiles>
        </>
      )}
    </div>
  );
}
