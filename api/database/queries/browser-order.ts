import { sql, type SelectQueryBuilder } from 'kysely';
import { parseJson } from '#rules/json.ts';
import { ID_MAX } from '#rules/limits.ts';
import { SORTS, type Language } from '#rules/vocabulary.ts';
import type { BrowserRow } from '../../entities/browser.ts';
import { allOf, type Condition, type Tables } from './rows.ts';

/** Those of the home page and of REST (spec §7), and one for the administration. */
export const BROWSER_SORTS = [...SORTS, 'updated'] as const;
type BrowserSort = (typeof BROWSER_SORTS)[number];

export interface BrowserOrder {
  sort: BrowserSort;
  language: Language;
  reverse?: boolean;
}

type Direction = 'asc' | 'desc';

interface CursorPart {
  valueOf(browser: BrowserRow): unknown;
  read(value: unknown): number | string | Date | undefined;
}

export interface Part extends CursorPart {
  column: keyof typeof COLUMNS;
  direction: Direction;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** PostgreSQL would fail to compare a column with a number beyond its range. */
const number = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= ID_MAX ? value : undefined;

const byName = (language: Language): CursorPart => ({
  valueOf: ({ sortName }) => ({ [language]: sortName[language] }),
  read: (value) => textOf(propertyOf(language, value)),
});

const COLUMNS = {
  id: { valueOf: ({ id }) => id, read: number },
  display_order: { valueOf: (browser) => browser.displayOrder, read: number },
  download_count: { valueOf: ({ downloadCount }) => downloadCount, read: number },
  created_at: { valueOf: ({ createdAt }) => createdAt.toISOString(), read: timeOf },
  /** With a name, so that a cursor of the sort `newest` is not valid for `updated`. */
  updated_at: {
    valueOf: ({ updatedAt }) => ({ updated: updatedAt.toISOString() }),
    read: (value) => timeOf(propertyOf('updated', value)),
  },
  sort_name_en: byName('en'),
  sort_name_zh: byName('zh'),
} satisfies Record<string, CursorPart>;

/**
 * The last column is the id, so that a cursor is unique. All are reversed together, so that the database can use the
 * same index in both directions.
 */
export function buildOrder({ sort, language, reverse = false }: BrowserOrder): readonly Part[] {
  const orders: Record<BrowserSort, [Part['column'], Direction][]> = {
    default: [
      ['display_order', 'asc'],
      ['created_at', 'desc'],
      ['id', 'asc'],
    ],
    name: [
      [`sort_name_${language}`, 'asc'],
      ['id', 'asc'],
    ],
    newest: [
      ['created_at', 'desc'],
      ['id', 'desc'],
    ],
    downloads: [
      ['download_count', 'desc'],
      ['id', 'asc'],
    ],
    updated: [
      ['updated_at', 'desc'],
      ['id', 'desc'],
    ],
  };
  return orders[sort].map(([column, direction]) => ({
    ...COLUMNS[column],
    column,
    direction: reverse ? (direction === 'asc' ? 'desc' : 'asc') : direction,
  }));
}

export function rankPart(ranks: ReadonlyMap<number, number>): CursorPart {
  return { valueOf: ({ id }) => ({ rank: ranks.get(id) }), read: (value) => number(propertyOf('rank', value)) };
}

export function cursorOf(order: readonly CursorPart[], browser: BrowserRow) {
  return Buffer.from(JSON.stringify(order.map((part) => part.valueOf(browser)))).toString('base64url');
}

/** One value for each column of the order; null if the cursor is invalid or belongs to another order. */
export function parseCursor(order: readonly CursorPart[], cursor: string): (number | string | Date)[] | null {
  const values = parseJson(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(values) || values.length !== order.length) return null;
  const parsed = order.map((part, index) => part.read(values[index]));
  return parsed.every((value) => value !== undefined) ? parsed : null;
}

/** The first comparison is redundant, but the database needs it to use the index. */
export function comesAfter(order: readonly Part[], cursor: readonly unknown[]): Condition {
  const comparisons = order.map(({ column, direction }, index) => {
    const compare = (operator: string) =>
      sql<boolean>`${sql.ref(`browser.${column}`)} ${sql.raw(operator)} ${cursor[index]}`;
    const after = direction === 'asc' ? '>' : '<';
    return { isEqual: compare('='), isAfter: compare(after), isNotBefore: compare(`${after}=`) };
  });
  const isLater = comparisons.reduceRight<Condition>(
    (rest, { isEqual, isAfter }) => sql`(${isAfter} or ${isEqual} and ${rest})`,
    sql`false`,
  );
  return allOf([comparisons[0]?.isNotBefore, isLater]);
}

export function inOrder<O>(query: SelectQueryBuilder<Tables, 'browser', O>, order: readonly Part[]) {
  return order.reduce((ordered, { column, direction }) => ordered.orderBy(column, direction), query);
}

/** In the format of `toISOString`, with a year of four digits: the databases store other years differently. */
function timeOf(value: unknown): Date | undefined {
  return typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value)
    : undefined;
}

function propertyOf(name: string, value: unknown) {
  const [entry, ...others] = Object.entries(value ?? {});
  return others.length === 0 && entry?.[0] === name ? entry[1] : undefined;
}

/** PostgreSQL rejects a text with NUL. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}
