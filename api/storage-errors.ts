import { AppError } from './errors.ts';

/** The codes of a full disk or quota: SQLite, PostgreSQL, the file system, our object store client. */
const FULL = /^(?:SQLITE_FULL|OBJECT_STORE_FULL|53100|ENOSPC|EDQUOT)$/u;
/** The codes of a storage that is busy, restarting or unreachable, or has ended a transaction in favour of others. Nothing was executed, and it may be repeated. */
const UNAVAILABLE =
  /^(?:SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL)\w*|08\w{3}|57P0\d|57014|53[0234]00|40001|40P01|OBJECT_STORE_FAILED|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/u;
/** pg 8.23.0 and pg-pool 3.14.0 set no code for these; N19 in `instances.test.ts` fails if they change. */
const CONNECTION_LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/iu;
/** The `Retry-After` of an unavailable storage. */
export const STORAGE_RETRY_SECONDS = 1;

/** A failure of the storage as STORAGE_FULL or UNAVAILABLE; null for every other error. */
export function toStorageError(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (FULL.test(code)) return new AppError('STORAGE_FULL', 'storageFull');
    if (UNAVAILABLE.test(code) || CONNECTION_LOST.test(cause.message))
      return new AppError('UNAVAILABLE', 'unavailable', { retryAfter: STORAGE_RETRY_SECONDS });
  }
  return null;
}
