import type { AbstractSqlDriver, SqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';

export type EntityManager = SqlEntityManager;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;
