import { PortableMigration } from './portable-migration.ts';

export class M0030DraftBrowsers extends PortableMigration {
  override async up(): Promise<void> {
    await this.run(`alter table browser add column is_draft ${this.types.boolean} default false not null`);
    await this.run('create index browser_draft on browser (is_draft, id)');
  }
}
