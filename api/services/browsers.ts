import { LockMode } from '@mikro-orm/core';
import DataLoader from 'dataloader';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { DEFAULT_BROWSER, checkBrowser, storedBrowser, type BrowserInput } from '../../rules/browser.ts';
import { BROWSERS_PER_REQUEST_MAX } from '../../rules/limits.ts';
import { pageOf, type Page } from '../../rules/paging.ts';
import { parseTagIds } from '../../rules/tag.ts';
import { PLATFORMS, type Platform } from '../../rules/vocabulary.ts';
import { BROWSER_COLUMNS, Browser, readBrowserRow, type BrowserRow } from '../entities/browser.ts';
import { Version } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import { comesAfter, cursorOf, orderOf, placeOf, type BrowserOrder, type Part } from '../database/queries/browser-order.ts';
import { countMatches, nameContains, searchOf, searchTextOf, type SearchedPart } from '../database/queries/browser-search.ts';
import type { ServiceContext } from './context.ts';
import { countCacheFor } from './count-cache.ts';
import type { Tables } from '../database/queries/rows.ts';
import { assertPreconditions, assertValid, assertAdministrator, withConflictHandling, applyChange, inputOf, issuesOfChange, type Change, type Preconditions } from './writes.ts';
import type { settingService } from './settings.ts';
import { deactivateSlidesTo } from './slides.ts';

/** Which browsers are wanted; what is absent or null doesn't narrow the list. */
export interface BrowserFilter {
  platform?: Platform | null;
  search?: string | null;
  /** What `search` looks through; the texts when it is not said. */
  searchIn?: readonly SearchedPart[];
  featured?: boolean | null;
}

export interface BrowserPageRequest extends BrowserFilter, BrowserOrder {
  first: number;
  after?: string | null;
}

export interface TagUse {
  id: string;
  count: number;
}

export interface PlatformCount {
  platform: Platform;
  count: number;
}

