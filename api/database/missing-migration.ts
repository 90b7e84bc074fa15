import { migrate } from './open.ts';
import type { Orm } from './orm.ts';

/** The differences between the entities and the migrated database, for `npm run dev`; null without differences. */
export async function describeMissingMigration(orm: Orm) {
  await migrate(orm);
  const sql = (await orm.schema.getUpdateSchemaSQL()).trim();
  return sql === ''
    ? null
    : `A migration is missing: the entities and the database differ. Add a migration with the following statements (CONTRIBUTING.md, "Add a migration"):\n${sql}`;
}
