import { PortableMigration } from './portable-migration.ts';

/** What is known about a browser, for the comparison. */
export class M0013Facts extends PortableMigration {
  override name = 'M0013Facts';

  override async up(): Promise<void> {
    await this.createTable('fact')
      .$call(this.id)
      .$call(this.integers('browser_id'))
      .$call(this.text('topic'))
      .addColumn('answer', this.dialect.boolean)
      .$call(this.optionalText('choice'))
      .$call(this.text('text_en', 'text_zh', 'source_url'))
      .addColumn('seen_on', 'date', (column) => column.notNull())
      .$call(this.optionalText('note'))
      .addForeignKeyConstraint('fact_browser_id_foreign', ['browser_id'], 'browser', ['id'], (key) => key.onDelete('cascade'))
      .execute();
    await this.schema.createIndex('fact_of_browser').on('fact').columns(['browser_id', 'topic']).unique().execute();
  }
}
