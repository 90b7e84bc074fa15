import { sql, type RawBuilder } from 'kysely';
import { fold } from '../../../rules/fold.ts';
import { ID_MAX, SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import type { Tag } from '../../../rules/tag.ts';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../open.ts';
import { gramsFor, searchFor, type SearchTable } from '../search-index.ts';
import { fieldError, invalidField } from '../../errors.ts';

/**
 * Up to so many are looked up one by one. A text that more browsers hold is found sooner by walking the list in its
 * order until enough of them have come.
 */
const FEW = 500;

/** A LIKE pattern (escape character `\`) that finds the text literally, anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}

/** Whether a browser's name holds a folded text. */
export function nameHolds(em: EntityManager, folded: string): RawBuilder<boolean> {
  const pattern = containing(folded);
  // In the order of bytes PostgreSQL too makes no letters small but A to Z.
  const name = isPostgres(em) ? sql`name_zh collate "C"` : sql`name_zh`;
  return sql<boolean>`(sort_name_en like ${pattern} escape '\\' or lower(${name}) like ${pattern} escape '\\')`;
}

/** What of a browser a search looks through: the texts contain the name. */
export type SearchedPart = 'name' | 'texts' | 'id' | 'tags';

/** The few browsers that were found, or a condition for all there are. */
type Found = readonly number[] | RawBuilder<boolean>;

/**
 * Whether a browser holds a folded text in one of some parts: one of the few that were looked up, where they are few,
 * else by looking.
 */
export async function searchOf(em: EntityManager, folded: string, parts: readonly SearchedPart[], readTags: () => Promise<readonly Tag[]>): Promise<{ holds: RawBuilder<boolean> }> {
  const finders: Record<SearchedPart, () => Promise<Found>> = {
    name: () => findText(em, folded, 'browser_search_name', nameHolds(em, folded)),
    texts: () => findText(em, folded, 'browser_search_text', sql<boolean>`search_text like ${containing(folded)} escape '\\'`),
    id: async () => idsIn(folded),
    tags: async () => fewOf(em, tagsFit(folded, await readTags())),
  };
  const found = await Promise.all([...new Set(parts)].map((part) => finders[part]()));
  const ids = found.flatMap((one) => (isFew(one) ? one : []));
  const conditions = found.filter((one) => !isFew(one));
  if (ids.length > 0) conditions.push(sql<boolean>`browser.id in (${sql.join(ids)})`);
  return { holds: conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false` };
}

/** The text as search compares it. Throws BAD_REQUEST when it has a NUL character or is too long, also once it is folded. */
export function searchTextOf(text: string): string {
  if (text.includes('\0')) throw invalidField('search');
  const folded = text.length > SEARCH_TEXT_MAX ? null : fold(text);
  if (folded === null || folded.length > SEARCH_TEXT_MAX) throw fieldError('search', 'searchTooLong');
  return folded;
}

/** By the index, unless that names too many. */
async function findText(em: EntityManager, folded: string, table: SearchTable, holds: RawBuilder<boolean>): Promise<Found> {
  const rows = await idsHolding(em, table, folded);
  return rows.length > FEW ? holds : rows.map(({ id }) => id);
}

/** Looked up first, because the tags have an index of their own that is far smaller than the browsers. */
async function fewOf(em: EntityManager, fits: RawBuilder<boolean>): Promise<Found> {
  const { rows } = await sql<{ id: number }>`select id from browser where ${fits} limit ${FEW + 1}`.execute(em.getKysely());
  return rows.length > FEW ? fits : rows.map(({ id }) => id);
}

/** Whether a browser carries a tag whose id or label holds the text. */
function tagsFit(folded: string, tags: readonly Tag[]): RawBuilder<boolean> {
  const labelled = tags.filter(({ label }) => [label.en, label.zh].some((text) => fold(text).includes(folded)));
  const carried = labelled.map(({ id }) => sql<boolean>`',' || tags || ',' like ${containing(`,${id},`)} escape '\\'`);
  return sql<boolean>`(${sql.join([sql`lower(tags) like ${containing(folded)} escape '\\'`, ...carried], sql` or `)})`;
}

/** `12` or `#12`. */
function idsIn(folded: string): number[] {
  const id = Number(/^#?(?<id>[1-9]\d*)$/u.exec(folded)?.groups?.id ?? NaN);
  return id <= ID_MAX ? [id] : [];
}

function isFew(found: Found): found is readonly number[] {
  return Array.isArray(found);
}

/** How many browsers hold a text. */
export async function countHolding(em: EntityManager, folded: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (${holding(em, 'browser_search_text', folded)}) as found`.execute(em.getKysely());
  return Number(rows[0]?.count ?? 0);
}

async function idsHolding(em: EntityManager, table: SearchTable, folded: string): Promise<{ id: number }[]> {
  const { rows } = await holding(em, table, folded, FEW + 1).execute(em.getKysely());
  return rows;
}

/** The ids of all browsers that hold a text, or of so many of them, as an index has them. */
function holding(em: EntityManager, table: SearchTable, folded: string, most: number | null = null): RawBuilder<{ id: number }> {
  if (!isPostgres(em)) return sql`select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${searchFor(folded)} limit ${most ?? -1}`;
  const { grams, areSufficient } = gramsFor(folded);
  return sql`select id from ${sql.raw(`${table}_holding`)}(array[${sql.join(grams)}], ${areSufficient ? null : containing(folded)}, ${most}) as id`;
}
