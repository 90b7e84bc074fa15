import { createTables } from './baseline.ts';
import { CHANGES } from './changes.ts';
import { toMigration } from './migration.ts';

/** The last migration of version 0.1.0, so that a database of that version has the baseline. */
export const BASELINE = 'M0025Publication';

export const MIGRATIONS = Object.entries({ [BASELINE]: createTables, ...CHANGES }).map(([name, change]) =>
  toMigration(name, change),
);

/** Whether a database that has executed the baseline may have executed this migration. */
export function isKnown(name: string) {
  return name < BASELINE || MIGRATIONS.some((migration) => migration.name === name);
}
