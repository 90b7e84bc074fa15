import { PortableMigration } from './portable-migration.ts';

/** The tables of the administrator's password, sessions and login attempts. */
export class M0002Sessions extends PortableMigration {
  override name = 'M0002Sessions';

  override async up(): Promise<void> {
    await this.createTable('credential')
      .addColumn('id', this.dialect.integer, (column) => column.primaryKey().notNull())
      .$call(this.text('password_hash'))
      .$call(this.datetimes('changed_at'))
      .execute();
    await this.createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .$call(this.datetimes('created_at', 'last_seen_at'))
      .execute();
    await this.createTable('login_attempt').$call(this.id).$call(this.text('address')).$call(this.datetimes('tried_at')).execute();
    await this.schema.createIndex('login_attempt_of_address').on('login_attempt').columns(['address', 'tried_at']).execute();
    await this.schema.createIndex('login_attempt_time').on('login_attempt').column('tried_at').execute();
  }
}
