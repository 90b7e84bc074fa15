import { PortableMigration } from './portable-migration.ts';

/** The places that are watched for new versions of browsers, and their last results. */
export class M0014Sources extends PortableMigration {
  override name = 'M0014Sources';

  override async up(): Promise<void> {
    await this.createTable('source')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('kind', 'identifier'))
      .$call(this.optionalText('release_channel', 'platform', 'asset_pattern'))
      .addForeignKeyConstraint('source_browser_id_foreign', ['browser_id'], 'browser', ['id'], (key) => key.onDelete('cascade'))
      .execute();
    await this.schema.createIndex('source_of_browser').on('source').columns(['browser_id']).execute();
    await this.createTable('source_state')
      .$call(this.id)
      .$call(this.integers('source_id'))
      .$call(this.optionalText('etag', 'last_modified'))
      .addColumn('checked_at', this.dialect.datetime)
      .addColumn('succeeded_at', this.dialect.datetime)
      .$call(this.integers('failures'))
      .$call(this.optionalText('failure'))
      .$call(this.text('releases'))
      .addForeignKeyConstraint('source_state_source_id_foreign', ['source_id'], 'source', ['id'], (key) => key.onDelete('cascade'))
      .execute();
    await this.schema.createIndex('state_of_source').on('source_state').columns(['source_id']).unique().execute();
  }
}
