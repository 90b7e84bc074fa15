import type { Platform } from '../../../rules/vocabulary.ts';
import type { Query } from '../../graph/server-client.ts';
import {
  FEATURED,
  MOST_DOWNLOADED,
  countVariables,
  similarVariables,
  withFewerFilters,
  type NotFoundRequest,
} from './suggestion-variables.ts';
import {
  BrowserOfDeletedVersionDocument,
  FilteredCountDocument,
  PopularBrowsersDocument,
  SimilarBrowsersDocument,
} from './suggestions.generated.ts';

/** What the suggestions need from the GraphQL API. */
export async function loadSuggestions(
  query: Query,
  { search, versionId, filters, platform = null }: NotFoundRequest,
): Promise<void> {
  await Promise.all([
    loadPopular(query, platform),
    search && query(SimilarBrowsersDocument, similarVariables(search)),
    versionId && query(BrowserOfDeletedVersionDocument, { id: versionId }),
    ...(filters
      ? withFewerFilters(filters).map(({ others }) => query(FilteredCountDocument, countVariables(others)))
      : []),
  ]);
}

async function loadPopular(query: Query, platform: Platform | null): Promise<void> {
  const featured = await query(PopularBrowsersDocument, { ...FEATURED, platform });
  if (featured?.browsers.nodes.length === 0) await query(PopularBrowsersDocument, { ...MOST_DOWNLOADED, platform });
}
