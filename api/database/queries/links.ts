import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LinkState } from '../../../rules/links.ts';
import { LINK_COLUMNS, readLinkRow, type LinkRow } from '../../entities/link.ts';
import { isPostgres } from '../dialect.ts';
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
    rows.push(
      ...(
        await links(em)
          .where('url', 'in', urls.slice(start, start + URLS_PER_STATEMENT))
          .execute()
      ).map(readLinkRow),
    );
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

/**
 * Saves what checks have found with one statement, outside of a transaction of the ORM, so that the catalogue revision
 * does not change.
 */
export async function saveLinkStates(
  em: EntityManager,
  states: readonly (LinkState & { url: string })[],
): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map(({ url, ...state }) => storedRow(em, { url, ...state }));
  const [columns = []] = rows.map(Object.keys);
  const updates = columns
    .filter((column) => column !== 'url')
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  await sql`insert into link (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)} on conflict (url) do update set ${sql.join(updates)}`.execute(
    em.getKysely(),
  );
}

/** Deletes what is known about URLs. */
export async function deleteLinkRows(em: EntityManager, urls: readonly string[]): Promise<void> {
  for (let start = 0; start < urls.length; start += URLS_PER_STATEMENT) {
    await em
      .getKysely<Tables>()
      .deleteFrom('link')
      .where('url', 'in', urls.slice(start, start + URLS_PER_STATEMENT))
      .execute();
  }
}

function storedTime(em: EntityManager, date: Date): string | number {
  return isPostgres(em) ? date.toISOString() : date.getTime();
}

/** The columns of a link with the values that the driver expects. */
function storedRow(
  em: EntityManager,
  {
    url,
    verdict,
    detail,
    movedTo,
    checkedAt,
    fineAt,
    failures,
    firstFailedAt,
    isDead,
    history,
    etag,
    lastModified,
    size,
    mediaType,
  }: LinkState & { url: string },
) {
  const time = (date: Date | null) => date && storedTime(em, date);
  return {
    url,
    verdict,
    detail,
    moved_to: movedTo,
    checked_at: time(checkedAt),
    fine_at: time(fineAt),
    failures,
    first_failed_at: time(firstFailedAt),
    is_dead: isPostgres(em) ? isDead : Number(isDead),
    history,
    etag,
    last_modified: lastModified,
    size,
    media_type: mediaType,
  };
}
