import { sql } from 'kysely';
import { utcDay } from '#rules/calendar.ts';
import { DUE_SOON_MS, RELEASE_MS, type Need } from '#rules/needs.ts';
import { readTime } from '../../entities/columns.ts';
import type { EntityManager } from '../orm.ts';
import { containing } from './browser-search.ts';
import { IS_DISCONTINUED } from './public-records.ts';
import {
  BROWSER_COLUMNS,
  VERSION_COLUMNS,
  browserRows,
  selectRows,
  timeFromNow,
  versionRows,
  type Condition,
  type Tables,
} from './rows.ts';

// Compared with a value, because SQLite looks for it in an index only then.
const IS_DRAFT: Condition = sql`is_draft = true`;
const IS_NO_DRAFT: Condition = sql`is_draft = false`;

/** By `rules/needs.ts`. */
function isMissing(need: Need): Condition {
  return sql`missing like ${containing(need)}`;
}

function hasNoVersion(condition: Condition): Condition {
  return sql`id not in (select browser_id from version where is_published = true and ${condition})`;
}

function conditionsAt(
  em: EntityManager,
  clock: () => number,
): Record<'browser' | 'version', Partial<Record<Need, Condition>>> {
  const isOffered = (need: Need): Condition => sql`${IS_NO_DRAFT} and is_latest = true and ${isMissing(need)}`;
  const since = utcDay(clock() - RELEASE_MS);
  return {
    browser: {
      draft: IS_DRAFT,
      screenshot: sql`${IS_NO_DRAFT} and ${hasNoVersion(sql`not ${isMissing('screenshot')}`)}`,
      translation: isMissing('translation'),
      release: sql`${IS_NO_DRAFT} and not ${IS_DISCONTINUED} and ${hasNoVersion(sql`release_date >= ${since}`)}`,
    },
    version: {
      draft: IS_DRAFT,
      due: sql`due_at <= ${timeFromNow(em, clock, DUE_SOON_MS)}`,
      checksum: isOffered('checksum'),
      size: isOffered('size'),
      translation: isOffered('translation'),
    },
  };
}

export async function countWaiting(em: EntityManager, clock: () => number, need: Need) {
  const { browser, version } = conditionsAt(em, clock);
  const [row] = await selectRows(
    em,
    sql<{ count: number | string }>`select
      (select count(*) from browser where ${browser[need] ?? sql`false`}) + (select count(*) from version where ${version[need] ?? sql`false`}) as count`,
  );
  return Number(row?.count);
}

/** In the order of the list. */
export async function readWaitingBrowsers(em: EntityManager, clock: () => number, need: Need, first: number) {
  const condition = conditionsAt(em, clock).browser[need];
  if (!condition) return [];
  const rows = await selectRows(
    em,
    sql<Tables['browser'] & { released_on: string | null }>`
      select ${BROWSER_COLUMNS}, (select max(release_date) from version where browser_id = browser.id and is_published) as released_on
      from browser where ${condition} order by display_order, id limit ${first}`,
  );
  return rows.map((row) => ({ ...browserRows.read(row), releasedOn: row.released_on }));
}

/** What is due first, otherwise the newest. */
export async function readWaitingVersions(em: EntityManager, clock: () => number, need: Need, first: number) {
  const condition = conditionsAt(em, clock).version[need];
  if (!condition) return [];
  const rows = await selectRows(
    em,
    sql<Tables['version']>`
      select ${VERSION_COLUMNS}, due_at from version where ${condition}
      order by ${need === 'due' ? sql`due_at, id` : sql`release_date desc, id desc`} limit ${first}`,
  );
  return rows.map((row) => ({ ...versionRows.read(row), dueAt: readTime(row.due_at) }));
}
