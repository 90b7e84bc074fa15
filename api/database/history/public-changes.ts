import { randomBytes } from 'node:crypto';
import type { TransactionEventArgs } from '@mikro-orm/core';
import { sql } from 'kysely';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { HOMEPAGE_SETTING_KEY } from '#rules/records/homepage.ts';
import { IS_PUBLIC_BROWSER, IS_PUBLIC_VERSION, LEADS_TO_HIDDEN } from '../queries/public-records.ts';
import type { PublicKind } from '#rules/public-changes.ts';
import { isPostgres, runSqlOf, type EntityManager, type Orm, type RunSql } from '../orm.ts';
import { storedTime, writeRows, type Condition } from '../queries/rows.ts';
import { recordedNow } from './triggers.ts';

/** The newest change of a visible record. */
const KNOWN: Condition = sql`is_last = true and event <> 'removed'`;
export const IS_KNOWN: Condition = sql`(${KNOWN})`;

export function isChangeOf(kind: PublicKind, ids: readonly number[]): Condition {
  return sql`(kind = ${kind} and record_id in (${sql.join(['', ...ids.map(String)])}))`;
}

/** Of deleted browsers that cannot come back. Returns the number of changes. */
export async function removeSlugs(em: EntityManager) {
  return writeRows(
    em,
    sql`update public_change set slug = null
      where slug is not null
        and browser_id in (select cast(record_id as integer) from changed_row where record_type = 'browser' and operation = 'delete' and before_row is null)
        and browser_id not in (select id from browser)`,
  );
}

/**
 * Stores, as the last step of a transaction, what it changed for visitors: the records that they see now or no more, and
 * those that they see and that have recorded changes. A record can also appear or vanish with its browser, its link
 * target or its time. With `everything`, all records are compared. The row of the feed is locked until the commit, so
 * the ids are in the order of the commits.
 */
export async function recordPublicChanges(
  em: Pick<TransactionEventArgs['em'], 'getPlatform'>,
  run: RunSql,
  { everything = false } = {},
) {
  const onPostgres = isPostgres(em);
  if (onPostgres) await run('select id from change_feed where id = 1 for update');
  const [before] = await run<{ id: number }>('select coalesce(max(id), 0) as id from public_change');
  await run(statement(recordedNow(onPostgres), everything, storedTime(em, new Date())));
  await run(sql`
    update public_change set is_last = false where is_last is true and id <= ${before?.id}
      and (kind, record_id) in (select kind, record_id from public_change where id > ${before?.id})`);
}

/** Names a new feed, and compares all records, because an older version of the product may have written since. */
export async function startChangeFeed(orm: Orm) {
  await orm.em.getConnection().transactional(async (transaction) => {
    const run = runSqlOf(transaction);
    const name = randomBytes(4).toString('hex');
    await run(sql`insert into change_feed (id, name, pruned_to) values (1, ${name}, 0) on conflict do nothing`);
    await recordPublicChanges(orm.em, run, { everything: true });
  });
}

function statement(now: Condition, everything: boolean, at: number | string) {
  const recorded = sql`from changed_row where ${now}`;
  return sql`
    with nearby as (
      ${everything ? sql`select id from browser` : sql`select distinct browser_id as id ${recorded} and browser_id is not null`}
    ), touched as (
      select 'browser' as kind, cast(browser_id as text) as record_id ${recorded} and record_type in ('browser', 'fact', 'browserTime')
      union select case record_type when 'setting' then record_id else record_type end, record_id ${recorded} and record_type in ('version', 'slide', 'setting')
      union select 'slide', cast(id as text) from slide
        where link_type = 'browser' and link_target_id in (select id from nearby)
          or link_type = 'version' and link_target_id in (select id from version where browser_id in (select id from nearby))
    ), visible as (
      select 'browser' as kind, cast(id as text) as record_id, id as browser_id, slug from browser
        where ${IS_PUBLIC_BROWSER} and id in (select id from nearby)
      union all select 'version', cast(version.id as text), browser_id, slug from version join browser on browser.id = browser_id
        where ${IS_PUBLIC_VERSION} and browser_id in (select id from nearby)
      union all select 'slide', cast(id as text), null, null from slide
        where is_published and is_active and ${LEADS_TO_HIDDEN} is not true
      union all select key, key, null, null from setting where key in (${TAG_SETTING_KEY}, ${HOMEPAGE_SETTING_KEY})
    ), known as (
      select kind, record_id, browser_id, slug from public_change where ${KNOWN} and browser_id is null
      union all select kind, record_id, browser_id, slug from public_change
        where ${KNOWN} and browser_id in (select id from nearby)
    )
    insert into public_change (at, kind, record_id, browser_id, slug, event, is_last)
    select ${at}, kind, record_id, browser_id, slug, event, true from (
      select kind, record_id, browser_id, slug, 'added' as event from visible
        where (kind, record_id) not in (select kind, record_id from known)
      union all select kind, record_id, browser_id, slug, 'changed' from visible
        where (kind, record_id) in (select kind, record_id from known) and (kind, record_id) in (select kind, record_id from touched)
      union all select kind, record_id, browser_id, slug, 'removed' from known
        where (kind, record_id) not in (select kind, record_id from visible)
    ) as event order by kind, record_id`;
}
