import { sql, type RawBuilder } from 'kysely';
import { ID_MAX, SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { nearKeysOfSearch } from '#rules/near-name.ts';
import { searchFold } from '#rules/search-fold.ts';
import { searchLevels, type Alternatives } from '#rules/search-text.ts';
import { tellingWords } from '#rules/search-words.ts';
import type { Tag } from '#rules/tag.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { isPostgres, type EntityManager } from '../orm.ts';
import { NEAR_NAMES, gramsOf, matchExpression, type SearchTable } from '../search-index.ts';
import { fieldError, invalidField } from '../../errors.ts';
import { ANY, allOf, anyOf, selectIds, selectRows, type Condition } from './rows.ts';

/** With more results it is faster to read the list in its order until the page is full than to select by id. */
const MAX_IDS = 500;

/** A LIKE pattern (escape character `\`) for rows that contain the text literally. */
export function containing(text: string) {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}

export function nameContains(folded: string): Condition {
  return sql`folded_names like ${containing(folded)} escape '\\'`;
}

/** A text that contains it has a name that begins with the folded text. */
function atNameStart(folded: string) {
  return `\n${folded}`;
}

const QUICK_WORDS_MAX = 8;
const INITIALS = /^[a-z]{2,8}$/u;
/** The digits of tones, which `PINYIN` has not. */
const TONES = /[0-5]/u;

export function quickWords(folded: string): string[] {
  return folded.split(' ').filter(Boolean).slice(0, QUICK_WORDS_MAX);
}

/** By a folded word, also in pinyin or by first letters, or by the id (`#12`). Each list is of an index, not of the table. */
export function nameMatches(em: EntityManager, word: string): Condition {
  const initials = `%${Array.from(word, (letter) => ` ${letter}`).join('%')}%`;
  const hasInitials = (column: string): Condition | false =>
    INITIALS.test(word) && sql`' ' || ${sql.ref(column)} like ${initials}`;
  const listOf = (condition: Condition) => sql`select id from browser where ${condition}`;
  const lists = [selectMatches(em, 'browser_search_name', [[word]], ID_MAX), listOf(sql`id = ${idIn(word)}`)];
  // Names without letters are the same in pinyin.
  if (/[a-z]/u.test(word) && !TONES.test(word)) {
    const pinyin: Condition = sql`${PINYIN} like ${containing(word)} escape '\\'`;
    lists.push(listOf(anyOf([pinyin, hasInitials('sort_name_zh')])), listOf(anyOf([hasInitials('sort_name_en')])));
  }
  return sql`browser.id in (${sql.join(lists, sql` union all `)})`;
}

/** Names that begin with the text come first, then those that contain it. */
export function nameRank(folded: string): RawBuilder<number> {
  const start = containing(folded).slice(1);
  return sql<number>`case when ${nameContains(atNameStart(folded))} or ${PINYIN} like ${start} escape '\\' then 0 when ${nameContains(folded)} then 1 else 2 end`;
}

const PINYIN = [' ', '0', '1', '2', '3', '4', '5'].reduce(
  (text, character) => sql<string>`replace(${text}, ${sql.lit(character)}, '')`,
  sql<string>`sort_name_zh`,
);

/** `texts` includes the name. */
export type SearchedPart = 'name' | 'texts' | 'id' | 'tags' | 'website';

interface Match {
  /** Null if there are more than 500. */
  ids: readonly number[] | null;
  condition: Condition;
}

function listed(ids: readonly number[]): Match {
  return { ids, condition: ids.length > 0 ? sql`browser.id in (${sql.join(ids)})` : sql`false` };
}

function anyMatch(matches: readonly Match[]): Condition {
  return anyOf(matches.map(({ condition }) => condition));
}

/** One of the parts contains a folded text. */
export async function searchCondition(
  em: EntityManager,
  folded: string,
  parts: readonly SearchedPart[],
  readTags: () => Promise<readonly Tag[]>,
): Promise<Condition> {
  const finders: Record<SearchedPart, () => Promise<Match>> = {
    name: () => findNames(em, folded),
    texts: () => findAll(em, folded),
    id: async () => listed(parseId(folded)),
    tags: async () => findWhere(em, tagsContain(em, folded, await readTags())),
    website: async () => ({ ids: null, condition: sql`lower(website_url) like ${containing(folded)} escape '\\'` }),
  };
  return anyMatch(await Promise.all([...new Set(parts)].map((part) => finders[part]())));
}

export interface Found {
  condition: Condition;
  /** Only by a similar name. */
  isApproximate: boolean;
}

type Hidden = ReadonlySet<number>;

function without(hidden: Hidden, match: Match): Match {
  return match.ids ? listed(match.ids.filter((id) => !hidden.has(id))) : match;
}

/** The browsers whose texts match, or else those with a similar name. */
export async function searchTexts(em: EntityManager, folded: string, hidden: Hidden): Promise<Found> {
  const { ids, condition } = without(hidden, await findAll(em, folded));
  if (ids?.length !== 0) return { condition, isApproximate: false };
  const similar = (await similarNames(em, folded, hidden)).flat();
  return { condition: listed(similar).condition, isApproximate: similar.length > 0 };
}

/**
 * Rank by rank: browsers with the searched name, with a name that begins with the text, with its words in a name, with
 * the text inside a name, for the searched platforms, with the words in a description, with the first letters of a name's
 * pinyin, and all others. A browser has only one rank, and a rank without browsers is null. If nothing is found, browsers with a similar name, the most
 * similar first.
 */
export async function* searchByRank(em: EntityManager, folded: string, hidden: Hidden): AsyncGenerator<Found | null> {
  const { names, beginnings, nameWords, platforms, words, initials, literal } = searchLevels(folded);
  const levelsOfLetter = [
    () => findNames(em, atNameStart(folded)),
    () => findNames(em, folded),
    () => findAll(em, folded),
  ];
  const levelsOfText = [
    () => findKeys(em, names, (name) => sql`key = ${name}`),
    () => findNames(em, atNameStart(folded)),
    () => findKeys(em, beginnings, (start) => beginsWith(sql`key`, start)),
    () => findTexts(em, nameWords),
    async () => (beginnings.length > 0 ? findNames(em, folded) : listed([])),
    () => findPlatforms(em, platforms),
    () => findTexts(em, words),
    () => findTexts(em, initials),
    () => findTexts(em, literal),
  ];
  const earlier: Match[] = [];
  for (const find of LETTER.test(folded) ? levelsOfLetter : levelsOfText) {
    const found = without(new Set([...hidden, ...earlier.flatMap(({ ids }) => ids ?? [])]), await find());
    if (found.ids?.length === 0) {
      yield null;
      continue;
    }
    const others = found.ids ? earlier.filter(({ ids }) => ids === null) : earlier;
    const isNew: Condition = others.length > 0 ? sql`not ${anyMatch(others)}` : ANY;
    yield { condition: allOf([found.condition, isNew]), isApproximate: false };
    earlier.push(found);
  }
  if (earlier.length === 0)
    for (const ids of await similarNames(em, folded, hidden))
      yield { condition: listed(ids).condition, isApproximate: true };
}

/** Throws BAD_REQUEST for a NUL character or a text that is too long before or after folding. */
export function parseSearchText(text: string) {
  if (text.includes('\0')) throw invalidField('search');
  const folded = text.length > SEARCH_TEXT_MAX ? null : searchFold(text);
  if (folded === null || folded.length > SEARCH_TEXT_MAX) throw fieldError('search', 'searchTooLong');
  return folded;
}

/** One letter is in nearly all pinyin, so it is looked for in the texts as people read them. */
const LETTER = /^[a-z\d]$/u;
const DESCRIPTIONS = ['description', 'short_description']
  .flatMap((text) => [`${text}_en`, `${text}_zh`])
  .join(` || ' ' || `);

async function findAll(em: EntityManager, folded: string): Promise<Match> {
  if (LETTER.test(folded))
    return findWhere(
      em,
      anyOf([nameContains(folded), sql`lower(${sql.raw(DESCRIPTIONS)}) like ${containing(folded)}`]),
    );
  const { all, platforms } = searchLevels(folded);
  const [texts, running] = [await findTexts(em, all), await findPlatforms(em, platforms)];
  if (texts.ids && running.ids) return listed([...new Set([...texts.ids, ...running.ids])]);
  return { ids: null, condition: anyMatch([texts, running]) };
}

async function findPlatforms(em: EntityManager, platforms: readonly Platform[]) {
  return platforms.length > 0 ? findWhere(em, runsOn(platforms)) : listed([]);
}

export function runsOn(platforms: readonly Platform[]): Condition {
  return sql`exists (select 1 from version where version.browser_id = browser.id and platform in (${sql.join(platforms)}) and version.is_published)`;
}

async function findTexts(em: EntityManager, alternatives: Alternatives) {
  if (alternatives.length === 0) return listed([]);
  return find(em, selectMatches(em, 'browser_search_text', alternatives), containsAny(alternatives));
}

function containsAny(alternatives: Alternatives): Condition {
  const contains = (text: string): Condition => sql`search_text like ${containing(text)} escape '\\'`;
  return anyOf(alternatives.map((texts) => allOf(texts.map(contains))));
}

async function findKeys(em: EntityManager, names: readonly string[], isKey: (name: string) => Condition) {
  if (names.length === 0) return listed([]);
  return find(
    em,
    sql`select distinct id from ${sql.table(NEAR_NAMES)} where ${anyOf(names.map(isKey))}`,
    containsAny(names.map((name) => [name])),
  );
}

/** By an index, which LIKE does not use. */
function beginsWith(column: Condition, start: string): Condition {
  return sql`${column} >= ${start} and ${column} < ${`${start}\u{10FFFF}`}`;
}

async function findNames(em: EntityManager, folded: string) {
  return find(em, selectMatches(em, 'browser_search_name', [[folded]]), nameContains(folded));
}

/** By a query for the ids. With more than 500 the condition compares the texts. */
async function find(em: EntityManager, query: RawBuilder<unknown>, condition: Condition): Promise<Match> {
  const ids = await selectIds(em, sql`${query} limit ${MAX_IDS + 1}`);
  return ids.length > MAX_IDS ? { ids: null, condition } : listed(ids);
}

/** All of these tags. */
export async function hasTags(em: EntityManager, ids: readonly string[]) {
  return (await findWhere(em, allOf(ids.map((id) => hasTag(em, id))))).condition;
}

/** Unlike LIKE in SQLite, with upper and lower case. */
function hasTag(em: EntityManager, id: string): Condition {
  const position = sql.raw(isPostgres(em) ? 'strpos' : 'instr');
  return sql`${position}(',' || tags || ',', ${`,${id},`}) > 0`;
}

/** A separate query, because an index is far smaller than the table. */
async function findWhere(em: EntityManager, condition: Condition) {
  return find(em, sql`select id from browser where ${condition}`, condition);
}

function tagsContain(em: EntityManager, folded: string, tags: readonly Tag[]): Condition {
  const matching = tags.filter(({ label }) => [label.en, label.zh].some((text) => searchFold(text).includes(folded)));
  const conditions = matching.map(({ id }) => hasTag(em, id));
  return anyOf([sql`lower(tags) like ${containing(folded)} escape '\\'`, ...conditions]);
}

/** The id in the text `12` or `#12`. */
function parseId(folded: string) {
  const id = idIn(folded.startsWith('#') ? folded : `#${folded}`);
  return id > 0 ? [id] : [];
}

/** The id in the text `#12`; 0, which no browser has, for another text. */
function idIn(text: string) {
  const id = Number(/^#(?<id>[1-9]\d*)$/u.exec(text)?.groups?.id ?? 0);
  return id <= ID_MAX ? id : 0;
}

/** The part of a search text, by its telling words, that a similar name has. */
const SIMILAR_FROM = 0.4;
const SIMILAR_MAX = 12;
/** Only orders equally similar names: "crome" is in "chrome", but "comet" has only its "come". */
const WHOLE_WORD = 0.001;

/** The ids of browsers, those with the most similar names first; equally similar ones are together. */
export async function similarNames(em: EntityManager, folded: string, hidden: Hidden, limit = SIMILAR_MAX) {
  const words = nearKeysOfSearch(folded);
  if (words.size === 0) return [];
  // A word may be in very many names.
  const rows = await selectRows(
    em,
    sql<{
      id: number;
      key: string;
    }>`select id, key from ${sql.table(NEAR_NAMES)} where key in (${sql.join([...words.keys()])}) limit ${MAX_IDS}`,
  );
  const whole = tellingWords(folded).words.join('').length;
  const likenessOf = (keys: readonly { key: string }[]) => {
    const found = new Set(keys.map(({ key }) => words.get(key) ?? ''));
    const length = found.values().reduce((sum, word) => sum + word.length, 0);
    return Math.min(length / whole, 1) + (keys.some(({ key }) => found.has(key)) ? WHOLE_WORD : 0);
  };
  const similar = Array.from(
    Map.groupBy(rows, ({ id }) => id),
    ([id, keys]) => ({ id, likeness: likenessOf(keys) }),
  )
    .filter(({ id, likeness }) => !hidden.has(id) && likeness >= SIMILAR_FROM)
    .toSorted((a, b) => b.likeness - a.likeness || a.id - b.id)
    .slice(0, limit);
  return Array.from(Map.groupBy(similar, ({ likeness }) => likeness).values(), (group) => group.map(({ id }) => id));
}

/** Selects the ids of browsers that contain all texts of one of the lists; `limit` is for PostgreSQL. */
function selectMatches(
  em: EntityManager,
  table: SearchTable,
  alternatives: Alternatives,
  limit = MAX_IDS + 1,
): RawBuilder<unknown> {
  if (!isPostgres(em))
    return sql`select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${matchExpression(alternatives)}`;
  const matching = alternatives.map(
    (texts) =>
      sql`select id from ${sql.raw(`${table}_holding`)}(${texts.flatMap(gramsOf)}::text[], ${texts.map(containing)}::text[], ${limit}) as id`,
  );
  return sql.join(matching, sql` union `);
}
