/** Runs an SQL statement and returns its rows. */
export type RunSql = <T>(sql: string, parameters?: unknown[]) => Promise<T[]>;
