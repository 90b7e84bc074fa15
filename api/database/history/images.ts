import type { RowImage } from '../../../rules/history.ts';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../open.ts';
import type { RecordedTable } from './recorded-tables.ts';

/** Parses a recorded row: times in milliseconds, booleans as 0 and 1. */
export function parseImage(json: string): RowImage {
  return JSON.parse(json) as RowImage; // a trigger wrote it
}

/** The image of a row from the database. */
export function imageOf(stored: Record<string, unknown>, { columns }: RecordedTable): RowImage {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toImage(stored[name], kind)]));
}

function toImage(value: unknown, kind: string): RowImage[string] {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Number(value);
  if (kind === 'Date') return new Date(value as number | string).getTime(); // SQLite returns milliseconds, PostgreSQL text
  return value as string | number; // all other columns contain texts and integers
}

/** The columns of an image as the database stores them. Columns that no longer exist are left out. */
export function storedColumns(em: EntityManager, image: RowImage, { columns }: RecordedTable): Record<string, unknown> {
  const onPostgres = isPostgres(em);
  const known = columns.filter(({ name }) => Object.hasOwn(image, name));
  return Object.fromEntries(
    known.map(({ name, kind }) => [name, onPostgres ? toPostgres(image[name] ?? null, kind) : (image[name] ?? null)]),
  );
}

function toPostgres(value: RowImage[string], kind: string): unknown {
  if (value === null) return null;
  if (kind === 'boolean') return value === 1;
  return kind === 'Date' ? new Date(Number(value)) : value;
}
