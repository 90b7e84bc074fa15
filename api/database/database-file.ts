import { statSync } from 'node:fs';
import { isPostgres, type Orm } from './orm.ts';

export interface DatabaseFile {
  path: string;
  isPresent(this: void): boolean;
}

/**
 * Detects that the file of an open SQLite database was deleted or replaced: then every transaction fails, because SQLite
 * would go on writing to the deleted file. Null for a database in memory or on PostgreSQL.
 */
export async function watchDatabaseFile(orm: Orm): Promise<DatabaseFile | null> {
  if (isPostgres(orm.em)) return null;
  const [main] = await orm.em.getConnection().execute<{ file: string }[]>('pragma database_list');
  if (!main?.file) return null;
  const path = main.file;
  const initialIdentity = readIdentity(path);
  const isPresent = () => readIdentity(path) === initialIdentity;
  orm.em.getEventManager().registerSubscriber({
    async beforeTransactionCommit() {
      if (!isPresent())
        throw Object.assign(new Error(`The database file ${path} was deleted or replaced`), {
          code: 'SQLITE_READONLY_DBMOVED',
        });
    },
  });
  return { path, isPresent };
}

/** Device and inode, or null without a file. */
function readIdentity(path: string) {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
