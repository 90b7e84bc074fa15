import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server for the tests of this project; undefined on SQLite. */
    postgres?: string;
  }
}

/** The content of a new database: nothing, empty tables, or the real catalogue. */
export type Content = 'nothing' | 'tables' | 'catalogue';

/** A new database for one test: on PostgreSQL a copy of a prepared one, on SQLite an empty one in memory. */
export async function freshDatabase(content: Content): Promise<string> {
  const server = inject('postgres');
  return server ? createPostgresDatabase(server, content) : ':memory:';
}

export function isOnPostgres(): boolean {
  return inject('postgres') !== undefined;
}

/** Creates a database on a server that `preparePostgres` has prepared. */
export async function createPostgresDatabase(server: string, content: Content): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${templateOf(content)}`);
  return urlOf(server, name);
}

/** Creates the databases that are copied for each test. */
export async function preparePostgres(
  server: string,
  fill: (location: string, content: Content) => Promise<void>,
): Promise<void> {
  for (const content of ['tables', 'catalogue'] as const) {
    const name = templateOf(content);
    await onServer(server, `create database ${name}`);
    await fill(urlOf(server, name), content);
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
