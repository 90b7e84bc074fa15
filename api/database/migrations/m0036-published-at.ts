import { PortableMigration } from './portable-migration.ts';

/** When visitors could see a version for the first time; for those of today, when it was added. */
export class M0036PublishedAt extends PortableMigration {
  override async up(): Promise<void> {
    await this.run(`alter table version add column published_at ${this.types.datetime} null`);
    await this.run(
      'update version set published_at = created_at where is_draft = false and (is_published or visible_until is not null)',
    );
    await this.run('create index version_published on version (published_at, id)');
    // The migration is no change of the history.
    await this.run('delete from changed_row where change_id is null');
  }
}
