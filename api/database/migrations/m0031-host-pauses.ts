import { PortableMigration } from './portable-migration.ts';

/** The pauses that hosts asked for. */
export class M0031HostPauses extends PortableMigration {
  override name = 'M0031HostPauses';

  override async up(): Promise<void> {
    await this.createTable('host_pause')
      .addColumn('host', 'text', (column) => column.primaryKey().notNull())
      .$call(this.datetimes('until'))
      .execute();
  }
}
