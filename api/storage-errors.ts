import { AppError } from './errors.ts';

/** No room left: SQLite's, PostgreSQL's, the file system's and our words for it. */
const FULL = /^(?:SQLITE_FULL|OBJECT_STORE_FULL|53100|ENOSPC|EDQUOT)$/u;
/** The database or the object store is busy, restarting or out of reach. What was asked was not done, and may be asked again. */
const UNAVAILABLE = /^(?:SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL)\w*|08\w{3}|57P0\d|57014|53[0234]00|OBJECT_STORE_FAILED|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/u;
/** How the driver of PostgreSQL says the same where it gives no code. */
const LOST = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/iu;
export const RETRY_AFTER_SECONDS = 1;

/** What a caller may know when the place where things are kept has failed; null for every other error. */
export function toStorageError(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (FULL.test(code)) return new AppError('STORAGE_FULL', 'storageFull');
    if (UNAVAILABLE.test(code) || LOST.test(cause.message)) return new AppError('UNAVAILABLE', 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }
  return null;
}
