import { VERSIONS_PER_BROWSER } from '../../../rules/limits.ts';
import { BrowserDocument, BrowserVersionsDocument } from './browser.generated.ts';
import { idInPath } from '../../paths.ts';
import type { Loader } from '../loader.ts';
import { loadSuggestions } from '../suggestions/suggestions-loader.ts';
import { searchInPath } from '../suggestions/suggestion-variables.ts';
import { chosenPlatform, onlyPlatform } from './chosen-platform.ts';

/**
 * What the page of a browser needs from the GraphQL API: the versions are those of the platform that the page chooses.
 * The page of a discontinued browser has suggestions.
 */
export const loadBrowser: Loader = async (query, { params, search }) => {
  const id = idInPath(params.id);
  if (id === null) return loadSuggestions(query, { search: searchInPath(params.id) });
  const browser = (await query(BrowserDocument, { id }))?.browser;
  if (browser === null) return loadSuggestions(query, {});
  const platform = browser && chosenPlatform(browser.platforms, search);
  await Promise.all([
    platform && query(BrowserVersionsDocument, { id, platform, limit: VERSIONS_PER_BROWSER }),
    browser?.status === 'ended' && loadSuggestions(query, { platform: onlyPlatform(browser.platforms) }),
  ]);
};
