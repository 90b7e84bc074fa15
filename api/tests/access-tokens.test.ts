import { request as httpRequest } from 'node:http';
import { Writable } from 'node:stream';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES, TOKEN_NAME_MAX, scopesOf, type Scope } from '#rules/access.ts';
import { generateAccessToken } from '../access-token.ts';
import { AccessToken } from '../entities/access-token.ts';
import { executableSchema } from '../resolvers/schema.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION, toRest } from './good-records.ts';
import { nameOf, routesOfRest } from './rest-routes.ts';
import { COOKIE, FRESH, startApp, type Client, type GraphResponse, type RunningApp } from './running-app.ts';
import { callOf, selectionOf } from './sample-operations.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Listed {
  id: number;
  name: string;
  scopes: string[];
  lastUsedAt: string | null;
  lastAddress: string | null;
}

/** Only the administrator's session may have these. A new field of GraphQL has a scope, or stands here. */
const CLOSED = [
  'Query.accessTokens',
  'Query.sessions',
  'Query.webhooks',
  'Mutation.createWebhook',
  'Mutation.updateWebhook',
  'Mutation.deleteWebhook',
  'Mutation.testWebhook',
  'Mutation.resendWebhookMessage',
  'Mutation.createAccessToken',
  'Mutation.endAccessToken',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.restoreRecord',
  'Mutation.emptyTrash',
];
const OPEN = ['POST /api/auth/login', 'POST /api/auth/logout'];
const SAFE = ['GET', 'HEAD'];

const log: string[] = [];
let product: RunningApp;
let administrator: Client;
let byScope: Map<Scope, Client>;
/** The address at which the product listens, because `inject` does not pass the cache in front of the routes. */
let origin: string;
/** A token that works and may create versions. */
let good: string;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  product = await startApp(
    catalogueOf(browser('One', { versions: [version({ architecture: 'x64' })] }), browser('Two')),
    FRESH,
    { logger: { level: 'info', stream } },
  );
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 });
  administrator = await product.signIn();
  const add = async (path: string, record: object) =>
    expect((await administrator.rest(path, { method: 'POST', payload: toRest({ ...record }) })).status).toBe(201);
  const hidden = { isDraft: true, visibleFrom: null, visibleUntil: null };
  await add('/api/browsers', { ...BROWSER, tags: [], isDraft: true });
  await add('/api/versions', { ...VERSION, ...hidden });
  await add('/api/slides', { ...SLIDE, ...hidden });
  await add('/api/admin/custom-codes', { ...CUSTOM_CODE, ...hidden });
  byScope = new Map();
  for (const scope of SCOPES) byScope.set(scope, clientWith(await create(scope)));
  good = await create('versions:write');
});
afterAll(() => product.close());

async function create(...scopes: string[]): Promise<string> {
  const { data } = await administrator.graph<{ createAccessToken: string }>(
    'mutation ($name: String!, $scopes: [String!]!) { createAccessToken(name: $name, scopes: $scopes) }',
    { name: `For ${scopes.join(', ')}`.slice(0, TOKEN_NAME_MAX), scopes },
  );
  return data.createAccessToken;
}

const having = (scope: Scope): Client => byScope.get(scope) ?? product;
const clientWith = (token: string) => product.as({ authorization: `Bearer ${token}` });
const fields = 'id name scopes lastUsedAt lastAddress';
const list = async () =>
  (await administrator.graph<{ accessTokens: Listed[] }>(`{ accessTokens { ${fields} } }`)).data.accessTokens;
const idOf = async (scopes: string) => (await list()).find(({ name }) => name === `For ${scopes}`)?.id ?? 0;
const codes = ({ errors = [] }: GraphResponse<unknown>) => errors.map(({ extensions }) => extensions.code);
const createVersion = (number: string) => ({
  method: 'POST' as const,
  payload: toRest({ ...VERSION, versionNumber: number }),
});

const missing = (scope: Scope | null) =>
  scope
    ? {
        key: 'tokenLacksScope',
        code: 'FORBIDDEN',
        fields: { scope: `The access token needs the scope ${scope}` },
        issues: [{ field: 'scope', key: 'tokenLacksScope', params: { scope } }],
      }
    : { key: 'tokenNotAllowed', code: 'FORBIDDEN' };

