import { SEARCH_INDICES, createSearchIndex, indexBrowsers } from '../search-index.ts';
import { PortableMigration } from './portable-migration.ts';

/** The indices that search goes by on SQLite. */
export class M0006Search extends PortableMigration {
  override name = 'M0006Search';

  override async up(): Promise<void> {
    if (this.isPostgres) return;
    for (const name of SEARCH_INDICES) await this.execute(createSearchIndex(name));
    await indexBrowsers(async <T>(sql: string, parameters?: unknown[]) => (await this.execute(sql, parameters)) as T[]); // rows, or nothing
  }
}
