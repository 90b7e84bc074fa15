import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../open.ts';

/** The condition that a text of a changed row matches a pattern either before or after the change, so that the change has added or removed it. */
export function hasNewOrOldText(em: EntityManager, pattern: string): RawBuilder<boolean> {
  const matches = (row: RawBuilder<unknown>) => (isPostgres(em) ? matchesOnPostgres(row, pattern) : matchesOnSqlite(row, pattern));
  return sql`(${matches(sql`before_row`)} <> ${matches(sql`after_row`)})`;
}

function matchesOnSqlite(row: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each(${row}) as field where field.type = 'text' and lower(field.value) like ${pattern} escape '\\')`;
}

function matchesOnPostgres(row: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each(cast(${row} as json)) as field where json_typeof(field.value) = 'string' and lower(field.value #>> '{}') like ${pattern} escape '\\')`;
}
