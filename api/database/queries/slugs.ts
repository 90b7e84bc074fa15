import { sql } from 'kysely';
import { newSlug } from '#rules/slug.ts';
import type { EntityManager } from '../orm.ts';
import { selectIds, selectRows } from './rows.ts';

/** The id of the browser that has a slug, or else had it; 0 without one. */
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

/** A slug for an English name, which no other browser has or had. */
export async function findNewSlug(em: EntityManager, name: string, id: number) {
  const rows = await selectRows(
    em,
    sql<{
      slug: string;
    }>`select slug from browser where id <> ${id} union all select slug from former_slug where owner_id <> ${id}`,
  );
  return newSlug(name, new Set(rows.map(({ slug }) => slug)));
}
