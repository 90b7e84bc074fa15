import { PortableMigration } from './portable-migration.ts';

/** The changes that the sources of browsers suggest. */
export class M0017Proposals extends PortableMigration {
  override name = 'M0017Proposals';

  override async up(): Promise<void> {
    await this.createTable('proposal')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('kind', 'release_channel', 'version_number', 'detail', 'status', 'data'))
      .$call(this.datetimes('first_seen_at', 'held_until'))
      .addColumn('later_until', this.dialect.datetime)
      .addColumn('decided_at', this.dialect.datetime)
      .$call(this.integers('revision'))
      .addForeignKeyConstraint('proposal_browser_id_foreign', ['browser_id'], 'browser', ['id'], (key) => key.onDelete('cascade'))
      .execute();
    await this.schema.createIndex('proposal_of_browser').on('proposal').columns(['browser_id', 'kind', 'release_channel', 'version_number', 'detail']).unique().execute();
  }
}
