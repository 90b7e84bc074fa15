import type { RouteOptions } from 'fastify';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import PACKAGE from '../../package.json' with { type: 'json' };
import { CATALOGUE_SCHEMA_PATH } from '#rules/import.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { nameOf, routesOfRest } from './rest-routes.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';

interface OpenApi {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    schemas: Record<
      string,
      {
        description?: string;
        examples?: unknown[];
        properties: Record<string, { description?: string; $ref?: string; type?: string | string[] }>;
      }
    >;
  };
}

interface Operation {
  description?: string;
  parameters?: {
    name: string;
    in: string;
    description?: string;
    required: boolean;
    example?: unknown;
    schema: { enum?: string[] };
  }[];
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { description: string; content?: unknown; headers?: object }>;
}

let product: RunningApp;
let routes: RouteOptions[];
let document: OpenApi;
let administrator: Client;

beforeAll(async () => {
  product = await startApp('real');
  administrator = await product.signIn();
  routes = await routesOfRest(product);
  document = (await product.rest<OpenApi>('/api/openapi.json')).body;
});
afterAll(() => product.close());

/** The routes of the API, without those of the documentation and of CORS preflights. */
function called(): RouteOptions[] {
  return routes.filter(
    ({ url, method }) =>
      !url.startsWith('/api/docs') &&
      url !== '/api/openapi.json' &&
      url !== CATALOGUE_SCHEMA_PATH &&
      method !== 'OPTIONS' &&
      method !== 'HEAD',
  );
}

/** The names of the routes for which `isGood` is false. */
function routesWithout(isGood: (route: RouteOptions) => boolean): string[] {
  return called()
    .filter((route) => !isGood(route))
    .map(nameOf);
}

describe('every route', () => {
  test('is there', () => {
    expect(called().length).toBeGreaterThan(8);
  });

  test('is described in words, under a name and a tag', () => {
    expect(routesWithout(({ schema }) => /.{10,}\.$/u.test(schema?.description ?? ''))).toEqual([]);
    expect(
      routesWithout(({ schema }) => Boolean(schema?.summary && schema.operationId && schema.tags?.length === 1)),
    ).toEqual([]);
  });

  test('says what it answers, also when it fails', () => {
    const statuses = ({ schema }: RouteOptions) => Object.keys(schema?.response ?? {});
    expect(
      routesWithout(
        (route) => statuses(route).some((status) => /^[23]/u.test(status)) && statuses(route).includes('500'),
      ),
    ).toEqual([]);
  });

  test('checks its parameters', () => {
    expect(routesWithout(({ url, schema }) => Boolean(schema?.params) === url.includes(':'))).toEqual([]);
  });

  test('is in the document', () => {
    expect(
      routesWithout(
        ({ method, url }) => String(method).toLowerCase() in (document.paths[url.replace(/:(\w+)/gu, '{$1}')] ?? {}),
      ),
    ).toEqual([]);
  });
});

