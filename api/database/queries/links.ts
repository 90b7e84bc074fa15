import type { LinkState } from '#rules/links.ts';
import { Link, type LinkRow } from '../../entities/link.ts';
import type { EntityManager } from '../orm.ts';
import { inSteps, readLinks } from './rows.ts';

/** Stays below the number of parameters that a statement may have. */
const URLS_PER_STATEMENT = 1000;

/** The links with these URLs. Links that were never checked have no row. */
export async function readLinkRows(em: EntityManager, urls: readonly string[]) {
  const rows: LinkRow[] = [];
  for (let start = 0; start < urls.length; start += URLS_PER_STATEMENT) {
    const some = urls.slice(start, start + URLS_PER_STATEMENT);
    rows.push(...(await readLinks(em, (query) => query.where('url', 'in', some))));
  }
  return rows;
}

export async function readAllLinkRows(em: EntityManager) {
  return new Map((await Array.fromAsync(inSteps(readLinks, em))).map((row) => [row.url, row]));
}

/** Saves what checks have found outside of a transaction of the ORM, so that the catalogue revision does not change. */
export async function saveLinkStates(em: EntityManager, states: readonly (LinkState & { url: string })[]) {
  if (states.length > 0)
    await em.upsertMany(Link, [...states], { onConflictFields: ['url'], disableIdentityMap: true });
}

export async function deleteLinkRows(em: EntityManager, urls: readonly string[]) {
  for (let start = 0; start < urls.length; start += URLS_PER_STATEMENT)
    await em.nativeDelete(Link, { url: { $in: urls.slice(start, start + URLS_PER_STATEMENT) } });
}
