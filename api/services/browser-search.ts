import { BasePostgreSqlPlatform } from '@mikro-orm/sql';
import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from '../database/open.ts';
import { searchFor } from '../database/search-index.ts';

/**
 * Up to so many are looked up one by one. A text that more browsers hold is found sooner by walking the list in its
 * order until enough of them have come.
 */
const FEW = 500;

/** A LIKE pattern (escape character `\`) that finds the text literally, anywhere. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}

/** Whether a browser's name holds a folded text. */
export function nameHolds(folded: string): RawBuilder<boolean> {
  const pattern = containing(folded);
  return sql<boolean>`(sort_name_en like ${pattern} escape '\\' or lower(name_zh) like ${pattern} escape '\\')`;
}

interface Options {
  /** Only in the name. */
  inName?: boolean;
}

/** Whether a browser holds a folded text: one of the few that the index names, where there is one and they are few, else by looking. */
export async function searchOf(em: EntityManager, folded: string, { inName = false }: Options = {}): Promise<{ holds: RawBuilder<boolean> }> {
  const holds = inName ? nameHolds(folded) : sql<boolean>`search_text like ${containing(folded)} escape '\\'`;
  if (!hasIndex(em)) return { holds };
  const index = sql.table(inName ? 'browser_search_name' : 'browser_search_text');
  const { rows } = await sql<{ id: number }>`select rowid as id from ${index} where ${index} match ${searchFor(folded)} limit ${FEW + 1}`.execute(em.getKysely());
  if (rows.length > FEW) return { holds };
  return { holds: sql<boolean>`browser.id in (${sql.join(rows.length > 0 ? rows.map(({ id }) => id) : [0])})` };
}

/** How many browsers hold a text; null where only looking at every one of them could tell. */
export async function countHolding(em: EntityManager, folded: string): Promise<number | null> {
  if (!hasIndex(em)) return null;
  const { rows } = await sql<{ count: number }>`select count(*) as count from browser_search_text where browser_search_text match ${searchFor(folded)}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

function hasIndex(em: EntityManager): boolean {
  return !(em.getPlatform() instanceof BasePostgreSqlPlatform);
}
