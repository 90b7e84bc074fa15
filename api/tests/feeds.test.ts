import { parseFeed } from '@rowanmanning/feed-parser';
import { Ajv } from 'ajv';
import JSON_FEED from 'jsonfeed-schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Version } from '../entities/version.ts';
import { createServices } from '../services/create-services.ts';
import { VERSION } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const HOUR = 3_600_000;

interface Item {
  id: string;
  title: string;
  url: string;
  content_text: string;
  date_published: string;
  date_modified: string;
  tags: string[];
  attachments?: { url: string; mime_type: string; size_in_bytes?: number }[];
}

let product: RunningApp;
let administrator: Client;

beforeEach(async () => {
  product = await startApp(
    catalogueOf(
      browser('One', { versions: [version({ versionNumber: '1.0', architecture: 'x64' })] }),
      browser('Two', { versions: [version({ versionNumber: '5.0', platform: 'linux' })] }),
    ),
  );
  administrator = await product.signIn();
});

afterEach(async () => product.close());

async function items(query = ''): Promise<Item[]> {
  const { status, body } = await product.rest<{ items: Item[] }>(`/api/feed.json${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.items;
}

async function add(change: object = {}): Promise<number> {
  const { data } = await administrator.graph<{ createVersion: { id: number } }>(
    'mutation ($input: VersionInput!) { createVersion(input: $input) { id } }',
    { input: { ...VERSION, visibleFrom: null, visibleUntil: null, ...change } },
  );
  return data.createVersion.id;
}

test('§10.10 both feeds are what others read: valid, with the same entries, and unchanged until something is new', async () => {
  await add();
  const { body: json, headers } = await product.rest<{ items: Item[] }>('/api/feed.json');
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON_FEED);
  expect(validate(json) || validate.errors).toBe(true);
  expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');

  const atom = await product.app.inject('/api/feed.atom');
  const feed = parseFeed(atom.body);
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(feed.self).toBe(`${ORIGIN}/api/feed.atom`);
  expect(feed.items.map(({ id, title, url, published, updated }) => [id, title, url, published, updated])).toEqual(
    json.items.map(({ id, title, url, date_published: published, date_modified: updated }) => [
      id,
      title,
      url,
      new Date(published),
      new Date(updated),
    ]),
  );
  expect(feed.updated).toEqual(
    new Date(
      json.items
        .map((item) => item.date_modified)
        .toSorted()
        .at(-1) ?? '',
    ),
  );
  expect(feed.items[0]?.media[0]).toMatchObject({
    url: `${ORIGIN}/versions/3/download`,
    mimeType: 'application/octet-stream',
    length: 1_048_576,
  });
  const etag = String(atom.headers.etag);
  expect((await product.app.inject({ url: '/api/feed.atom', headers: { 'if-none-match': etag } })).statusCode).toBe(
    304,
  );
  await add({ platform: 'linux' });
  expect((await product.app.inject({ url: '/api/feed.atom', headers: { 'if-none-match': etag } })).statusCode).toBe(
    200,
  );
});

test('files of one browser, channel and day are one entry, whose id stays; a later change makes it corrected', async () => {
  const id = await add({ versionNumber: '2.0' });
  const [first] = await items('?browsers=1');
  expect(first).toMatchObject({ title: 'One 2.0', tags: ['new', 'stable', 'windows'] });
  await add({ versionNumber: '2.0', platform: 'macos', architecture: 'arm64' });
  await add({ versionNumber: '3.0', releaseChannel: 'beta' });
  const [beta, stable, ...others] = await items('?browsers=1');
  expect(others.map(({ title }) => title)).toEqual(['One 1.0']);
  expect(beta?.title).toBe('One 3.0 (beta)');
  expect(stable).toMatchObject({ id: first?.id, url: `${ORIGIN}/browsers/1` });
  expect(stable?.attachments).toHaveLength(2);

  await product.em().nativeUpdate(Version, { id }, { publishedAt: new Date(Date.now() - 2 * HOUR) });
  await administrator.graph(`mutation { updateVersion(id: ${id}, input: { sha256: "${'b'.repeat(64)}" }) { id } }`);
  const corrected = (await items('?browsers=1')).find(({ tags }) => tags.includes('corrected'));
  expect(corrected?.title).toMatch(/^Corrected: One/u);
  expect(corrected?.content_text).toContain('b'.repeat(64));
  expect((await items('?browsers=1&lang=zh')).map(({ title }) => title).join()).toContain('已更正');
});

test('a feed has only the chosen browsers, platform and channel; what it does not know is refused', async () => {
  await add({ releaseChannel: 'beta', platform: 'linux' });
  const titles = async (query: string) => (await items(query)).map(({ title }) => title);
  expect(await titles('?browsers=2')).toEqual(['Two 5.0']);
  expect(await titles('?platform=linux')).toEqual(['One 2.0 (beta)', 'Two 5.0']);
  expect(await titles('?platform=linux&channel=beta')).toEqual(['One 2.0 (beta)']);
  expect((await product.app.inject('/api/feed.atom?platform=ios')).body).toContain('<updated>1970-01-01');
  for (const query of ['?platform=beos', '?channel=nightly', '?browsers=A', '?lang=fr', '?platform=linux&platform=ios'])
    expect([query, (await product.rest(`/api/feed.atom${query}`)).status]).toEqual([query, 400]);
});

test('P16 a draft, a version to come and a draft browser are in no feed; they are new on the day they are published', async () => {
  const draft = await add({ versionNumber: '7.0', isDraft: true });
  const later = await add({ versionNumber: '8.0', visibleFrom: new Date(Date.now() + HOUR).toISOString() });
  const { data } = await product.graph<{ newReleases: { id: string; versions: { id: number }[] }[] }>(
    '{ newReleases(browsers: [1]) { id versions { id } } }',
  );
  expect(data.newReleases.flatMap(({ versions }) => versions.map(({ id }) => id))).toEqual([1]);
  expect((await items()).map(({ title }) => title)).toEqual(['Two 5.0', 'One 1.0']);
  await product.em().nativeUpdate(Version, { id: draft }, { createdAt: new Date(Date.now() - 48 * HOUR) });
  await administrator.graph(`mutation { updateVersion(id: ${draft}, input: { isDraft: false }) { id } }`);
  const due = new Date(Date.now() - 1000);
  await product.em().nativeUpdate(Version, { id: later }, { visibleFrom: due, dueAt: due });
  const store = { save: async () => {}, read: async () => null };
  await createServices({ em: product.em(), actor: 'visitor', origin: ORIGIN, store }).publication.update();
  const [newest] = await items('?browsers=1');
  expect(newest).toMatchObject({ title: 'One 8.0, 7.0', tags: ['new', 'stable', 'windows'] });
  const description = '{ en: "A browser", zh: "浏览器" }';
  await administrator.graph(
    `mutation { updateBrowser(id: 1, input: { isDraft: true, description: ${description} }) { id } }`,
  );
  expect((await items()).map(({ title }) => title)).toEqual(['Two 5.0']);
});

test('the newest version with pictures is not the newest version, a draft or one of another browser', async () => {
  const old = await add({ versionNumber: '1.5', releaseDate: '2026-01-15' });
  await add({ versionNumber: '1.4', releaseDate: '2026-01-14' });
  await add({ versionNumber: '3.0', releaseDate: '2026-03-01', screenshots: [] });
  await add({ versionNumber: '4.0', releaseDate: '2026-04-01', isDraft: true });
  const { data } = await product.graph('{ browsersByIds(ids: [2, 1]) { id pictured { id screenshots } } }');
  expect(data).toEqual({
    browsersByIds: [
      { id: 2, pictured: null },
      { id: 1, pictured: { id: old, screenshots: VERSION.screenshots } },
    ],
  });
});
