import { afterEach, beforeEach, expect, test } from 'vitest';
import { BROWSER, VERSION, toRest } from './good-records.ts';
import { FRESH, startApp, type Client, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Answer {
  data: { id: number; slug: string; revision: number };
  error: string;
  issues: unknown[];
}

const IN_GRAPH =
  'query ($slug: String!) { browser(slug: $slug) { id slug } browsersByIds(slugs: ["2", $slug]) { id } newReleases(browserSlugs: [$slug]) { browser { id } } }';

/** Fields of a version. */
const OTHER =
  'versionNumber: "7.0", releaseDate: "2026-11-20", platform: "linux", downloadUrl: "https://cdn.example/7.deb", features: { en: "x", zh: "x" }';

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  const text = { en: 'Text', zh: '文字' };
  product = await startApp(
    catalogueOf(
      browser('Comet', { description: text, versions: [version()] }),
      browser('Dia', { description: text, versions: [version()] }),
    ),
    FRESH,
    { site: builtSite() },
  );
  administrator = await product.signIn();
});
afterEach(() => product.close());

const post = async (fields: object) =>
  administrator.rest<Answer>('/api/browsers', { method: 'POST', payload: { ...toRest(BROWSER), ...fields } });
const rename = async (key: number | string, slug: string) =>
  administrator.rest<Answer>(`/api/browsers/${key}`, { method: 'PUT', payload: { slug } });
const page = async (path: string) => {
  const { status, headers } = await product.rest(path);
  return [status, headers.location];
};

test('a browser without a slug gets one of its English name, which no other browser has', async () => {
  const names = ['Ärc  Browser!', 'Arc Browser', '夸克', '千问', '360', 'x'.repeat(100), 'x'.repeat(100)];
  const slugs = [];
  for (const name of names) slugs.push((await post({ name_en: name })).body.data.slug);
  expect(slugs).toEqual([
    'arc-browser',
    'arc-browser-2',
    'browser',
    'browser-2',
    'browser-360',
    'x'.repeat(100),
    `${'x'.repeat(98)}-2`,
  ]);
  const all = await Promise.all([post({ name_en: 'Twin' }), post({ name_en: 'Twin' }), post({ name_en: 'Twin' })]);
  expect(all.map(({ body }) => body.data.slug).sort()).toEqual(['twin', 'twin-2', 'twin-3']);
  expect((await rename(1, '')).body.data.slug).toBe('comet');
});

test.each(['Comet', 'comet_2', '-comet', 'a--b', '42', 'x'.repeat(101)])('refuses the slug %s', async (slug) => {
  expect((await rename(1, slug)).body.issues).toEqual([{ field: 'slug', key: 'slugInvalid', params: {} }]);
});

test('refuses the slug of another browser, in the form and for a new one', async () => {
  const taken = [{ field: 'slug', key: 'slugTaken', params: {} }];
  expect((await rename(1, 'dia')).body).toMatchObject({
    error: 'Another browser has this short address',
    issues: taken,
  });
  expect((await post({ slug: 'dia' })).body.issues).toEqual(taken);
});

test('§10.16 a former slug leads to its browser until another browser takes it', async () => {
  expect((await rename('comet', 'comet-browser')).body.data).toMatchObject({ id: 1, slug: 'comet-browser' });
  expect(await page('/browsers/comet?lang=zh&x=1')).toEqual([301, '/browsers/1?lang=zh']);
  expect(await page('/browsers/comet-browser')).toEqual([301, '/browsers/1']);
  expect(await page('/browsers/dia')).toEqual([301, '/browsers/2']);
  expect((await page('/browsers/arc'))[0]).toBe(404);
  // A slug that is made does not take a former one.
  expect((await post({ name_en: 'Comet' })).body.data.slug).toBe('comet-2');
  expect((await rename(2, 'comet')).status).toBe(200);
  expect(await page('/browsers/comet')).toEqual([301, '/browsers/2']);
  expect(await page('/browsers/dia')).toEqual([301, '/browsers/2']);
});

test('the page of a draft has no redirect for visitors', async () => {
  await administrator.rest('/api/browsers/comet', { method: 'PUT', payload: { is_draft: true } });
  expect(await page('/browsers/comet')).toEqual([404, undefined]);
  expect((await product.rest('/api/browsers/comet')).status).toBe(404);
});