/** The scope that a token with one scope lacks; null if tokens cannot do it, undefined if nothing is missing. */
function missingFor(name: string, own: Scope): Scope | null | undefined {
  const scopes = scopesOf(name);
  return scopes.length === 0 ? null : scopes.find((scope) => scope !== own);
}

describe('REST', () => {
  const isWrite = (method: string) => !SAFE.includes(method);
  let routes: { name: string; method: HTTPMethods; url: string; isGuarded: boolean }[];
  beforeAll(async () => {
    routes = (await routesOfRest(product))
      .filter((route) => !OPEN.includes(nameOf(route)) && !route.url.includes('/docs'))
      .map((route) => ({
        name: nameOf(route),
        method: route.method as HTTPMethods, // the routes of REST have one method each
        url: route.url.replace(':key', 'browser_tags').replace(':id', '1'),
        isGuarded: isWrite(String(route.method)) || route.url.startsWith('/api/admin'),
      }));
  });

  test('P12 every guarded route has a scope', () => {
    const guarded = routes.filter(({ isGuarded, method }) => isGuarded && method !== 'HEAD');
    expect(guarded.length).toBeGreaterThan(15);
    expect(guarded.filter(({ name }) => scopesOf(name).length === 0)).toEqual([]);
  });

  test('§10.39 P12 a guarded route answers 403 with the name of the scope, unless the token has it', async () => {
    for (const { name, method, url } of routes.filter(({ isGuarded }) => isGuarded)) {
      for (const [own, client] of byScope) {
        const scope = missingFor(name.replace('HEAD', 'GET'), own);
        const options = { method, ...(isWrite(method) && { payload: {} }) };
        const { status, body, headers } = await client.rest(url.replace(/1$/u, '999999'), options);
        const label = `${own} at ${name}`;
        expect([label, headers['cache-control']]).toEqual([label, 'no-store']);
        expect([label, [401, 403].includes(status)]).toEqual([label, scope !== undefined]);
        if (scope === undefined) continue;
        expect([label, status, body]).toMatchObject([label, 403, method === 'HEAD' ? null : missing(scope)]);
        expect(headers['www-authenticate']).toBe(
          `Bearer realm="catalogue", error="insufficient_scope", error_description="The access token needs the scope ${scope}", scope="${scope}"`,
        );
      }
    }
  });

  test('P12 a public route answers as to a visitor, and with catalogue:read-drafts as to the administrator', async () => {
    const reads = routes.filter(
      ({ isGuarded, method, url }) => !isGuarded && method === 'GET' && !url.endsWith('json'),
    );
    let differences = 0;
    for (const { name, url } of reads) {
      const [visitors, administrators] = [await product.rest(url), await administrator.rest(url)];
      if (JSON.stringify(visitors.body) !== JSON.stringify(administrators.body)) differences += 1;
      for (const [own, client] of byScope) {
        const { status, body, headers } = await client.rest(url);
        const isReader = own === 'catalogue:read-drafts' && scopesOf(name).length > 0;
        const expected = isReader ? administrators : visitors;
        const without = (value: unknown) =>
          JSON.parse(
            JSON.stringify(value, (key, one: unknown) =>
              key === 'requestId' || (key === 'token' && url.endsWith('/verify')) ? undefined : one,
            ),
          ) as unknown;
        expect([own, name, status, without(body)]).toEqual([own, name, expected.status, without(expected.body)]);
        if (url.startsWith('/api/') && !url.includes('/auth') && status === 200)
          expect([name, headers['cache-control']]).toEqual([name, 'private, no-store']);
      }
    }
    expect(differences).toBeGreaterThan(4);
  });
});

