import type { RowSnapshot } from '../../../rules/history.ts';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../orm.ts';
import type { Table } from '../tables.ts';

/** Parses a recorded row: times in milliseconds, booleans as 0 and 1. */
export function parseSnapshot(json: string): RowSnapshot {
  return JSON.parse(json) as RowSnapshot; // a trigger wrote it
}

export function toSnapshot(stored: Record<string, unknown>, { columns }: Table): RowSnapshot {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toSnapshotValue(stored[name], kind)]));
}

function toSnapshotValue(value: unknown, kind: string): RowSnapshot[string] {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Number(value);
  if (kind === 'Date') return new Date(value as number | string).getTime(); // SQLite returns milliseconds, PostgreSQL text
  return value as string | number; // all other columns contain texts and integers
}

/** The columns of a snapshot as the database stores them. Columns that no longer exist are left out. */
export function storedColumns(em: EntityManager, snapshot: RowSnapshot, { columns }: Table): Record<string, unknown> {
  const onPostgres = isPostgres(em);
  const known = columns.filter(({ name }) => Object.hasOwn(snapshot, name));
  return Object.fromEntries(
    known.map(({ name, kind }) => [
      name,
      onPostgres ? toPostgres(snapshot[name] ?? null, kind) : (snapshot[name] ?? null),
    ]),
  );
}

function toPostgres(value: RowSnapshot[string], kind: string): unknown {
  if (value === null) return null;
  if (kind === 'boolean') return value === 1;
  return kind === 'Date' ? new Date(Number(value)) : value;
}
