import { argon2Sync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { entityManagerOf, migrate, openDatabase } from '../database/open.ts';
import type { EntityManager, Orm } from '../database/orm.ts';
import { readCatalogue, seed, type Catalogue } from '../database/seed.ts';
import { Credential } from '../entities/credential.ts';
import type { failureDetails } from '../errors.ts';
import { deleteDatabase, freshDatabase } from './fresh-database.ts';
import { INSIDE } from './inside.ts';

export const ORIGIN = 'https://browsers.example';
export const PASSWORD = 'correct horse battery staple';
export const COOKIE = '__Host-session';
/** Means a new database of the kind that is tested. */
export const FRESH = 'fresh';

/**
 * A hash of PASSWORD with the smallest parameters of argon2id, because most tests sign in and those of production are
 * slow on purpose.
 */
const PASSWORD_HASH = smallHash(PASSWORD, 'some salt');

/** An address that is refused stands before the hosts of all sources, so that no test reaches them. */
const NOWHERE = { allowHosts: [], mirror: 'http://127.0.0.1:9' };

/** The user agent of a visitor's browser; that of `inject` belongs to a bot. */
const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

export interface RestResponse<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

export interface GraphResponse<T> {
  data: T;
  errors?: { message: string; extensions: ReturnType<typeof failureDetails> }[];
}

type RestRequest = Pick<InjectOptions, 'method' | 'headers' | 'payload' | 'remoteAddress'>;

/** A client of REST and GraphQL. `T` is the type of the expected response. */
export interface Client {
  rest<T = unknown>(path: string, options?: RestRequest): Promise<RestResponse<T>>;
  graph<T = unknown>(query: string, variables?: Record<string, unknown>): Promise<GraphResponse<T>>;
}

/** The product with its own database, and a visitor's client of its interfaces. */
export interface RunningApp extends Client {
  app: FastifyInstance;
  orm: Orm;
  /** The data folder, which contains the folder of the uploads. */
  dataDir: string;
  /** A new entity manager, for data that cannot be created through the interfaces. */
  em(): EntityManager;
  as(headers: Record<string, string>): Client;
  /** Sets the administrator's password to PASSWORD, with a hash that is quick to verify. */
  setPassword(): Promise<void>;
  /** The headers of a new session, like those of a browser on our own pages. */
  session(): Promise<Record<string, string>>;
  /** A client with a new session, like a browser on our own pages. */
  signIn(): Promise<Client>;
  countStatements(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

type Extras = Partial<
  Pick<
    AppOptions,
    | 'clock'
    | 'trustProxy'
    | 'logger'
    | 'observe'
    | 'publicUrl'
    | 'securityContact'
    | 'hsts'
    | 'site'
    | 'objectStore'
    | 'outgoing'
  >
>;

/**
 * Starts the product with a catalogue: the real one, a given one, or none. Its database is new unless `location` names
 * one.
 */
export async function startApp(
  catalogue: Catalogue | 'real' | 'none' = 'real',
  location = FRESH,
  extras: Extras = {},
): Promise<RunningApp> {
  let statements = 0;
  const isFresh = location === FRESH;
  const database = isFresh ? await freshDatabase(catalogue === 'real' ? 'catalogue' : 'tables') : location;
  const orm = await openDatabase(database, (statement) => {
    // The server reads the revision and what is due by itself.
    if (!statement.startsWith('select number from catalogue_revision') && !statement.includes('where due_at <='))
      statements += 1;
  });
  await migrate(orm);
  if (catalogue !== 'none') await seed(orm, catalogue === 'real' ? readCatalogue() : catalogue);
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const leaks: string[] = [];
  const observe: AppOptions['observe'] = (observed, cache, databaseAge) => {
    extras.observe?.(observed, cache, databaseAge);
    // In every test: no error response may contain internal details.
    observed.addHook('onSend', async ({ method, url }, { statusCode }, payload) => {
      const isRefusal = statusCode >= 400 || (typeof payload === 'string' && payload.startsWith('{"errors"'));
      if (isRefusal && typeof payload === 'string' && INSIDE.test(payload))
        leaks.push(`${method} ${url} ${statusCode} ${payload}`);
    });
  };
  const app = await buildApp({ orm, publicUrl: ORIGIN, dataDir, outgoing: NOWHERE, ...extras, observe });

  function as(ownHeaders: Record<string, string>): Client {
    return {
      async rest<T>(path: string, { method = 'GET', headers, ...rest }: RestRequest = {}): Promise<RestResponse<T>> {
        const response = await app.inject({
          method,
          url: path,
          headers: { 'user-agent': VISITOR, ...ownHeaders, ...headers },
          ...rest,
        });
        const isJson = String(response.headers['content-type']).includes('json');
        const body: unknown = isJson && response.body ? response.json() : response.body || null;
        return { status: response.statusCode, headers: response.headers, body: body as T }; // the test declares the expected type
      },
      async graph<T>(query: string, variables: Record<string, unknown> = {}) {
        const response = await app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { 'user-agent': VISITOR, ...ownHeaders },
          payload: { query, variables },
        });
        return response.json<GraphResponse<T>>();
      },
    };
  }

  async function setPassword(): Promise<void> {
    await entityManagerOf(orm).upsert(Credential, { id: 1, passwordHash: PASSWORD_HASH, changedAt: new Date() });
  }

  async function session(): Promise<Record<string, string>> {
    await setPassword();
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { password: PASSWORD } });
    const [cookie] = response.cookies;
    if (!cookie) throw new Error(`Signing in was answered with ${response.body}`);
    return { cookie: `${cookie.name}=${cookie.value}`, origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  }

  return {
    app,
    orm,
    dataDir,
    em: () => entityManagerOf(orm),
    as,
    ...as({}),
    setPassword,
    session,
    signIn: async () => as(await session()),
    async countStatements(work) {
      const before = statements;
      await work();
      return statements - before;
    },
    async close() {
      await app.close();
      await orm.close();
      if (isFresh) await deleteDatabase(database);
      await rm(dataDir, { recursive: true });
      if (leaks.length > 0) throw new Error(`The inside was told:\n${leaks.join('\n')}`);
    },
  };
}

function smallHash(password: string, salt: string): string {
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [encodedSalt, encodedHash] = [Buffer.from(salt), hash].map((bytes) =>
    bytes.toString('base64').replace(/=+$/u, ''),
  );
  return `$argon2id$v=19$m=8,t=1,p=1$${encodedSalt}$${encodedHash}`;
}