describe('GraphQL', () => {
  const schema = executableSchema();
  const fieldsOf = (type: 'Query' | 'Mutation') =>
    Object.values((type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

  test('P12 every field of Query and Mutation has a scope or is closed to tokens', () => {
    const names = (['Query', 'Mutation'] as const).flatMap((type) =>
      fieldsOf(type).map(({ name }) => `${type}.${name}`),
    );
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => scopesOf(name).length === 0).toSorted()).toEqual(CLOSED.toSorted());
  });

  test.each(fieldsOf('Query').map((field) => [field.name, field] as const))('P12 %s', async (name, field) => {
    const scope = scopesOf(`Query.${name}`)[0] ?? null;
    for (const isForEditing of [false, true]) {
      const { query, variables } = callOf('query', field, {
        id: 1,
        isForEditing,
        selection: selectionOf(field.type, 2),
      });
      const [visitors, administrators] = [
        await product.graph(query, variables),
        await administrator.graph(query, variables),
      ];
      const asToken = JSON.parse(
        JSON.stringify(visitors, (key, value: unknown) => (key === 'extensions' ? missing(scope) : value)).replaceAll(
          '"Unauthorized"',
          JSON.stringify(scope ? `The access token needs the scope ${scope}` : 'Access tokens cannot do this'),
        ),
      ) as unknown;
      for (const [own, client] of byScope)
        expect([own, await client.graph(query, variables)]).toEqual([own, own === scope ? administrators : asToken]);
    }
  });

  test.each(fieldsOf('Mutation').map((field) => [field.name, field] as const))('P12 %s', async (name, field) => {
    const { query, variables } = callOf('mutation', field);
    for (const [own, client] of byScope) {
      const response = await client.graph(query, variables);
      const scope = missingFor(`Mutation.${name}`, own);
      if (scope === undefined)
        expect(codes(response).filter((code) => code === 'FORBIDDEN' || code === 'UNAUTHORIZED')).toEqual([]);
      else expect([own, response.errors?.[0]?.extensions]).toEqual([own, missing(scope)]);
    }
  });

  test('P12 a mutation that a token may not run stops all mutations of the operation, with 403', async () => {
    const { status, headers, body } = await having('versions:write').rest<GraphResponse<null>>('/graphql', {
      method: 'POST',
      payload: {
        query: `mutation { deleteVersions(ids: [1]) { count } ...Other } fragment Other on Mutation { deleteBrowsers(ids: [1]) { count } }`,
      },
    });
    expect([status, codes(body)]).toEqual([403, ['FORBIDDEN']]);
    expect(headers['www-authenticate']).toContain('error="insufficient_scope"');
    expect(headers['www-authenticate']).toContain('scope="browsers:write"');
    expect((await product.rest('/api/versions/1')).status).toBe(200);
  });

  test('P12 below a mutation, a token reads what visitors read unless it may read drafts', async () => {
    const change = `mutation { updateSlide(id: 1, input: { displayOrder: 4 }) { id visibleFrom linkedBrowser { isDraft } } }`;
    const touch = `mutation { saveFacts(browserId: 3, facts: []) { id platforms(forEditing: true) { platform } } }`;
    expect((await having('slides:write').graph(change)).errors).toBeUndefined();
    const response = await having('browsers:write').graph(touch);
    expect(response.errors?.map(({ extensions }) => extensions)).toEqual([missing('catalogue:read-drafts')]);
    const both = clientWith(await create('browsers:write', 'catalogue:read-drafts'));
    expect((await both.graph(touch)).errors).toBeUndefined();
  });

  test('P12 what names stored drafts needs catalogue:read-drafts too, also a version of a draft browser', async () => {
    const link =
      'mutation { replaceLinks(from: "https://a.example/", to: "https://b.example/", isPrefix: true) { before } }';
    const ofDraft = { method: 'POST', payload: toRest({ ...VERSION, browserId: 3 }) } as const;
    const dryRun = { method: 'POST', payload: { browsers: [] } } as const;
    for (const [own, status] of [
      [[], 403],
      [['catalogue:read-drafts'], 200],
    ] as const) {
      const client = clientWith(await create('catalogue:import', 'proposals:write', 'versions:write', ...own));
      expect((await client.rest('/api/admin/import?dry_run=true', dryRun)).status).toBe(status);
      expect(codes(await client.graph(link))).toEqual(status === 200 ? [] : ['FORBIDDEN']);
      expect((await client.rest('/api/versions', ofDraft)).status).toBe(status === 200 ? 201 : 403);
    }
  });

  test('Q8 a write that changes nothing shows no draft to a token that may not read drafts', async () => {
    const writing = ['browsers:write', 'versions:write', 'slides:write', 'custom-codes:write'];
    const { data } = await administrator.graph<Record<string, { id: number; isDraft: boolean }[]>>(
      '{ slides(forEditing: true) { id isDraft } customCodes(forEditing: true) { id isDraft } }',
    );
    const draftIn = (list: string) => data[list]?.find(({ isDraft }) => isDraft)?.id;
    const drafts = [
      '/api/browsers/3',
      '/api/versions/3',
      `/api/slides/${draftIn('slides')}`,
      `/api/admin/custom-codes/${draftIn('customCodes')}`,
    ];
    // From an address of its own, because each may use only so many new tokens.
    const put = (client: Client, path: string, payload: object) =>
      client.rest(path, { method: 'PUT', payload, remoteAddress: '203.0.113.8' });
    const statuses = async (client: Client) => {
      const responses = [
        ...(await Promise.all(drafts.map((path) => put(client, path, {})))),
        await put(client, '/api/browsers/3/facts', { facts: [] }),
        await client.rest('/graphql', {
          method: 'POST',
          payload: { query: 'mutation { moveBrowser(id: 3, position: 3) { name { en } } }' },
          remoteAddress: '203.0.113.8',
        }),
      ];
      return responses.map(({ status }) => status);
    };
    const writer = clientWith(await create(...writing));
    expect(await statuses(writer)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses(clientWith(await create(...writing, 'catalogue:read-drafts')))).toEqual([
      200, 200, 200, 200, 200, 200,
    ]);
    // A draft that changes is in the answer.
    expect((await put(writer, '/api/browsers/3', { display_order: 77 })).status).toBe(200);
  });

  test('P12 an import that changes custom code needs the scope of custom code, too', async () => {
    const { body: file } = await administrator.rest<{ customCodes: object[] }>('/api/admin/export');
    const payload = {
      ...file,
      customCodes: file.customCodes.map((code) => ({ ...code, codeContent: '<script>2</script>' })),
    };
    const importBy = (client: Client) => client.rest('/api/admin/import', { method: 'POST', payload });
    const importing = ['catalogue:read-drafts', 'catalogue:import'];
    const without = clientWith(await create(...importing));
    expect((await importBy(without)).body).toMatchObject(missing('custom-codes:write'));
    expect(await importBy(clientWith(await create(...importing, 'custom-codes:write')))).toMatchObject({
      status: 200,
      body: {
        data: { counts: expect.arrayContaining([expect.objectContaining({ record_type: 'customCode' })]) as unknown },
      },
    });
  });
});

