import { PortableMigration } from './portable-migration.ts';

/** The revision number, which increases with every change of the catalogue. */
export class M0004CatalogueRevision extends PortableMigration {
  override name = 'M0004CatalogueRevision';

  override async up(): Promise<void> {
    await this.createTable('catalogue_revision')
      .addColumn('id', this.dialect.integer, (column) => column.primaryKey().notNull())
      .$call(this.integers('number'))
      .execute();
    this.addSql('insert into catalogue_revision (id, number) values (1, 0)');
  }
}
