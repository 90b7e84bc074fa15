import { PortableMigration } from './portable-migration.ts';

/** The address and the user agent with which a session began. */
export class M0023SessionOrigins extends PortableMigration {
  override name = 'M0023SessionOrigins';

  override async up(): Promise<void> {
    for (const column of ['address', 'user_agent']) await this.schema.alterTable('session').addColumn(column, 'text').execute();
  }
}
