import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** The downloads of each version, day and kind. */
export class M0024DownloadDays extends PortableMigration {
  override name = 'M0024DownloadDays';

  override async up(): Promise<void> {
    const table = this.createTable('download_day')
      .$call(this.text('day'))
      .$call(this.integers('version_id'))
      .$call(this.text('kind'))
      .$call(this.integers('browser_id'))
      .$call(this.text('platform'))
      .$call(this.integers('count'))
      .addPrimaryKeyConstraint('download_day_pkey', ['day', 'version_id', 'kind']);
    // The rows are in the index of the key, so that a counted download writes one page and not two.
    await (this.isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
    await this.schema.createIndex('download_day_of_browser').on('download_day').columns(['browser_id', 'day']).execute();
  }
}