describe('the document', () => {
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    );

  test('has the version of the package, and so has the graph', async () => {
    expect(document.info.version).toBe(PACKAGE.version);
    expect((await product.graph('{ __schema { description } }')).data).toMatchObject({
      __schema: { description: expect.stringContaining(`AI browsers, version ${PACKAGE.version}.`) },
    });
  });

  test('§10.46 is OpenAPI 3.1 for the origin that visitors use', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: ORIGIN }]);
  });

  test('names what it speaks of', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'Browser',
        'NewBrowser',
        'ChangedBrowser',
        'Version',
        'Slide',
        'CustomCode',
        'Tag',
        'Failure',
      ]),
    );
    expect(JSON.stringify(document)).not.toMatch(/def-\d/u);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/gu)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(10);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(references));
  });

  test('describes every parameter and every answer', () => {
    const parameters = operations().flatMap(({ name, operation }) =>
      (operation.parameters ?? []).map((parameter) => ({
        name: `${name} ${parameter.name}`,
        text: parameter.description,
      })),
    );
    const answers = operations().flatMap(({ name, operation }) =>
      Object.entries(operation.responses).map(([status, { description }]) => ({
        name: `${name} ${status}`,
        text: description,
      })),
    );
    expect([...parameters, ...answers].filter(({ text }) => !text || text === 'Default Response')).toEqual([]);
  });

  test('describes every field', () => {
    const schemas = Object.entries(document.components.schemas);
    const fields = schemas.flatMap(([name, { properties }]) =>
      Object.entries(properties).map(([field, { description, $ref }]) => ({
        name: `${name}.${field}`,
        // The schema of a reference has a description of its own.
        text: description ?? $ref,
      })),
    );
    expect(schemas.filter(([, { description }]) => !description)).toEqual([]);
    expect(fields.filter(({ text }) => !text)).toEqual([]);
  });

  test('says what needs the session, and what to send', () => {
    const writes = operations().filter(({ name }) => !name.startsWith('get') || name.includes('/api/admin'));
    const isOpen = ({ name }: { name: string }) => name.startsWith('post /api/auth/');
    expect(writes.length).toBeGreaterThan(15);
    expect(
      operations()
        .filter(({ operation }) => !operation.security)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(writes.filter(({ operation }) => operation.security?.length === 0).map(({ name }) => name)).toEqual(
      writes.filter(isOpen).map(({ name }) => name),
    );
    expect(Object.values(document.components.securitySchemes)).toEqual([
      expect.objectContaining({ type: 'apiKey', in: 'cookie', name: '__Host-session' }),
      expect.objectContaining({ type: 'http', scheme: 'bearer' }),
    ]);
    const withBody = operations().filter(({ name }) => /^(?:post|put)/u.test(name) && name !== 'post /api/auth/logout');
    expect(withBody.filter(({ operation }) => !operation.requestBody).map(({ name }) => name)).toEqual([]);
    // The body of an import is a file.
    const bodies = withBody
      .filter(({ name }) => name !== 'post /api/admin/import')
      .flatMap(({ operation }) =>
        Object.values(operation.requestBody?.content ?? {}).map(({ schema }) =>
          schema.$ref.replace('#/components/schemas/', ''),
        ),
      );
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(bodies));
  });

  test('passes the recommended rules of Redocly', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: '/openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    const found = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`);
    expect(found).toEqual([]);
  });

  test('documents the platform filter as an enumeration', () => {
    const filter = document.paths['/api/browsers']?.get?.parameters?.find(({ name }) => name === 'platform');
    expect(filter?.schema.enum).toEqual([...PLATFORMS, 'all']);
  });

  test('documents how long each text of an input may be', () => {
    const texts = Object.entries(document.components.schemas).flatMap(([name, { properties }]) =>
      name.startsWith('New')
        ? Object.entries(properties).map(([field, schema]) => ({ name: `${name}.${field}`, schema }))
        : [],
    );
    const unbounded = texts.filter(
      ({ schema }) =>
        schema.type?.includes('string') &&
        !['maxLength', 'enum', 'pattern', 'format'].some((keyword) => keyword in schema),
    );
    expect(texts.length).toBeGreaterThan(30);
    // Only the size of the body limits the code.
    expect(unbounded.map(({ name }) => name)).toEqual(['NewCustomCode.code_content']);
  });

  test('documents what every read and every write can answer', () => {
    const answers = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});
    expect(answers('/api/browsers', 'get')).toEqual(['200', '304', '400', '401', '429', '500', '503']);
    expect(answers('/versions/{id}/download', 'get')).toEqual(['200', '302', '400', '404', '500', '503']);
    expect(answers('/api/browsers', 'post')).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '412',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
      '507',
    ]);
    expect(answers('/api/browsers/{id}', 'put')).toEqual(expect.arrayContaining(['200', '409', '412', '503']));
    expect(Object.keys(document.paths['/api/browsers']?.get?.responses['200']?.headers ?? {})).toContain('ETag');
    expect(Object.keys(document.paths['/api/browsers']?.get?.responses['503']?.headers ?? {})).toEqual(['Retry-After']);
  });

  test('documents the header that names the changes of a write, of every write of the catalogue and of no read', () => {
    const isWithHeader = ({ operation }: { operation: Operation }) =>
      Object.values(operation.responses).some(({ headers }) => 'Change-Id' in (headers ?? {}));
    const others = /^post \/api\/(?:auth|upload)\//u;
    expect(
      operations()
        .filter(isWithHeader)
        .map(({ name }) => name),
    ).toEqual(
      operations()
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('get ') && !others.test(name)),
    );
  });

  test('asks for nothing that has a default', () => {
    const required = operations().flatMap(({ operation }) =>
      (operation.parameters ?? []).filter((parameter) => parameter.required).map(({ name }) => name),
    );
    expect(new Set(required)).toEqual(new Set(['id', 'key', 'number', 'platform', 'architecture']));
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
  expect([statusCode, headers.location, headers['access-control-allow-origin']]).toEqual([
    308,
    '/api/openapi.json',
    '*',
  ]);
});

