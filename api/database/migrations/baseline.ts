import { sql } from 'kysely';
import { NEAR_NAMES } from '../near-names.ts';
import { POSTGRES_SEARCH, SQLITE_SEARCH, createSearch } from '../search-index.ts';
import { PortableMigration, type Table } from './portable-migration.ts';

/** All tables of version 0.1.0. */
export class Baseline extends PortableMigration {
  override async up(): Promise<void> {
    await this.createBrowser();
    await this.createVersion();
    await this.createSlidesAndCodes();
    await this.createFactsAndSources();
    await this.createServerTables();
    await this.createHistory();
    await createSearch(
      async <T>(statement: string, parameters?: unknown[]) => (await this.execute(statement, parameters)) as T[],
      this.isPostgres ? POSTGRES_SEARCH : SQLITE_SEARCH,
    ); // execute returns rows or nothing
  }

  private async createBrowser(): Promise<void> {
    await this.createTable('browser')
      .$call(this.id)
      .$call(this.text('name_en', 'name_zh', 'description_en', 'description_zh'))
      .$call(this.text('short_description_en', 'short_description_zh', 'icon_url'))
      .$call(this.optionalText('website_url'))
      .$call(this.booleans('is_featured'))
      .$call(this.integers('display_order'))
      .$call(this.text('tags'))
      .$call(this.integers('download_count'))
      .$call(this.datetimes('created_at', 'updated_at'))
      .$call(this.revision)
      .$call(this.text('search_text'))
      .$call(this.sortKeys('sort_name_en', 'sort_name_zh'))
      .execute();
    // The ORM compares the directions of index columns on PostgreSQL only, so those indexes are ascending, and
    // PostgreSQL sorts the few rows with equal values.
    const descending = (column: string) => (this.isPostgres ? column : `${column} desc`);
    await this.createIndex('browser_default_order', 'browser', ['display_order', descending('created_at'), 'id']);
    await this.createIndex('browser_newest', 'browser', ['created_at', 'id']);
    await this.createIndex('browser_downloads', 'browser', [descending('download_count'), 'id']);
    await this.createIndex('browser_name_en', 'browser', ['sort_name_en', 'id']);
    await this.createIndex('browser_name_zh', 'browser', ['sort_name_zh', 'id']);
    await this.createIndex('browser_updated', 'browser', ['updated_at', 'id']);
    await this.createIndex('browser_tags', 'browser', ['tags', 'id']);
    await this.createIndex('browser_featured', 'browser', [
      'is_featured',
      'display_order',
      descending('created_at'),
      'id',
    ]);
    await this.createTable(NEAR_NAMES)
      .$call(this.sortKeys('key'))
      .$call(this.integers('id'))
      .addPrimaryKeyConstraint(`${NEAR_NAMES}_pkey`, ['key', 'id'])
      .execute();
    await this.createIndex(`${NEAR_NAMES}_of_browser`, NEAR_NAMES, ['id']);
  }

