import { AppError } from './errors.ts';

/** The codes for a full disk or quota of SQLite, PostgreSQL, the file system and our object store client. */
const FULL = /^(?:SQLITE_FULL|OBJECT_STORE_FULL|53100|ENOSPC|EDQUOT)$/u;
/**
 * The codes for a database or an object store that is busy, restarting or unreachable. The operation was not executed
 * and may be repeated.
 */
const UNAVAILABLE =
  /^(?:SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL)\w*|08\w{3}|57P0\d|57014|53[0234]00|OBJECT_STORE_FAILED|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/u;
/**
 * The messages of pg 8.23.0 and pg-pool 3.14.0 for the same errors where they set no code; N19 in `instances.test.ts`
 * fails if they change.
 */
const CONNECTION_LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/iu;
/** The `Retry-After` of a request whose database or object store was unavailable. */
export const STORAGE_RETRY_SECONDS = 1;

/**
 * The error for the client if the database, the disk or the object store failed: STORAGE_FULL or UNAVAILABLE. Null for
 * every other error.
 */
export function toStorageError(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (FULL.test(code)) return new AppError('STORAGE_FULL', 'storageFull');
    if (UNAVAILABLE.test(code) || CONNECTION_LOST.test(cause.message))
      return new AppError('UNAVAILABLE', 'unavailable', { retryAfter: STORAGE_RETRY_SECONDS });
  }
  return null;
}
