import { sql } from 'kysely';
import type { EntityManager } from '../orm.ts';
import { selectIds, type Condition } from './rows.ts';

const DRAFTS = 'select id from browser where is_draft = true';

/** For statements without Kysely. */
export const PUBLIC_BROWSER = `browser.id not in (${DRAFTS})`;
export const PUBLIC_VERSION = `is_published and browser_id not in (${DRAFTS})`;
export const LEADS_TO_HIDDEN = `(
  link_type = 'browser' and link_target_id in (select id from browser where id = link_target_id and not (${PUBLIC_BROWSER}))
  or link_type = 'version' and link_target_id in (select id from version where id = link_target_id and not (${PUBLIC_VERSION})))`;

export const IS_PUBLISHED: Condition = sql`is_published`;
export const IS_PUBLIC_BROWSER = sql.raw<boolean>(PUBLIC_BROWSER);
export const IS_PUBLIC_VERSION = sql.raw<boolean>(PUBLIC_VERSION);

/** As `isDiscontinued` of `rules/facts.ts` says. */
export const IS_DISCONTINUED = sql<boolean>`exists (select 1 from fact where fact.browser_id = browser.id and topic = 'status' and choice = 'ended')`;

export async function readDraftIds(em: EntityManager) {
  return new Set(await selectIds(em, sql.raw(DRAFTS)));
}

export async function readHiddenSlides(em: EntityManager) {
  return new Set(await selectIds(em, sql.raw(`select id from slide where ${LEADS_TO_HIDDEN}`)));
}
