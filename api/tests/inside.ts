/** Words that appear in a response only if internal details leak. */
export const INSIDE =
  /node_modules|SqliteError|SQLITE_|DriverException|kysely|mikro-?orm|better-sqlite3|PostgresError|at (?:async )?\S+ \(.*:\d+:\d+\)|file:\/\/\/|\/api\/(?:services|resolvers|rest|database)\/|\b(?:select|insert into|update|delete from) ["`]|password_hash|\$argon2/iu;
