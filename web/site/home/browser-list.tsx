import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#rules/fold.ts';
import { BROWSERS_PER_PAGE } from '#rules/limits.ts';
import { PAGES } from '#rules/pages.ts';
import type { Language } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { nodesOf } from '../../graph/cache.ts';
import type { Query } from '../../graph/load.ts';
import { homePath, browserPath, comparePath, hasFilters, type HomeFilters } from '../../paths.ts';
import { BrowserCard, BrowserRow, CARD_GRID } from '../../ui/browser-card.tsx';
import type { BrowserCardFragment } from '../../ui/browser-card.generated.ts';
import { ErrorBox, useErrorMessage, Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { NearEnd, useFocusOnAppended, useMore } from '../../ui/more.tsx';
import { ListData } from '../../ui/page-head.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useSystemFilter } from '../../ui/use-root-data.ts';
import { countVariables, loadSuggestions, Suggestions } from '../suggestions/suggestions.tsx';
import { showsFeatured, browserListVariables, ListControls, ListFilters } from './list-filters.tsx';
import { NotForHeadings, runsOn, useFittingFirst } from './fitting-first.tsx';
import {
  HomeBrowsersDocument,
  useFilteredCountQuery,
  useHomeBrowsersQuery,
  useFilterOptionsQuery,
} from './page.generated.ts';

export async function loadBrowserList(query: Query, filters: HomeFilters, language: Language) {
  const list = await query(HomeBrowsersDocument, browserListVariables(filters, language));
  // With an invalid cursor the list begins at its start.
  if (!list && filters.after !== null)
    await query(HomeBrowsersDocument, browserListVariables({ ...filters, after: null }, language));
  if (list?.browsers.totalCount === 0 && hasFilters(filters))
    await loadSuggestions(query, { search: filters.q, filters });
}

/** By scrolling. Then visitors can reach the footer. */
const AUTO_APPENDED_PAGES = 2;

export function BrowserList({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const list = useBrowserList(filters);
  const { page } = list;
  // The title right above says the same, so the heading is for screen readers only.
  const isFirst = !showsFeatured(filters);
  // The cursor in the URL may be invalid.
  if (!page && filters.after !== null) return <BrowserList filters={{ ...filters, after: null }} />;
  return (
    <section aria-labelledby="browsers" className="mt-6">
      <div className="cluster justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-baseline gap-x-6">
          <h2 id="browsers" className="flex flex-wrap items-baseline gap-x-3 section-title">
            <span className={isFirst ? 'sr-only' : undefined}>{t(headingOf(filters))}</span>
            {page && (
              <span
                aria-live="polite"
                className={`font-normal tracking-normal text-muted ${isFirst ? 'text-base' : 'text-sm'}`}
              >
                {page.totalCount > 0
                  ? t('home.total', { count: page.totalCount })
                  : hasFilters(filters) && t('home.empty')}
                {filters.platform && <FittingCount filters={filters} total={page.totalCount} />}
              </span>
            )}
          </h2>
          <OtherPages />
        </div>
        {page?.totalCount !== 0 && <ListControls />}
      </div>
      <ListFilters />
      <div className="mt-4">
        {page ? (
          <LoadedList filters={filters} list={list} page={page} />
        ) : (
          <Pending {...list} message={t('error.loadBrowsers')}>
            <SkeletonBlock className="h-dvh" />
          </Pending>
        )}
      </div>
    </section>
  );
}

/** They are in the footer, too, which is far from the first screen. */
function OtherPages() {
  const { t } = useTranslation();
  return (
    <p className="flex gap-x-5 print:hidden">
      <SiteLink to={PAGES.new.path} className="target text-sm link">
        {t('footer.new')}
      </SiteLink>
      <SiteLink to={comparePath([])} className="target text-sm link">
        {t('footer.compare')}
      </SiteLink>
    </p>
  );
}

/** Shown only if not all have a file for the visitor's processor. */
function FittingCount({ filters, total }: { filters: HomeFilters; total: number }) {
  const { t } = useTranslation();
  const system = useSystemFilter(filters.platform);
  const { data } = useFilteredCountQuery({
    variables: { ...countVariables(filters), ...system },
    skip: !system?.architecture,
  });
  const count = data?.browsers.totalCount ?? total;
  return count < total && <> · {t('home.fitting', { count })}</>;
}

/** The usual heights, for what is not on the screen: wrong ones would move the list while a visitor scrolls. */
const CARD_HEIGHT = '[contain-intrinsic-size:auto_16.8rem]';
const ROW_ITEM =
  'relative before:absolute before:inset-x-4 before:-top-px before:border-t before:border-line [contain-intrinsic-size:auto_10.97rem] md:[contain-intrinsic-size:auto_6.03rem] xl:[contain-intrinsic-size:auto_4.3125rem]';

type List = ReturnType<typeof useBrowserList>;

interface LoadedListProps {
  filters: HomeFilters;
  list: List;
  page: NonNullable<List['page']>;
}

function LoadedList({ filters, list, page }: LoadedListProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const items = useRef<HTMLUListElement>(null);
  const browsers = nodesOf(page);
  const focusOnAppended = useFocusOnAppended(items, browsers.length);
  const isGrid = filters.view === 'grid';
  const Card = isGrid ? BrowserCard : BrowserRow;
  // What comes later could not stand above, and the chosen order stays as it is (spec §2).
  const isGrouped =
    page.totalCount <= BROWSERS_PER_PAGE && filters.sort === 'default' && filters.q === null && !filters.platform;
  const [fitting, others] = useFittingFirst(browsers, isGrouped);
  if (browsers.length === 0) return <EmptyList filters={filters} />;
  const itemOf = (browser: BrowserCardFragment) => (
    <li
      key={browser.id}
      {...(isGrouped && runsOn(browser))}
      className={`min-w-0 [content-visibility:auto] [overflow-clip-margin:1rem] print:[content-visibility:visible] ${isGrid ? CARD_HEIGHT : ROW_ITEM}`}
    >
      <Card browser={browser} platform={filters.platform} search={filters.q ?? undefined} />
    </li>
  );
  return (
    <>
      <ListData
        type="ItemList"
        pages={browsers.map(({ id, name }) => ({ name: localize(name), path: browserPath(id) }))}
      />
      {page.isApproximate && <p className="mb-6 text-muted">{t('search.approximate')}</p>}
      {filters.after && (
        <p className="mb-4">
          <SiteLink to={homePath({ ...filters, after: null })} className="target text-sm link">
            {t('home.toStart')}
          </SiteLink>
        </p>
      )}
      <ul ref={items} className={isGrid ? CARD_GRID : 'grid panel'}>
        {fitting.map(itemOf)}
        {isGrouped && <NotForHeadings browsers={browsers} />}
        {others.map(itemOf)}
      </ul>
      <More filters={filters} list={list} page={page} shown={browsers.length} onAppend={focusOnAppended} />
    </>
  );
}

/** Without scripts it is a link. */
function More({ filters, list, page, shown, onAppend }: LoadedListProps & { shown: number; onAppend: () => void }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const [autoAppendLimit, setAutoAppendLimit] = useState(shown + AUTO_APPENDED_PAGES * BROWSERS_PER_PAGE);
  const { endCursor, hasNextPage } = page.pageInfo;
  if (shown === page.totalCount) return null;
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAppend();
    setAutoAppendLimit(shown + (1 + AUTO_APPENDED_PAGES) * BROWSERS_PER_PAGE);
    list.more();
  };
  return (
    <div className="mt-8 flex flex-col items-center gap-4">
      {/* After each page the end is observed again. */}
      {hasNextPage && !list.isLoadingMore && shown < autoAppendLimit && list.moreError === undefined && (
        <NearEnd key={shown} onNear={list.more} />
      )}
      {list.moreError !== undefined && <ErrorBox message={errorMessage(list.moreError, t('error.loadBrowsers'))} />}
      <p role="status" className="hint tabular-nums">
        {filters.after === null && t('home.shown', { shown, total: page.totalCount })}
      </p>
      {hasNextPage && (
        <SiteLink
          to={homePath({ ...filters, after: endCursor })}
          onClick={showMore}
          aria-disabled={list.isLoadingMore}
          className="inline-flex min-h-11 pill px-6 print:hidden text-sm font-medium aria-disabled:opacity-50"
        >
          {list.isLoadingMore ? t('status.loading') : t('home.showMore')}
        </SiteLink>
      )}
    </div>
  );
}

function headingOf({ q, tags }: HomeFilters) {
  if (q !== null) return 'home.results';
  return tags.length > 0 ? 'home.matching' : 'home.all';
}

function useBrowserList(filters: HomeFilters) {
  const language = useLanguage();
  const variables = browserListVariables(filters, language);
  const { data, error, refetch, fetchMore, client } = useHomeBrowsersQuery({ variables });
  const page = data?.browsers;
  const cursor = page?.pageInfo.endCursor;
  const more = useMore(cursor, async () => fetchMore({ variables: { after: cursor } }));
  // The cache knows a list from its start and one from a cursor by the same name.
  const isFromCursor = filters.after !== null;
  useEffect(
    () => () => void (isFromCursor && client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'browsers' })),
    [client, isFromCursor],
  );
  return { page, error, refetch, ...more };
}

function EmptyList({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { data } = useFilterOptionsQuery();
  if (!hasFilters(filters)) {
    return (
      <div className="rounded-2xl border border-dashed border-line px-6 py-16 text-center">
        <p className="text-lg font-semibold">{t('home.emptyCatalogue')}</p>
        <p className="mt-2 text-muted">{t('home.emptyCatalogueText')}</p>
      </div>
    );
  }
  const searched = fold(filters.q ?? '');
  const tag = data?.tags.find(({ label }) => [label.en, label.zh].some((text) => fold(text) === searched));
  return (
    <>
      {tag && (
        <SiteLink to={homePath({ platform: filters.platform, tags: [tag.id] })} className="mb-2 target link">
          {t('home.tagTitle', { tags: localize(tag.label) })}
        </SiteLink>
      )}
      <p className="mb-10 text-muted">{t('home.emptyText')}</p>
      <Suggestions search={filters.q} filters={filters} title={t('suggestions.others')} />
    </>
  );
}
