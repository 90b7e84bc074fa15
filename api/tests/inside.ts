/** Words that stand in no answer unless something inside has leaked. */
export const INSIDE = /node_modules|SqliteError|SQLITE_|DriverException|kysely|mikro-?orm|better-sqlite3|PostgresError|at (?:async )?\S+ \(.*:\d+:\d+\)|file:\/\/\/|\/api\/(?:services|resolvers|rest|database)\/|\b(?:select|insert into|update|delete from) ["`]|password_hash|\$argon2/iu;
