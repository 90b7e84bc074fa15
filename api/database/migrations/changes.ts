import { sql } from 'kysely';
import { utcDay } from '#rules/calendar.ts';
import { latestOf } from '#rules/latest.ts';
import { newSlug } from '#rules/slug.ts';
import { foldedNames, searchText } from '#rules/search-text.ts';
import { versionKey } from '#rules/version-number.ts';
import type { Architecture, Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import { missingInRow } from '../missing.ts';
import { isOneOf } from '../queries/rows.ts';
import { rebuildSearch } from '../search-index.ts';
import type { MigratedDatabase } from './migration.ts';

/** In the order in which they run. One that has been released never changes. */
export const CHANGES: Record<string, (database: MigratedDatabase) => Promise<void>> = {
  async M0027VersionKeys({ run }) {
    await updateVersionKeys(run);
  },

  /** That a release date is the day on which the version was first seen was the last line of the features. */
  async M0028FirstSeen({ run, types }) {
    await run(`alter table version add column release_date_is_first_seen ${types.boolean} default false not null`);
    const notes = {
      features_en: 'The date is the day this version was first seen, not its release date.',
      features_zh: '日期为首次查到此版本的日期，并非发布日期。',
    };
    for (const [column, note] of Object.entries(notes))
      await run(sql`
        update version set release_date_is_first_seen = true, ${sql.ref(column)} = replace(${sql.ref(column)}, ${`\n${note}`}, ''), revision = revision + 1
        where ${sql.ref(column)} like ${`%\n${note}%`}`);
    await forgetRecorded(run);
  },

  async M0029OtherNames({ run }) {
    await run('alter table browser add column other_names text');
  },

  async M0030DraftBrowsers({ run, types }) {
    await run(`alter table browser add column is_draft ${types.boolean} default false not null`);
    await run('create index browser_draft on browser (is_draft, id)');
  },

  async M0031HostPauses({ run, types }) {
    await run(`create table host_pause (host text primary key not null, until ${types.datetime} not null)`);
  },

  async M0032HostsOfFiles({ run }) {
    await run('alter table link add column served_by text null');
    await run('alter table link add column known_host text null');
  },

  async M0033AccessTokens({ run, types: { id, datetime } }) {
    await run(
      `create table access_token (id ${id}, token_hash text not null, name text not null, scopes text not null,
        created_at ${datetime} not null, expires_at ${datetime} not null, last_used_at ${datetime} null, last_address text null)`,
    );
    await run('create unique index access_token_hash on access_token (token_hash)');
  },

  /** When visitors could see a version for the first time; for those of today, when it was added. */
  async M0036PublishedAt({ run, types }) {
    await run(`alter table version add column published_at ${types.datetime} null`);
    await run(
      'update version set published_at = created_at where is_draft = false and (is_published or visible_until is not null)',
    );
    await run('create index version_published on version (published_at, id)');
    await forgetRecorded(run);
  },

  async M0037Slugs({ run, types }) {
    await run('alter table browser add column slug text');
    const slugs = new Set<string>();
    for (const { id, name } of await run<{ id: number; name: string }>(
      'select id, name_en as name from browser order by id',
    )) {
      const slug = newSlug(name, slugs);
      slugs.add(slug);
      await run(sql`update browser set slug = ${slug} where id = ${id}`);
    }
    await run('create unique index browser_slug on browser (slug)');
    await run(`create table former_slug (slug text not null primary key, owner_id ${types.integer} not null)`);
    await run('create index version_updated on version (updated_at, id)');
  },

  /** The tables of the change feed; `startChangeFeed` fills them. */
  async M0038PublicChanges({ run, types: { id, integer, boolean, datetime } }) {
    await run(
      `create table public_change (id ${id}, at ${datetime} not null, kind text not null, record_id text not null,
        browser_id ${integer} null, slug text null, event text not null, is_last ${boolean} not null)`,
    );
    await run('create index public_change_of_record on public_change (kind, record_id)');
    await run('create index public_change_last on public_change (is_last, browser_id)');
    await run(
      `create table change_feed (id ${integer} primary key not null, name text not null, pruned_to ${integer} not null)`,
    );
  },

  /** Sources are read again, because what they answered before is understood in another way. */
  async M0039LeftOut({ run }) {
    await run('alter table source_state add column left_out text null');
    await run('update source_state set etag = null, last_modified = null');
    // Two sources of the first catalogue: archives do not say their system, and Edge has packages only.
    await run("update source set platform = 'macos' where identifier = 'https://releases.arc.net/updates.xml'");
    await run("update source set asset_pattern = '*.pkg' where kind = 'edge' and asset_pattern = '*.dmg'");
    await updateVersionKeys(run);
    const versions = await run<{
      id: number;
      browser_id: number;
      platform: Platform;
      architecture: Architecture | null;
      release_channel: ReleaseChannel;
      release_date: Date | string;
      version_number: string;
      is_latest: unknown;
    }>(
      'select id, browser_id, platform, architecture, release_channel, release_date, version_number, is_latest from version where is_published',
    );
    for (const group of Map.groupBy(versions, ({ browser_id: browserId }) => browserId).values()) {
      const latest = latestOf(
        group.map((row) => ({
          id: row.id,
          platform: row.platform,
          architecture: row.architecture,
          releaseChannel: row.release_channel,
          releaseDate: row.release_date instanceof Date ? utcDay(row.release_date.getTime()) : row.release_date,
          versionNumber: row.version_number,
        })),
      );
      const ids = new Set([...latest].map(({ id }) => id));
      for (const { id, is_latest: isLatest } of group)
        if (ids.has(id) !== Boolean(isLatest))
          await run(sql`update version set is_latest = ${sql.lit(ids.has(id))} where id = ${id}`);
    }
    await forgetRecorded(run);
  },

  /** Texts are folded to simplified Chinese, so the search indexes are built again. */
  async M0040FoldedChinese({ run, onPostgres }) {
    await run("alter table browser add column folded_names text default '' not null");
    // Building the indexes of a large catalogue takes longer than the timeout for requests.
    if (onPostgres) await run('set local statement_timeout = 0');
    for (const { id } of await run<{ id: number }>('select id from browser')) {
      const [row = {}] = await run(sql<Record<string, string>>`select * from browser where id = ${id}`);
      const textOf = (name: string) => ({ en: row[`${name}_en`] ?? '', zh: row[`${name}_zh`] ?? '' });
      const name = textOf('name');
      const text = searchText({
        name,
        otherNames: row['other_names'] ?? null,
        description: textOf('description'),
        shortDescription: textOf('short_description'),
      });
      await run(
        sql`update browser set folded_names = ${foldedNames({ name })}, search_text = ${text} where id = ${id}`,
      );
    }
    await rebuildSearch(run, onPostgres);
  },

  /** What each row lacks, so that the database can count the tasks. */
  async M0042Missing({ run, onPostgres }) {
    if (onPostgres) await run('set local statement_timeout = 0');
    for (const table of ['browser', 'version'] as const) {
      await run(`alter table ${table} add column missing text default '' not null`);
      const [{ last } = { last: 0 }] = await run<{ last: number | null }>(`select max(id) as last from ${table}`);
      for (let from = 0; from < Number(last); from += ROWS_AT_ONCE) {
        const rows = await run(
          sql<{ id: number }>`select * from ${sql.table(table)} where id > ${from} and id <= ${from + ROWS_AT_ONCE}`,
        );
        // There are few values, so that a statement changes many rows.
        for (const [missing, group] of Map.groupBy(rows, missingInRow[table]))
          await run(
            sql`update ${sql.table(table)} set missing = ${missing} where ${isOneOf(
              'id',
              group.map(({ id }) => id),
            )}`,
          );
      }
    }
    await forgetRecorded(run);
    await run('drop index browser_draft');
    await run('create index browser_missing on browser (is_draft, missing, id)');
    await run(
      'create index version_missing on version (is_draft, is_latest, missing, release_date, browser_id, is_published, id)',
    );
  },
};

const ROWS_AT_ONCE = 1000;

/** As `versionKey` computes them now. */
async function updateVersionKeys(run: MigratedDatabase['run']) {
  for (const { id, version_number: versionNumber, version_key: before } of await run<{
    id: number;
    version_number: string;
    version_key: string;
  }>('select id, version_number, version_key from version')) {
    const key = versionKey(versionNumber);
    if (key !== before) await run(sql`update version set version_key = ${key} where id = ${id}`);
  }
}

/** A migration is no change of the history. */
async function forgetRecorded(run: MigratedDatabase['run']) {
  await run('delete from changed_row where change_id is null');
}
