import { nearKeys } from '../../rules/near-name.ts';
import type { RunSql } from './run-sql.ts';

/** The keys of the names of all browsers (`rules/near-name.ts`), with which a search finds similar names. */
export const NEAR_NAMES = 'browser_search_near';

const BATCH_SIZE = 100;

interface NamedRow {
  id: number;
  search_text: string;
}

/** Fills the empty table with the names of all browsers. */
export async function fillNearNames(run: RunSql): Promise<void> {
  const ids = (await run<{ id: number }>('select id from browser order by id')).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH_SIZE)
    await insertNearNames(run, ids.slice(from, from + BATCH_SIZE));
}

export async function deleteNearNames(run: RunSql, ids: readonly number[]): Promise<void> {
  await run(`delete from ${NEAR_NAMES} where id in (${ids.map(() => '?').join(', ')})`, [...ids]);
}

/** Adds the keys of these browsers; those of deleted browsers are skipped. */
export async function insertNearNames(run: RunSql, ids: readonly number[]): Promise<void> {
  const rows = await run<NamedRow>(
    `select id, search_text from browser where id in (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  for (const row of rows) {
    const keys = nearKeys(row.search_text);
    if (keys.length > 0)
      await run(
        `insert into ${NEAR_NAMES} (key, id) values ${keys.map(() => '(?, ?)').join(', ')}`,
        keys.flatMap((key) => [key, row.id]),
      );
  }
}
