import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServices } from '../services/create-services.ts';
import { Version } from '../entities/version.ts';
import { VERSION, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Listed {
  id: number;
  version_number: string;
  is_published?: boolean;
}
interface Page {
  data: { versions: Listed[]; next: string | null };
  error: string;
  issues: unknown[];
}
interface Put {
  data: Record<string, unknown> & { id: number; revision: number };
  error: string;
  issues: unknown[];
}

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  const text = { en: 'Text', zh: '文字' };
  product = await startApp(
    catalogueOf(
      browser('Comet', {
        description: text,
        versions: [
          version({ versionNumber: '1.0', releaseDate: '2026-01-01' }),
          version({ versionNumber: '2.0', releaseDate: '2026-02-01' }),
          version({ versionNumber: '2.0', platform: 'macos', architecture: 'arm64', releaseDate: '2026-02-01' }),
          version({ versionNumber: '3.0', releaseChannel: 'beta', releaseDate: '2026-03-01' }),
        ],
      }),
      browser('Dia', { description: text, versions: [version({ versionNumber: '9.0', releaseDate: '2026-04-01' })] }),
    ),
  );
  administrator = await product.signIn();
  for (const [id, month] of [1, 2, 2, 3, 4].entries())
    await product.em().nativeUpdate(Version, { id: id + 1 }, { updatedAt: new Date(Date.UTC(2026, month - 1, 1)) });
});
afterEach(() => product.close());

const listBy = async (client: Client, query: string) => client.rest<Page>(`/api/versions?${query}`);
const list = async (query: string) => (await listBy(product, query)).body.data;
const numbers = async (query: string) => (await list(query)).versions.map((one) => one.version_number);
const body = ({
  versionNumber: _number,
  browserId: _id,
  platform: _platform,
  architecture: _arch,
  ...rest
} = VERSION) => toRest(rest);
const put = async (path: string, payload: object = body(), headers: Record<string, string> = {}) =>
  administrator.rest<Put>(`/api/browsers/${path}`, { method: 'PUT', payload, headers });
const changes = async () =>
  (await administrator.graph<{ changes: { total: number } }>('{ changes { total } }')).data.changes.total;

test('the list of all versions is filtered', async () => {
  expect(await numbers('')).toEqual(['1.0', '2.0', '2.0', '3.0', '9.0']);
  expect((await list('limit=1')).versions[0]).toMatchObject({ browser_id: 1, browser_name_en: 'Comet' });
  expect(await numbers('browser=dia')).toEqual(['9.0']);
  expect(await numbers('browser=1&latest=true')).toEqual(['2.0', '2.0', '3.0']);
  expect(await numbers('latest=false')).toEqual(['1.0']);
  expect(await numbers('platform=macos')).toEqual(['2.0']);
  expect(await numbers('architecture=arm64&platform=all')).toEqual(['2.0']);
  expect(await numbers('architecture=none&channel=stable')).toEqual(['1.0', '2.0', '9.0']);
  expect(await numbers('updated_since=2026-03-01')).toEqual(['3.0', '9.0']);
  expect(await numbers('updated_since=2026-03-01T08:00:01%2B08:00')).toEqual(['9.0']);
});

test.each([
  ['updated_since=soon', 'updated_since', 'invalidField'],
  ['updated_since=2026-02-30', 'updated_since', 'invalidField'],
  ['platform=beos', 'platform', 'invalidField'],
  ['latest=1', 'latest', 'invalidField'],
  ['channel=nightly', 'channel', 'invalidField'],
  ['architecture=mips', 'architecture', 'invalidField'],
  ['limit=0', 'limit', 'invalidPage'],
  ['browser=Comet', 'browser', 'invalidField'],
])('the list refuses %s', async (query, field, key) => {
  expect(await listBy(product, query)).toMatchObject({ status: 400, body: { issues: [{ field, key }] } });
});

test('the list names an unknown browser and an invalid cursor', async () => {
  for (const key of ['arc', '99'])
    expect(await listBy(product, `browser=${key}`)).toMatchObject({
      status: 404,
      body: { error: 'Browser not found' },
    });
  for (const cursor of ['x', '1-2147483648', '99999999999999-1', '-1-1'])
    expect(await listBy(product, `after=${cursor}`)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'after', key: 'invalidField' }] },
    });
});

test('pages have every version once while others are deleted and changed', async () => {
  const seen: string[] = [];
  let after = '';
  for (let page = 1; ; page += 1) {
    const { versions, next } = await list(`limit=2${after}`);
    seen.push(...versions.map(({ id }) => String(id)));
    if (page === 1) {
      await administrator.rest('/api/versions/1', { method: 'DELETE' });
      await administrator.rest('/api/versions/2', { method: 'PUT', payload: { min_os_version: 'Windows 11' } });
    }
    if (next === null) break;
    after = `&after=${next}`;
  }
  expect(seen).toEqual(['1', '2', '3', '4', '5', '2']);
});

