import { sql } from 'kysely';
import type { EntityManager } from '../orm.ts';
import { selectRows } from './rows.ts';

const DRAFTS = sql<{ id: number }>`select id from browser where is_draft = true`;

export const IS_PUBLIC_BROWSER = sql<boolean>`browser.id not in (${DRAFTS})`;

/** The SQL condition that a browser is discontinued, as `isDiscontinued` of `rules/facts.ts` says. */
export const IS_DISCONTINUED = sql<boolean>`exists (select 1 from fact where fact.browser_id = browser.id and topic = 'status' and choice = 'ended')`;

export const IS_PUBLIC_VERSION = sql<boolean>`is_published and browser_id not in (${DRAFTS})`;

export async function readDraftIds(em: EntityManager): Promise<ReadonlySet<number>> {
  const rows = await selectRows(em, DRAFTS);
  return new Set(rows.map(({ id }) => id));
}
