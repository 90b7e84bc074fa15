import { PortableMigration } from './portable-migration.ts';

/** The browsers of deleted versions, for the page of a version that no longer exists. */
export class M0021DeletedVersions extends PortableMigration {
  override name = 'M0021DeletedVersions';

  override async up(): Promise<void> {
    await this.createTable('deleted_version')
      .addColumn('id', this.dialect.integer, (column) => column.primaryKey().notNull())
      .$call(this.integers('browser_id'))
      .addForeignKeyConstraint('deleted_version_browser_id_foreign', ['browser_id'], 'browser', ['id'], (key) => key.onDelete('cascade'))
      .execute();
    await this.schema.createIndex('deleted_version_of_browser').on('deleted_version').column('browser_id').execute();
  }
}