/** A page of a list, and where it lies. */
export interface BrowserPage {
  items: BrowserRow[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Names the place of a browser of this page, for the next page to be asked for with. */
  cursorOf: (browser: BrowserRow) => string;
  /** How many fit in all. */
  total(): Promise<number>;
}

/** How many browsers of the whole list are read, and written out, at a time: some milliseconds of the process. */
const BATCH = 25;

const TEXTS: readonly SearchedPart[] = ['texts'];

type Condition = (build: ExpressionBuilder<Tables, 'browser'>) => Expression<SqlBool>;

/** Browsers (spec §2, §5, §7). */
export function browserService({ em, actor, origin, counts }: ServiceContext, settings: Pick<ReturnType<typeof settingService>, 'tags'>) {
  const kept = countCacheFor({ actor, counts });
  const platformCounts = new DataLoader<number, PlatformCount[]>(async (ids) => {
    const counted = sql<{ browser_id: number; platform: Platform; count: number | string }>`select browser_id, platform, count(*) as count from version where browser_id in (${sql.join(ids)}) group by browser_id, platform`;
    const { rows } = await counted.execute(em.getKysely());
    const byBrowser = Map.groupBy(rows, (row) => row.browser_id);
    return ids.map((id) => {
      const counts = new Map(byBrowser.get(id)?.map((row) => [row.platform, Number(row.count)]));
      return PLATFORMS.map((platform) => ({ platform, count: counts.get(platform) ?? 0 })).filter(({ count }) => count > 0);
    });
  });

  const byId = new DataLoader<number, BrowserRow | null>(
    async (ids) => {
      const found = await rowsOf(ids);
      return ids.map((id) => found.get(id) ?? null);
    },
    // What is read after a write has to be read anew.
    { cache: false },
  );

  async function rowsOf(ids: readonly number[]): Promise<Map<number, BrowserRow>> {
    // Written out: the query builder takes longer to write this than SQLite to answer it.
    const query = sql<Tables['browser']>`select ${sql.raw(BROWSER_COLUMNS.join(', '))} from browser where id in (${sql.join(ids)})`;
    const { rows } = await query.execute(em.getKysely());
    return new Map(rows.map((row) => [row.id, readBrowserRow(row)]));
  }

  const assertFound = <T>(browser: T | null | undefined): T => {
    if (!browser) throw new AppError('NOT_FOUND', 'browserNotFound');
    return browser;
  };

  /** One browser to be changed. */
  const entityOf = async (id: number, options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {}) => assertFound(await em.findOne(Browser, { id }, options));

  /** One browser as it is inside the transaction that has written it. */
  const writtenRow = async (id: number) => assertFound((await rowsOf([id])).get(id));

  const browsers = () => em.getKysely<Tables>().selectFrom('browser');

  /** A value as the database compares it. */
  const stored = (value: number | string | Date): unknown => (value instanceof Date ? em.getPlatform().processDateProperty(value) : value);

  /** The browsers that fit, in an order. */
  function listed(order: readonly Part[], fits: Condition) {
    const query = browsers().select(BROWSER_COLUMNS).where(fits);
    return order.reduce((ordered, { column, direction }) => ordered.orderBy(column, direction), query);
  }

  /** Whether a browser is one of those that are wanted. */
  async function conditionOf({ platform, search, searchIn = TEXTS, featured }: BrowserFilter): Promise<Condition> {
    const folded = searchTextOf(search ?? '');
    const found = folded ? await searchOf(em, folded, searchIn, settings.tags) : null;
    return (build) =>
      build.and([
        ...(platform ? [build.exists(build.selectFrom('version').select('version.id').whereRef('version.browser_id', '=', 'browser.id').where('version.platform', '=', platform))] : []),
        ...(found ? [found.condition] : []),
        ...(typeof featured === 'boolean' ? [sql<boolean>`is_featured = ${sql.raw(String(featured))}`] : []),
      ]);
  }

  async function total(wanted: BrowserFilter, fits: Condition): Promise<number> {
    const { platform = null, featured = null, searchIn = TEXTS } = wanted;
    const folded = searchTextOf(wanted.search ?? '');
    return kept.of(JSON.stringify(['browsers', platform, featured, folded, searchIn]), () => count(folded, wanted, fits));
  }

  async function count(folded: string, { platform, searchIn = TEXTS, featured }: BrowserFilter, fits: Condition): Promise<number> {
    const known = folded && searchIn.join() === TEXTS.join() && !platform && typeof featured !== 'boolean' ? await countMatches(em, folded) : null;
    if (known !== null) return known;
    const row = await browsers()
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(fits)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  return {
    /** A page of the list, by keyset. Throws BAD_REQUEST for a bad size, cursor or search text. */
    async page({ first, after, ...wanted }: BrowserPageRequest): Promise<BrowserPage> {
      if (first < 1 || first > BROWSERS_PER_REQUEST_MAX) throw new AppError('BAD_REQUEST', 'invalidPage');
      const order = orderOf(wanted);
      const place = after ? placeOf(order, after)?.map(stored) : null;
      if (place === undefined) throw new AppError('BAD_REQUEST', 'invalidCursor');
      // One more than was asked for tells whether there is more.
      const fits = await conditionOf(wanted);
      const rows = await listed(order, (build) => build.and([fits(build), ...(place ? [comesAfter(build, order, place)] : [])]))
        .limit(first + 1)
        .execute();
      return {
        items: rows.slice(0, first).map(readBrowserRow),
        hasNextPage: rows.length > first,
        hasPreviousPage: Boolean(after),
        cursorOf: (browser) => cursorOf(order, browser),
        total: () => total(wanted, fits),
      };
    },

    /**
     * The whole list in batches, for REST (spec §7). The ids are read once, so that what is written meanwhile makes no
     * browser come twice or go missing. Throws BAD_REQUEST for a bad search text.
     */
    async *inBatches(wanted: BrowserFilter & BrowserOrder): AsyncGenerator<BrowserRow[]> {
      const ids = (await listed(orderOf(wanted), await conditionOf(wanted)).clearSelect().select('id').execute()).map(({ id }) => id);
      for (let from = 0; from < ids.length; from += BATCH) {
        const rows = await browsers().select(BROWSER_COLUMNS).where('id', 'in', ids.slice(from, from + BATCH)).execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        yield ids.slice(from, from + BATCH).flatMap((id) => byId.get(id) ?? []).map(readBrowserRow);
      }
    },

    /** One numbered page of the list, and how many fit in all. Throws BAD_REQUEST for a page or limit out of range. */
    async numberedPage({ page, limit, ...wanted }: BrowserFilter & BrowserOrder & Partial<Page>): Promise<{ items: BrowserRow[]; total: number }> {
      const asked = pageOf(page, limit);
      if (!asked) throw new AppError('BAD_REQUEST', 'invalidPage');
      const fits = await conditionOf(wanted);
      const rows = await listed(orderOf(wanted), fits).limit(asked.limit).offset((asked.page - 1) * asked.limit).execute();
      return { items: rows.map(readBrowserRow), total: await total(wanted, fits) };
    },

    /** What fits a text that is being typed: browsers whose name fits before those whose description does. */
    async search(text: string, first: number): Promise<BrowserRow[]> {
      if (first < 1 || first > BROWSERS_PER_REQUEST_MAX) throw new AppError('BAD_REQUEST', 'invalidPage');
      const folded = searchTextOf(text);
      if (!folded) return [];
      const named = await searchOf(em, folded, ['name'], settings.tags);
      const order = orderOf({ sort: 'default', language: 'en' });
      const byName = await listed(order, () => named.holds).limit(first).execute();
      if (byName.length === first) return byName.map(readBrowserRow);
      const fits = await conditionOf({ search: text });
      const byRest = await listed(order, (build) => build.and([fits(build), build.not(nameContains(em, folded))]))
        .limit(first - byName.length)
        .execute();
      return [...byName, ...byRest].map(readBrowserRow);
    },

    /** One browser, or null; one statement however many are asked for at once. */
    async find(id: number): Promise<BrowserRow | null> {
      return byId.load(id);
    },

    /** The same, but an unknown browser throws NOT_FOUND. */
    async get(id: number): Promise<BrowserRow> {
      return assertFound(await byId.load(id));
    },

    /** Adds a browser; what `fields` leaves out is as in DEFAULT_BROWSER. Throws UNAUTHORIZED, or BAD_REQUEST with the issues of spec §5. */
    async create(fields: Change<BrowserInput>): Promise<BrowserRow> {
      assertAdministrator(actor);
      const input = applyChange(DEFAULT_BROWSER, fields);
      assertValid(checkBrowser(input));
      const browser = em.create(Browser, storedBrowser(input, origin));
      await em.flush();
      return writtenRow(browser.id);
    },

    /**
     * Changes a browser; what `change` leaves out stays, and the download count always does. Throws UNAUTHORIZED,
     * NOT_FOUND, PRECONDITION_FAILED or CONFLICT as `guard` says, BAD_REQUEST with the issues of spec §5.
     */
    async update(id: number, change: Change<BrowserInput>, guard: Preconditions = {}): Promise<BrowserRow> {
      assertAdministrator(actor);
      return withConflictHandling(
        () =>
          em.transactional(async () => {
            const browser = await entityOf(id);
            assertPreconditions(browser, guard);
            const input = applyChange(inputOf(browser, DEFAULT_BROWSER), change);
            assertValid(issuesOfChange(checkBrowser(input), change, 'iconUrl'));
            const { downloadCount: _kept, ...fields } = storedBrowser(input, origin);
            em.assign(browser, fields);
            await em.flush();
            return writtenRow(id);
          }),
        guard,
      );
    },

    /**
     * Deletes a browser with its versions; slides that lead there are deactivated, so that no broken link shows
     * (design §4). Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED.
     */
    async remove(id: number, guard: Preconditions = {}): Promise<{ deactivatedSlides: number }> {
      assertAdministrator(actor);
      return em.transactional(async () => {
        // Locked, so that nobody changes it between the comparison and the deletion.
        const browser = await entityOf(id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        assertPreconditions(browser, guard);
        const versions = await em.find(Version, { browser: id }, { fields: ['id'] });
        const deactivatedSlides = await deactivateSlidesTo(em, { browsers: [id], versions: versions.map((version) => version.id) });
        em.remove(browser);
        await em.flush();
        return { deactivatedSlides };
      });
    },

    /** The platforms a browser has versions for, with their numbers; one statement however many browsers ask. */
    async platformCounts(browserId: number): Promise<PlatformCount[]> {
      return platformCounts.load(browserId);
    },

    /** How many browsers carry each tag, in no order; one that none carries is left out. Throws UNAUTHORIZED. */
    async tagUses(): Promise<TagUse[]> {
      assertAdministrator(actor);
      const rows = await browsers()
        .select(['tags', ({ fn }) => fn.countAll<number | string>().as('count')])
        .groupBy('tags')
        .execute();
      const uses = new Map<string, number>();
      for (const { tags, count: times } of rows) for (const id of parseTagIds(tags)) uses.set(id, (uses.get(id) ?? 0) + Number(times));
      return Array.from(uses, ([id, total]) => ({ id, count: total }));
    },
  };
}
