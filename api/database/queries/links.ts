import { sql } from 'kysely';
import { WRONG_VERDICTS, type LinkState } from '#rules/links.ts';
import { Link, type LinkRow } from '../../entities/link.ts';
import type { EntityManager } from '../orm.ts';
import { ANY, anyOf, inSteps, readLinks } from './rows.ts';

/** Below the number of parameters that a statement may have. */
const URLS_PER_STATEMENT = 1000;

function* inParts(urls: readonly string[]) {
  for (let start = 0; start < urls.length; start += URLS_PER_STATEMENT)
    yield urls.slice(start, start + URLS_PER_STATEMENT);
}

/** Links that were never checked have no row. */
export async function readLinkRows(em: EntityManager, urls: readonly string[]) {
  const rows: LinkRow[] = [];
  for (const some of inParts(urls)) rows.push(...(await readLinks(em, (query) => query.where('url', 'in', some))));
  return rows;
}

/** Those that are wrong by `isWrong` of `rules/links.ts`. */
export async function readWrongLinkRows(em: EntityManager) {
  return readLinks(em, (query) => query.where(sql<boolean>`is_dead or verdict in (${sql.join(WRONG_VERDICTS)})`));
}

/** Rows of a table that may have one of the URLs; with too many for a statement, and without them, all rows. */
export function mayHave(
  urls: readonly string[] | undefined,
  columns: readonly string[],
  lists: readonly string[] = [],
) {
  if (!urls || urls.length > URLS_PER_STATEMENT) return ANY;
  return anyOf([
    ...columns.map((column) => sql<boolean>`${sql.ref(column)} in (${sql.join(urls)})`),
    ...lists.map((column) => sql<boolean>`${sql.ref(column)} <> '[]'`),
  ]);
}

export async function readAllLinkRows(em: EntityManager) {
  return new Map((await Array.fromAsync(inSteps(readLinks, em))).map((row) => [row.url, row]));
}

/** Without a transaction of the ORM, so that the catalogue revision does not change. */
export async function saveLinkStates(em: EntityManager, states: readonly (LinkState & { url: string })[]) {
  if (states.length > 0)
    await em.upsertMany(Link, [...states], { onConflictFields: ['url'], disableIdentityMap: true });
}

export async function deleteLinkRows(em: EntityManager, urls: readonly string[]) {
  for (const some of inParts(urls)) await em.nativeDelete(Link, { url: { $in: some } });
}
