import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from './running-app.ts';

const ADDRESS_BAR = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real');
});
afterAll(() => product.close());

const BUILT = existsSync(new URL('../../dist/graphiql/index.html', import.meta.url));

test.runIf(BUILT)('a browser that opens the graph gets a page that loads nothing from elsewhere', async () => {
  const { statusCode, headers, body } = await product.app.inject({ url: '/graphql', headers: ADDRESS_BAR });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch('text/html');
  expect(headers.vary).toContain('accept');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(body).not.toMatch(/(?:src|href)="https?:/u);
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/u.exec(body) ?? [];
  const asset = await product.app.inject(script);
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['cache-control']).toContain('immutable');
});

test.skipIf(BUILT)('a browser that opens the graph gets a plain word when no page was built', async () => {
  const { statusCode, body } = await product.app.inject({ url: '/graphql', headers: ADDRESS_BAR });
  expect(statusCode).toBe(404);
  expect(body).toMatch(/^The page .*\.\n$/u);
});

test('a program that sends no query gets an error', async () => {
  const { statusCode, body } = await product.app.inject({ url: '/graphql', headers: { accept: 'application/json' } });
  expect(statusCode).toBe(400);
  expect(body).not.toContain('<html');
});

test('the graph that is served is the one that is documented', async () => {
  const { body } = await product.app.inject('/graphql/schema.graphql');
  expect(body).toMatch(/"""\n?A point in time.*"""\nscalar DateTime @specifiedBy\(url: /su);
  expect(body).toContain('createdAt: DateTime!');
  expect(body).toContain('releaseDate: Date!');
});
