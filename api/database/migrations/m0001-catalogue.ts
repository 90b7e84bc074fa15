import { PortableMigration } from './portable-migration.ts';

/** The catalogue: browsers, versions, slides, custom codes, settings. */
export class M0001Catalogue extends PortableMigration {
  override name = 'M0001Catalogue';

  override async up(): Promise<void> {
    await this.createBrowser();
    await this.createVersion();
    await this.createTable('slide')
      .$call(this.id)
      .$call(this.text('image_url', 'title_en', 'title_zh', 'description_en', 'description_zh', 'link_type'))
      .addColumn('link_target_id', this.dialect.integer)
      .$call(this.optionalText('link_url'))
      .$call(this.integers('display_order'))
      .$call(this.booleans('is_active'))
      .$call(this.datetimes('created_at', 'updated_at'))
      .$call(this.revision)
      .execute();
    await this.createTable('custom_code')
      .$call(this.id)
      .$call(this.text('name', 'code_type', 'code_content', 'description'))
      .$call(this.booleans('is_active'))
      .$call(this.integers('display_order'))
      .$call(this.datetimes('created_at', 'updated_at'))
      .$call(this.revision)
      .execute();
    await this.createTable('setting')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .$call(this.text('value', 'description'))
      .$call(this.datetimes('updated_at'))
      .$call(this.revision)
      .execute();
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
    await this.createIndex('browser_default_order', 'browser', ['display_order', 'created_at', 'id']);
    await this.createIndex('browser_newest', 'browser', ['created_at', 'id']);
    await this.createIndex('browser_downloads', 'browser', ['download_count', 'id']);
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
      .addForeignKeyConstraint('version_browser_id_foreign', ['browser_id'], 'browser', ['id'], (key) => key.onDelete('cascade'))
      .execute();
    await this.createIndex('version_of_browser', 'version', ['browser_id', 'platform', 'release_date', 'version_key', 'id']);
  }

  private async createIndex(name: string, table: string, columns: string[]): Promise<void> {
    await this.schema.createIndex(name).on(table).columns(columns).execute();
  }
}
