import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** Indices for what the administration asks of a large catalogue: what changed last, what is featured, which tags are used. */
export class M0008AdminLists extends PortableMigration {
  override name = 'M0008AdminLists';

  override async up(): Promise<void> {
    await this.schema.createIndex('browser_updated').on('browser').columns(['updated_at', 'id']).execute();
    await this.schema.createIndex('browser_tags').on('browser').columns(['tags', 'id']).execute();
    // In mixed directions on SQLite only, as the list's own index is.
    const createdAt = this.isPostgres ? sql`created_at` : sql`created_at desc`;
    await this.schema.createIndex('browser_featured').on('browser').columns([sql`is_featured`, sql`display_order`, createdAt, sql`id`]).execute();
  }
}
