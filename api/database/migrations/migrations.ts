import { Migration } from '@mikro-orm/migrations';
import { isPostgres, runSqlOf } from '../orm.ts';
import { createTables } from './baseline.ts';
import { CHANGES } from './changes.ts';
import { COLUMN_TYPES, type MigratedDatabase } from './migration.ts';
import WRITTEN from './statements.generated.json' with { type: 'json' };

/** The last migration of version 0.1.0, so that a database of that version has the baseline. */
export const BASELINE = 'M0025Publication';

/** Written by `npm run migration` (`scripts/write-migration.ts`). */
const written = Object.entries<Record<'sqlite' | 'postgres', string[]>>(WRITTEN).map(
  ([name, statements]) =>
    [
      name,
      async ({ run, onPostgres }: MigratedDatabase) => {
        for (const statement of statements[onPostgres ? 'postgres' : 'sqlite']) await run(statement);
      },
    ] as const,
);

/** In the order of their numbers. */
export const MIGRATIONS = Object.entries({ [BASELINE]: createTables, ...CHANGES, ...Object.fromEntries(written) })
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, change]) => toMigration(name, change));

/** Whether a database that has executed the baseline may have executed this migration. */
export function isKnown(name: string) {
  return name < BASELINE || MIGRATIONS.some((migration) => migration.name === name);
}

/** As the ORM registers it. */
function toMigration(name: string, change: (database: MigratedDatabase) => Promise<void>) {
  return {
    name,
    class: class extends Migration {
      override async up() {
        const onPostgres = isPostgres(this.driver);
        await change({
          run: runSqlOf(this.getEntityManager().getKysely()),
          onPostgres,
          types: COLUMN_TYPES[onPostgres ? 'postgres' : 'sqlite'],
        });
      }
    },
  };
}
