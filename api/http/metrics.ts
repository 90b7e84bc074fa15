import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import PACKAGE from '../../package.json' with { type: 'json' };
import type { CacheStatistics } from '../cache/response-cache.ts';
import { BACKUP_MARKER } from '../database/data-dir.ts';
import { createJobTable } from '../database/job-table.ts';
import { entityManagerOf, newestMigration, type StatementObserver } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import type { JobState } from '../entities/job.ts';
import { withTimeout } from '../with-timeout.ts';

const MEMORY = 'memory';
const UNKNOWN = 'unknown';

/** Returns a function that records the duration of a statement by the first word of its SQL. */
export function createMetrics(): StatementObserver {
  collectDefaultMetrics({ prefix: 'catalogue_' });
  // Gauges that end like counters; the numbers by type have other names.
  for (const name of ['resources', 'handles', 'requests'])
    register.removeSingleMetric(`catalogue_nodejs_active_${name}_total`);
  const statements = new Histogram({
    name: 'catalogue_database_seconds',
    help: 'Duration of statements by operation, without the time to get a connection.',
    labelNames: ['operation'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  });
  return (sql, milliseconds) => {
    const [operation = ''] = sql.trimStart().toLowerCase().split(/\W/u, 1);
    statements.observe({ operation }, milliseconds / 1000);
  };
}

interface MetricsSources {
  orm: Orm;
  dataDir: string;
  cache: CacheStatistics;
  /** Returns milliseconds. */
  databaseAge: () => number;
}

/** Call it before the routes are registered. */
export function registerMetrics(app: FastifyInstance, sources: MetricsSources) {
  measureRequests(app);
  countCacheReads(sources.cache);
  registerStateMetrics(app, sources);
  registerJobMetrics(sources.orm);
}

function measureRequests(app: FastifyInstance) {
  const requests = new Histogram({
    name: 'catalogue_request_seconds',
    help: 'Duration of requests. The route "memory" is a response from the cache, "unknown" an unknown path.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  });
  const routes = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', (request, _reply, next) => {
    // The label is not the URL: clients can invent any number of them.
    routes.set(request.raw, request.routeOptions.url ?? UNKNOWN);
    next();
  });
  app.server.prependListener('request', (request, response) => {
    const start = performance.now();
    response.once('close', () => {
      const { statusCode: status } = response;
      // Cached responses never reach Fastify.
      const route = routes.get(request) ?? (status < 400 ? MEMORY : UNKNOWN);
      requests.observe({ method: request.method ?? UNKNOWN, route, status }, (performance.now() - start) / 1000);
    });
  });
}

function countCacheReads(cache: CacheStatistics) {
  const reads = new Counter({
    name: 'catalogue_cache_reads_total',
    help: 'Reads of the response cache: hit, miss (computed) or wait (another request computed it).',
    labelNames: ['result'],
    collect: () => {
      reads.reset();
      for (const [result, count] of Object.entries(cache.counts)) reads.inc({ result }, count);
    },
  });
}

/** On a separate port, not on the public site. The start fails if the port is in use. */
export function serveMetrics(app: FastifyInstance, port: number, host: string) {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const text = await register.metrics();
    response.writeHead(200, { 'content-type': register.contentType }).end(text);
  });
  app.addHook('onReady', async () => void (await once(server.listen(port, host), 'listening')));
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

const DATABASE_TIMEOUT_MS = 2000;

function registerStateMetrics(app: FastifyInstance, { orm, dataDir, cache, databaseAge }: MetricsSources) {
  const build = new Gauge({
    name: 'catalogue_build_info',
    help: 'Always 1, with the version of the product and the newest migration.',
    labelNames: ['version', 'schema'],
    collect: async () => {
      const schema = await withTimeout(DATABASE_TIMEOUT_MS, newestMigration(orm)).catch(() => 'unknown');
      build.reset();
      build.set({ version: PACKAGE.version, schema }, 1);
    },
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    const metric: Gauge = new Gauge({ name, help, collect: async () => metric.set(await read()) });
  };
  gauge('catalogue_ready', '1 if the response of /readyz is 200, otherwise 0.', async () =>
    Number((await app.inject('/readyz')).statusCode === 200),
  );
  gauge(
    'catalogue_database_answer_age_seconds',
    'Time since the last response of PostgreSQL, which is queried twice a second; 0 with SQLite.',
    () => databaseAge() / 1000,
  );
  gauge(
    'catalogue_database_wait_seconds',
    'Duration of a simple statement with the time to get a connection; +Inf if it failed or took more than 2 seconds.',
    async () => {
      const start = performance.now();
      const isConnected = await withTimeout(DATABASE_TIMEOUT_MS, orm.isConnected()).catch(() => false);
      return isConnected ? (performance.now() - start) / 1000 : Infinity;
    },
  );
  gauge(
    'catalogue_backup_timestamp_seconds',
    'Unix time of the last npm run backup of this data folder, or 0.',
    async () => ((await stat(join(dataDir, BACKUP_MARKER)).catch(() => null))?.mtimeMs ?? 0) / 1000,
  );
  const stale = new Counter({
    name: 'catalogue_stale_answers_total',
    help: 'Cached responses that were sent while the database was unavailable.',
    collect: () => {
      stale.reset();
      stale.inc(cache.staleResponses);
    },
  });
}

/** From the database, so the same at every instance. */
function registerJobMetrics(orm: Orm) {
  const table = () => createJobTable(entityManagerOf(orm), Date.now);
  const gauge = (name: string, help: string, valueOf: (state: JobState) => number | null) => {
    const metric: Gauge<'task'> = new Gauge({
      name,
      help,
      labelNames: ['task'],
      collect: async () => {
        // Without an answer, the metric keeps its value.
        const { states } = await withTimeout(DATABASE_TIMEOUT_MS, table().read()).catch(() => ({ states: [] }));
        for (const state of states) {
          const value = valueOf(state);
          if (value !== null) metric.set({ task: state.name }, value);
        }
      },
    });
  };
  gauge(
    'catalogue_job_last_run_timestamp_seconds',
    'Unix time of the start of the last run of a job, or 0.',
    ({ startedAt }) => secondsOf(startedAt),
  );
  gauge(
    'catalogue_job_last_success_timestamp_seconds',
    'Unix time of the end of the last successful run, or 0.',
    ({ succeededAt }) => secondsOf(succeededAt),
  );
  gauge('catalogue_job_duration_seconds', 'Duration of the last finished run.', ({ startedAt, finishedAt }) =>
    startedAt && finishedAt && finishedAt >= startedAt ? secondsOf(finishedAt) - secondsOf(startedAt) : null,
  );
  gauge(
    'catalogue_job_failures',
    'Runs that failed, or whose instance died, since the last success.',
    ({ failures }) => failures,
  );
}

function secondsOf(time: Date | null | undefined) {
  return (time?.getTime() ?? 0) / 1000;
}
