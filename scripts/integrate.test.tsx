import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { parseFeed } from '@rowanmanning/feed-parser';
import { Ajv } from 'ajv';
import JSON_FEED from 'jsonfeed-schema';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../api/root.ts';
import { NewestVersions } from '../examples/newest-versions.tsx';
import { PASSWORD, startServer, type Server } from '../faults/server.ts';

const PAGE = readFileSync(join(ROOT, 'docs/integrate.md'), 'utf8');
/** Each command of the page, and the JSON that follows it, if some does. */
const COMMANDS = Array.from(
  PAGE.matchAll(/^```sh\n(?<command>.*?)\n```(?:\n\n```json\n(?<json>.*?)\n```)?/gmsu),
  ({ groups }) => ({ command: groups?.command ?? '', json: groups?.json }),
);

const hasCurl = spawnSync('curl', ['--version']).status === 0;

let folder: string;
let product: Server;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'integrate-'));
  product = await startServer({ dataDir: join(folder, 'data') });
  const post = async (path: string, body: object, cookie = '') =>
    fetch(product.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const login = await post('/api/auth/login', { password: PASSWORD });
  const query = 'mutation { createAccessToken(name: "robot", scopes: ["versions:write"]) }';
  const created = await post('/graphql', { query }, login.headers.get('set-cookie')?.split(';')[0]);
  const { data } = (await created.json()) as { data: { createAccessToken: string } };
  token = data.createAccessToken;
});

afterAll(async () => {
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

async function run(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-euc', command.replaceAll('http://127.0.0.1:3000', product.origin)],
    {
      cwd: folder,
      env: { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, TOKEN: token },
    },
  );
  return stdout;
}

test('docs/integrate.md has commands for reading, following, agents and writing', () => {
  expect(COMMANDS.length).toBeGreaterThan(8);
});

// The commands use curl, which a machine may lack.
test.skipIf(!hasCurl).for(COMMANDS)('what docs/integrate.md says works: $command', async ({ command, json }) => {
  const inHere = command.replaceAll(/ examples\//gu, ` ${ROOT}/examples/`).replace('"…"', JSON.stringify(PASSWORD));
  const output = await run(inHere);
  expect(output).not.toBe('');
  expect(output).not.toMatch(/"(?:errors|isError)":|"success":false/u);
  if (json) expect(JSON.parse(output)).toMatchObject(JSON.parse(json) as object);
});

test.skipIf(!hasCurl)(
  'the example of a mirror starts with everything, and then reads only what has changed',
  async () => {
    const mirror = `node ${ROOT}/examples/mirror.ts http://127.0.0.1:3000 mirror.json`;
    expect(await run(mirror)).toBe('28 browsers\n');
    expect(await run(mirror)).toBe('0 changes\n');
    const publish = (number: string) =>
      run(
        `SITE=http://127.0.0.1:3000 sh ${ROOT}/examples/publish.sh dia ${number} linux x64 https://dia.example/a.deb 2026-11-24`,
      );
    expect(JSON.parse(await publish('900.1'))).toMatchObject({ success: true, data: { version_number: '900.1' } });
    expect(await run(mirror)).toBe('2 changes\n');
    await publish('900.1');
    expect(await run(mirror)).toBe('0 changes\n');
    expect(JSON.parse(readFileSync(join(folder, 'mirror.json'), 'utf8'))).toEqual(
      await (await fetch(`${product.origin}/api/catalogue.json`)).json(),
    );
  },
);

test('the example of a React component shows the newest versions', async () => {
  const client = new ApolloClient({
    link: new HttpLink({ uri: `${product.origin}/graphql` }),
    cache: new InMemoryCache(),
  });
  const show = async (slug: string) =>
    (
      await prerenderStatic({
        tree: (
          <ApolloProvider client={client}>
            <NewestVersions slug={slug} />
          </ApolloProvider>
        ),
        renderFunction: renderToString,
      })
    ).result;
  expect(await show('comet')).toMatch(
    /<h2>Perplexity Comet<\/h2><ul>(?:<li><a href="https:[^<]*[^<]*(?:<!-- -->[^<]*)*<\/a><\/li>)+<\/ul>/u,
  );
  expect(await show('nobody')).toContain('There is no browser');
});

test('a parser, a schema and a client that others wrote read the feeds and the tools', async () => {
  const read = async (path: string) => (await fetch(product.origin + path)).text();
  const atom = parseFeed(await read('/api/feed.atom?browsers=comet,brave'));
  const json = JSON.parse(await read('/api/feed.json?browsers=comet,brave')) as { items: { id: string }[] };
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON_FEED);
  expect(validate(json) || validate.errors).toBe(true);
  expect(atom.items.map(({ id }) => id)).toEqual(json.items.map(({ id }) => id));
  expect(atom.items.length).toBeGreaterThan(0);

  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', product.origin)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find_browsers', 'compare_browsers', 'whats_new', 'get_download']);
  const { structuredContent, isError } = await client.callTool({
    name: 'find_browsers',
    arguments: { platform: 'harmonyos' },
  });
  await client.close();
  expect([isError ?? false, structuredContent]).toMatchObject([false, { totalCount: 1 }]);
});