test('REST takes a slug wherever it takes the id of a browser', async () => {
  for (const path of ['', '/versions', '/facts'])
    expect((await product.rest(`/api/browsers/comet${path}`)).status).toBe(200);
  expect((await product.rest('/browsers/comet/download?platform=windows')).status).toBe(302);
  const unknown = await product.rest<Answer>('/api/browsers/arc');
  expect([unknown.status, unknown.body.error]).toEqual([404, 'Browser not found']);
  const added = await administrator.rest<{ data: { browser_id: number } }>('/api/versions', {
    method: 'POST',
    payload: { ...toRest(VERSION), browser_id: 'dia' },
  });
  expect(added.body.data.browser_id).toBe(2);
  expect(
    (await administrator.rest('/api/versions/1', { method: 'PUT', payload: { browser_id: 'arc' } })).body,
  ).toMatchObject({ error: 'Browser not found', issues: [{ field: 'browser_id', key: 'browserNotFound' }] });
  const feed = async (keys: string) =>
    (await product.rest<{ items: { url: string }[] }>(`/api/feed.json?browsers=${keys}`)).body.items.length;
  expect([await feed('comet'), await feed('1,dia')]).toEqual([1, 3]);
  const file = (await administrator.rest<{ browsers: { slug: string }[] }>('/api/admin/export?ids=dia')).body;
  expect(file.browsers.map(({ slug }) => slug)).toEqual(['dia']);
});

test('a list of ids and slugs with what is neither is refused, and one without a browser is not found', async () => {
  const statusOf = async (path: string) => (await administrator.rest(path)).status;
  for (const path of [
    '/api/feed.json?browsers=',
    '/api/feed.atom?browsers=',
    '/api/admin/export?ids=',
    '/api/versions?browser=',
  ])
    for (const [key, status] of [
      ['0', 400],
      ['-1', 400],
      ['01', 400],
      ['a--b', 400],
      ['99999999999', 400],
      ['nothing-has-this-slug', 404],
      ['999999', 404],
    ] as const) {
      expect([path, key, await statusOf(path + key)]).toEqual([path, key, status]);
      if (!path.includes('versions')) expect(await statusOf(`${path}dia,${key}`)).toBe(status);
    }
});

test('Q1 the slugs of a list are read together, equal ones once', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? 'dia' : `browser-${index}`));
  const query = (aliases: number) =>
    `query ($slugs: [String!]) { ${Array.from({ length: aliases }, (_, index) => `a${index}: newReleases(browserSlugs: $slugs, first: 1) { id }`).join(' ')} }`;
  const statements = (aliases: number, slugs: string[], answer: object) =>
    product.countStatements(async () => {
      expect(await product.graph(query(aliases), { slugs })).toMatchObject(answer);
    });
  const found = { data: { a0: [{}] } };
  const one = await statements(1, ['dia'], found);
  expect(await statements(1, [...many.slice(1).map(() => 'dia'), 'comet'], found)).toBe(one);
  // The two statements of a list of releases for each alias, and the slugs and browsers once for all.
  expect(await statements(15, ['dia', 'comet'], found)).toBe(one + 2 * 14);
  const unknown = { data: null, errors: [{ message: 'Browser not found', extensions: { code: 'NOT_FOUND' } }] };
  expect(await statements(15, many, unknown)).toBe(one - 2);
});

test('new releases of a browser that is a draft or does not exist are not found', async () => {
  await administrator.graph('mutation { updateBrowser(slug: "dia", input: { isDraft: true }) { id } }');
  for (const list of [
    'browsers: [1, 999999]',
    'browsers: [0]',
    'browserSlugs: ["comet", "a--b"]',
    'browserSlugs: ["dia"]',
  ])
    expect([list, await product.graph(`{ newReleases(${list}) { id } }`)]).toMatchObject([
      list,
      { data: null, errors: [{ extensions: { code: 'NOT_FOUND', key: 'browserNotFound' } }] },
    ]);
});

