import { PortableMigration } from './portable-migration.ts';

/** Drafts, and the times from which and until which records are public. Everything that is stored is public. */
export class M0025Publication extends PortableMigration {
  override name = 'M0025Publication';

  override async up(): Promise<void> {
    for (const table of ['version', 'slide', 'custom_code']) {
      await this.schema.alterTable(table).addColumn('is_draft', this.dialect.boolean, (column) => column.notNull().defaultTo(false)).execute();
      for (const name of ['visible_from', 'visible_until', 'due_at']) await this.schema.alterTable(table).addColumn(name, this.dialect.datetime).execute();
      await this.schema.alterTable(table).addColumn('is_published', this.dialect.boolean, (column) => column.notNull().defaultTo(true)).execute();
      await this.schema.createIndex(`${table}_due`).on(table).column('due_at').execute();
    }
    // Counts of platforms read this index only.
    await this.schema.dropIndex('version_of_browser').execute();
    await this.schema.createIndex('version_of_browser').on('version').columns(['browser_id', 'platform', 'release_date', 'version_key', 'id', 'is_published']).execute();
  }
}
