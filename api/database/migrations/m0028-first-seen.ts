import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** The last line of the features of many versions of the first catalogue, before it was a field. */
const NOTES = {
  features_en: 'The date is the day this version was first seen, not its release date.',
  features_zh: '日期为首次查到此版本的日期，并非发布日期。',
} as const;

/** Whether a release date is the day on which the version was first seen: a field, which was a line of the features. */
export class M0028FirstSeen extends PortableMigration {
  override name = 'M0028FirstSeen';

  override async up(): Promise<void> {
    const database = this.getEntityManager().getKysely<unknown>();
    await this.schema
      .alterTable('version')
      .addColumn('release_date_is_first_seen', this.dialect.boolean, (column) => column.notNull().defaultTo(false))
      .execute();
    for (const [column, note] of Object.entries(NOTES)) {
      const features = sql.ref(column);
      await sql`update version set release_date_is_first_seen = true, ${features} = replace(${features}, ${`\n${note}`}, ''), revision = revision + 1 where ${features} like ${`%\n${note}%`}`.execute(
        database,
      );
    }
    // The migration is no change of the history.
    await sql`delete from changed_row where change_id is null`.execute(database);
  }
}
