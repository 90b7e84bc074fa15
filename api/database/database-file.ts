import { statSync } from 'node:fs';
import type { EventSubscriber } from '@mikro-orm/core';
import { isPostgres, type Orm } from './orm.ts';

/**
 * Detects that the file of an open SQLite database was deleted or replaced. SQLite would go on writing to the deleted
 * file, so every later transaction fails.
 */
export class DatabaseFile implements EventSubscriber {
  readonly path: string;
  private readonly initialIdentity: string | null;

  constructor(path: string) {
    this.path = path;
    this.initialIdentity = readIdentity(path);
  }

  get isPresent() {
    return readIdentity(this.path) === this.initialIdentity;
  }

  async beforeTransactionCommit() {
    if (!this.isPresent)
      throw Object.assign(new Error(`The database file ${this.path} was deleted or replaced`), {
        code: 'SQLITE_READONLY_DBMOVED',
      });
  }
}

/** Null for a database in memory or on PostgreSQL, which has no file. */
export async function watchDatabaseFile(orm: Orm) {
  if (isPostgres(orm.em)) return null;
  const [main] = await orm.em.getConnection().execute<{ file: string }[]>('pragma database_list');
  if (!main?.file) return null;
  const file = new DatabaseFile(main.file);
  orm.em.getEventManager().registerSubscriber(file);
  return file;
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
