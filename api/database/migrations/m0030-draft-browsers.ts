import { PortableMigration } from './portable-migration.ts';

/** Whether a browser is a draft. */
export class M0030DraftBrowsers extends PortableMigration {
  override name = 'M0030DraftBrowsers';

  override async up(): Promise<void> {
    await this.schema
      .alterTable('browser')
      .addColumn('is_draft', this.dialect.boolean, (column) => column.notNull().defaultTo(false))
      .execute();
    await this.schema.createIndex('browser_draft').on('browser').columns(['is_draft', 'id']).execute();
  }
}
