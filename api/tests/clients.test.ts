import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client as UrqlClient, fetchExchange } from '@urql/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { isOnPostgres } from './fresh-database.ts';
import { BROWSER, VERSION } from './good-records.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const CLIENT = join(ROOT, 'examples/client');
const DAY = join(CLIENT, 'day.ts');
const SCOPES = ['catalogue:read-drafts', 'browsers:write', 'versions:write'];
/** Each of the last four lines uses what the API does not have. */
const WRONG = `import createClient from 'openapi-fetch';
import type { paths } from './catalogue.ts';
const { GET, POST } = createClient<paths>();
const { data } = await GET('/api/browsers/{id}', { params: { path: { id: 'comet' } } });
export const name = data?.data.nameEn;
await GET('/api/browsers', { params: { query: { platform: 'beos' } } });
await POST('/api/browsers', { body: { name_en: 'Arc' } });
await GET('/api/nothing');
`;

/** What the operations below have in their answers. */
interface Answer {
  createBrowser?: { id: number };
  createVersion?: { id: number; revision: number };
  publicChanges?: { endCursor: string; nodes?: { event: string; kind: string; slug: string }[] };
  refused?: Record<string, unknown> | undefined;
}

let product: RunningApp;
let site: string;
let token: string;

beforeAll(async () => {
  product = await startApp(
    catalogueOf(
      browser('Comet', {
        name: { en: 'Comet', zh: '彗星' },
        description: { en: 'A browser', zh: '浏览器' },
        versions: [version({ platform: 'linux', architecture: 'arm64' })],
      }),
    ),
  );
  site = await product.app.listen({ host: '127.0.0.1', port: 0 });
  const administrator = await product.signIn();
  const { data } = await administrator.graph<{ createAccessToken: string }>(
    'mutation ($scopes: [String!]!) { createAccessToken(name: "robot", scopes: $scopes) }',
    { scopes: SCOPES },
  );
  token = data.createAccessToken;
});
afterAll(() => product.close());

/** What a copy of the catalogue is told of the day. */
const heard = (slug: string) =>
  ['added browser', 'changed browser', 'added version', 'changed browser', 'changed version']
    .concat('changed browser', 'changed version') // the undo
    .map((event) => `${event} of ${slug}`);

/** What a program says; also if it fails. */
async function run(cwd: string, ...program: string[]): Promise<string> {
  const options = { cwd, env: { PATH: process.env.PATH, TOKEN: token } };
  return promisify(execFile)(process.execPath, program, options).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

// They do not depend on the database.
test.skipIf(isOnPostgres())(
  'types that are generated from the document fit the example, and refuse what the API does not have',
  async () => {
    mkdirSync(join(CLIENT, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(CLIENT, '.cache/')); // where it finds its packages
    for (const file of ['tsconfig.json', 'day.ts']) cpSync(join(CLIENT, file), join(folder, file));
    writeFileSync(join(folder, 'wrong.ts'), WRONG);
    await run(
      folder,
      join(CLIENT, 'node_modules/openapi-typescript/bin/cli.js'),
      `${site}/api/openapi.json`,
      '--output=catalogue.ts',
    );
    const errors = await run(folder, join(ROOT, 'node_modules/typescript/bin/tsc'));
    rmSync(folder, { recursive: true });
    expect(errors.match(/^\S+\(\d+/gmu)).toEqual(['wrong.ts(5', 'wrong.ts(6', 'wrong.ts(7', 'wrong.ts(8']);
  },
);

test('a client with generated types reads, follows, writes with a token, is refused and undoes', async () => {
  expect(await run(CLIENT, DAY, site).then(JSON.parse)).toEqual({
    catalogue: ['comet'],
    browser: '彗星',
    versions: ['1.0 arm64'],
    feed: ['彗星 1.0'],
    isAddedOnce: true,
    sizes: [null, '2048', null],
    refusals: [
      { code: 'PRECONDITION_FAILED' },
      { code: 'CONFLICT' },
      { code: 'BAD_REQUEST', issues: ['download_url: downloadUrlInvalid'] },
    ],
    undone: { data: { undoChange: { obstacles: [] } } },
    changes: heard('arc'),
  });
});

test('the urql client reads, follows, writes with a token, is refused and undoes', async () => {
  let changeId = 0;
  const client = new UrqlClient({
    url: `${site}/graphql`,
    exchanges: [fetchExchange],
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (address, options) => {
      const response = await fetch(address, options);
      changeId = Number(response.headers.get('change-id'));
      return response;
    },
  });
  const query = async (text: string, variables = {}) => (await client.query<Answer>(text, variables)).data;
  const mutate = async (text: string, variables = {}): Promise<Answer> => {
    const { data, error } = await client.mutation<Answer>(text, variables);
    return data ?? { refused: error?.graphQLErrors[0]?.extensions };
  };

  const before = await query(`{
    browsers(first: 9, search: "comet") { nodes { name { zh } versions { nodes { versionNumber } } } }
    newReleases(first: 1, browserSlugs: ["comet"]) { versions { versionNumber } }
    publicChanges(first: 1000) { endCursor }
  }`);
  const versions = [{ versionNumber: '1.0' }];
  expect(before).toMatchObject({
    browsers: { nodes: [{ name: { zh: '彗星' }, versions: { nodes: versions } }] },
    newReleases: [{ versions }],
  });

  const added = await mutate('mutation ($input: BrowserInput!) { createBrowser(input: $input) { id } }', {
    input: { ...BROWSER, slug: 'dia', tags: [] },
  });
  const { createVersion } = await mutate(
    'mutation ($input: VersionInput!) { createVersion(input: $input) { id revision } }',
    { input: { ...VERSION, browserId: added.createBrowser?.id } },
  );
  const change = `mutation ($id: Int!, $revision: Int!, $size: String!) {
    updateVersion(id: $id, revision: $revision, input: { fileSize: $size }) { fileSize }
  }`;
  expect(await mutate(change, { ...createVersion, size: '2048' })).toEqual({ updateVersion: { fileSize: '2048' } });
  const made = changeId;
  expect(await mutate(change, { ...createVersion, size: '4096' })).toMatchObject({ refused: { code: 'CONFLICT' } });
  expect(await mutate('mutation { updateBrowser(slug: "dia", input: { iconUrl: "x" }) { id } }')).toMatchObject({
    refused: { code: 'BAD_REQUEST', issues: [{ field: 'iconUrl', key: 'iconUrlInvalid' }] },
  });
  expect(await mutate('mutation ($id: Int!) { undoChange(id: $id) { obstacles { reason } } }', { id: made })).toEqual({
    undoChange: { obstacles: [] },
  });
  const { publicChanges } =
    (await query(
      'query ($after: String) { publicChanges(after: $after, first: 9) { nodes { event kind slug } endCursor } }',
      { after: before?.publicChanges?.endCursor },
    )) ?? {};
  expect(publicChanges?.nodes?.map(({ event, kind, slug }) => `${event} ${kind} of ${slug}`)).toEqual(heard('dia'));
});
