import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What is measured, as Prometheus names it. */
export interface Metrics {
  registry: Registry;
  /** Counts a question to the read cache, by whether it knew the answer. */
  countCache(result: 'hit' | 'miss'): void;
}

/** Measures an app: requests with their time, failed logins, the event loop, memory. */
export function measure(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'catalogue_' });
  const requests = new Histogram({
    name: 'catalogue_request_seconds',
    help: 'Time to answer requests, by route; their number is the rate.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const logins = new Counter({ name: 'catalogue_login_failures_total', help: 'Logins that were refused, by status.', labelNames: ['status'], registers: [registry] });
  const cache = new Counter({ name: 'catalogue_cache_reads_total', help: 'Questions to the read cache.', labelNames: ['result'], registers: [registry] });

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // By route, never by address: anyone can make up addresses without end.
    const route = routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (route === '/api/auth/login' && reply.statusCode >= 400) logins.inc({ status });
  });
  return { registry, countCache: (result) => cache.inc({ result }) };
}

/** Serves `/metrics` at a port of its own, on this machine only: the public never reaches it, whatever stands before the app. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<Server> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening));
  return server;
}
