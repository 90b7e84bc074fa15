import { migrate, type Orm } from './open.ts';

/** Says what the entities have that the migrated database lacks; null when nothing. For `npm run dev`: tests find it too, but later. */
export async function describeMissingMigration(orm: Orm): Promise<string | null> {
  await migrate(orm);
  const sql = (await orm.schema.getUpdateSchemaSQL()).trim();
  return sql === '' ? null : `A migration is missing: the entities and the database differ. Add one that does the following (CONTRIBUTING.md, "Add a migration"):\n${sql}`;
}
