import { POSTGRES_SEARCH } from '../search-index.ts';
import { PortableMigration } from './portable-migration.ts';

/** Replaces the function of PostgreSQL's search index. The new function returns the same grams in linear instead of quadratic time. */
export class M0011SearchGrams extends PortableMigration {
  override name = 'M0011SearchGrams';

  override async up(): Promise<void> {
    if (this.isPostgres && POSTGRES_SEARCH.prepare) await this.execute(POSTGRES_SEARCH.prepare);
  }
}
