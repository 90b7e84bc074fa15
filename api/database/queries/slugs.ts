import { sql } from 'kysely';
import { newSlug } from '#rules/slug.ts';
import type { EntityManager } from '../orm.ts';
import { selectIds, selectRows } from './rows.ts';

/** The ids of the browsers that have the slugs, or else had them. */
export async function findBySlugs(em: EntityManager, slugs: readonly string[]) {
  const list = sql.join(slugs);
  const owners = sql<{ slug: string; id: number }>`select slug, owner_id as id from former_slug where slug in (${list})
    union all select slug, id from browser where slug in (${list})`;
  return new Map((await selectRows(em, owners)).map(({ slug, id }) => [slug, id]));
}

export async function ownerOfSlug(em: EntityManager, slug: unknown, otherThan: number) {
  return (await selectIds(em, sql`select id from browser where slug = ${slug} and id <> ${otherThan}`))[0];
}

/** One that no other browser has or had. */
export async function findNewSlug(em: EntityManager, name: string, id: number) {
  const taken = sql<{ slug: string }>`select slug from browser where id <> ${id}
    union all select slug from former_slug where owner_id <> ${id}`;
  const rows = await selectRows(em, taken);
  return newSlug(name, new Set(rows.map(({ slug }) => slug)));
}
