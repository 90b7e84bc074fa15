import { PortableMigration } from './portable-migration.ts';

/** The state of the background jobs, with the lease of the process that runs them. */
export class M0015Jobs extends PortableMigration {
  override name = 'M0015Jobs';

  override async up(): Promise<void> {
    await this.createTable('job')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .$call(this.optionalText('lease_owner'))
      .addColumn('lease_until', this.dialect.datetime)
      .addColumn('started_at', this.dialect.datetime)
      .addColumn('finished_at', this.dialect.datetime)
      .addColumn('succeeded_at', this.dialect.datetime)
      .$call(this.optionalText('outcome', 'message', 'params'))
      .$call(this.integers('failures'))
      .$call(this.datetimes('next_run_at'))
      .execute();
  }
}
