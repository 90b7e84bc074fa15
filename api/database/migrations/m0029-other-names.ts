import { searchText } from '#rules/search-text.ts';
import { rebuildSearch } from '../search-index.ts';
import { PortableMigration } from './portable-migration.ts';

const TEXTS = [
  'name_en',
  'name_zh',
  'description_en',
  'description_zh',
  'short_description_en',
  'short_description_zh',
] as const;

/** Other names of a browser. The search text has the words of all names, so the search indexes are built again. */
export class M0029OtherNames extends PortableMigration {
  override async up(): Promise<void> {
    const { run } = this;
    await run('alter table browser add column other_names text');
    // Building the indexes of a large catalogue takes longer than the timeout for requests.
    if (this.isPostgres) await run('set local statement_timeout = 0');
    for (const { id } of await run<{ id: number }>('select id from browser')) {
      for (const row of await run<Record<(typeof TEXTS)[number], string>>(
        `select ${TEXTS.join(', ')} from browser where id = ?`,
        [id],
      )) {
        const texts = {
          name: { en: row.name_en, zh: row.name_zh },
          description: { en: row.description_en, zh: row.description_zh },
          shortDescription: { en: row.short_description_en, zh: row.short_description_zh },
        };
        await run('update browser set search_text = ? where id = ?', [searchText({ ...texts, otherNames: null }), id]);
      }
    }
    await rebuildSearch(run, this.isPostgres);
  }
}
