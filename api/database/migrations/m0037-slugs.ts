import { newSlug } from '#rules/slug.ts';
import { PortableMigration } from './portable-migration.ts';

export class M0037Slugs extends PortableMigration {
  override async up(): Promise<void> {
    const { run } = this;
    await run('alter table browser add column slug text');
    const slugs = new Set<string>();
    for (const { id, name } of await run<{ id: number; name: string }>(
      'select id, name_en as name from browser order by id',
    )) {
      const slug = newSlug(name, slugs);
      slugs.add(slug);
      await run('update browser set slug = ? where id = ?', [slug, id]);
    }
    await run('create unique index browser_slug on browser (slug)');
    await run(`create table former_slug (slug text not null primary key, owner_id ${this.types.integer} not null)`);
    await run('create index version_updated on version (updated_at, id)');
  }
}
