import { PortableMigration } from './portable-migration.ts';

/** The history of the catalogue. The triggers that fill it are created at each start, because they follow the columns of other tables. */
export class M0022History extends PortableMigration {
  override name = 'M0022History';

  override async up(): Promise<void> {
    await this.createTable('change')
      .$call(this.id)
      .$call(this.datetimes('at'))
      .$call(this.text('sender', 'via', 'kind', 'record_type', 'record_id'))
      .addColumn('browser_id', this.dialect.integer)
      .$call(this.text('title', 'counts'))
      .$call(this.integers('deletions'))
      .addColumn('undoes', this.dialect.integer)
      .addColumn('undone_by', this.dialect.integer)
      .addColumn('emptied_at', this.dialect.datetime)
      .execute();
    await this.schema.createIndex('change_at').on('change').columns(['at', 'id']).execute();
    await this.createTable('changed_row')
      .$call(this.id)
      .addColumn('change_id', this.dialect.integer)
      .$call(this.text('record_type', 'record_id'))
      .addColumn('browser_id', this.dialect.integer)
      .$call(this.text('operation', 'title'))
      .$call(this.optionalText('before_row', 'after_row'))
      .execute();
    await this.schema.createIndex('changed_row_of_change').on('changed_row').columns(['change_id', 'id']).execute();
    await this.schema.createIndex('changed_row_of_record').on('changed_row').columns(['record_type', 'record_id', 'id']).execute();
    await this.schema.createIndex('changed_row_of_browser').on('changed_row').columns(['browser_id', 'change_id']).execute();
  }
}
