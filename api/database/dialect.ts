import { BasePostgreSqlPlatform, type SqlEntityManager } from '@mikro-orm/sql';

/** Whether a database is PostgreSQL; else it is SQLite. */
export function isPostgres(em: Pick<SqlEntityManager, 'getPlatform'>): boolean {
  return em.getPlatform() instanceof BasePostgreSqlPlatform;
}
