import { sql } from 'kysely';
import { PortableMigration } from './portable-migration.ts';

/** Marks the latest version of each architecture by its version number; before, there was one for each platform, by its date. */
export class M0012LatestByArchitecture extends PortableMigration {
  override name = 'M0012LatestByArchitecture';

  override async up(): Promise<void> {
    const [latest, other] = this.isPostgres ? [sql`true`, sql`false`] : [sql`1`, sql`0`];
    const ranked = sql`select id, row_number() over (partition by browser_id, platform, architecture, release_channel order by version_key desc, release_date desc, id desc) as place from version`;
    await sql`update version set is_latest = case when id in (select id from (${ranked}) as ranked where place = 1) then ${latest} else ${other} end`.execute(this.getEntityManager().getKysely());
  }
}
