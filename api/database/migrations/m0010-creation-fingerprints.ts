import { PortableMigration } from './portable-migration.ts';

/** The hash of a request with an `Idempotency-Key`, so that a different request with the same key is detected. */
export class M0010CreationFingerprints extends PortableMigration {
  override name = 'M0010CreationFingerprints';

  override async up(): Promise<void> {
    await this.schema.alterTable('creation').addColumn('fingerprint', 'text').execute();
  }
}
