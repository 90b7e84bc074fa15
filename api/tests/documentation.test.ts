import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, routesOfRest } from './rest-routes.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, { description?: string; properties: Record<string, { description?: string }> }> };
}

interface Operation {
  description?: string;
  parameters?: { name: string; description?: string; required: boolean }[];
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { description?: string }> } }> };
  responses: Record<string, { description: string; content?: unknown }>;
}

let product: RunningApp;
let routes: RouteOptions[];
let document: OpenApi;

beforeAll(async () => {
  product = await startApp('none');
  routes = await routesOfRest(product);
  document = (await product.rest<OpenApi>('/api/openapi.json')).body;
});
afterAll(() => product.close());

/** The routes that people call, as opposed to the documentation itself and the answers to preflights. */
function called(): RouteOptions[] {
  return routes.filter(({ url, method }) => !url.startsWith('/api/docs') && url !== '/api/openapi.json' && method !== 'OPTIONS' && method !== 'HEAD');
}

/** The names of the routes that `isGood` doesn't hold for. */
function routesWithout(isGood: (route: RouteOptions) => boolean): string[] {
  return called().filter((route) => !isGood(route)).map(nameOf);
}

describe('every route', () => {
  test('is there', () => {
    expect(called().length).toBeGreaterThan(8);
  });

  test('is described in words, under a name and a tag', () => {
    expect(routesWithout(({ schema }) => /.{10,}\.$/u.test(schema?.description ?? ''))).toEqual([]);
    expect(routesWithout(({ schema }) => Boolean(schema?.summary && schema.operationId && schema.tags?.length === 1))).toEqual([]);
  });

  test('says what it answers, also when it fails', () => {
    const statuses = ({ schema }: RouteOptions) => Object.keys(schema?.response ?? {});
    expect(routesWithout((route) => statuses(route).some((status) => /^[23]/u.test(status)) && statuses(route).includes('500'))).toEqual([]);
  });

  test('checks its parameters', () => {
    expect(routesWithout(({ url, schema }) => Boolean(schema?.params) === url.includes(':'))).toEqual([]);
  });

  test('is in the document', () => {
    expect(routesWithout(({ method, url }) => String(method).toLowerCase() in (document.paths[url.replace(/:(\w+)/gu, '{$1}')] ?? {}))).toEqual([]);
  });
});

describe('the document', () => {
  const operations = () => Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })));

  test('is OpenAPI 3.1 for the origin that visitors use', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: ORIGIN }]);
  });

  test('names what it speaks of', () => {
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Browser', 'Version', 'Slide', 'CustomCode', 'Tag', 'Failure']));
    expect(JSON.stringify(document)).not.toMatch(/def-\d/u);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/gu)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(10);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(references));
  });

  test('describes every parameter and every answer', () => {
    const parameters = operations().flatMap(({ name, operation }) => (operation.parameters ?? []).map((parameter) => ({ name: `${name} ${parameter.name}`, text: parameter.description })));
    const answers = operations().flatMap(({ name, operation }) => Object.entries(operation.responses).map(([status, { description }]) => ({ name: `${name} ${status}`, text: description })));
    expect([...parameters, ...answers].filter(({ text }) => !text || text === 'Default Response')).toEqual([]);
  });

  test('describes every field', () => {
    const schemas = Object.entries(document.components.schemas);
    const fields = schemas.flatMap(([name, { properties }]) => Object.entries(properties).map(([field, { description }]) => ({ name: `${name}.${field}`, text: description })));
    expect(schemas.filter(([, { description }]) => !description)).toEqual([]);
    expect(fields.filter(({ text }) => !text)).toEqual([]);
  });

  test('says what needs the session, and what to send', () => {
    const writes = operations().filter(({ name }) => !name.startsWith('get') || name.includes('/api/admin'));
    const isOpen = ({ name }: { name: string }) => name.startsWith('post /api/auth/');
    expect(writes.length).toBeGreaterThan(15);
    expect(writes.filter(({ operation }) => !operation.security).map(({ name }) => name)).toEqual(writes.filter(isOpen).map(({ name }) => name));
    expect(Object.values(document.components.securitySchemes)).toEqual([expect.objectContaining({ type: 'apiKey', in: 'cookie', name: '__Host-session' })]);
    const withBody = operations().filter(({ name }) => /^(?:post|put)/u.test(name) && name !== 'post /api/auth/logout');
    expect(withBody.filter(({ operation }) => !operation.requestBody).map(({ name }) => name)).toEqual([]);
    const bodies = withBody.flatMap(({ name, operation }) => Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => Object.entries(schema.properties).map(([field, { description }]) => ({ name: `${name} ${field}`, description }))));
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies.filter(({ description }) => !description)).toEqual([]);
  });

  test('asks for nothing that has a default', () => {
    const required = operations().flatMap(({ operation }) => (operation.parameters ?? []).filter((parameter) => parameter.required).map(({ name }) => name));
    expect(new Set(required)).toEqual(new Set(['id', 'key']));
  });

  test('has a page for people that loads nothing from elsewhere', async () => {
    const page = await product.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(page.body).not.toMatch(/(?:src|href)="https?:/u);
  });
});

test('the address that the page for people names leads to the one that is open to all', async () => {
  const { statusCode, headers } = await product.app.inject('/api/docs/json');
  expect([statusCode, headers.location, headers['access-control-allow-origin']]).toEqual([308, '/api/openapi.json', '*']);
});
