import { fold } from '#rules/fold.ts';
import { checkTagIds } from '#rules/records/field-kinds.ts';
import { BROWSERS_PER_REQUEST_MAX } from '#rules/limits.ts';
import { parseTagIds } from '#rules/tag.ts';
import type { BrowserRow } from '../entities/browser.ts';
import { AppError, fieldError, invalidField } from '../errors.ts';
import {
  comesAfter,
  cursorOf,
  buildOrder,
  inOrder,
  parseCursor,
  rankPart,
  type BrowserOrder,
} from '../database/queries/browser-order.ts';
import { oncePerRevision } from '../database/once-per-revision.ts';
import {
  nameMatches,
  nameRank,
  quickWords,
  searchByRank,
  searchCondition,
  parseSearchText,
  searchTexts,
  similarNames,
  type SearchedPart,
} from '../database/queries/browser-search.ts';
import { readDraftIds } from '../database/queries/public-records.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange, pageOf, type Page } from './paging.ts';
import { ANY, allOf, countRows, isOneOf, queryIn, readBrowsers, storedTime } from '../database/queries/rows.ts';
import { browserCondition, type BrowserProperties } from '../database/queries/browser-filter.ts';
import { assertAdministrator } from './writes.ts';
import type { settingService } from './settings.ts';

interface BrowserFilter extends BrowserProperties {
  search?: string | null;
  /** By default the texts. */
  searchIn?: readonly SearchedPart[];
  /** All of these tags. An entry may be several ids with commas between them. */
  tags?: readonly string[] | null;
  /** With drafts, as by default for the administrator. */
  forEditing?: boolean;
}

interface BrowserPageRequest extends BrowserFilter, BrowserOrder {
  first: number;
  after?: string | null;
}

export type BrowserPage = Awaited<ReturnType<ReturnType<typeof browserLists>['page']>>;

/** Other requests wait some milliseconds for so many browsers of the whole list. */
const BATCH_SIZE = 25;