describe('the examples of the document', () => {
  const example = (name: string) => document.components.schemas[name]?.examples?.[0];

  test('of parameters are answered with success', async () => {
    const reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
      get && get.security?.length === 0 ? [{ path, parameters: get.parameters ?? [] }] : [],
    );
    expect(reads.length).toBeGreaterThan(8);
    for (const { path, parameters } of reads) {
      const withExample = parameters.filter(({ example: value }) => value !== undefined);
      const query = new URLSearchParams(
        withExample.filter((one) => one.in === 'query').map(({ name, example: value }) => [name, String(value)]),
      );
      const url = withExample.reduce(
        (address, { name, example: value }) => address.replace(`{${name}}`, String(value)),
        path,
      );
      const { statusCode } = await product.app.inject(`${url}?${query}`);
      expect([url, statusCode]).toEqual([url, url.endsWith('/download') ? 302 : 200]);
    }
  });

  test.each([
    ['Browser', '/api/browsers'],
    ['Version', '/api/browsers/5/versions?platform=macos'],
    ['VersionDetail', '/api/versions/20'],
    ['Fact', '/api/browsers/5/facts'],
    ['Slide', '/api/slides'],
    ['Tag', '/api/settings?key=browser_tags'],
    ['HomepageSetting', '/api/settings?key=homepage'],
  ])('of %s is what the seeded catalogue answers', async (name, path) => {
    const { body } = await product.rest(path);
    expect([...objectsIn(body)]).toContainEqual(example(name));
  });

  test('of a failure is what a failure answers', async () => {
    const { body } = await product.rest<object>('/api/browsers/999999');
    expect({ ...body, requestId: '' }).toEqual({ ...(example('Failure') as object), requestId: '' }); // the schema describes an object
  });

  test.each([
    ['NewBrowser', 'POST', '/api/browsers'],
    ['ChangedBrowser', 'PUT', '/api/browsers/1'],
    ['NewVersion', 'POST', '/api/versions'],
    ['ChangedVersion', 'PUT', '/api/versions/1'],
    ['ChangedFacts', 'PUT', '/api/browsers/5/facts'],
    ['NewSlide', 'POST', '/api/slides'],
    ['ChangedSlide', 'PUT', '/api/slides/1'],
    ['NewCustomCode', 'POST', '/api/admin/custom-codes'],
    ['ChangedCustomCode', 'PUT', '/api/admin/custom-codes/1'],
    ['ChangedSetting', 'POST', '/api/admin/settings'],
    ['Credentials', 'POST', '/api/auth/login'],
  ] as const)('of %s is accepted', async (name, method, path) => {
    const { status, body } = await administrator.rest<{ data?: object }>(path, {
      method,
      payload: example(name) as object,
    }); // the schema describes an object
    expect([status, body]).toEqual([
      method === 'POST' && name.startsWith('New') ? 201 : 200,
      expect.objectContaining({ success: true }),
    ]);
    if (name === 'NewCustomCode') expect(body.data).toEqual(example('CustomCode'));
  });
});

/** All objects in a response, at any depth. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}
