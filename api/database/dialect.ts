import { BasePostgreSqlPlatform } from '@mikro-orm/sql';

/** Whether the database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(em: { getPlatform(): unknown }): boolean {
  return em.getPlatform() instanceof BasePostgreSqlPlatform;
}
