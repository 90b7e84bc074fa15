import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from './running-app.ts';

const ADDRESS_BAR = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real');
});
afterAll(() => product.close());

test('a browser that opens GraphQL gets a page that loads nothing from elsewhere', async () => {
  const { statusCode, headers, body } = await product.app.inject({ url: '/graphql', headers: ADDRESS_BAR });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch('text/html');
  expect(headers.vary).toContain('accept');
  expect(body).not.toMatch(/(?:src|href)="https?:/u);
  const [, script = ''] = /<script>(.+)<\/script>/su.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
  const { body: chinese } = await product.app.inject({ url: '/graphql?lang=zh', headers: ADDRESS_BAR });
  expect(chinese).toContain('>运行</button>');
});

test('a program that sends no query gets an error', async () => {
  const { statusCode, body } = await product.app.inject({ url: '/graphql', headers: { accept: 'application/json' } });
  expect(statusCode).toBe(400);
  expect(body).not.toContain('<html');
});

test('§10.45 the GraphQL schema that is served is the one that is documented', async () => {
  const { body } = await product.app.inject('/graphql/schema.graphql');
  expect(body).toMatch(/"""\n?A point in time.*"""\nscalar DateTime @specifiedBy\(url: /su);
  expect(body).toContain('createdAt: DateTime!');
  expect(body).toContain('releaseDate: Date!');
});
