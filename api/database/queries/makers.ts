import { sql } from 'kysely';
import type { EntityManager } from '../orm.ts';
import { selectRows } from './rows.ts';

export async function readMakers(em: EntityManager, browserIds: readonly number[]) {
  const ids = sql.join(browserIds);
  return {
    browsers: await selectRows(
      em,
      sql<{ id: number; websiteUrl: string | null }>`
        select id, website_url as "websiteUrl" from browser where id in (${ids})`,
    ),
    sources: await selectRows(
      em,
      sql<{ browserId: number; kind: string; identifier: string; releaseChannel: string | null }>`
        select browser_id as "browserId", kind, identifier, release_channel as "releaseChannel" from source
        where browser_id in (${ids}) order by id`,
    ),
  };
}
