import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** Indexes for the administration's queries of a large catalogue: last changes, featured browsers and used tags. */
export class M0008AdminLists extends PortableMigration {
  override name = 'M0008AdminLists';

  override async up(): Promise<void> {
    await this.schema.createIndex('browser_updated').on('browser').columns(['updated_at', 'id']).execute();
    await this.schema.createIndex('browser_tags').on('browser').columns(['tags', 'id']).execute();
    // Mixed directions only on SQLite, as in M0005ListOrders.
    const createdAt = this.isPostgres ? sql`created_at` : sql`created_at desc`;
    await this.schema.createIndex('browser_featured').on('browser').columns([sql`is_featured`, sql`display_order`, createdAt, sql`id`]).execute();
  }
}
