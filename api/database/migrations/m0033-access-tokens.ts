import { PortableMigration } from './portable-migration.ts';

export class M0033AccessTokens extends PortableMigration {
  override async up(): Promise<void> {
    const { id, datetime } = this.types;
    await this.run(
      `create table access_token (id ${id}, token_hash text not null, name text not null, scopes text not null,
        created_at ${datetime} not null, expires_at ${datetime} not null, last_used_at ${datetime} null, last_address text null)`,
    );
    await this.run('create unique index access_token_hash on access_token (token_hash)');
  }
}
