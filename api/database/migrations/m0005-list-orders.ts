import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** Indices in the very orders of the lists, so that a page costs the same however long the list is. */
export class M0005ListOrders extends PortableMigration {
  override name = 'M0005ListOrders';

  override async up(): Promise<void> {
    for (const language of ['en', 'zh']) await this.schema.createIndex(`browser_name_${language}`).on('browser').columns([`sort_name_${language}`, 'id']).execute();
    if (this.isPostgres) return;
    // The ORM knows the direction of an index's columns on PostgreSQL only; there a sort of the few that tie has to do.
    for (const name of ['browser_default_order', 'browser_downloads']) await this.schema.dropIndex(name).execute();
    await this.schema.createIndex('browser_default_order').on('browser').columns([sql`display_order`, sql`created_at desc`, sql`id`]).execute();
    await this.schema.createIndex('browser_downloads').on('browser').columns([sql`download_count desc`, sql`id`]).execute();
  }
}
