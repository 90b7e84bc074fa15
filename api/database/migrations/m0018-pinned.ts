import { PortableMigration } from './portable-migration.ts';

/** Whether the administrator says that the download URL of a version is a fixed link. */
export class M0018Pinned extends PortableMigration {
  override name = 'M0018Pinned';

  override async up(): Promise<void> {
    await this.schema.alterTable('version').addColumn('pinned', this.dialect.boolean).execute();
  }
}