  private async createVersion(): Promise<void> {
    await this.createTable('version')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('version_number'))
      .$call(this.sortKeys('version_key'))
      .addColumn('release_date', 'date', (column) => column.notNull())
      .$call(this.text('platform'))
      .$call(this.optionalText('architecture'))
      .$call(this.text('release_channel'))
      .$call(this.optionalText('update_type', 'min_os_version', 'file_size'))
      .$call(this.text('features_en', 'features_zh', 'download_url', 'download_mirrors', 'screenshots'))
      .$call(this.booleans('is_latest'))
      .$call(this.optionalText('sha256', 'source_url'))
      .$call(this.datetimes('created_at', 'updated_at'))
      .$call(this.revision)
      .addColumn('pinned', this.dialect.boolean)
      .$call(this.publication)
      .$call(this.ofBrowser('version'))
      .execute();
    // Counts of platforms read this index only.
    await this.createIndex('version_of_browser', 'version', [
      'browser_id',
      'platform',
      'release_date',
      'version_key',
      'id',
      'is_published',
    ]);
    await this.createIndex('version_due', 'version', ['due_at']);
    await this.createTable('deleted_version')
      .$call(this.numberKey)
      .$call(this.integers('browser_id'))
      .$call(this.ofBrowser('deleted_version'))
      .execute();
    await this.createIndex('deleted_version_of_browser', 'deleted_version', ['browser_id']);
    const days = this.createTable('download_day')
      .$call(this.text('day'))
      .$call(this.integers('version_id'))
      .$call(this.text('kind'))
      .$call(this.integers('browser_id'))
      .$call(this.text('platform'))
      .$call(this.integers('count'))
      .addPrimaryKeyConstraint('download_day_pkey', ['day', 'version_id', 'kind']);
    // The rows are in the index of the key, so that a counted download writes one page and not two.
    await (this.isPostgres ? days : days.modifyEnd(sql`without rowid`)).execute();
    await this.createIndex('download_day_of_browser', 'download_day', ['browser_id', 'day']);
  }

  private async createSlidesAndCodes(): Promise<void> {
    await this.createTable('slide')
      .$call(this.id)
      .$call(this.text('image_url', 'title_en', 'title_zh', 'description_en', 'description_zh', 'link_type'))
      .addColumn('link_target_id', this.dialect.integer)
      .$call(this.optionalText('link_url'))
      .$call(this.integers('display_order'))
      .$call(this.booleans('is_active'))
      .$call(this.datetimes('created_at', 'updated_at'))
      .$call(this.revision)
      .$call(this.publication)
      .execute();
    await this.createIndex('slide_due', 'slide', ['due_at']);
    await this.createTable('custom_code')
      .$call(this.id)
      .$call(this.text('name', 'code_type', 'code_content', 'description'))
      .$call(this.booleans('is_active'))
      .$call(this.integers('display_order'))
      .$call(this.datetimes('created_at', 'updated_at'))
      .$call(this.revision)
      .addColumn('allow_any_host', this.dialect.boolean, (column) => column.notNull().defaultTo(false))
      .$call(this.publication)
      .execute();
    await this.createIndex('custom_code_due', 'custom_code', ['due_at']);
    await this.createTable('setting')
      .$call(this.textKey('key'))
      .$call(this.text('value', 'description'))
      .$call(this.datetimes('updated_at'))
      .$call(this.revision)
      .execute();
  }

  private async createFactsAndSources(): Promise<void> {
    await this.createTable('fact')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('topic'))
      .addColumn('answer', this.dialect.boolean)
      .$call(this.optionalText('choice'))
      .$call(this.text('text_en', 'text_zh', 'source_url'))
      .addColumn('seen_on', 'date', (column) => column.notNull())
      .$call(this.optionalText('note'))
      .$call(this.ofBrowser('fact'))
      .execute();
    await this.createUniqueIndex('fact_of_browser', 'fact', ['browser_id', 'topic']);
    await this.createTable('source')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('kind', 'identifier'))
      .$call(this.optionalText('release_channel', 'platform', 'asset_pattern'))
      .$call(this.ofBrowser('source'))
      .execute();
    await this.createIndex('source_of_browser', 'source', ['browser_id']);
    await this.createTable('source_state')
      .$call(this.id)
      .$call(this.integers('source_id'))
      .$call(this.optionalText('etag', 'last_modified'))
      .$call(this.optionalDatetimes('checked_at', 'succeeded_at'))
      .$call(this.integers('failures'))
      .$call(this.optionalText('failure'))
      .$call(this.text('releases'))
      .addForeignKeyConstraint('source_state_source_id_foreign', ['source_id'], 'source', ['id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await this.createUniqueIndex('state_of_source', 'source_state', ['source_id']);
    await this.createTable('proposal')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('kind', 'release_channel', 'version_number', 'detail', 'status', 'data'))
      .$call(this.datetimes('first_seen_at', 'held_until'))
      .$call(this.optionalDatetimes('later_until', 'decided_at'))
      .$call(this.integers('revision'))
      .$call(this.ofBrowser('proposal'))
      .execute();
    await this.createUniqueIndex('proposal_of_browser', 'proposal', [
      'browser_id',
      'kind',
      'release_channel',
      'version_number',
      'detail',
    ]);
    await this.createTable('link')
      .$call(this.id)
      .$call(this.text('url', 'verdict', 'detail'))
      .$call(this.optionalText('moved_to'))
      .$call(this.datetimes('checked_at'))
      .$call(this.optionalDatetimes('fine_at', 'first_failed_at', 'hashed_at'))
      .$call(this.integers('failures'))
      .$call(this.booleans('is_dead'))
      .$call(this.text('history'))
      .$call(this.optionalText('etag', 'last_modified', 'size', 'media_type', 'sha256'))
      .execute();
    await this.createUniqueIndex('link_url', 'link', ['url']);
  }

  /** Sessions, the revision, idempotency keys and jobs. */
  private async createServerTables(): Promise<void> {
    await this.createTable('credential')
      .$call(this.numberKey)
      .$call(this.text('password_hash'))
      .$call(this.datetimes('changed_at'))
      .execute();
    await this.createTable('session')
      .$call(this.textKey('token_hash'))
      .$call(this.datetimes('created_at', 'last_seen_at'))
      .$call(this.optionalText('address', 'user_agent'))
      .execute();
    await this.createTable('login_attempt')
      .$call(this.id)
      .$call(this.text('address'))
      .$call(this.datetimes('tried_at'))
      .execute();
    await this.createIndex('login_attempt_of_address', 'login_attempt', ['address', 'tried_at']);
    await this.createIndex('login_attempt_time', 'login_attempt', ['tried_at']);
    await this.createTable('catalogue_revision').$call(this.numberKey).$call(this.integers('number')).execute();
    this.addSql('insert into catalogue_revision (id, number) values (1, 0)');
    await this.createTable('creation')
      .$call(this.textKey('key'))
      .$call(this.integers('record_id', 'record_revision'))
      .$call(this.datetimes('created_at'))
      .$call(this.optionalText('fingerprint'))
      .execute();
    await this.createTable('job')
      .$call(this.textKey('name'))
      .$call(this.optionalText('lease_owner', 'outcome', 'message', 'params'))
      .$call(this.optionalDatetimes('lease_until', 'started_at', 'finished_at', 'succeeded_at'))
      .$call(this.integers('failures'))
      .$call(this.datetimes('next_run_at'))
      .execute();
  }

  /** The triggers that fill the history are created at each start, because they follow the columns of other tables. */
  private async createHistory(): Promise<void> {
    await this.createTable('change')
      .$call(this.id)
      .$call(this.datetimes('at'))
      .$call(this.text('sender', 'via', 'kind', 'record_type', 'record_id'))
      .$call(this.optionalIntegers('browser_id', 'undoes', 'undone_by'))
      .$call(this.text('title', 'counts'))
      .$call(this.integers('deletions'))
      .$call(this.optionalDatetimes('emptied_at'))
      .execute();
    await this.createIndex('change_at', 'change', ['at', 'id']);
    await this.createTable('changed_row')
      .$call(this.id)
      .$call(this.text('record_type', 'record_id', 'operation', 'title'))
      .$call(this.optionalIntegers('change_id', 'browser_id'))
      .$call(this.optionalText('before_row', 'after_row'))
      .execute();
    await this.createIndex('changed_row_of_change', 'changed_row', ['change_id', 'id']);
    await this.createIndex('changed_row_of_record', 'changed_row', ['record_type', 'record_id', 'id']);
    await this.createIndex('changed_row_of_browser', 'changed_row', ['browser_id', 'change_id']);
  }

  /** A draft, the times of publication, and their result. */
  private publication = (table: Table): Table =>
    table
      .addColumn('is_draft', this.dialect.boolean, (column) => column.notNull().defaultTo(false))
      .$call(this.optionalDatetimes('visible_from', 'visible_until', 'due_at'))
      .addColumn('is_published', this.dialect.boolean, (column) => column.notNull().defaultTo(true));

  private ofBrowser =
    (name: string) =>
    (table: Table): Table =>
      table.addForeignKeyConstraint(`${name}_browser_id_foreign`, ['browser_id'], 'browser', ['id'], (key) =>
        key.onDelete('cascade'),
      );

  private numberKey = (table: Table): Table =>
    table.addColumn('id', this.dialect.integer, (column) => column.primaryKey().notNull());

  private textKey =
    (name: string) =>
    (table: Table): Table =>
      table.addColumn(name, 'text', (column) => column.primaryKey().notNull());

  private async createIndex(name: string, table: string, columns: string[]): Promise<void> {
    await this.schema
      .createIndex(name)
      .on(table)
      .columns(columns.map((column) => sql.raw(column)))
      .execute();
  }

  private async createUniqueIndex(name: string, table: string, columns: string[]): Promise<void> {
    await this.schema.createIndex(name).on(table).columns(columns).unique().execute();
  }
}
