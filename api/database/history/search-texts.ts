import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../orm.ts';

/** The condition that a text of a changed row that differs before and after the change matches a pattern. */
export function hasChangedText(em: EntityManager, pattern: string): RawBuilder<boolean> {
  const matches = isPostgres(em) ? matchesOnPostgres : matchesOnSqlite;
  const [before, after] = [sql`before_row`, sql`after_row`];
  return sql`(${matches(before, after, pattern)} or ${matches(after, before, pattern)})`;
}

/** The condition that a changed row differs before and after the change, but only in some of these columns. */
export function onlyDiffersIn(em: EntityManager, columns: readonly string[]): RawBuilder<boolean> {
  const rest = (row: RawBuilder<unknown>) =>
    isPostgres(em)
      ? sql`cast(${row} as jsonb) - ${sql.val(`{${columns.join()}}`)}::text[]`
      : sql`json_remove(${row}, ${sql.join(columns.map((column) => `$.${column}`))})`;
  return sql`coalesce(${rest(sql`before_row`)} = ${rest(sql`after_row`)}, false)`;
}

function matchesOnSqlite(row: RawBuilder<unknown>, other: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each(${row}) as field where field.type = 'text' and lower(field.value) like ${pattern} escape '\\' and field.value is not json_extract(${other}, '$.' || field.key))`;
}

function matchesOnPostgres(row: RawBuilder<unknown>, other: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each_text(cast(${row} as json)) as field where lower(field.value) like ${pattern} escape '\\' and json_typeof(cast(${row} as json) -> field.key) = 'string' and field.value is distinct from cast(${other} as json) ->> field.key)`;
}
