import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readEnvironment } from '../env.ts';
import { measure, serveMetrics, type Metrics } from '../metrics.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real');
});
afterAll(() => product.close());

test('requests, failed logins, the cache and the event loop are measured, at a port of this machine alone', async () => {
  let metrics: Metrics | undefined;
  const app = await buildApp({ orm: product.orm, publicUrl: ORIGIN, dataDir: product.dataDir, observe: (measured) => (metrics = measure(measured)) });
  if (!metrics) throw new Error('Nothing was measured');
  await app.inject('/api/browsers/1');
  await app.inject('/api/browsers/2');
  await app.inject(`/api/nothing/${'x'.repeat(50)}`);
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: { password: 'wrong' } });
  metrics.countCache('hit');
  const server = await serveMetrics(metrics, 0);
  const { address, port } = server.address() as AddressInfo; // listening on TCP
  expect(address).toBe('127.0.0.1');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
  expect(text).toContain('catalogue_request_seconds_count{method="GET",route="/api/browsers/:id",status="200"} 2');
  expect(text).toContain('catalogue_login_failures_total{status="401"} 1');
  expect(text).toContain('catalogue_cache_reads_total{result="hit"} 1');
  expect(text).toMatch(/catalogue_nodejs_eventloop_lag_seconds [\d.]+/u);
  expect(text).not.toContain('xxxxx');
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
});

test('they are off unless a port is named, which is none of the public one', () => {
  expect(readEnvironment({}).metricsPort).toBeNull();
  expect(readEnvironment({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  expect(() => readEnvironment({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT');
  expect(() => readEnvironment({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT');
});
