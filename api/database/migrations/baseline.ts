import { NEAR_NAMES, createSearch } from '../search-index.ts';
import type { MigratedDatabase } from './migration.ts';

/** All tables of version 0.1.0. */
export async function createTables(database: MigratedDatabase) {
  for (const statement of tables(database).split(/;\n/u)) await database.run(statement);
  await createSearch(database.run, database.onPostgres);
}

function tables({ types, onPostgres }: MigratedDatabase): string {
  const { id, integer, boolean, datetime, sortKey } = types;
  const revision = `revision ${integer} default 1 not null`;
  const ofBrowser = (table: string) =>
    `constraint ${table}_browser_id_foreign foreign key (browser_id) references browser (id) on delete cascade`;
  /** A draft, the times of publication, and their result. */
  const publication = `is_draft ${boolean} default false not null,
        visible_from ${datetime}, visible_until ${datetime}, due_at ${datetime},
        is_published ${boolean} default true not null`;
  // The ORM compares the directions of index columns on PostgreSQL only, so those indexes are ascending, and
  // PostgreSQL sorts the few rows with equal values.
  const descending = onPostgres ? '' : 'desc';
  // The rows are in the index of the key, so that a counted download writes one page and not two.
  const withoutRowId = onPostgres ? '' : 'without rowid';
  return `
      create table browser (
        id ${id}, name_en text not null, name_zh text not null,
        description_en text not null, description_zh text not null,
        short_description_en text not null, short_description_zh text not null,
        icon_url text not null, website_url text, is_featured ${boolean} not null,
        display_order ${integer} not null, tags text not null, download_count ${integer} not null,
        created_at ${datetime} not null, updated_at ${datetime} not null, ${revision},
        search_text text not null, sort_name_en ${sortKey} not null, sort_name_zh ${sortKey} not null
      );
      create index browser_default_order on browser (display_order, created_at ${descending}, id);
      create index browser_newest on browser (created_at, id);
      create index browser_downloads on browser (download_count ${descending}, id);
      create index browser_name_en on browser (sort_name_en, id);
      create index browser_name_zh on browser (sort_name_zh, id);
      create index browser_updated on browser (updated_at, id);
      create index browser_tags on browser (tags, id);
      create index browser_featured on browser (is_featured, display_order, created_at ${descending}, id);
      create table ${NEAR_NAMES} (
        key ${sortKey} not null, id ${integer} not null, constraint ${NEAR_NAMES}_pkey primary key (key, id)
      );
      create index ${NEAR_NAMES}_of_browser on ${NEAR_NAMES} (id);

      create table version (
        id ${id}, browser_id ${integer} not null, version_number text not null, version_key ${sortKey} not null,
        release_date date not null, platform text not null, architecture text, release_channel text not null,
        update_type text, min_os_version text, file_size text, features_en text not null, features_zh text not null,
        download_url text not null, download_mirrors text not null, screenshots text not null,
        is_latest ${boolean} not null, sha256 text, source_url text,
        created_at ${datetime} not null, updated_at ${datetime} not null, ${revision},
        pinned ${boolean}, ${publication}, ${ofBrowser('version')}
      );
      create index version_of_browser on version (browser_id, platform, release_date, version_key, id, is_published);
      create index version_due on version (due_at);
      create table deleted_version (
        id ${integer} primary key not null, browser_id ${integer} not null, ${ofBrowser('deleted_version')}
      );
      create index deleted_version_of_browser on deleted_version (browser_id);
      create table download_day (
        day text not null, version_id ${integer} not null, kind text not null, browser_id ${integer} not null,
        platform text not null, count ${integer} not null,
        constraint download_day_pkey primary key (day, version_id, kind)
      ) ${withoutRowId};
      create index download_day_of_browser on download_day (browser_id, day);

      create table slide (
        id ${id}, image_url text not null, title_en text not null, title_zh text not null,
        description_en text not null, description_zh text not null,
        link_type text not null, link_target_id ${integer}, link_url text,
        display_order ${integer} not null, is_active ${boolean} not null,
        created_at ${datetime} not null, updated_at ${datetime} not null, ${revision}, ${publication}
      );
      create index slide_due on slide (due_at);
      create table custom_code (
        id ${id}, name text not null, code_type text not null, code_content text not null, description text not null,
        is_active ${boolean} not null, display_order ${integer} not null,
        created_at ${datetime} not null, updated_at ${datetime} not null, ${revision},
        allow_any_host ${boolean} default false not null, ${publication}
      );
      create index custom_code_due on custom_code (due_at);
      create table setting (
        key text primary key not null, value text not null, description text not null,
        updated_at ${datetime} not null, ${revision}
      );

      create table fact (
        id ${id}, browser_id ${integer} not null, topic text not null, answer ${boolean}, choice text,
        text_en text not null, text_zh text not null, source_url text not null, seen_on date not null, note text,
        ${ofBrowser('fact')}
      );
      create unique index fact_of_browser on fact (browser_id, topic);
      create table source (
        id ${id}, browser_id ${integer} not null, kind text not null, identifier text not null,
        release_channel text, platform text, asset_pattern text, ${ofBrowser('source')}
      );
      create index source_of_browser on source (browser_id);
      create table source_state (
        id ${id}, source_id ${integer} not null, etag text, last_modified text,
        checked_at ${datetime}, succeeded_at ${datetime}, failures ${integer} not null, failure text,
        releases text not null,
        constraint source_state_source_id_foreign foreign key (source_id) references source (id) on delete cascade
      );
      create unique index state_of_source on source_state (source_id);
      create table proposal (
        id ${id}, browser_id ${integer} not null, kind text not null, release_channel text not null,
        version_number text not null, detail text not null, status text not null, data text not null,
        first_seen_at ${datetime} not null, held_until ${datetime} not null,
        later_until ${datetime}, decided_at ${datetime}, revision ${integer} not null, ${ofBrowser('proposal')}
      );
      create unique index proposal_of_browser on proposal (browser_id, kind, release_channel, version_number, detail);
      create table link (
        id ${id}, url text not null, verdict text not null, detail text not null, moved_to text,
        checked_at ${datetime} not null, fine_at ${datetime}, first_failed_at ${datetime}, hashed_at ${datetime},
        failures ${integer} not null, is_dead ${boolean} not null, history text not null,
        etag text, last_modified text, size text, media_type text, sha256 text
      );
      create unique index link_url on link (url);

      create table credential (
        id ${integer} primary key not null, password_hash text not null, changed_at ${datetime} not null
      );
      create table session (
        token_hash text primary key not null, created_at ${datetime} not null, last_seen_at ${datetime} not null,
        address text, user_agent text
      );
      create table login_attempt (id ${id}, address text not null, tried_at ${datetime} not null);
      create index login_attempt_of_address on login_attempt (address, tried_at);
      create index login_attempt_time on login_attempt (tried_at);
      create table catalogue_revision (id ${integer} primary key not null, number ${integer} not null);
      insert into catalogue_revision (id, number) values (1, 0);
      create table creation (
        key text primary key not null, record_id ${integer} not null, record_revision ${integer} not null,
        created_at ${datetime} not null, fingerprint text
      );
      create table job (
        name text primary key not null, lease_owner text, outcome text, message text, params text,
        lease_until ${datetime}, started_at ${datetime}, finished_at ${datetime}, succeeded_at ${datetime},
        failures ${integer} not null, next_run_at ${datetime} not null
      );

      create table change (
        id ${id}, at ${datetime} not null, sender text not null, via text not null, kind text not null,
        record_type text not null, record_id text not null,
        browser_id ${integer}, undoes ${integer}, undone_by ${integer},
        title text not null, counts text not null, deletions ${integer} not null, emptied_at ${datetime}
      );
      create index change_at on change (at, id);
      create table changed_row (
        id ${id}, record_type text not null, record_id text not null, operation text not null, title text not null,
        change_id ${integer}, browser_id ${integer}, before_row text, after_row text
      );
      create index changed_row_of_change on changed_row (change_id, id);
      create index changed_row_of_record on changed_row (record_type, record_id, id);
      create index changed_row_of_browser on changed_row (browser_id, change_id)`;
}
