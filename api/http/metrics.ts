import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { CacheStatistics } from '../cache/response-cache.ts';

export interface Metrics {
  registry: Registry;
  /**
   * Registers the metrics of requests, failed logins and the response cache. Call it before the routes are registered.
   */
  instrument(this: void, app: FastifyInstance, cache: CacheStatistics): void;
  /** Records the duration of a database statement. Only the first word of `sql` becomes a label. */
  observeStatement(this: void, sql: string, milliseconds: number): void;
}

/** The route label of responses that were sent from memory, before Fastify's routes. */
const MEMORY = 'memory';
const UNKNOWN = 'unknown';

const STATEMENTS = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'catalogue_' });
  // Gauges with the ending of counters. The same numbers by type have other names.
  for (const name of ['resources', 'handles', 'requests'])
    registry.removeSingleMetric(`catalogue_nodejs_active_${name}_total`);
  const statements = new Histogram({
    name: 'catalogue_database_seconds',
    help: 'Duration of database statements by operation, without the time to get a connection.',
    labelNames: ['operation'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });

  return {
    registry,
    instrument(app, cache) {
      measureRequests(app, registry);
      countLoginFailures(app, registry);
      countCacheReads(cache, registry);
    },
    observeStatement(sql, milliseconds) {
      const [word = ''] = sql.trimStart().split(/\W/u, 1);
      const operation = word.toLowerCase();
      statements.observe({ operation: STATEMENTS.has(operation) ? operation : 'other' }, milliseconds / 1000);
    },
  };
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'catalogue_request_seconds',
    help: 'Duration of requests by method, route and status. The route "memory" is a response from the cache, "unknown" an unknown path.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const routed = new WeakSet<IncomingMessage>();
  app.addHook('onRequest', (request, _reply, next) => {
    routed.add(request.raw);
    next();
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The label is the route, not the URL, because clients can invent any number of URLs.
    requests.observe(
      { method, route: routeOptions.url ?? UNKNOWN, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  // Cached responses are sent before Fastify receives the request.
  app.server.prependListener('request', (request, response) => {
    const start = performance.now();
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (routed.has(request)) return;
      requests.observe(
        { method: request.method ?? UNKNOWN, route: status < 400 ? MEMORY : UNKNOWN, status },
        (performance.now() - start) / 1000,
      );
    });
  });
}

function countLoginFailures(app: FastifyInstance, registry: Registry): void {
  const failures = new Counter({
    name: 'catalogue_login_failures_total',
    help: 'Failed logins by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions }, { statusCode: status }) => {
    if (routeOptions.url === '/api/auth/login' && status >= 400) failures.inc({ status });
  });
}

function countCacheReads(cache: CacheStatistics, registry: Registry): void {
  const reads = new Counter({
    name: 'catalogue_cache_reads_total',
    help: 'Reads of the response cache: hit (cached), miss (computed) or wait (another request computed the same response).',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      reads.reset();
      for (const [result, count] of Object.entries(cache.counts)) reads.inc({ result }, count);
    },
  });
}

/**
 * Serves `/metrics` on a separate host and port, so that the public site does not serve it. Rejects if the port is in
 * use.
 */
export async function serveMetrics({ registry }: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  return server;
}
