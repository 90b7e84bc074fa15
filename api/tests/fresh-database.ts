import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { entityManagerOf, migrate, openDatabase } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import { readCatalogue, seed } from '../database/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server for the tests of this project; undefined on SQLite. */
    postgres?: string;
  }
}

/** The content of a new database: nothing, empty tables, or the real catalogue. */
export type Content = 'nothing' | 'tables' | 'catalogue';

const sqliteFiles = new Map<Content, Promise<Buffer>>();

/** A new database for one test: a copy of a prepared one, on SQLite in memory. */
export async function freshDatabase(content: Content): Promise<string | Buffer> {
  const server = inject('postgres');
  if (server) return createPostgresDatabase(server, content);
  if (content === 'nothing') return ':memory:';
  const file = sqliteFiles.get(content) ?? prepareSqlite(content);
  sqliteFiles.set(content, file);
  return Buffer.from(await file);
}

/** The bytes of an SQLite file. */
async function prepareSqlite(content: Content): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-'));
  const file = join(folder, 'catalogue.sqlite');
  const orm = await openDatabase(':memory:');
  await fill(orm, content);
  await entityManagerOf(orm).execute('vacuum into ?', [file]);
  await orm.close();
  const bytes = readFileSync(file);
  await rm(folder, { recursive: true });
  return bytes;
}

async function fill(orm: Orm, content: Content): Promise<void> {
  await migrate(orm);
  if (content === 'catalogue') await seed(orm, readCatalogue());
}

/**
 * A new database that several instances can open: on PostgreSQL one with this content, on SQLite a file that does not
 * exist yet.
 */
export async function sharedDatabase(content: 'nothing' | 'tables', folder: string): Promise<string> {
  const server = inject('postgres');
  return server ? createPostgresDatabase(server, content) : join(folder, 'catalogue.sqlite');
}

export function isOnPostgres(): boolean {
  return inject('postgres') !== undefined;
}

/** Creates a database on a server that `preparePostgres` has prepared. */
export async function createPostgresDatabase(server: string, content: Content): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Copying the files of the template takes less than writing them to the log first, which is the default.
  await onServer(server, `create database ${name} template ${templateOf(content)} strategy file_copy`);
  return urlOf(server, name);
}

/** Deletes what `freshDatabase` created, so that hundreds of databases do not fill the memory. */
export async function deleteDatabase(location: string | Buffer): Promise<void> {
  const server = inject('postgres');
  if (server) await onServer(server, `drop database ${new URL(String(location)).pathname.slice(1)} with (force)`);
}

/** Creates the databases that are copied for each test. */
export async function preparePostgres(server: string): Promise<void> {
  for (const content of ['tables', 'catalogue'] as const) {
    const name = templateOf(content);
    await onServer(server, `create database ${name}`);
    const orm = await openDatabase(urlOf(server, name));
    await fill(orm, content);
    await orm.close();
  }
}

function templateOf(content: Content): string {
  return content === 'nothing' ? 'template1' : `with_${content}`;
}

function urlOf(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