test('P16 visitors do not get drafts, drafts of browsers and versions to come; the administrator gets them marked', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await administrator.rest('/api/versions/1', { method: 'PUT', payload: { is_draft: true } });
  await administrator.rest('/api/versions/2', { method: 'PUT', payload: { visible_from: later } });
  await administrator.rest('/api/browsers/dia', { method: 'PUT', payload: { is_draft: true } });
  const ids = async (client: Client, query = '') =>
    (await listBy(client, query)).body.data.versions.map(({ id, is_published: shown }) => [id, shown]);
  expect((await ids(product)).sort()).toEqual([
    [3, undefined],
    [4, undefined],
  ]);
  expect((await ids(administrator)).sort()).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, true],
  ]);
  // A version whose time comes counts as changed.
  await product.em().nativeUpdate(Version, { id: 2 }, { visibleFrom: new Date(0), dueAt: new Date(0) });
  const since = `updated_since=${new Date().toISOString()}`;
  expect(await ids(product, since)).toEqual([]);
  const store = { save: async () => {}, read: async () => null };
  await createServices({ em: product.em(), actor: 'visitor', origin: '', store }).publication.update();
  expect(await ids(product, since)).toEqual([[2, undefined]]);
});

test('§10.49 a release robot adds and changes a version by its key, and sends it again without a change', async () => {
  const path = 'comet/versions/4.0/linux/x64';
  const added = await put(path);
  expect(added).toMatchObject({
    status: 201,
    headers: { location: `/api/versions/${added.body.data.id}` },
    body: { data: { browser_id: 1, version_number: '4.0', platform: 'linux', architecture: 'x64', is_latest: true } },
  });
  const before = await changes();
  const updatedAt = async () =>
    (await administrator.rest<{ data: { updated_at: string } }>('/api/browsers/1')).body.data.updated_at;
  const time = await updatedAt();
  const again = await put(path);
  expect(again).toMatchObject({ status: 200, body: { data: added.body.data } });
  expect(again.headers['change-id']).toBeUndefined();
  expect([await changes(), await updatedAt()]).toEqual([before, time]);
  const changed = await put(path, { min_os_version: 'Ubuntu 24.04' });
  expect(changed).toMatchObject({ status: 200, body: { data: { id: added.body.data.id, revision: 2 } } });
  expect(await changes()).toBe(before + 1);
  const full = await product.rest<Put>(`/api/versions/${added.body.data.id}`);
  expect(full.body.data).toMatchObject({ min_os_version: 'Ubuntu 24.04', download_url: VERSION.downloadUrl });
});

test('the release channel of the body is a part of the key, and no architecture is none', async () => {
  const stable = await put('1/versions/3.0/windows/none', { ...body(), release_channel: undefined });
  expect(stable.body.data).toMatchObject({ release_channel: 'stable', architecture: null });
  expect(stable.status).toBe(201);
  expect(await put('1/versions/3.0/windows/none', { release_channel: 'beta', file_size: '1' })).toMatchObject({
    status: 200,
    body: { data: { id: 4 } },
  });
  expect((await put('1/versions/2.0/macos/arm64', { file_size: '2' })).body.data.id).toBe(3);
});

test('refuses what contradicts the address, and names unknown browsers and missing fields', async () => {
  const path = 'comet/versions/1.0/windows/none';
  const same = { browser_id: 'comet', version_number: ' 1.0 ', platform: 'windows', architecture: '' };
  expect((await put(path, same)).status).toBe(200);
  const { status, body: refused } = await put(path, {
    browser_id: 'dia',
    version_number: '1.1',
    platform: 'linux',
    architecture: 'x64',
  });
  expect([status, refused.error]).toEqual([400, 'This differs from the address of the request']);
  expect(refused.issues).toEqual(
    ['browser_id', 'version_number', 'platform', 'architecture'].map((field) => ({
      field,
      key: 'differsFromPath',
      params: {},
    })),
  );
  for (const key of ['arc', '99'])
    expect(await put(`${key}/versions/1.0/windows/none`)).toMatchObject({
      status: 404,
      body: { error: 'Browser not found' },
    });
  expect(await put('comet/versions/7.0/windows/x64', {})).toMatchObject({
    status: 400,
    body: { issues: expect.arrayContaining([expect.objectContaining({ field: 'download_url' })]) as unknown },
  });
  for (const wrong of [
    '1.0/beos/x64',
    '1.0/windows/mips',
    '%20/windows/x64',
    `${'1'.repeat(51)}/windows/x64`,
    '%00/windows/x64',
  ])
    expect([wrong, (await put(`comet/versions/${wrong}`)).status]).toEqual([wrong, 400]);
  const strict = await put(path, { colour: 'red' }, { prefer: 'handling=strict' });
  expect(strict).toMatchObject({ status: 400, body: { issues: [{ field: 'colour' }] } });
});

