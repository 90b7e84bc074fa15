import { versionKey } from '#rules/version-number.ts';
import { PortableMigration } from './portable-migration.ts';

export class M0027VersionKeys extends PortableMigration {
  override async up(): Promise<void> {
    const rows = await this.run<{ id: number; version_number: string; version_key: string }>(
      'select id, version_number, version_key from version',
    );
    for (const { id, version_number: versionNumber, version_key: before } of rows) {
      const key = versionKey(versionNumber);
      if (key !== before) await this.run('update version set version_key = ? where id = ?', [key, id]);
    }
  }
}