describe('a token', () => {
  const INVALID =
    'Bearer realm="catalogue", error="invalid_token", error_description="The access token is wrong, or it has ended"';
  const expectInvalid = async (token: string) => {
    const client = clientWith(token);
    for (const [path, method] of [
      ['/api/browsers', 'GET'],
      ['/api/versions', 'POST'],
      ['/graphql?query={counters{browsers}}', 'GET'],
      ['/graphql', 'POST'],
    ] as const) {
      const response = await client.rest(path, {
        method,
        ...(method === 'POST' && { payload: { query: '{ tags { id } }' } }),
      });
      expect([path, response.status, response.headers['www-authenticate']]).toEqual([path, 401, INVALID]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(JSON.stringify(response.body)).toContain('tokenInvalid');
    }
  };

  test('P11 a wrong token is refused without a look into the database, as often as it is sent', async () => {
    const wrong = [
      `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
      `x${good}`,
      `${good} `.repeat(2),
      'x'.repeat(5000),
      '"',
    ];
    for (const token of ['', ...wrong]) await expectInvalid(token);
    const statements = await product.countStatements(async () => {
      for (let round = 0; round < 2; round += 1) {
        const statuses = await Promise.all(
          Array.from({ length: 1000 }, async () => (await clientWith(wrong[0] ?? '').rest('/api/browsers')).status),
        );
        expect(new Set(statuses)).toEqual(new Set([401]));
      }
    });
    expect(statements).toBe(0);
  });

  test('P11 an ended token and an expired one are refused', async () => {
    const [ended, expired] = [await create('settings:write'), await create('uploads:write')];
    await administrator.graph('mutation ($id: Int!) { endAccessToken(id: $id) { id } }', {
      id: await idOf('settings:write'),
    });
    await product
      .em()
      .nativeUpdate(AccessToken, { id: await idOf('uploads:write') }, { expiresAt: new Date(Date.now() - 1000) });
    await expectInvalid(ended);
    await expectInvalid(expired);
    expect(codes(await administrator.graph('mutation { endAccessToken(id: 999999) { id } }'))).toEqual(['NOT_FOUND']);
  });

  test('P11 a token in a query string, a cookie or a body is none', async () => {
    const statusOf = async (path: string, headers: Record<string, string> = {}) =>
      (await product.rest(path, { ...createVersion('7.7'), headers })).status;
    expect(await statusOf(`/api/versions?access_token=${good}`)).toBe(401);
    expect(await statusOf('/api/versions', { cookie: `${COOKIE}=${good}` })).toBe(401);
    expect(await statusOf('/api/versions', { authorization: `Basic ${good}` })).toBe(401);
    expect(await statusOf('/api/versions', { authorization: `bearer ${good}` })).toBe(201);
  });

  test('P11 a token that is sent twice is refused', async () => {
    const statusWith = async (authorization: string[]) =>
      new Promise((resolve, reject) => {
        httpRequest(
          `${origin}/api/browsers`,
          { headers: ['host', 'browsers.example', ...authorization.flatMap((value) => ['authorization', value])] },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        )
          .on('error', reject)
          .end();
      });
    expect(await statusWith([`Bearer ${good}`])).toBe(200);
    expect(await statusWith([`Bearer ${good}`, `Bearer ${good}`])).toBe(401);
    expect(await statusWith([`Bearer ${good}`, `Basic x`])).toBe(401);
  });

  test('P11 an address that tries unknown tokens is refused after 30 in a minute, and a known token goes on', async () => {
    const remoteAddress = '198.51.100.7';
    const send = (token: string) => clientWith(token).rest('/api/browsers', { remoteAddress });
    expect((await send(good)).status).toBe(200);
    for (let count = 0; count < 30; count += 1) expect((await send(generateAccessToken())).status).toBe(401);
    const statements = await product.countStatements(async () => {
      const { status, headers } = await send(generateAccessToken());
      expect([status, headers['ratelimit-policy']]).toEqual([429, '"new-token";q=30;w=60']);
      expect(headers['ratelimit']).toMatch(/^"new-token";r=0;t=\d+$/u);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
    expect(statements).toBe(0);
    expect((await send(good)).status).toBe(200);
  });

  test('P11 a token may send 600 requests in a minute', async () => {
    const client = clientWith(await create('slides:write'));
    const { headers } = await client.rest('/api/slides');
    expect([headers['ratelimit-policy'], headers['ratelimit']]).toEqual([
      '"token";q=600;w=60',
      expect.stringMatching(/^"token";r=599;t=\d+$/u),
    ]);
    await Promise.all(Array.from({ length: 599 }, () => client.rest('/api/slides')));
    expect(await client.rest('/api/slides')).toMatchObject({ status: 429, body: { key: 'tooManyTokenRequests' } });
  });

  test('P11 no token is in a log, the history, an error or the list, and the history names it', async () => {
    const response = await clientWith(good).rest(`/api/versions?access_token=${good}`, createVersion('7.8'));
    expect(response.status).toBe(201);
    const history = await administrator.graph<{ changes: { changes: { sender: string; via: string }[] } }>(
      '{ changes(limit: 100) { changes { sender via title records { title fields { before after } } } } }',
    );
    expect(history.data.changes.changes[0]).toMatchObject({ sender: 'token:For versions:write', via: 'rest' });
    expect((await list()).find(({ name }) => name === 'For versions:write')).toMatchObject({
      scopes: ['versions:write'],
      lastUsedAt: expect.any(String) as string,
      lastAddress: '127.0.0.1',
    });
    const stored = JSON.stringify(await product.em().find(AccessToken, {}));
    const texts = [...log, stored, JSON.stringify(history), JSON.stringify(response), JSON.stringify(await list())];
    expect(log.join('')).toContain('access_token=aibrw_…');
    for (const secret of [good, good.slice(6, 40)]) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  });
});

test('with a token the cookie and the origin of a request do not matter, and nothing is cached', async () => {
  const headers = { cookie: `${COOKIE}=garbage`, 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
  const client = clientWith(good);
  expect((await client.rest('/api/versions', { ...createVersion('7.9'), headers })).status).toBe(201);
  const reader = { authorization: `Bearer ${await create('catalogue:read-drafts')}` };
  const query = '{ browsers { nodes { id } } }';
  const post = { method: 'POST', body: JSON.stringify({ query }) };
  for (const [path, options] of [
    ['/api/browsers', {}],
    [`/graphql?query=${query}`, {}],
    ['/graphql', post],
  ] satisfies [string, RequestInit][]) {
    const send = (added: Record<string, string>) =>
      fetch(`${origin}${path}`, { ...options, headers: { 'content-type': 'application/json', ...added } });
    await (await send({})).text();
    const response = await send(reader);
    const { 'cache-control': caching, 'ratelimit-policy': policy } = Object.fromEntries(response.headers);
    expect([path, caching, policy]).toEqual([path, 'private, no-store', '"token";q=600;w=60']);
  }
});

test('a token learns its name, scopes and end', async () => {
  const token = await create('slides:write', 'versions:write');
  expect((await clientWith(token).rest('/api/auth/verify')).body).toEqual({
    authenticated: false,
    token: {
      name: 'For slides:write, versions:write',
      scopes: expect.arrayContaining(['versions:write', 'slides:write']) as string[],
      expires_at: expect.stringMatching(/Z$/u) as string,
    },
  });
});

test('nothing but itself ends with a token', async () => {
  const other = await create('versions:write', 'slides:write');
  await administrator.graph('mutation ($id: Int!) { endAccessToken(id: $id) { id } }', {
    id: await idOf('versions:write, slides:write'),
  });
  expect((await clientWith(other).rest('/api/browsers')).status).toBe(401);
  expect((await clientWith(good).rest('/api/browsers')).status).toBe(200);
  expect((await administrator.rest('/api/auth/verify')).body).toEqual({ authenticated: true });
});

test('a token has a name, scopes and at most a year', async () => {
  const failure = async (input: object) => {
    const { errors } = await administrator.graph(
      'mutation ($name: String!, $scopes: [String!]!, $days: Int!) { createAccessToken(name: $name, scopes: $scopes, days: $days) }',
      { name: 'Deploy', scopes: ['versions:write'], days: 90, ...input },
    );
    return Object.keys(errors?.[0]?.extensions.fields ?? {});
  };
  for (const name of [' ', '\u200B', 'a\r\nb', 'a\u202Eb']) expect(await failure({ name })).toEqual(['name']);
  expect(await failure({ name: 'x'.repeat(61) })).toEqual(['name']);
  expect(await failure({ scopes: [] })).toEqual(['scopes']);
  expect(await failure({ scopes: ['versions:write', 'password:write'] })).toEqual(['scopes']);
  expect(await failure({ days: 366 })).toEqual(['days']);
  expect(await failure({ days: 0 })).toEqual(['days']);
});

test('a token undoes what it did itself, and nothing else', async () => {
  const token = clientWith(await create('catalogue:read-drafts', 'versions:write'));
  const undo = async (client: Client, id: number) =>
    client.graph<{ undoChange: { obstacles: object[] } }>(
      'mutation ($id: Int!) { undoChange(id: $id) { obstacles { reason } } }',
      { id },
    );
  const own = await token.rest('/api/versions', createVersion('77.1'));
  const others = await administrator.rest('/api/versions', createVersion('77.2'));
  const idOfChange = ({ headers }: typeof own) => Number(headers['change-id']);
  expect(codes(await undo(token, idOfChange(others)))).toEqual(['FORBIDDEN']);
  expect(
    codes(await undo(clientWith(await create('catalogue:read-drafts', 'versions:write')), idOfChange(own))),
  ).toEqual(['FORBIDDEN']);
  expect(codes(await undo(having('versions:write'), idOfChange(own)))).toEqual(['FORBIDDEN']);
  expect((await undo(token, idOfChange(own))).data).toEqual({ undoChange: { obstacles: [] } });
  const { body } = await administrator.rest<{ data: { versions: { version_number: string }[] } }>(
    '/api/versions?limit=100',
  );
  const numbers = body.data.versions.map((one) => one.version_number);
  expect([numbers.includes('77.1'), numbers.includes('77.2')]).toEqual([false, true]);
});
