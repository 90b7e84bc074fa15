import { PortableMigration } from './portable-migration.ts';

export class M0031HostPauses extends PortableMigration {
  override async up(): Promise<void> {
    await this.run(`create table host_pause (host text primary key not null, until ${this.types.datetime} not null)`);
  }
}
