import { sql } from 'kysely';
import type { EntityManager } from '../orm.ts';
import { selectIds, type Condition } from './rows.ts';

const DRAFTS = sql<{ id: number }>`select id from browser where is_draft = true`;

export const IS_PUBLISHED: Condition = sql`is_published`;
export const IS_PUBLIC_BROWSER: Condition = sql`browser.id not in (${DRAFTS})`;
export const IS_PUBLIC_VERSION: Condition = sql`is_published and browser_id not in (${DRAFTS})`;
export const LEADS_TO_HIDDEN: Condition = sql`(
  link_type = 'browser' and link_target_id in (select id from browser where id = link_target_id and not (${IS_PUBLIC_BROWSER}))
  or link_type = 'version' and link_target_id in (select id from version where id = link_target_id and not (${IS_PUBLIC_VERSION})))`;

/** As `isDiscontinued` of `rules/facts.ts` says. */
export const IS_DISCONTINUED = sql<boolean>`exists (select 1 from fact where fact.browser_id = browser.id and topic = 'status' and choice = 'ended')`;

export async function readDraftIds(em: EntityManager) {
  return new Set(await selectIds(em, DRAFTS));
}

export async function readHiddenSlides(em: EntityManager) {
  return new Set(await selectIds(em, sql`select id from slide where ${LEADS_TO_HIDDEN}`));
}
