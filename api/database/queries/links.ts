import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LinkState } from '../../../rules/links.ts';
import { LINK_COLUMNS, Link, readLinkRow, type LinkRow } from '../../entities/link.ts';
import type { EntityManager } from '../orm.ts';
import type { Tables } from './rows.ts';

/** Stays below the number of parameters that a statement may have. */
const URLS_PER_STATEMENT = 1000;
/** The rows that are read at once, because SQLite blocks the process. */
const ROWS_AT_ONCE = 500;

/** The links with these URLs. Links that were never checked have no row. */
export async function readLinkRows(em: EntityManager, urls: readonly string[]): Promise<LinkRow[]> {
  const rows: LinkRow[] = [];
  for (let start = 0; start < urls.length; start += URLS_PER_STATEMENT) {
    const some = links(em).where('url', 'in', urls.slice(start, start + URLS_PER_STATEMENT));
    rows.push(...(await some.execute()).map(readLinkRow));
  }
  return rows;
}

/** All links that were checked, by their URLs. Waiting requests run in between. */
export async function readAllLinkRows(em: EntityManager): Promise<Map<string, LinkRow>> {
  const rows = new Map<string, LinkRow>();
  for (let last = 0; ;) {
    const some = await links(em).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE).execute();
    for (const row of some) rows.set(row.url, readLinkRow(row));
    if (some.length < ROWS_AT_ONCE) return rows;
    last = some.at(-1)?.id ?? last;
    await nextTurn();
  }
}

function links(em: EntityManager) {
  return em.getKysely<Tables>().selectFrom('link').select(LINK_COLUMNS);
}

/** Saves what checks have found outside of a transaction of the ORM, so that the catalogue revision does not change. */
export async function saveLinkStates(
  em: EntityManager,
  states: readonly (LinkState & { url: string })[],
): Promise<void> {
  if (states.length > 0)
    await em.upsertMany(Link, [...states], { onConflictFields: ['url'], disableIdentityMap: true });
}

/** Deletes what is known about URLs. */
export async function deleteLinkRows(em: EntityManager, urls: readonly string[]): Promise<void> {
  for (let start = 0; start < urls.length; start += URLS_PER_STATEMENT)
    await em.nativeDelete(Link, { url: { $in: urls.slice(start, start + URLS_PER_STATEMENT) } });
}
