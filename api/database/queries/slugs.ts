import { sql } from 'kysely';
import { newSlug } from '../../../rules/slug.ts';
import type { EntityManager } from '../orm.ts';
import { selectIds, selectRows, writeRows } from './rows.ts';

/** The id of the browser that has a slug, or else of the one that had it; 0, which is no id, without one. */
export async function findBySlug(em: EntityManager, slug: string): Promise<number> {
  const [id] = await selectIds(
    em,
    sql`select id from browser where slug = ${slug} union all select owner_id from former_slug where slug = ${slug}`,
  );
  return id ?? 0;
}

/** The id of another browser that has a slug now; undefined without one. */
export async function ownerOfSlug(em: EntityManager, slug: unknown, otherThan: number): Promise<number | undefined> {
  const [id] = await selectIds(em, sql`select id from browser where slug = ${slug} and id <> ${otherThan}`);
  return id;
}

/** A slug for an English name. It is not a former one of another browser either, so that old addresses still work. */
export async function findNewSlug(em: EntityManager, name: string, id: number): Promise<string> {
  const rows = await selectRows(
    em,
    sql<{ slug: string }>`
      select slug from browser where id <> ${id} and slug is not null
      union all select slug from former_slug where owner_id <> ${id}`,
  );
  return newSlug(name, new Set(rows.map(({ slug }) => slug)));
}

/** Keeps the slug that a browser loses in the current transaction. */
export async function keepFormerSlug(em: EntityManager, slug: unknown, id: number): Promise<void> {
  await writeRows(
    em,
    sql`insert into former_slug (slug, owner_id) values (${slug}, ${id}) on conflict (slug) do update set owner_id = excluded.owner_id`,
  );
}
