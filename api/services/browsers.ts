import { Cursor, raw, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import DataLoader from 'dataloader';
import { checkBrowser, displayOrderOf, type BrowserInput } from '../../rules/browser.ts';
import { MESSAGES } from '../../rules/errors.ts';
import { fold } from '../../rules/fold.ts';
import { BROWSERS_PER_REQUEST_MAX, SEARCH_TEXT_MAX } from '../../rules/limits.ts';
import { parseTagIds } from '../../rules/tag.ts';
import { absoluteUrl, ownPath } from '../../rules/url.ts';
import { PLATFORMS, type Language, type Platform, type Sort } from '../../rules/vocabulary.ts';
import { Browser } from '../entities/browser.ts';
import { Version } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { refuseConflict, refuseIssues, requireAdministrator, saving, textOrNull, trimmed, withChange, type Change } from './saving.ts';
import { deactivateSlidesTo } from './slides.ts';

/** Which browsers are wanted; what is absent or null doesn't narrow the list. */
export interface BrowserFilter {
  platform?: Platform | null;
  search?: string | null;
  featured?: boolean | null;
}

export interface BrowserOrder {
  sort: Sort;
  /** The language whose names the sort `name` goes by. */
  language: Language;
}

export interface BrowserPageRequest extends BrowserFilter, BrowserOrder {
  first: number;
  after?: string | null;
}

export interface PlatformCount {
  platform: Platform;
  count: number;
}

export type BrowserPage = Cursor<Browser>;

type Order = QueryOrderMap<Browser>[];

/** Browsers (spec §2, §5, §7). */
export function browserService({ em, actor, origin }: ServiceContext) {
  const platformCounts = new DataLoader<number, PlatformCount[]>(async (ids) => {
    const rows = await em
      .getKysely<{ version: { browser_id: number; platform: Platform } }>()
      .selectFrom('version')
      .select(['browser_id', 'platform', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('browser_id', 'in', ids)
      .groupBy(['browser_id', 'platform'])
      .execute();
    return ids.map((id) => {
      const own = rows.filter((row) => row.browser_id === id);
      return PLATFORMS.flatMap((platform) =>
        own.filter((row) => row.platform === platform).map((row) => ({ platform, count: Number(row.count) })),
      );
    });
  });

  return {
    /** A page of the list as a keyset cursor. Throws BAD_REQUEST for a bad size, cursor or search text. */
    async page({ first, after, ...wanted }: BrowserPageRequest): Promise<BrowserPage> {
      if (first < 1 || first > BROWSERS_PER_REQUEST_MAX) throw new AppError('BAD_REQUEST', MESSAGES.invalidPage);
      const orderBy = orderOf(wanted);
      if (after && !isCursorOf(after, orderBy)) throw new AppError('BAD_REQUEST', MESSAGES.invalidCursor);
      return em.findByCursor(Browser, { where: filterOf(wanted), first, orderBy, ...(after && { after }) });
    },

    /** The whole list, for REST (spec §7). */
    async all(wanted: BrowserFilter & BrowserOrder): Promise<Browser[]> {
      return em.find(Browser, filterOf(wanted), { orderBy: orderOf(wanted) });
    },

    /** What fits a text that is being typed: browsers whose name fits before those whose description does. */
    async search(text: string, first: number): Promise<Browser[]> {
      if (first < 1 || first > BROWSERS_PER_REQUEST_MAX) throw new AppError('BAD_REQUEST', MESSAGES.invalidPage);
      const folded = searchTextOf(text);
      if (!folded) return [];
      const orderBy = orderOf({ sort: 'default', language: 'en' });
      // Asked for apart rather than ordered by: the query builder writes the values of an order into the SQL itself,
      // and takes a question mark in them for the place of another value.
      const byName = await em.find(Browser, nameContainsText(folded), { orderBy, limit: first });
      if (byName.length === first) return byName;
      const rest = await em.find(Browser, { $and: [containsText(folded), { id: { $nin: byName.map(({ id }) => id) } }] }, { orderBy, limit: first - byName.length });
      return [...byName, ...rest];
    },

    /** One browser, or null. */
    async find(id: number): Promise<Browser | null> {
      return em.findOne(Browser, { id });
    },

    /** One browser; throws NOT_FOUND. */
    async get(id: number): Promise<Browser> {
      const browser = await em.findOne(Browser, { id });
      if (!browser) throw new AppError('NOT_FOUND', MESSAGES.browserNotFound);
      return browser;
    },

    /** Adds a browser. Throws UNAUTHORIZED, or BAD_REQUEST with the issues of spec §5. */
    async create(input: BrowserInput): Promise<Browser> {
      requireAdministrator(actor);
      refuseIssues(checkBrowser(input));
      const { downloadCount, ...fields } = toStored(input, origin);
      const browser = em.create(Browser, { ...fields, downloadCount: Math.max(0, Math.trunc(downloadCount) || 0) });
      await em.flush();
      return browser;
    },

    /**
     * Changes a browser; what `change` leaves out stays, and the download count always does. Throws UNAUTHORIZED,
     * NOT_FOUND, CONFLICT for another revision than the stored one, BAD_REQUEST with the issues of spec §5.
     */
    async update(id: number, change: Change<BrowserInput>, revision?: number | null): Promise<Browser> {
      requireAdministrator(actor);
      return saving(() =>
        em.transactional(async () => {
          const browser = await this.get(id);
          refuseConflict(browser, revision);
          const input = withChange(toInput(browser, origin), change);
          refuseIssues(checkBrowser(input));
          const { downloadCount: _kept, ...fields } = toStored(input, origin);
          em.assign(browser, fields);
          await em.flush();
          return browser;
        }),
      );
    },

    /**
     * Deletes a browser with its versions; slides that lead there are deactivated, so that no broken link shows
     * (design §4). Throws UNAUTHORIZED, NOT_FOUND.
     */
    async remove(id: number): Promise<{ deactivatedSlides: number }> {
      requireAdministrator(actor);
      return em.transactional(async () => {
        const browser = await this.get(id);
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
  };
}

/** A stored browser as it was typed. */
function toInput(browser: Browser, origin: string): BrowserInput {
  const { name, description, shortDescription, iconUrl, websiteUrl, isFeatured, displayOrder, tags, downloadCount } = browser;
  return {
    name: { ...name },
    description: { ...description },
    shortDescription: { ...shortDescription },
    iconUrl: absoluteUrl(iconUrl, origin),
    websiteUrl: websiteUrl ?? null,
    isFeatured,
    displayOrder,
    tags,
    downloadCount,
  };
}

/** A browser as it is stored: trimmed, and addresses of our own as paths. */
function toStored({ name, description, shortDescription, iconUrl, websiteUrl, tags, displayOrder, isFeatured, downloadCount }: BrowserInput, origin: string) {
  return {
    name: trimmed(name),
    description: trimmed(description),
    shortDescription: trimmed(shortDescription),
    iconUrl: ownPath(iconUrl.trim(), origin),
    websiteUrl: textOrNull(websiteUrl),
    tags: parseTagIds(tags.join(',')),
    displayOrder: displayOrderOf(displayOrder),
    isFeatured,
    downloadCount,
  };
}

function filterOf({ platform, search, featured }: BrowserFilter): FilterQuery<Browser> {
  const folded = searchTextOf(search ?? '');
  const conditions: FilterQuery<Browser>[] = [];
  if (platform) conditions.push({ versions: { $some: { platform } } });
  if (folded) conditions.push(containsText(folded));
  if (typeof featured === 'boolean') conditions.push({ isFeatured: featured });
  return { $and: conditions };
}

function searchTextOf(text: string): string {
  if (text.length > SEARCH_TEXT_MAX) throw new AppError('BAD_REQUEST', MESSAGES.searchTooLong, { search: MESSAGES.searchTooLong });
  return fold(text);
}

function containsText(folded: string): FilterQuery<Browser> {
  return { [raw((alias) => `${alias}.search_text like ? escape '\\'`, [containing(folded)])]: [] };
}

function nameContainsText(folded: string): FilterQuery<Browser> {
  return { [raw((alias) => `(${alias}.sort_name_en like ? escape '\\' or lower(${alias}.name_zh) like ? escape '\\')`, [containing(folded), containing(folded)])]: [] };
}

/** A LIKE pattern (escape character `\`) that finds the text literally, anywhere. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}

/** A total order for every sort: no two browsers tie, so that a cursor names one place. */
function orderOf({ sort, language }: BrowserOrder): Order {
  const orders: Record<Sort, Order> = {
    default: [{ displayOrder: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
    name: [{ sortName: { [language]: 'asc' } }, { id: 'asc' }],
    newest: [{ createdAt: 'desc' }, { id: 'desc' }],
    downloads: [{ downloadCount: 'desc' }, { id: 'asc' }],
  };
  return orders[sort];
}

/** Whether a cursor that came from outside holds one value of the right type for each part of the order. */
function isCursorOf(cursor: string, order: Order): boolean {
  const values = decodeCursor(cursor);
  return values?.length === order.length && order.every((part, index) => fits(part, values[index]));
}

function decodeCursor(cursor: string): unknown[] | null {
  try {
    const values: unknown = Cursor.decode(cursor);
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

function fits(part: QueryOrderMap<Browser>, value: unknown): boolean {
  if (part.createdAt) return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (!part.sortName) return Number.isSafeInteger(value);
  const [language] = Object.keys(part.sortName);
  const entries = Object.entries(value ?? {});
  return entries.length === 1 && entries[0]?.[0] === language && typeof entries[0]?.[1] === 'string';
}
