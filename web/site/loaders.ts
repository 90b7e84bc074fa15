import { matchRoutes } from 'react-router-dom';
import { comparedIds } from '#rules/compare.ts';
import { COMPARED_MIN, VERSIONS_PER_BROWSER } from '#rules/limits.ts';
import { PAGES, PUBLIC_PAGES, type PublicPageName } from '#rules/pages.ts';
import type { Language, Platform } from '#rules/vocabulary.ts';
import type { Query } from '../graph/server-client.ts';
import { hasFilters, homeFilters, idInPath, newFilters } from '../paths.ts';
import { BrowserDocument, BrowserVersionsDocument } from './browser/browser.generated.ts';
import { chosenPlatform, onlyPlatform } from './browser/shown-system.ts';
import { SUGGESTED_BROWSERS } from './compare/compare-page.tsx';
import { CompareDocument } from './compare/compare.generated.ts';
import { browserListVariables, featuredVariables, showsFeatured } from './home/list-filters.tsx';
import {
  FeaturedBrowsersDocument,
  FilterOptionsDocument,
  FilteredCountDocument,
  HomeBrowsersDocument,
  HomeCountersDocument,
  HomeSlidesDocument,
} from './home/home.generated.ts';
import { newVariables } from './new/new-page.tsx';
import { NewReleasesDocument } from './new/new.generated.ts';
import {
  FEATURED,
  MOST_DOWNLOADED,
  countVariables,
  lastPart,
  searchInPath,
  similarVariables,
  withFewerFilters,
  type NotFoundRequest,
} from './suggestions/suggestions.tsx';
import {
  BrowserOfDeletedVersionDocument,
  SuggestedBrowsersDocument,
  SimilarBrowsersDocument,
} from './suggestions/suggestions.generated.ts';
import { otherVersionsVariables } from './version/version-page.tsx';
import { OtherVersionsDocument, VersionDocument } from './version/version.generated.ts';

interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  /** The query of the address. */
  search: string;
  language: Language;
}

type Loader = (query: Query, address: PageAddress) => Promise<unknown>;

const LOADERS: Partial<Record<PublicPageName, Loader>> = {
  home: loadHome,
  browser: loadBrowser,
  version: loadVersion,
  compare: loadCompare,
  new: async (query, { search }) => query(NewReleasesDocument, newVariables(newFilters(search))),
};

const ROUTES = PUBLIC_PAGES.map((name) => ({ name, path: PAGES[name].path, caseSensitive: true }));

/** An unknown path needs suggestions. */
export async function loadPage(url: string, language: Language, query: Query) {
  const { pathname, search } = new URL(url, 'http://site');
  const [match] = matchRoutes(ROUTES, pathname) ?? [];
  if (!match) return loadSuggestions(query, { search: searchInPath(lastPart(pathname)) });
  return LOADERS[match.route.name]?.(query, { params: match.params, search, language });
}

async function loadHome(query: Query, { search, language }: PageAddress) {
  const filters = homeFilters(search);
  const loadList = async () => {
    const list = await query(HomeBrowsersDocument, browserListVariables(filters, language));
    // With an invalid cursor the list begins at its start.
    if (!list && filters.after !== null)
      await query(HomeBrowsersDocument, browserListVariables({ ...filters, after: null }, language));
    if (list?.browsers.totalCount === 0 && hasFilters(filters))
      await loadSuggestions(query, { search: filters.q, filters });
  };
  await Promise.all([
    query(HomeCountersDocument, {}),
    query(FilterOptionsDocument, {}),
    !hasFilters(filters) && query(HomeSlidesDocument, {}),
    showsFeatured(filters) && query(FeaturedBrowsersDocument, featuredVariables(filters.platform)),
    loadList(),
  ]);
}

async function loadBrowser(query: Query, { params, search }: PageAddress) {
  const id = idInPath(params.id);
  if (id === null) return loadSuggestions(query, { search: searchInPath(params.id) });
  const browser = (await query(BrowserDocument, { id }))?.browser;
  if (browser === null) return loadSuggestions(query, {});
  const platform = browser && chosenPlatform(browser.platforms, search);
  await Promise.all([
    platform && query(BrowserVersionsDocument, { id, platform, limit: VERSIONS_PER_BROWSER }),
    browser?.status === 'ended' && loadSuggestions(query, { platform: onlyPlatform(browser.platforms) }),
  ]);
}

async function loadVersion(query: Query, { params }: PageAddress) {
  const id = idInPath(params.id);
  if (id === null) return loadSuggestions(query, {});
  const version = (await query(VersionDocument, { id }))?.version;
  if (version === null) return loadSuggestions(query, { versionId: id });
  if (version) await query(OtherVersionsDocument, otherVersionsVariables(version));
}

async function loadCompare(query: Query, { search }: PageAddress) {
  const ids = comparedIds(new URLSearchParams(search).get('ids'));
  const found = ids.length > 0 ? (await query(CompareDocument, { ids }))?.browsersByIds : [];
  if (found && found.length < COMPARED_MIN) await query(SuggestedBrowsersDocument, SUGGESTED_BROWSERS);
}

async function loadSuggestions(query: Query, { search, versionId, filters, platform = null }: NotFoundRequest) {
  await Promise.all([
    loadPopular(query, platform),
    search && query(SimilarBrowsersDocument, similarVariables(search)),
    versionId && query(BrowserOfDeletedVersionDocument, { id: versionId }),
    ...(filters
      ? withFewerFilters(filters).map(({ others }) => query(FilteredCountDocument, countVariables(others)))
      : []),
  ]);
}

async function loadPopular(query: Query, platform: Platform | null) {
  const featured = await query(SuggestedBrowsersDocument, { ...FEATURED, platform });
  if (featured?.browsers.nodes.length === 0) await query(SuggestedBrowsersDocument, { ...MOST_DOWNLOADED, platform });
}
