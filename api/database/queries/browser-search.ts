import { sql, type RawBuilder } from 'kysely';
import { fold } from '../../../rules/fold.ts';
import { ID_MAX, SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { nearKeysOfSearch } from '../../../rules/near-name.ts';
import type { Tag } from '../../../rules/tag.ts';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../open.ts';
import { NEAR_NAMES } from '../near-names.ts';
import { gramsFor, matchExpression, type SearchTable } from '../search-index.ts';
import { fieldError, invalidField } from '../../errors.ts';

/**
 * A search with at most this many results selects the browsers by id. With more results it is faster to read the list in
 * its order until the page is full.
 */
const MAX_IDS = 500;

/** A LIKE pattern (escape character `\`) for rows that contain the text literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}

/** The condition that a browser's name contains a folded text. */
export function nameContains(em: EntityManager, folded: string): RawBuilder<boolean> {
  const pattern = containing(folded);
  // With collation "C" PostgreSQL's lower() changes only the letters A to Z, as in SQLite.
  const name = isPostgres(em) ? sql`name_zh collate "C"` : sql`name_zh`;
  return sql<boolean>`(sort_name_en like ${pattern} escape '\\' or lower(${name}) like ${pattern} escape '\\')`;
}

/** The words of a folded text that a quick search compares. */
const QUICK_WORDS_MAX = 8;
/** Letters that can be the first ones of syllables or words. */
const INITIALS = /^[a-z]{2,8}$/u;

/** The words of a folded text for `nameMatches`. */
export function quickWordsOf(folded: string): string[] {
  return folded.split(' ').filter(Boolean).slice(0, QUICK_WORDS_MAX);
}

/** The condition that a browser's name contains a folded word, also in pinyin or as the first letters of its syllables or words, or that the word is its id (`#12`). */
export function nameMatches(em: EntityManager, word: string): RawBuilder<boolean> {
  const pinyin = sql`${PINYIN} like ${containing(word)} escape '\\'`;
  const initials = `%${Array.from(word, (letter) => ` ${letter}`).join('%')}%`;
  const byInitials = sql`' ' || sort_name_zh like ${initials} or ' ' || sort_name_en like ${initials}`;
  return sql<boolean>`(${sql.join([nameContains(em, word), pinyin, sql`'#' || cast(browser.id as text) = ${word}`, ...(INITIALS.test(word) ? [byInitials] : [])], sql` or `)})`;
}

/** The place of a name among the matches of a quick search: those that begin with the text come first, then those that contain it. */
export function nameRank(em: EntityManager, folded: string): RawBuilder<number> {
  const start = containing(folded).slice(1);
  return sql<number>`case when sort_name_en like ${start} escape '\\' or name_zh like ${start} escape '\\' or ${PINYIN} like ${start} escape '\\' then 0 when ${nameContains(em, folded)} then 1 else 2 end`;
}

/** The pinyin of a Chinese name without tones and spaces. */
const PINYIN = [' ', '0', '1', '2', '3', '4', '5'].reduce((text, character) => sql<string>`replace(${text}, ${sql.lit(character)}, '')`, sql<string>`sort_name_zh`);

/** The parts of a browser that a search can use; `texts` includes the name. */
export type SearchedPart = 'name' | 'texts' | 'id' | 'tags' | 'website';

/** The ids of at most 500 browsers, or a condition if there are more. */
type Match = readonly number[] | RawBuilder<boolean>;

/**
 * The condition that one of the parts of a browser contains a folded text. The condition lists the ids if there are at
 * most 500 of them; otherwise it compares the texts.
 */
export async function searchOf(em: EntityManager, folded: string, parts: readonly SearchedPart[], readTags: () => Promise<readonly Tag[]>): Promise<{ condition: RawBuilder<boolean> }> {
  const finders: Record<SearchedPart, () => Promise<Match>> = {
    name: () => findText(em, folded, 'browser_search_name', nameContains(em, folded)),
    texts: () => findText(em, folded, 'browser_search_text', sql<boolean>`search_text like ${containing(folded)} escape '\\'`),
    id: async () => parseId(folded),
    tags: async () => findTags(em, tagsContain(em, folded, await readTags())),
    website: async () => sql<boolean>`lower(website_url) like ${containing(folded)} escape '\\'`,
  };
  const matches = await Promise.all([...new Set(parts)].map((part) => finders[part]()));
  const ids = matches.flatMap((match) => (isIdList(match) ? match : []));
  const conditions = matches.filter((match) => !isIdList(match));
  if (ids.length > 0) conditions.push(sql<boolean>`browser.id in (${sql.join(ids)})`);
  return { condition: conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false` };
}

/** The folded search text. Throws BAD_REQUEST if the text has a NUL character or is too long before or after folding. */
export function searchTextOf(text: string): string {
  if (text.includes('\0')) throw invalidField('search');
  const folded = text.length > SEARCH_TEXT_MAX ? null : fold(text);
  if (folded === null || folded.length > SEARCH_TEXT_MAX) throw fieldError('search', 'searchTooLong');
  return folded;
}

/** The ids from the search index, or `condition` if there are too many. */
async function findText(em: EntityManager, folded: string, table: SearchTable, condition: RawBuilder<boolean>): Promise<Match> {
  const rows = await matchingIds(em, table, folded);
  return rows.length > MAX_IDS ? condition : rows.map(({ id }) => id);
}

/** The condition that a browser has all of these tags. It lists the ids if at most 500 browsers have them. */
export async function hasTags(em: EntityManager, ids: readonly string[]): Promise<{ condition: RawBuilder<boolean> }> {
  const match = await findTags(em, sql<boolean>`(${sql.join(ids.map((id) => hasTag(em, id)), sql` and `)})`);
  if (!isIdList(match)) return { condition: match };
  return { condition: match.length > 0 ? sql<boolean>`browser.id in (${sql.join(match)})` : sql<boolean>`false` };
}

/** The condition that a browser has a tag. Unlike LIKE in SQLite, these functions compare upper and lower case. */
function hasTag(em: EntityManager, id: string): RawBuilder<boolean> {
  const position = sql.raw(isPostgres(em) ? 'strpos' : 'instr');
  return sql<boolean>`${position}(',' || tags || ',', ${`,${id},`}) > 0`;
}

/** A separate query, because it reads only the index of the tags, which is far smaller than the table of browsers. */
async function findTags(em: EntityManager, condition: RawBuilder<boolean>): Promise<Match> {
  const { rows } = await sql<{ id: number }>`select id from browser where ${condition} limit ${MAX_IDS + 1}`.execute(em.getKysely());
  return rows.length > MAX_IDS ? condition : rows.map(({ id }) => id);
}

/** The condition that a browser has a tag whose id or label contains the text. */
function tagsContain(em: EntityManager, folded: string, tags: readonly Tag[]): RawBuilder<boolean> {
  const matching = tags.filter(({ label }) => [label.en, label.zh].some((text) => fold(text).includes(folded)));
  const conditions = matching.map(({ id }) => hasTag(em, id));
  return sql<boolean>`(${sql.join([sql`lower(tags) like ${containing(folded)} escape '\\'`, ...conditions], sql` or `)})`;
}

/** The id in the text `12` or `#12`, as a list; an empty list for any other text. */
function parseId(folded: string): number[] {
  const id = Number(/^#?(?<id>[1-9]\d*)$/u.exec(folded)?.groups?.id ?? NaN);
  return id <= ID_MAX ? [id] : [];
}

function isIdList(match: Match): match is readonly number[] {
  return Array.isArray(match);
}

/** The ids of the browsers whose names are similar to a folded text, at most `limit` of them, those with the most common keys first. */
export async function similarNames(em: EntityManager, folded: string, limit: number): Promise<number[]> {
  const keys = nearKeysOfSearch(folded);
  if (keys.length === 0) return [];
  // The limit inside bounds the time of a word that is in very many names.
  const found = sql`select id, length(key) as size from ${sql.table(NEAR_NAMES)} where key in (${sql.join(keys)}) limit ${MAX_IDS}`;
  const { rows } = await sql<{ id: number }>`select id from (${found}) as found group by id order by sum(size) desc, id limit ${limit}`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/** The number of browsers whose texts contain a folded text. */
export async function countMatches(em: EntityManager, folded: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (${selectMatches(em, 'browser_search_text', folded)}) as matches`.execute(em.getKysely());
  return Number(rows[0]?.count ?? 0);
}

async function matchingIds(em: EntityManager, table: SearchTable, folded: string): Promise<{ id: number }[]> {
  const { rows } = await selectMatches(em, table, folded, MAX_IDS + 1).execute(em.getKysely());
  return rows;
}

/** Selects the ids of the browsers whose texts contain a folded text, at most `limit` of them, from the search index. */
function selectMatches(em: EntityManager, table: SearchTable, folded: string, limit: number | null = null): RawBuilder<{ id: number }> {
  if (!isPostgres(em)) return sql`select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${matchExpression(folded)} limit ${limit ?? -1}`;
  const { grams, areSufficient } = gramsFor(folded);
  return sql`select id from ${sql.raw(`${table}_holding`)}(array[${sql.join(grams)}], ${areSufficient ? null : containing(folded)}, ${limit}) as id`;
}