test('works for the version of a draft browser, and two at once make one version', async () => {
  await administrator.rest('/api/browsers/dia', { method: 'PUT', payload: { is_draft: true } });
  const both = await Promise.all([put('dia/versions/10/ios/none'), put('dia/versions/10/ios/none')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
  expect((await product.rest(`/api/versions/${both[0]?.body.data.id}`)).status).toBe(404);
});

test('of several versions with the same key, the download URL says which one is meant', async () => {
  const create = async (download_url: string) =>
    administrator.rest<Put>('/api/versions', {
      method: 'POST',
      payload: { ...toRest(VERSION), version_number: '5.0', download_url },
    });
  await create('https://vendor.example/en.exe');
  const german = await create('https://vendor.example/de.exe');
  const path = 'comet/versions/5.0/windows/x64';
  expect(await put(path, { file_size: '1' })).toMatchObject({
    status: 409,
    body: { issues: [{ field: 'download_url' }] },
  });
  const { body: changed } = await put(path, { file_size: '1', download_url: 'https://vendor.example/de.exe' });
  expect(changed.data.id).toBe(german.body.data.id);
});

test('an entity tag and the revision guard the version', async () => {
  const path = 'comet/versions/1.0/windows/none';
  expect((await put(path, { file_size: '1' }, { 'if-none-match': '*' })).status).toBe(412);
  expect((await put('comet/versions/1.1/windows/none', body(), { 'if-match': '*' })).status).toBe(412);
  expect((await put(path, { file_size: '1', revision: 9 })).status).toBe(409);
  const { headers } = await put('comet/versions/1.1/windows/none', body(), { 'if-none-match': '*' });
  expect(
    (await put('comet/versions/1.1/windows/none', { file_size: '3' }, { 'if-match': String(headers.etag) })).status,
  ).toBe(200);
});

test('a version is read and deleted by its key', async () => {
  const get = async (path: string, client: Client = product) => client.rest<Put>(`/api/browsers/${path}`);
  expect((await get('comet/versions/2.0/macos/arm64')).body.data.id).toBe(3);
  expect((await get('1/versions/3.0/windows/none')).status).toBe(404);
  expect((await get('1/versions/3.0/windows/none?channel=beta')).body.data.id).toBe(4);
  for (const path of ['opera/versions/2.0/macos/arm64', 'dia/versions/2.0/macos/arm64'])
    expect((await get(path)).status).toBe(404);
  expect((await get('comet/versions/2.0/beos/arm64')).status).toBe(400);

  await put('comet/versions/8.0/linux/x64', { ...body(), is_draft: true });
  expect((await get('comet/versions/8.0/linux/x64')).status).toBe(404);
  expect((await get('comet/versions/8.0/linux/x64', administrator)).status).toBe(200);

  const remove = async (path: string, headers: Record<string, string> = {}) =>
    administrator.rest(`/api/browsers/${path}`, { method: 'DELETE', headers });
  const { etag } = (await get('comet/versions/2.0/macos/arm64')).headers;
  expect((await remove('comet/versions/2.0/macos/arm64', { 'if-match': '"other"' })).status).toBe(412);
  expect((await remove('comet/versions/2.0/macos/arm64', { 'if-match': String(etag) })).status).toBe(200);
  expect((await remove('comet/versions/2.0/macos/arm64')).status).toBe(404);
  expect((await product.rest('/api/versions/3')).status).toBe(404);
});

test('of several versions with one key, the address says which', async () => {
  const two = ['https://a.example/x.deb', 'https://b.example/x.deb'];
  for (const download_url of two)
    await administrator.rest('/api/versions', {
      method: 'POST',
      payload: {
        ...toRest(VERSION),
        browser_id: 2,
        version_number: '5.0',
        platform: 'linux',
        architecture: 'x64',
        download_url,
      },
    });
  const path = '/api/browsers/dia/versions/5.0/linux/x64';
  expect((await administrator.rest(path)).status).toBe(409);
  expect((await administrator.rest(path, { method: 'DELETE' })).status).toBe(409);
  const { body: found } = await administrator.rest<Put>(`${path}?download_url=${encodeURIComponent(two[1] ?? '')}`);
  expect(found.data.download_url).toBe(two[1]);
});
