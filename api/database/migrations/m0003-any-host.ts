import { PortableMigration } from './portable-migration.ts';

/** The column for custom codes that may load from any host. */
export class M0003AnyHost extends PortableMigration {
  override name = 'M0003AnyHost';

  override async up(): Promise<void> {
    await this.schema
      .alterTable('custom_code')
      .addColumn('allow_any_host', this.dialect.boolean, (column) => column.notNull().defaultTo(false))
      .execute();
  }
}
