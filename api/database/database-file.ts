import { statSync } from 'node:fs';
import type { EventSubscriber } from '@mikro-orm/core';
import { isPostgres } from './dialect.ts';
import type { Orm } from './open.ts';

/**
 * The file of an SQLite database, as it was when it was opened. SQLite goes on working with a file that was deleted or
 * replaced, and what it writes is lost: every transaction is refused from then on.
 */
export class DatabaseFile implements EventSubscriber {
  readonly path: string;
  private readonly opened: string | null;

  constructor(path: string) {
    this.path = path;
    this.opened = identityOf(path);
  }

  /** Whether the path still names the file that was opened. */
  get isInPlace(): boolean {
    return identityOf(this.path) === this.opened;
  }

  async beforeTransactionCommit(): Promise<void> {
    if (!this.isInPlace) throw Object.assign(new Error(`The database file ${this.path} was deleted or replaced`), { code: 'SQLITE_READONLY_DBMOVED' });
  }
}

/** Watches over the file of an open database; null for one without, in memory or on PostgreSQL. */
export async function watchDatabaseFile(orm: Orm): Promise<DatabaseFile | null> {
  if (isPostgres(orm.em)) return null;
  const [main] = await orm.em.getConnection().execute<{ file: string }[]>('pragma database_list');
  if (!main?.file) return null;
  const file = new DatabaseFile(main.file);
  orm.em.getEventManager().registerSubscriber(file);
  return file;
}

function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
