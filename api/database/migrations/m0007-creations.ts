import { PortableMigration } from './portable-migration.ts';

/** The idempotency keys of requests that created a record, so that a repeated request does not create it again. */
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
