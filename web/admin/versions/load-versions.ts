import type { ApolloClient } from '@apollo/client';
import { VERSIONS_PER_BROWSER } from '../../../rules/limits.ts';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { AdminVersionDocument, VersionsOfBrowserDocument, type AdminVersionFragment } from './versions.generated.ts';

/** A browser with all its versions, newest first. */
export interface BrowserVersions {
  browser: { id: number; isDraft: boolean; name: LocalizedText };
  versions: AdminVersionFragment[];
}

/** Loads all versions of a browser, 100 per request (spec §9); null if the browser does not exist. */
export async function loadVersions(client: ApolloClient, browserId: number): Promise<BrowserVersions | null> {
  const first = await loadPage(client, browserId, 1);
  if (!first) return null;
  const pages = Math.ceil(first.versions.totalCount / VERSIONS_PER_BROWSER);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => loadPage(client, browserId, index + 2)),
  );
  const versions = [first, ...others].flatMap((page) => page?.versions.nodes ?? []);
  // A version that moved to another page between two requests is in both pages.
  return {
    browser: { id: first.id, isDraft: first.isDraft, name: first.name },
    versions: [...new Map(versions.map((version) => [version.id, version])).values()],
  };
}

/** Loads a version; null if the browser does not have it. */
export async function loadVersionOf(
  client: ApolloClient,
  browserId: number,
  id: number,
): Promise<AdminVersionFragment | null> {
  const { data } = await client.query({ query: AdminVersionDocument, variables: { id }, fetchPolicy: 'network-only' });
  return data?.version?.browser.id === browserId ? data.version : null;
}

async function loadPage(client: ApolloClient, browserId: number, page: number) {
  const variables = { browserId, page, limit: VERSIONS_PER_BROWSER };
  const { data } = await client.query({ query: VersionsOfBrowserDocument, variables, fetchPolicy: 'network-only' });
  return data?.browser ?? null;
}