export function browserLists({ em, actor, isPreview }: ServiceContext, settings: ReturnType<typeof settingService>) {
  const includesDrafts = ({ forEditing = actor === 'administrator' }: BrowserFilter) => forEditing || isPreview;

  const hiddenFor = async (filter: BrowserFilter) => (includesDrafts(filter) ? new Set<number>() : readDraftIds(em));

  const conditionOf = async (filter: BrowserFilter) =>
    browserCondition(em, filter, { tags: parseTagFilter(filter.tags), isPublic: !includesDrafts(filter) });

  async function findMatches({ search, searchIn, ...filter }: BrowserFilter) {
    const folded = parseSearchText(search ?? '');
    if (!folded) return { condition: ANY, isApproximate: false };
    if (isTextSearch(searchIn)) return searchTexts(em, folded, await hiddenFor(filter));
    return {
      condition: await searchCondition(em, folded, searchIn ?? [], async () => settings.tags()),
      isApproximate: false,
    };
  }

  /** The condition of each rank, or of all without ranks; null for a rank without browsers. Throws BAD_REQUEST. */
  async function* byRank(filter: BrowserFilter & BrowserOrder) {
    const condition = await conditionOf(filter);
    const ranks = isRanked(filter)
      ? searchByRank(em, parseSearchText(filter.search ?? ''), await hiddenFor(filter))
      : [await findMatches(filter)];
    for await (const found of ranks) yield found && { ...found, condition: allOf([condition, found.condition]) };
  }

  async function total(filter: BrowserFilter) {
    const conditions = [await conditionOf(filter), (await findMatches(filter)).condition];
    return countRows(queryIn(em).selectFrom('browser').where(allOf(conditions)));
  }

  /** By the ids of the tags, without tags that no browser has. */
  async function tagUses(filter: Pick<BrowserFilter, 'forEditing'>) {
    const read = async () => readTagUses(filter);
    return includesDrafts(filter) ? read() : oncePerRevision(em, 'tags', read);
  }

  async function readTagUses(filter: Pick<BrowserFilter, 'forEditing'>) {
    const rows = await queryIn(em)
      .selectFrom('browser')
      .where(await conditionOf(filter))
      .select(['tags', ({ fn }) => fn.countAll<number | string>().as('count')])
      .groupBy('tags')
      .execute();
    const uses = new Map<string, number>();
    for (const { tags, count } of rows)
      for (const id of parseTagIds(tags)) uses.set(id, (uses.get(id) ?? 0) + Number(count));
    // Sorted, because the databases group in different orders.
    return Array.from(uses, ([id, count]) => ({ id, count })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Throws BAD_REQUEST. */
  async function page({ first, after, ...filter }: BrowserPageRequest) {
    if (filter.forEditing) assertAdministrator(actor);
    assertInRange(first, BROWSERS_PER_REQUEST_MAX);
    const order = buildOrder(filter);
    const ranks = new Map<number, number>();
    const cursorOrder = isRanked(filter) ? [rankPart(ranks), ...order] : order;
    const cursor = after
      ? parseCursor(cursorOrder, after)?.map((value) => (value instanceof Date ? storedTime(em, value) : value))
      : null;
    if (cursor === undefined) throw new AppError('BAD_REQUEST', 'invalidCursor');
    const columns = cursor?.slice(-order.length);
    const start = cursor && isRanked(filter) ? Number(cursor[0]) : 0;
    const items: BrowserRow[] = [];
    let [rank, isApproximate] = [-1, false];
    for await (const found of byRank(filter)) {
      rank += 1;
      if (!found || rank < start) continue;
      // One more shows whether there is a next page.
      const rows = await readBrowsers(em, (query) =>
        inOrder(query, order)
          .where(found.condition)
          .where(columns && rank === start ? comesAfter(order, columns) : ANY)
          .limit(first + 1 - items.length),
      );
      for (const { id } of rows) ranks.set(id, rank);
      items.push(...rows);
      isApproximate ||= found.isApproximate && rows.length > 0;
      if (items.length > first) break;
    }
    // A first page that is not full is the whole list.
    const isWhole = !cursor && items.length <= first;
    return {
      items: items.slice(0, first),
      hasNextPage: items.length > first,
      hasPreviousPage: Boolean(after),
      cursorOf: (browser: BrowserRow) => cursorOf(cursorOrder, browser),
      isApproximate,
      total: async () => (isWhole ? items.length : total(filter)),
    };
  }

  /** The whole list without browsers that are only similar. */
  async function readIds(filter: BrowserFilter & BrowserOrder) {
    const ids: number[] = [];
    for await (const found of byRank(filter)) {
      if (!found || found.isApproximate) continue;
      const query = queryIn(em).selectFrom('browser').select('id').where(found.condition);
      const rows = await inOrder(query, buildOrder(filter)).execute();
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }

  /** In the order of the ids, without unknown ones. */
  async function readList(ids: readonly number[]) {
    const rowOf = await readRows(em, ids);
    return ids.flatMap((id) => rowOf(id) ?? []);
  }

  return {
    page,

    /**
     * The whole list (spec §7). All ids are read first, so that concurrent writes cannot repeat or skip a browser.
     * Throws BAD_REQUEST.
     */
    async *inBatches(filter: BrowserFilter & BrowserOrder): AsyncGenerator<BrowserRow[]> {
      const ids = await readIds(filter);
      for (let from = 0; from < ids.length; from += BATCH_SIZE) yield readList(ids.slice(from, from + BATCH_SIZE));
    },

    /** Throws BAD_REQUEST. */
    async numberedPage({ page: number, limit, ...filter }: BrowserFilter & BrowserOrder & Partial<Page>) {
      const range = pageOf(number, limit);
      const ids = await readIds(filter);
      const start = (range.page - 1) * range.limit;
      return { items: await readList(ids.slice(start, start + range.limit)), total: ids.length };
    },

    /** Names with a typing mistake, or with one of the words; the most similar first. Throws BAD_REQUEST. */
    async similar(text: string, first: number) {
      assertInRange(first, BROWSERS_PER_REQUEST_MAX);
      const hidden = await hiddenFor({ forEditing: false });
      return readList((await similarNames(em, parseSearchText(text), hidden, first)).flat());
    },

    /** Names with every word of a text, also in pinyin or by first letters. Throws BAD_REQUEST. */
    async findByName(text: string, first: number) {
      assertAdministrator(actor);
      assertInRange(first, BROWSERS_PER_REQUEST_MAX);
      const folded = parseSearchText(text);
      const words = quickWords(folded);
      if (words.length === 0) return [];
      return readBrowsers(em, (query) =>
        query
          .where(allOf(words.map((word) => nameMatches(em, word))))
          .orderBy(nameRank(folded))
          .orderBy('display_order')
          .orderBy('id')
          .limit(first),
      );
    },

    tagUses,
  };
}

/** Finds the rows of browsers by their ids. */
export async function readRows(em: ServiceContext['em'], ids: readonly number[]) {
  const rows = await readBrowsers(em, (query) => query.where(isOneOf('id', ids)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id: number) => found.get(id) ?? null;
}

function isTextSearch(searchIn: BrowserFilter['searchIn']) {
  return !searchIn || searchIn.join() === 'texts';
}

function isRanked({ search, searchIn, sort, reverse = false }: BrowserFilter & BrowserOrder) {
  return fold(search ?? '') !== '' && isTextSearch(searchIn) && sort === 'default' && !reverse;
}

/** Sorted, because their order does not matter. Throws BAD_REQUEST for `field`. */
export function parseTagFilter(tags: BrowserFilter['tags'], field = 'tags'): string[] {
  const ids = parseTagIds(tags?.join(',') ?? '').sort();
  if (ids.some((id) => id.includes('\0'))) throw invalidField(field);
  const issue = checkTagIds(ids);
  if (issue) throw fieldError(field, issue);
  return ids;
}
