import { PortableMigration } from './portable-migration.ts';

/** Requests that made something, so that a repeated one makes it once. */
export class M0007Creations extends PortableMigration {
  override name = 'M0007Creations';

  override async up(): Promise<void> {
    await this.createTable('creation')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .$call(this.integers('record_id', 'record_revision'))
      .$call(this.datetimes('created_at'))
      .execute();
  }
}
