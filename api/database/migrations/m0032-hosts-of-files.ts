import { PortableMigration } from './portable-migration.ts';

export class M0032HostsOfFiles extends PortableMigration {
  override async up(): Promise<void> {
    await this.run('alter table link add column served_by text null');
    await this.run('alter table link add column known_host text null');
  }
}
