import type { ApolloClient } from '@apollo/client';
import { VERSIONS_PER_BROWSER } from '../../../rules/limits.ts';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { KeptVersionDocument, VersionsOfBrowserDocument, type KeptVersionFragment } from './versions.generated.ts';

/** A browser with all its versions, the newest release first. */
export interface BrowserVersions {
  browser: { id: number; name: LocalizedText };
  versions: KeptVersionFragment[];
}

/** All versions of a browser, however many pages they are (spec §9: 100 a page); null when there is no such browser. */
export async function loadVersions(client: ApolloClient, browserId: number): Promise<BrowserVersions | null> {
  const first = await loadPage(client, browserId, 1);
  if (!first) return null;
  const pages = Math.ceil(first.versions.totalCount / VERSIONS_PER_BROWSER);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => loadPage(client, browserId, index + 2)));
  const versions = [first, ...others].flatMap((page) => page?.versions.nodes ?? []);
  // A version that moved to another page meanwhile came twice.
  return { browser: { id: first.id, name: first.name }, versions: [...new Map(versions.map((version) => [version.id, version])).values()] };
}

/** One version as it is stored now; null when the browser has none with that id. */
export async function loadVersionOf(client: ApolloClient, browserId: number, id: number): Promise<KeptVersionFragment | null> {
  const { data } = await client.query({ query: KeptVersionDocument, variables: { id }, fetchPolicy: 'network-only' });
  return data?.version?.browser.id === browserId ? data.version : null;
}

async function loadPage(client: ApolloClient, browserId: number, page: number) {
  const variables = { browserId, page, limit: VERSIONS_PER_BROWSER };
  const { data } = await client.query({ query: VersionsOfBrowserDocument, variables, fetchPolicy: 'network-only' });
  return data?.browser ?? null;
}
