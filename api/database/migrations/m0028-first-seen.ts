import { PortableMigration } from './portable-migration.ts';

/** The last line of the features of many versions of the first catalogue, before it was a field. */
const NOTES = {
  features_en: 'The date is the day this version was first seen, not its release date.',
  features_zh: '日期为首次查到此版本的日期，并非发布日期。',
} as const;

/** Whether a release date is the day on which the version was first seen: a field, which was a line of the features. */
export class M0028FirstSeen extends PortableMigration {
  override async up(): Promise<void> {
    await this.run(
      `alter table version add column release_date_is_first_seen ${this.types.boolean} default false not null`,
    );
    for (const [column, note] of Object.entries(NOTES))
      await this.run(
        `update version set release_date_is_first_seen = true, ${column} = replace(${column}, ?, ''), revision = revision + 1 where ${column} like ?`,
        [`\n${note}`, `%\n${note}%`],
      );
    // The migration is no change of the history.
    await this.run('delete from changed_row where change_id is null');
  }
}
