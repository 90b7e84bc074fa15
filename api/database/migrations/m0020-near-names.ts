import { NEAR_NAMES, fillNearNames } from '../near-names.ts';
import { PortableMigration } from './portable-migration.ts';

/** The keys of the names of all browsers, with which a search finds similar names. */
export class M0020NearNames extends PortableMigration {
  override name = 'M0020NearNames';

  override async up(): Promise<void> {
    await this.createTable(NEAR_NAMES).$call(this.sortKeys('key')).$call(this.integers('id')).addPrimaryKeyConstraint(`${NEAR_NAMES}_pkey`, ['key', 'id']).execute();
    await this.schema.createIndex(`${NEAR_NAMES}_of_browser`).on(NEAR_NAMES).column('id').execute();
    // Filling the table for a large catalogue takes longer than the timeout for requests.
    if (this.isPostgres) await this.execute('set local statement_timeout = 0');
    await fillNearNames(async <T>(sql: string, parameters?: unknown[]) => (await this.execute(sql, parameters)) as T[]); // execute returns rows or nothing
  }
}
