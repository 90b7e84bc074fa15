import type { Issues } from '#rules/issues.ts';
import { idsIn } from '#rules/compare.ts';
import { fold } from '#rules/fold.ts';
import { BROWSER, checkBrowser, type BrowserInput } from '#rules/records/browser.ts';
import { checkTagIds } from '#rules/records/field-kinds.ts';
import { storedRecord } from '#rules/records/fields.ts';
import { BROWSERS_PER_REQUEST_MAX, TAG_SETTING_KEY } from '#rules/limits.ts';
import { checkFeatured } from '#rules/facts.ts';
import { plainText } from '#rules/plain-text.ts';
import { isSlug } from '#rules/slug.ts';
import { parseTagIds } from '#rules/tag.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { Browser, type BrowserRow } from '../entities/browser.ts';
import { FormerSlug } from '../entities/former-slug.ts';
import { Version } from '../entities/version.ts';
import { AppError, assertFound, fieldError, invalidField } from '../errors.ts';
import {
  comesAfter,
  cursorOf,
  buildOrder,
  inOrder,
  parseCursor,
  rankPart,
  type BrowserOrder,
} from '../database/queries/browser-order.ts';
import {
  hasTags,
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
import { findBySlugs, findNewSlug, ownerOfSlug } from '../database/queries/slugs.ts';
import { moveToPosition } from '../database/queries/display-order.ts';
import { IS_PUBLISHED, readDraftIds } from '../database/queries/public-records.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange, pageOf, type Page } from './paging.ts';
import {
  ANY,
  allOf,
  countRows,
  isOneOf,
  queryIn,
  readBrowsers,
  storedTime,
  type Condition,
} from '../database/queries/rows.ts';
import { browserCondition, type BrowserProperties } from '../database/queries/browser-filter.ts';
import { countByPlatform } from '../database/queries/versions.ts';
import { loadTogether } from './load-together.ts';
import { describeChange } from '../database/history/action.ts';
import {
  assertAdministrator,
  checkedInput,
  recordChanges,
  retryOnConflict,
  withConflictHandling,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';
import type { factService } from './facts.ts';
import type { settingService } from './settings.ts';
import { deactivateSlidesTo } from '../database/queries/slides.ts';
import { inTransaction } from '../database/transaction.ts';

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

export type BrowserPage = Awaited<ReturnType<ReturnType<typeof browserService>['page']>>;

/** Other requests wait some milliseconds for so many browsers of the whole list. */
const BATCH_SIZE = 25;

const SLUG_ATTEMPTS = 10;
const IDS_MAX = 10;

export function browserService(
  { em, actor, actorWith, origin, isPreview }: ServiceContext,
  settings: ReturnType<typeof settingService>,
  facts: ReturnType<typeof factService>,
) {
  const publicCounts = countTogether(isPreview ? ANY : IS_PUBLISHED);
  const allCounts = countTogether(ANY);

  function countTogether(condition: Condition) {
    return loadTogether(
      async (ids) => {
        const byBrowser = await countByPlatform(em, ids, condition);
        return (id) =>
          PLATFORMS.flatMap((platform) => {
            const found = byBrowser.get(id)?.find((row) => row.platform === platform);
            return found ? [{ platform, count: Number(found.count) }] : [];
          });
      },
      { cache: true },
    );
  }

  async function readRows(ids: readonly number[]) {
    const rows = await readBrowsers(em, (query) => query.where(isOneOf('id', ids)));
    const found = new Map(rows.map((row) => [row.id, row]));
    return (id: number) => found.get(id) ?? null;
  }

  const byId = loadTogether(readRows);

  const change = recordChanges({ em, actor, actorWith }, Browser, 'browserNotFound');

  /** Of a new or stored browser, in the current transaction. Throws BAD_REQUEST. */
  async function valuesAfter(browser: Browser | null, patch: Patch<BrowserInput>) {
    const id = browser?.id ?? 0;
    const findIssues = async (input: BrowserInput): Promise<Issues> => ({
      ...checkBrowser(input),
      ...(input.isFeatured && browser && checkFeatured(input, await facts.list(id))),
      ...(input.slug && (await ownerOfSlug(em, plainText(input.slug), id)) && { slug: { key: 'slugTaken' } }),
    });
    const values = storedRecord(BROWSER.fields, await checkedInput(BROWSER.fields, findIssues, browser, patch), origin);
    values.slug ||= await findNewSlug(em, values.name.en, id);
    return values;
  }

  async function saveChange(browser: Browser, patch: Patch<BrowserInput>) {
    const { downloadCount: _unchanged, ...values } = await valuesAfter(browser, patch);
    if (browser.slug && browser.slug !== values.slug)
      await em.upsert(FormerSlug, { slug: browser.slug, ownerId: browser.id });
    em.assign(browser, values);
  }

  const writtenRow = async (id: number) => assertFound((await readRows([id]))(id), 'browserNotFound');

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
    const rowOf = await readRows(ids);
    return ids.flatMap((id) => rowOf(id) ?? []);
  }

  const bySlug = loadTogether<number, string>(async (slugs) => {
    const found = await findBySlugs(em, slugs);
    return (slug) => found.get(slug) ?? 0;
  });

  const idOf = async (key: string) => idsIn(key)[0] ?? (isSlug(key) ? bySlug(key) : 0);

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

    /** Throws BAD_REQUEST. */
    async search(text: string, first: number) {
      const { items } = await page({ search: text, first, sort: 'default', language: 'en', forEditing: false });
      return parseSearchText(text) ? items : [];
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
          .where(allOf(words.map((word) => nameMatches(word))))
          .orderBy(nameRank(folded))
          .orderBy('display_order')
          .orderBy('id')
          .limit(first),
      );
    },

    /** Null if there is none. With `forEditing`, as by default for the administrator, also a draft. */
    async find(id: number, { forEditing = actor === 'administrator' } = {}) {
      if (forEditing) assertAdministrator(actor);
      const browser = await byId(id);
      return browser?.isDraft && !includesDrafts({ forEditing }) ? null : browser;
    },

    /** In the order of the ids, without unknown and repeated ones. Throws BAD_REQUEST for too many. */
    async listByIds(ids: readonly number[], { forEditing = false } = {}) {
      if (ids.length > IDS_MAX) throw new AppError('BAD_REQUEST', 'tooManyIds');
      const rows = await Promise.all([...new Set(ids)].map((id) => this.find(id, { forEditing })));
      return rows.filter((row) => row !== null);
    },

    /** The id in a text, or that of the browser that has or had this slug; 0 without one. */
    idOf,

    /** The same for several with commas between them. Throws BAD_REQUEST for what is neither id nor slug, NOT_FOUND. */
    async idsOf(keys: string, field: string) {
      const list = keys.split(',');
      if (list.some((key) => idsIn(key).length === 0 && !isSlug(key))) throw invalidField(field);
      const rows = await Promise.all(list.map(async (key) => this.find(await idOf(key))));
      return rows.map((row) => assertFound(row, 'browserNotFound').id);
    },

    /** Throws NOT_FOUND. */
    async get(id: number) {
      return assertFound(await this.find(id), 'browserNotFound');
    },

    /** Omitted fields get the values of DEFAULT_BROWSER. Throws BAD_REQUEST with the issues of spec §5. */
    async create(fields: Patch<BrowserInput>, times: Times = {}) {
      assertAdministrator(actor);
      const save = async () =>
        inTransaction(em, async () => {
          const browser = em.create(Browser, { ...(await valuesAfter(null, fields)), ...times });
          await em.flush();
          return writtenRow(browser.id);
        });
      // Another browser may get the slug at the same time.
      return retryOnConflict(save, SLUG_ATTEMPTS);
    },

    /** Omitted fields and the download count stay. Throws as `recordChanges` says, with the issues of spec §5. */
    async update(id: number, fields: Patch<BrowserInput>, guard: Preconditions = {}) {
      return describeChange(browserUpdate(id), async () =>
        change.one(id, { guard }, async (browser) => {
          await saveChange(browser, fields);
          await em.flush();
          return writtenRow(id);
        }),
      );
    },

    /** Changes all of these browsers or none. */
    updateMany: async (
      ids: readonly number[],
      {
        isFeatured,
        isDraft,
        addedTags = [],
        removedTags = [],
      }: { isFeatured?: boolean | null; isDraft?: boolean | null; addedTags?: string[]; removedTags?: string[] },
    ) =>
      change.all(ids, {}, async (records) => {
        for (const browser of records)
          await saveChange(browser, {
            tags: [...new Set([...browser.tags, ...addedTags])].filter((tag) => !removedTags.includes(tag)),
            isFeatured: isFeatured ?? browser.isFeatured,
            isDraft: isDraft ?? browser.isDraft,
          });
        await em.flush();
      }),

    /**
     * Replaces a tag of browsers by another one and deletes it, in one change. Throws PRECONDITION_FAILED, CONFLICT,
     * BAD_REQUEST.
     */
    async mergeTags(from: string, into: string, edit: Preconditions = {}) {
      assertAdministrator(actor);
      const list = await settings.tags();
      const [source, target] = [from, into].map((tag) => list.find(({ id }) => id === tag));
      if (from === into || !target) throw invalidField('into');
      const { label } = source ?? { label: { en: from, zh: from } };
      const title = `${label.en} → ${target.label.en} / ${label.zh} → ${target.label.zh}`;
      const save = async () =>
        inTransaction(em, async () => {
          const saved = await settings.saveTags(
            list.filter(({ id }) => id !== from),
            edit,
          );
          const rows = await queryIn(em)
            .selectFrom('browser')
            .select('id')
            .where(await hasTags(em, [from]))
            .execute();
          for (const browser of await em.find(Browser, { id: { $in: rows.map(({ id }) => id) } }))
            browser.tags = [...new Set(browser.tags.map((tag) => (tag === from ? into : tag)))];
          await em.flush();
          return saved;
        });
      return withConflictHandling(
        () =>
          describeChange({ kind: 'merge', record: { recordType: 'setting', recordId: TAG_SETTING_KEY }, title }, save),
        edit,
      );
    },

    /**
     * Moves a browser to a position of the list, from 1. `updated_at` stays, because visitors read it as the time of
     * the last news. Throws BAD_REQUEST, NOT_FOUND.
     */
    async moveTo(id: number, position: number) {
      assertAdministrator(actor);
      if (position < 1) throw invalidField('position');
      return describeChange(browserUpdate(id), async () =>
        inTransaction(em, async () => {
          const { isDraft } = assertFound(await em.findOne(Browser, { id }), 'browserNotFound');
          // The response has the browser, also if it does not move.
          if (isDraft) assertAdministrator(actorWith('catalogue:read-drafts'));
          await moveToPosition(em, id, position);
          return writtenRow(id);
        }),
      );
    },

    /**
     * Also deletes their versions, and deactivates the slides that link to either. Throws NOT_FOUND,
     * PRECONDITION_FAILED.
     */
    remove: async (ids: readonly number[], guard: Preconditions = {}) =>
      change.all(ids, { guard }, async (records) => {
        const versions = await em.find(Version, { browser: { $in: [...ids] } }, { fields: ['id'] });
        const deactivatedSlides = await deactivateSlidesTo(em, {
          browsers: [...ids],
          versions: versions.map(({ id }) => id),
        });
        for (const browser of records) em.remove(browser);
        await em.flush();
        return deactivatedSlides;
      }),

    /** Of the public versions, with `forEditing` of all. */
    async platformCounts(browserId: number, { forEditing = false } = {}) {
      if (forEditing) assertAdministrator(actor);
      return (forEditing ? allCounts : publicCounts)(browserId);
    },

    tagUses,
  };
}

/** Names a change after a browser, also where its move changes others. */
function browserUpdate(id: number): Parameters<typeof describeChange>[0] {
  return { kind: 'update', record: { recordType: 'browser', recordId: String(id) } };
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