test('GraphQL takes a slug wherever it takes the id of a browser', async () => {
  await rename(1, 'comet-ai');
  for (const slug of ['comet', 'comet-ai'])
    expect((await product.graph(IN_GRAPH, { slug })).data).toEqual({
      browser: { id: 1, slug: 'comet-ai' },
      browsersByIds: [{ id: 2 }, { id: 1 }],
      newReleases: [{ browser: { id: 1 } }],
    });
  expect((await product.graph<{ browser: unknown }>('{ browser(slug: "arc") { id } }')).data.browser).toBeNull();
  const changed = await administrator.graph(
    `mutation ($version: VersionInput!) {
      updateBrowser(slug: "dia", input: { slug: "dia-2" }) { id slug }
      createVersion(input: $version) { browser { id } }
      createVersions(inputs: [{ browserSlug: "dia", ${OTHER} }, { browserSlug: "dia", ${OTHER}, architecture: "arm64" }]) { browser { id } }
      updateVersion(id: 1, input: { browserSlug: "dia" }) { browser { id } }
      updateVersions(ids: [1], input: { browserSlug: "dia" }) { count }
      saveFacts(browserSlug: "dia", facts: []) { id }
      saveSources(browserSlug: "dia", sources: []) { browserId }
      updateBrowsers(slugs: ["dia"], isFeatured: true) { count }
      moveBrowser(slug: "dia", position: 1) { id }
      deleteBrowsers(slugs: ["comet"]) { count } }`,
    { version: { ...VERSION, browserId: undefined, browserSlug: 'dia' } },
  );
  expect(changed).toMatchObject({
    data: {
      updateBrowser: { id: 2, slug: 'dia-2' },
      createVersion: { browser: { id: 2 } },
      createVersions: [{ browser: { id: 2 } }, { browser: { id: 2 } }],
      updateVersion: { browser: { id: 2 } },
      updateVersions: { count: 1 },
      saveFacts: { id: 2 },
      saveSources: { browserId: 2 },
      updateBrowsers: { count: 1 },
      moveBrowser: { id: 2 },
      deleteBrowsers: { count: 1 },
    },
  });
  expect(
    (await administrator.graph('mutation { deleteBrowsers(slugs: ["arc"]) { count } }')).errors?.[0]?.extensions.code,
  ).toBe('NOT_FOUND');
});

const BOTH = [
  ['slug', 'query { browser(id: 2, slug: "dia") { id } }'],
  ['slugs', 'query { browsersByIds(ids: [2], slugs: ["dia"]) { id } }'],
  ['browserSlugs', 'query { newReleases(browsers: [2], browserSlugs: ["dia"]) { id } }'],
  ['browserSlug', 'query { sources(BOTH) { browserId } }'],
  ['browserSlug', 'query { changes(filter: { BOTH }) { changes { id } } }'],
  ['browserSlug', 'query { downloadStatistics(BOTH) { total } }'],
  ['slug', 'mutation { updateBrowser(id: 2, slug: "dia", input: {}) { id } }'],
  ['slug', 'mutation { moveBrowser(id: 2, slug: "dia", position: 1) { id } }'],
  ['slugs', 'mutation { updateBrowsers(ids: [2], slugs: ["dia"]) { count } }'],
  ['slugs', 'mutation { deleteBrowsers(ids: [2], slugs: ["dia"]) { count } }'],
  ['browserSlug', 'mutation { saveFacts(BOTH, facts: []) { id } }'],
  ['browserSlug', 'mutation { saveSources(BOTH, sources: []) { browserId } }'],
  ['browserSlug', `mutation { createVersion(input: { BOTH, ${OTHER} }) { id } }`],
  ['browserSlug', `mutation { createVersions(inputs: [{ BOTH, ${OTHER} }]) { id } }`],
  ['browserSlug', 'mutation { updateVersion(id: 1, input: { BOTH }) { id } }'],
  ['browserSlug', 'mutation { updateVersions(ids: [1], input: { BOTH }) { count } }'],
] as const;

test('GraphQL refuses an id with a slug', async () => {
  for (const [field, operation] of BOTH) {
    const { errors } = await administrator.graph(operation.replace('BOTH', 'browserId: 2, browserSlug: "dia"'));
    expect([operation, errors?.[0]?.extensions.issues]).toMatchObject([operation, [{ field, key: 'invalidField' }]]);
  }
});

test('an undo brings a slug back with its redirect, unless another browser has it now', async () => {
  const undo = async (change: unknown) =>
    (
      await administrator.graph<{ undoChange: { obstacles: object[] } }>(
        'mutation ($id: Int!) { undoChange(id: $id) { obstacles { reason recordId title } } }',
        { id: Number(change) },
      )
    ).data.undoChange.obstacles;
  const renamed = await rename(1, 'comet-ai');
  expect(await undo(renamed.headers['change-id'])).toEqual([]);
  expect(await page('/browsers/comet')).toEqual([301, '/browsers/1']);
  expect(await page('/browsers/comet-ai')).toEqual([301, '/browsers/1']);

  const deleted = await administrator.rest('/api/browsers/comet', { method: 'DELETE' });
  expect((await page('/browsers/comet'))[0]).toBe(404);
  await rename('dia', 'comet');
  expect(await undo(deleted.headers['change-id'])).toEqual([
    { reason: 'slugTaken', recordId: '2', title: 'Dia / Dia' },
  ]);
  await rename('dia', 'dia');
  expect(await undo(deleted.headers['change-id'])).toEqual([]);
  expect((await product.rest<Answer>('/api/browsers/comet')).body.data.id).toBe(1);
  expect(await page('/browsers/comet-ai')).toEqual([301, '/browsers/1']);
});
