import { SQLITE_SEARCH, createSearch } from '../search-index.ts';
import { PortableMigration } from './portable-migration.ts';

/** The search indexes on SQLite. */
export class M0006Search extends PortableMigration {
  override name = 'M0006Search';

  override async up(): Promise<void> {
    if (this.isPostgres) return;
    await createSearch(async <T>(sql: string, parameters?: unknown[]) => (await this.execute(sql, parameters)) as T[], SQLITE_SEARCH); // execute returns rows or nothing
  }
}
