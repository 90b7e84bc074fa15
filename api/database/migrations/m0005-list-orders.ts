import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** Indexes in the sort orders of the lists, so that the cost of a page does not depend on the length of the list. */
export class M0005ListOrders extends PortableMigration {
  override name = 'M0005ListOrders';

  override async up(): Promise<void> {
    for (const language of ['en', 'zh']) await this.schema.createIndex(`browser_name_${language}`).on('browser').columns([`sort_name_${language}`, 'id']).execute();
    if (this.isPostgres) return;
    // On PostgreSQL the ORM compares the directions of index columns with the entities, so its indexes stay ascending, and PostgreSQL sorts the few rows with equal values.
    for (const name of ['browser_default_order', 'browser_downloads']) await this.schema.dropIndex(name).execute();
    await this.schema.createIndex('browser_default_order').on('browser').columns([sql`display_order`, sql`created_at desc`, sql`id`]).execute();
    await this.schema.createIndex('browser_downloads').on('browser').columns([sql`download_count desc`, sql`id`]).execute();
  }
}
