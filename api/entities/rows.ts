import type { Browser } from './browser.ts';
import type { Version } from './version.ts';

/** The plain fields of a record. */
export type Row<Entity, LeftOut extends keyof Entity = never> = Pick<Entity, Exclude<keyof Entity & string, LeftOut>>;

/**
 * Records as they are only read: plain rows of the database, without the machinery by which entities are written. Most
 * of what a read costs is making entities; a test holds both to the same values.
 */
export type BrowserRow = Row<Browser, 'searchText' | 'versions'>;
export type VersionRow = Row<Version, 'versionKey' | 'browser'> & { browserId: number };
