import { PortableMigration } from './portable-migration.ts';

/** The tables of the change feed; `startChangeFeed` fills them. */
export class M0038PublicChanges extends PortableMigration {
  override async up(): Promise<void> {
    const { id, integer, boolean, datetime } = this.types;
    await this.run(
      `create table public_change (id ${id}, at ${datetime} not null, kind text not null, record_id text not null,
        browser_id ${integer} null, slug text null, event text not null, is_last ${boolean} not null)`,
    );
    await this.run('create index public_change_of_record on public_change (kind, record_id)');
    await this.run('create index public_change_last on public_change (is_last, browser_id)');
    await this.run(
      `create table change_feed (id ${integer} primary key not null, name text not null, pruned_to ${integer} not null)`,
    );
  }
}
