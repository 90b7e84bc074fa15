import { BasePostgreSqlPlatform, type SqlEntityManager } from '@mikro-orm/sql';

/** Whether the database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(em: Pick<SqlEntityManager, 'getPlatform'>): boolean {
  return em.getPlatform() instanceof BasePostgreSqlPlatform;
}
