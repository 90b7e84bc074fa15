import { PortableMigration } from './portable-migration.ts';

/** What is known about the links of the catalogue to other hosts after their last check. */
export class M0016Links extends PortableMigration {
  override name = 'M0016Links';

  override async up(): Promise<void> {
    await this.createTable('link')
      .$call(this.id)
      .$call(this.text('url', 'verdict', 'detail'))
      .$call(this.optionalText('moved_to'))
      .$call(this.datetimes('checked_at'))
      .addColumn('fine_at', this.dialect.datetime)
      .$call(this.integers('failures'))
      .addColumn('first_failed_at', this.dialect.datetime)
      .$call(this.booleans('is_dead'))
      .$call(this.text('history'))
      .$call(this.optionalText('etag', 'last_modified', 'size', 'media_type', 'sha256'))
      .addColumn('hashed_at', this.dialect.datetime)
      .execute();
    await this.schema.createIndex('link_url').on('link').columns(['url']).unique().execute();
  }
}
