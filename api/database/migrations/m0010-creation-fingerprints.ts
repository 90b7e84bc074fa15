import { PortableMigration } from './portable-migration.ts';

/** What a request with an `Idempotency-Key` asked for, so that another one with the same key is noticed. */
export class M0010CreationFingerprints extends PortableMigration {
  override name = 'M0010CreationFingerprints';

  override async up(): Promise<void> {
    await this.schema.alterTable('creation').addColumn('fingerprint', 'text').execute();
  }
}
