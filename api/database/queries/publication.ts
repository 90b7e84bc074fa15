import { sql } from 'kysely';
import { snakeCase } from '#rules/records/fields.ts';
import { PUBLISHED_TYPES } from '#rules/records/registry.ts';
import type { EntityManager } from '../orm.ts';
import { selectRows, storedTime, writeRows } from './rows.ts';

const TABLES = PUBLISHED_TYPES.map(snakeCase);

/** The browsers of due versions; null if no record is due. */
export async function findDue(em: EntityManager, now: number) {
  const due = TABLES.map(
    (table) =>
      sql`select ${table === 'version' ? sql`browser_id` : sql`null`} as browser_id from ${sql.table(table)} where due_at <= ${storedTime(em, now)}`,
  );
  const rows = await selectRows(em, sql<{ browser_id: number | null }>`${sql.join(due, sql` union all `)}`);
  const ids = new Set(rows.flatMap((row) => row.browser_id ?? []));
  return rows.length === 0 ? null : [...ids].toSorted((a, b) => a - b);
}

/** Returns the number of records. Each update repeats the condition, so that only one of several instances changes a record. */
export async function publishDue(em: EntityManager, milliseconds: number) {
  const now = storedTime(em, milliseconds);
  let count = 0;
  for (const table of TABLES)
    count += await writeRows(
      em,
      sql`
      update ${sql.table(table)}
      set ${table === 'version' ? sql`published_at = coalesce(published_at, ${now}), updated_at = ${now},` : sql``} is_published = (visible_until is null or visible_until > ${now}), due_at = case when visible_until > ${now} then visible_until end
      where due_at <= ${now}`,
    );
  return count;
}
