import { POSTGRES_SEARCH, createSearch } from '../search-index.ts';
import { PortableMigration } from './portable-migration.ts';

/** The search indexes on PostgreSQL. */
export class M0009PostgresSearch extends PortableMigration {
  override name = 'M0009PostgresSearch';

  override async up(): Promise<void> {
    if (!this.isPostgres) return;
    // Creating the index of a large catalogue takes longer than the timeout for requests.
    await this.execute('set local statement_timeout = 0');
    await createSearch(async <T>(sql: string, parameters?: unknown[]) => (await this.execute(sql, parameters)) as T[], POSTGRES_SEARCH); // execute returns rows or nothing
  }
}
