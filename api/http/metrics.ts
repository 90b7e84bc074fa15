import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { CacheStatistics } from '../cache/response-cache.ts';

/** What is measured, as Prometheus names it. */
export interface Metrics {
  registry: Registry;
  /** Measures requests with their time, failed logins and the read cache. */
  watch(this: void, app: FastifyInstance, cache: CacheStatistics): void;
  /** Measures a statement that has run; its text names nothing but the kind of work. */
  observeStatement(this: void, sql: string, milliseconds: number): void;
}

/** Where an answer came from that no route gave. */
const MEMORY = 'memory';
const UNKNOWN = 'unknown';

const STATEMENTS = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

/** Measures the event loop and memory at once, the rest as it is shown. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'catalogue_' });
  const statements = new Histogram({
    name: 'catalogue_database_seconds',
    help: 'Time of database statements, by kind; without the wait for a connection.',
    labelNames: ['operation'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });

  return {
    registry,
    watch(app, cache) {
      measureRequests(app, registry);
      countLoginFailures(app, registry);
      showCache(cache, registry);
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
    help: 'Time to answer requests, by route; their number is the rate. "memory" was answered before the routes.',
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
    // By route, never by address: anyone can make up addresses without end.
    requests.observe({ method, route: routeOptions.url ?? UNKNOWN, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  // What is kept in memory is answered before Fastify hears of it.
  app.server.prependListener('request', (request, response) => {
    const start = performance.now();
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (routed.has(request)) return;
      requests.observe({ method: request.method ?? UNKNOWN, route: status < 400 ? MEMORY : UNKNOWN, status }, (performance.now() - start) / 1000);
    });
  });
}

function countLoginFailures(app: FastifyInstance, registry: Registry): void {
  const failures = new Counter({ name: 'catalogue_login_failures_total', help: 'Logins that were refused, by status.', labelNames: ['status'], registers: [registry] });
  app.addHook('onResponse', async ({ routeOptions }, { statusCode: status }) => {
    if (routeOptions.url === '/api/auth/login' && status >= 400) failures.inc({ status });
  });
}

function showCache(cache: CacheStatistics, registry: Registry): void {
  const reads = new Counter({
    name: 'catalogue_cache_reads_total',
    help: 'Questions to the read cache: known, computed, or waited for while another asked the same.',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      reads.reset();
      for (const [result, count] of Object.entries(cache.counts)) reads.inc({ result }, count);
    },
  });
}

/** Serves `/metrics` at an address and a port of its own, so that the site never serves it. */
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
