import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { entityManagerOf, migrate, openDatabase, type EntityManager, type Orm } from '../database/open.ts';
import { readCatalogue, seed, type Catalogue } from '../database/seed.ts';
import { Credential } from '../entities/credential.ts';
import type { FailureDetails } from '../errors.ts';
import { hashPassword } from '../password-hash.ts';
import { freshDatabase } from './fresh-database.ts';
import { INSIDE } from './inside.ts';

export const ORIGIN = 'https://browsers.example';
export const PASSWORD = 'correct horse battery staple';
export const COOKIE = '__Host-session';
/** A new database of the kind that this run is about. */
export const FRESH = 'fresh';

/** Made once a file: hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

/** What an ordinary visitor's browser calls itself; the name that `inject` would use is a bot's. */
const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

export interface Answer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

export interface GraphAnswer<T> {
  data: T;
  errors?: { message: string; extensions: FailureDetails }[];
}

type RestRequest = Pick<InjectOptions, 'method' | 'headers' | 'payload' | 'remoteAddress'>;

/** Someone who asks the product through its interfaces. `T` is what a test expects an answer to be. */
export interface Client {
  rest<T = unknown>(path: string, options?: RestRequest): Promise<Answer<T>>;
  graph<T = unknown>(query: string, variables?: Record<string, unknown>): Promise<GraphAnswer<T>>;
}

/** The product on a database of its own, and a visitor who asks it through its real interfaces. */
export interface RunningApp extends Client {
  app: FastifyInstance;
  orm: Orm;
  /** The folder that the uploads' folder is in. */
  dataDir: string;
  /** A fresh entity manager, to put things in place that no interface can. */
  em(): EntityManager;
  /** Someone who sends these headers with everything. */
  as(headers: Record<string, string>): Client;
  /** Sets PASSWORD. */
  setPassword(): Promise<void>;
  /** The headers of a new session, as the browser on our own pages sends them. */
  session(): Promise<Record<string, string>>;
  /** The administrator, signed in through REST, as the browser on our own pages. */
  signIn(): Promise<Client>;
  /** How many SQL statements `work` caused. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

type Extras = Partial<Pick<AppOptions, 'clock' | 'trustProxy' | 'logger' | 'observe' | 'publicUrl' | 'securityContact' | 'site' | 'objectStore'>>;

/** Starts the product with a catalogue: the real one, the one given, or none; in a database of its own where `location` names none. */
export async function startApp(catalogue: Catalogue | 'real' | 'none' = 'real', location = FRESH, extras: Extras = {}): Promise<RunningApp> {
  let statements = 0;
  const orm = await openDatabase(location === FRESH ? await freshDatabase(catalogue === 'real' ? 'catalogue' : 'tables') : location, () => (statements += 1));
  await migrate(orm);
  if (catalogue !== 'none') await seed(orm, catalogue === 'real' ? readCatalogue() : catalogue);
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const leaks: string[] = [];
  const observe: AppOptions['observe'] = (observed, cache, databaseAge) => {
    extras.observe?.(observed, cache, databaseAge);
    // Whatever a test is about: no refusal tells anything of the inside.
    observed.addHook('onSend', async ({ method, url }, { statusCode }, payload) => {
      const isRefusal = statusCode >= 400 || (typeof payload === 'string' && payload.startsWith('{"errors"'));
      if (isRefusal && typeof payload === 'string' && INSIDE.test(payload)) leaks.push(`${method} ${url} ${statusCode} ${payload}`);
    });
  };
  const app = await buildApp({ orm, publicUrl: ORIGIN, dataDir, ...extras, observe });

  function as(ownHeaders: Record<string, string>): Client {
    return {
      async rest<T>(path: string, { method = 'GET', headers, ...rest }: RestRequest = {}): Promise<Answer<T>> {
        const response = await app.inject({ method, url: path, headers: { 'user-agent': VISITOR, ...ownHeaders, ...headers }, ...rest });
        const body: unknown = response.body ? response.json() : null;
        return { status: response.statusCode, headers: response.headers, body: body as T }; // the test says what it expects
      },
      async graph<T>(query: string, variables: Record<string, unknown> = {}) {
        const response = await app.inject({ method: 'POST', url: '/graphql', headers: { 'user-agent': VISITOR, ...ownHeaders }, payload: { query, variables } });
        return response.json<GraphAnswer<T>>();
      },
    };
  }

  async function setPassword(): Promise<void> {
    passwordHash ??= hashPassword(PASSWORD);
    await entityManagerOf(orm).upsert(Credential, { id: 1, passwordHash: await passwordHash, changedAt: new Date() });
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
      await rm(dataDir, { recursive: true });
      if (leaks.length > 0) throw new Error(`The inside was told:\n${leaks.join('\n')}`);
    },
  };
}
