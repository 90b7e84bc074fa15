import { sql, type SelectQueryBuilder } from 'kysely';
import { ID_MAX } from '#rules/limits.ts';
import { SORTS, type Language } from '#rules/vocabulary.ts';
import type { BrowserRow } from '../../entities/browser.ts';
import { allOf, anyOf, type Condition, type Tables } from './rows.ts';

/** The sorts of the home page and of REST (spec §7), and `updated` for the administration. */
export const BROWSER_SORTS = [...SORTS, 'updated'] as const;
type BrowserSort = (typeof BROWSER_SORTS)[number];

export interface BrowserOrder {
  sort: BrowserSort;
  language: Language;
  reverse?: boolean;
}

interface CursorPart {
  valueOf(browser: BrowserRow): unknown;
  read(value: unknown): number | string | Date | undefined;
}

export interface Part extends CursorPart {
  column: 'display_order' | 'created_at' | 'updated_at' | 'id' | 'download_count' | `sort_name_${Language}`;
  direction: 'asc' | 'desc';
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** An integer in the range of a column. PostgreSQL would fail to compare the column with a larger number. */
const number = (value: unknown) =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= ID_MAX ? (value as number) : undefined;

const byNumber = (
  column: Part['column'],
  direction: Part['direction'],
  valueOf: (browser: BrowserRow) => number,
): Part => ({
  column,
  direction,
  valueOf,
  read: number,
});
const displayOrder = byNumber('display_order', 'asc', (browser) => browser.displayOrder);
const downloads = byNumber('download_count', 'desc', ({ downloadCount }) => downloadCount);
const byId = (direction: Part['direction']) => byNumber('id', direction, ({ id }) => id);
const newestFirst: Part = {
  column: 'created_at',
  direction: 'desc',
  valueOf: ({ createdAt }) => createdAt.toISOString(),
  read: timeOf,
};
/** The value has a name, so that a cursor of the sort `newest` is not valid for the sort `updated`. */
const updatedFirst: Part = {
  column: 'updated_at',
  direction: 'desc',
  valueOf: ({ updatedAt }) => ({ updated: updatedAt.toISOString() }),
  read: (value) => timeOf(propertyOf('updated', value)),
};
const byName = (language: Language): Part => ({
  column: `sort_name_${language}`,
  direction: 'asc',
  valueOf: ({ sortName }) => ({ [language]: sortName[language] }),
  read: (value) => textOf(propertyOf(language, value)),
});

/** The columns of a sort. The last column is the id, so that no two browsers are equal and a cursor is unique. */
export function buildOrder({ sort, language, reverse = false }: BrowserOrder): readonly Part[] {
  const orders: Record<BrowserSort, readonly Part[]> = {
    default: [displayOrder, newestFirst, byId('asc')],
    name: [byName(language), byId('asc')],
    newest: [newestFirst, byId('desc')],
    downloads: [downloads, byId('asc')],
    updated: [updatedFirst, byId('desc')],
  };
  return reverse ? orders[sort].map(reversed) : orders[sort];
}

/** All columns of an order are reversed together, so that the database can use the same index in both directions. */
function reversed(part: Part): Part {
  return { ...part, direction: part.direction === 'asc' ? 'desc' : 'asc' };
}

export function rankPart(ranks: ReadonlyMap<number, number>): CursorPart {
  return { valueOf: ({ id }) => ({ rank: ranks.get(id) }), read: (value) => number(propertyOf('rank', value)) };
}

export function cursorOf(order: readonly CursorPart[], browser: BrowserRow) {
  return Buffer.from(JSON.stringify(order.map((part) => part.valueOf(browser)))).toString('base64url');
}

/**
 * The values of a client's cursor, one for each column of the order; null if the cursor is invalid or belongs to
 * another order.
 */
export function parseCursor(order: readonly CursorPart[], cursor: string): (number | string | Date)[] | null {
  const values = decode(cursor);
  if (values?.length !== order.length) return null;
  const parsed = order.map((part, index) => part.read(values[index]));
  return parsed.every((value) => value !== undefined) ? parsed : null;
}

/**
 * The condition that a browser comes after a cursor. The first comparison is redundant, but the database needs it to
 * use the index.
 */
export function comesAfter(order: readonly Part[], cursor: readonly unknown[]): Condition {
  const compare = (index: number, operator: '=' | '<' | '>' | '<=' | '>=') =>
    sql<boolean>`${sql.ref(`browser.${order[index]?.column}`)} ${sql.raw(operator)} ${cursor[index]}`;
  const operatorOf = (part: Part | undefined) => (part?.direction === 'asc' ? '>' : '<');
  const alternatives = order.map((part, index) =>
    allOf([...order.slice(0, index).map((_, earlier) => compare(earlier, '=')), compare(index, operatorOf(part))]),
  );
  return allOf([compare(0, `${operatorOf(order[0])}=`), anyOf(alternatives)]);
}

export function inOrder<O>(query: SelectQueryBuilder<Tables, 'browser', O>, order: readonly Part[]) {
  return order.reduce((ordered, { column, direction }) => ordered.orderBy(column, direction), query);
}

function decode(cursor: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

/**
 * Parses a time in the format of `toISOString`. The year must have four digits, because the databases store other years
 * differently.
 */
function timeOf(value: unknown): Date | undefined {
  return typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value)
    : undefined;
}

function propertyOf(name: string, value: unknown) {
  const [entry, ...others] = Object.entries(value ?? {});
  return others.length === 0 && entry?.[0] === name ? entry[1] : undefined;
}

/** A text with NUL is invalid, because PostgreSQL rejects it. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}
