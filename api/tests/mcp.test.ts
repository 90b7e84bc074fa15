import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

let product: RunningApp;
let client: Client;
let send: (init: { body: string; headers?: Record<string, string> }) => Promise<{ status: number; body: unknown }>;

const HEADERS = {
  host: new URL(ORIGIN).host,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

beforeAll(async () => {
  product = await startApp();
  // The client connects to the site's address; here its requests go into the app itself.
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN), {
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const response = await product.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: new URL(url).pathname,
        headers: { host: HEADERS.host, ...Object.fromEntries(new Headers(headers)) },
        ...(typeof body === 'string' && { payload: body }),
      });
      return new Response(response.body || null, {
        status: response.statusCode,
        headers: { 'content-type': String(response.headers['content-type']) },
      });
    },
  });
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  send = async ({ body, headers }) => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...HEADERS, ...headers },
      payload: body,
    });
    return { status: response.statusCode, body: response.json() };
  };
});

afterAll(async () => {
  await client.close();
  await product.close();
});

const ajv = new Ajv({ strict: false, formats: { uri: true } });

async function call<T>(name: string, values: Record<string, unknown>): Promise<T> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: values });
  if (isError) throw new Error(JSON.stringify(content));
  const { tools } = await client.listTools();
  ajv.validate(tools.find((tool) => tool.name === name)?.outputSchema ?? false, structuredContent);
  expect(ajv.errors).toBeNull();
  return structuredContent as T;
}

interface Found {
  totalCount: number;
  nodes: { id: number; name: { en: string }; page: string }[];
}

test('§10.51 an assistant finds the file of a browser for Linux on ARM with its checksum, its origin and its check', async () => {
  const { tools } = await client.listTools();
  expect(
    tools.map(({ name, annotations, outputSchema }) => [name, annotations?.readOnlyHint, outputSchema?.required]),
  ).toEqual([
    ['find_browsers', true, ['totalCount', 'isApproximate', 'nodes']],
    ['compare_browsers', true, ['browsers']],
    ['whats_new', true, ['releases']],
    ['get_download', true, ['browser', 'files']],
  ]);
  const found = await call<Found>('find_browsers', { words: 'brave', platform: 'linux', architecture: 'arm64' });
  const brave = found.nodes[0];
  expect(brave).toMatchObject({ slug: 'brave', name: { en: 'Brave' }, page: `${ORIGIN}/browsers/${brave?.id}` });
  const { files } = await call<{ files: Record<string, unknown>[] }>('get_download', {
    id: 'brave',
    platform: 'linux',
    architecture: 'arm64',
  });
  expect(files.length).toBeGreaterThan(0);
  expect(files[0]).toMatchObject({
    architecture: 'arm64',
    download: `${ORIGIN}/versions/${String(files[0]?.id)}/download`,
    offeredLink: { url: expect.stringMatching(/^https:/u), checkedAt: null, origin: { kind: 'account' } },
  });
  expect(files[0]).toHaveProperty('sha256');
  const { releases } = await call<{ releases: { browser: object; versions: { download: string }[] }[] }>('whats_new', {
    platform: 'linux',
    limit: 3,
  });
  expect(releases).toHaveLength(3);
  expect(releases[0]?.versions[0]?.download).toMatch(/\/versions\/\d+\/download$/u);
});

test('facts are compared with where and when they were seen', async () => {
  const { nodes } = await call<Found>('find_browsers', { limit: 2 });
  const { browsers } = await call<{ browsers: { facts: object[] }[] }>('compare_browsers', {
    ids: nodes.map(({ id }) => id),
  });
  expect(browsers).toHaveLength(2);
  expect(browsers[0]?.facts[0]).toEqual({
    topic: expect.any(String),
    answer: null,
    choice: expect.any(String),
    text: expect.any(Object),
    sourceUrl: expect.stringMatching(/^https?:/u),
    seenOn: expect.stringMatching(/^\d{4}-/u),
  });
});

test('P16 a draft is not found, not compared and has no files, also for the administrator', async () => {
  const admin = await product.signIn();
  const { nodes } = await call<Found>('find_browsers', { limit: 1 });
  const id = nodes[0]?.id;
  await admin.graph('mutation ($id: Int!) { updateBrowser(id: $id, input: { isDraft: true }) { id } }', { id });
  expect((await call<Found>('find_browsers', {})).nodes.map((browser) => browser.id)).not.toContain(id);
  await expect(call('get_download', { id, platform: 'windows' })).rejects.toThrow('There is no browser');
  const other = (await call<Found>('find_browsers', { limit: 1 })).nodes[0]?.id;
  expect(await call<{ browsers: object[] }>('compare_browsers', { ids: [id, other] })).toMatchObject({
    browsers: [{ id: other }],
  });
});

const DEEP = '['.repeat(5000) + ']'.repeat(5000);

test.each([
  ['another Host', 403, { body: LIST, headers: { host: 'other.example' } }],
  ['another Origin', 403, { body: LIST, headers: { origin: 'https://other.example' } }],
  ['no JSON', 400, { body: '{' }],
  ['a batch', 400, { body: ` [${LIST},${LIST}]` }],
  ['1 MB', 413, { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(1_000_000) }) }],
  ['a deep object', 400, { body: `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"a":${DEEP}}}` }],
  ['another type', 415, { body: LIST, headers: { 'content-type': 'text/plain' } }],
])('P17 %s is refused with an error of JSON-RPC', async (_name, status, request) => {
  const response = await send(request);
  expect(response).toMatchObject({ status, body: { jsonrpc: '2.0', error: { code: expect.any(Number) } } });
});

test.each(['GET', 'HEAD', 'PUT'] as const)('P17 the method %s is refused', async (method) => {
  const { statusCode } = await product.app.inject({ method, url: '/mcp', headers: { host: new URL(ORIGIN).host } });
  expect(statusCode).toBe(405);
});

test('P17 an unknown tool and a value that does not fit are errors that a model can read', async () => {
  await expect(client.callTool({ name: 'delete_browser', arguments: {} })).rejects.toThrow(/delete_browser/u);
  await expect(call('find_browsers', { platform: 'beos' })).rejects.toThrow(/platform/u);
  await expect(call('find_browsers', { limit: 1000 })).rejects.toThrow(/limit/u);
});

test.each(['application/json', 'application/json, text/event-stream', '*/*'])(
  'a client that accepts %s gets JSON',
  async (accept) => {
    const response = await send({ body: LIST, headers: { accept } });
    expect(response).toMatchObject({ status: 200, body: { result: { tools: { length: 4 } } } });
  },
);
