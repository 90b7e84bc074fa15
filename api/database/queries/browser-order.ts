import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import { ID_MAX } from '../../../rules/limits.ts';
import { SORTS, type Language } from '../../../rules/vocabulary.ts';
import type { BrowserRow } from '../../entities/browser.ts';
import type { Tables } from './rows.ts';

/** The sorts of the home page and of REST (spec §7), and one that the administration goes by. */
export const BROWSER_SORTS = [...SORTS, 'updated'] as const;
export type BrowserSort = (typeof BROWSER_SORTS)[number];

export interface BrowserOrder {
  sort: BrowserSort;
  /** The language whose names the sort `name` goes by. */
  language: Language;
  /** The last first. */
  reverse?: boolean;
}

/** One part of an order: a column, and its value as cursors carry it. */
export interface Part {
  column: 'display_order' | 'created_at' | 'updated_at' | 'id' | 'download_count' | `sort_name_${Language}`;
  direction: 'asc' | 'desc';
  valueOf(browser: BrowserRow): unknown;
  /** The value to compare the column with; undefined when a cursor's value is none of ours. */
  read(value: unknown): number | string | Date | undefined;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** A number that a column can hold: PostgreSQL cannot even compare a column with a larger one. */
const number = (value: unknown) => (Number.isSafeInteger(value) && Math.abs(value as number) <= ID_MAX ? (value as number) : undefined);

const displayOrder: Part = { column: 'display_order', direction: 'asc', valueOf: (browser) => browser.displayOrder, read: number };
const newestFirst: Part = { column: 'created_at', direction: 'desc', valueOf: ({ createdAt }) => createdAt.toISOString(), read: timeOf };
/** Names itself, since a cursor by the time of entry is another order's. */
const updatedFirst: Part = { column: 'updated_at', direction: 'desc', valueOf: ({ updatedAt }) => ({ updated: updatedAt.toISOString() }), read: (value) => timeOf(named('updated', value)) };
const downloads: Part = { column: 'download_count', direction: 'desc', valueOf: ({ downloadCount }) => downloadCount, read: number };
const byId = (direction: Part['direction']): Part => ({ column: 'id', direction, valueOf: ({ id }) => id, read: number });
const byName = (language: Language): Part => ({
  column: `sort_name_${language}`,
  direction: 'asc',
  valueOf: ({ sortName }) => ({ [language]: sortName[language] }),
  read: (value) => named(language, value),
});

/** A total order for every sort: no two browsers tie, so that a cursor names one place. */
export function orderOf({ sort, language, reverse = false }: BrowserOrder): readonly Part[] {
  const orders: Record<BrowserSort, readonly Part[]> = {
    default: [displayOrder, newestFirst, byId('asc')],
    name: [byName(language), byId('asc')],
    newest: [newestFirst, byId('desc')],
    downloads: [downloads, byId('asc')],
    updated: [updatedFirst, byId('desc')],
  };
  return reverse ? orders[sort].map(flipped) : orders[sort];
}

/** All parts of an order are flipped together, so that its index serves both ways. */
function flipped(part: Part): Part {
  return { ...part, direction: part.direction === 'asc' ? 'desc' : 'asc' };
}

/** Names a browser's place in an order. */
export function cursorOf(order: readonly Part[], browser: BrowserRow): string {
  return Buffer.from(JSON.stringify(order.map((part) => part.valueOf(browser)))).toString('base64url');
}

/** The place that a cursor from outside names, a value for each part of the order; null for a cursor of nowhere or of another order. */
export function placeOf(order: readonly Part[], cursor: string): (number | string | Date)[] | null {
  const values = decode(cursor);
  if (values?.length !== order.length) return null;
  const place = order.map((part, index) => part.read(values[index]));
  return place.every((value) => value !== undefined) ? place : null;
}

/** Whether a browser comes after a place. The first comparison says no more than the others; the index needs it. */
export function comesAfter(build: ExpressionBuilder<Tables, 'browser'>, order: readonly Part[], place: readonly unknown[]): ExpressionWrapper<Tables, 'browser', SqlBool> {
  const compare = (index: number, operator: '=' | '<' | '>' | '<=' | '>=') => sql<SqlBool>`${sql.ref(`browser.${order[index]?.column}`)} ${sql.raw(operator)} ${place[index]}`;
  const beyond = ({ direction }: Part) => (direction === 'asc' ? '>' : '<');
  const [first] = order;
  const ways = order.map((part, index) => build.and([...order.slice(0, index).map((_, earlier) => compare(earlier, '=')), compare(index, beyond(part))]));
  return build.and([...(first ? [compare(0, `${beyond(first)}=`)] : []), build.or(ways)]);
}

function decode(cursor: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

/** A time as `toISOString` writes it, with a year of four digits: the databases hold other years differently. */
function timeOf(value: unknown): Date | undefined {
  return typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value) : undefined;
}

/** The text in an object that has it alone, under a name. PostgreSQL holds no NUL in a text. */
function named(name: string, value: unknown): string | undefined {
  const [entry, ...others] = Object.entries(value ?? {});
  return others.length === 0 && entry?.[0] === name && typeof entry[1] === 'string' && !entry[1].includes('\0') ? entry[1] : undefined;
}
