import { sql } from 'kysely';
import { newSlug } from '#rules/slug.ts';
import type { EntityManager } from '../orm.ts';
import { selectIds, selectRows } from './rows.ts';

/** The id of the browser that has the slug, or else had it; 0 without one. */
export async function findBySlug(em: EntityManager, slug: string) {
  const ids = await selectIds(
    em,
    sql`select coalesce((select id from browser where slug = ${slug}), (select owner_id from former_slug where slug = ${slug}), 0) as id`,
  );
  return ids[0] ?? 0;
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
