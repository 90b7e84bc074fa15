import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '@mikro-orm/migrations';
import { Baseline } from './baseline.ts';

type MigrationClass = new (...parameters: ConstructorParameters<typeof Migration>) => Migration;

/**
 * The last migration of version 0.1.0. The baseline has its name, so that a database of that version counts as
 * migrated.
 */
export const BASELINE = 'M0025Publication';

/** The build writes each migration beside the bundle of this file (`api/vite.config.ts`). */
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^m\d{4}-.+\.[jt]s$/u.test(name))
  .sort();
const modules = await Promise.all(
  files.map(
    async (name) =>
      import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, name)).href) as Promise<
        Record<string, MigrationClass>
      >,
  ),
); // each of these files exports one migration

/** The baseline, and the files `mNNNN-*.ts` of this folder in their order. */
export const MIGRATIONS = [
  { name: BASELINE, class: Baseline },
  ...modules.flatMap((module) =>
    Object.values(module).map((migration) => ({ name: migration.name, class: migration })),
  ),
];

/** Whether a database that has executed the baseline may have executed this migration. */
export function isKnown(name: string) {
  return name < BASELINE || MIGRATIONS.some((migration) => migration.name === name);
}
