import { POSTGRES_SEARCH } from '../search-index.ts';
import { PortableMigration } from './portable-migration.ts';

/** Replaces the function of PostgreSQL's search index by one that gives the same grams in time that grows with the length of a text, not with its square. */
export class M0011SearchGrams extends PortableMigration {
  override name = 'M0011SearchGrams';

  override async up(): Promise<void> {
    if (this.isPostgres && POSTGRES_SEARCH.prepare) await this.execute(POSTGRES_SEARCH.prepare);
  }
}
