import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { DownloadDay } from '../entities/download-day.ts';
import { storeChecks } from './checked-links.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let product: RunningApp;
beforeEach(async () => {
  const versions = [
    version({
      downloadUrl: 'https://vendor.example/setup.exe',
      downloadMirrors: ['https://mirror.example/a', 'https://mirror.example/b'],
    }),
    version({ platform: 'macos', downloadUrl: 'https://vendor.example/下载/浏览器.dmg?v=1#x' }),
  ];
  product = await startApp(catalogueOf(browser('Counted', { versions }), browser('Other', { versions: [version()] })));
});
afterEach(() => product.close());

async function count(): Promise<number> {
  const { body } = await product.rest<{ data: { download_count: number } }>('/api/browsers/1');
  return body.data.download_count;
}

test('§10.5 a download leads to the stored address and counts for its browser alone', async () => {
  const { status, headers } = await product.rest('/versions/1/download');
  expect(status).toBe(302);
  expect(headers).toMatchObject({
    location: 'https://vendor.example/setup.exe',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const { body } = await product.rest<{ data: { name_en: string; download_count: number }[] }>('/api/browsers');
  expect(body.data.map((one) => [one.name_en, one.download_count])).toEqual([
    ['Counted', 1],
    ['Other', 0],
  ]);
});

test.each([
  ['0', 'https://vendor.example/setup.exe'],
  ['', 'https://vendor.example/setup.exe'],
  ['1', 'https://mirror.example/a'],
  ['2', 'https://mirror.example/b'],
])('mirror "%s" leads to %s', async (mirror, location) => {
  expect((await product.rest(`/versions/1/download?mirror=${mirror}`)).headers.location).toBe(location);
  expect(await count()).toBe(1);
});

test.each([
  ['/versions/1/download?mirror=3', 404],
  ['/versions/99/download', 404],
  ['/versions/1/download?mirror=x', 400],
  ['/versions/1/download?mirror=-1', 400],
  ['/versions/1/download?mirror=01', 400],
  ['/versions/1/download?mirror=1e0', 400],
  ['/versions/1/download?mirror=0&mirror=1', 400],
  ['/versions/x/download', 400],
])('D1 %s is answered %d and counts nothing', async (path, status) => {
  const response = await product.rest(path);
  expect(response).toMatchObject({ status, body: { success: false } });
  expect(response.headers).not.toHaveProperty('location');
  expect(await count()).toBe(0);
});

test('D1 nothing in a request changes where it leads', async () => {
  const { headers } = await product.rest('/versions/1/download?url=//evil.example&location=https://evil.example', {
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example',
      origin: 'https://evil.example',
    },
  });
  expect(JSON.stringify(headers)).not.toContain('evil');
  expect(headers.location).toBe('https://vendor.example/setup.exe');
});

test('an address beyond ASCII travels percent-encoded', async () => {
  const { status, headers } = await product.rest('/versions/2/download');
  expect(status).toBe(302);
  expect(headers.location).toBe('https://vendor.example/%E4%B8%8B%E8%BD%BD/%E6%B5%8F%E8%A7%88%E5%99%A8.dmg?v=1#x');
});

describe('D2 what is led there without being counted', () => {
  test.each<[string, { method?: 'HEAD'; headers?: Record<string, string> }]>([
    ['HEAD', { method: 'HEAD' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['an old prefetch', { headers: { purpose: 'prefetch' } }],
    ['an old Firefox prefetch', { headers: { 'x-moz': 'prefetch' } }],
    ['a crawler', { headers: { 'user-agent': GOOGLEBOT } }],
  ])('%s', async (_name, options) => {
    const { status, headers } = await product.rest('/versions/1/download', options);
    expect(status).toBe(302);
    expect(headers.location).toBe('https://vendor.example/setup.exe');
    expect(await count()).toBe(0);
  });
});

test.each(['curl/8.5.0', 'Wget/1.21.4', ''])('a person with %s counts', async (agent) => {
  await product.rest('/versions/1/download', { headers: { 'user-agent': agent } });
  expect(await count()).toBe(1);
});

test('D2 two hundred downloads at once are two hundred, and leave the record otherwise alone', async () => {
  const before = await product.em().findOneOrFail(Browser, 1);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => product.rest(`/versions/1/download?mirror=${index % 3}`)),
  );
  expect(answers.every(({ status }) => status === 302)).toBe(true);
  const after = await product.em().findOneOrFail(Browser, 1);
  expect(after.downloadCount).toBe(200);
  const days = await product.em().find(DownloadDay, {}, { orderBy: { kind: 'asc' } });
  expect(days.map(({ versionId, kind, count: counted }) => [versionId, kind, counted])).toEqual([
    [1, 'file', 67],
    [1, 'mirror', 133],
  ]);
  expect(after.updatedAt).toEqual(before.updatedAt);
  expect(after.revision).toBe(before.revision);
});

describe('the download of a browser', () => {
  const files = [
    version({
      versionNumber: '2.0',
      platform: 'macos',
      architecture: 'arm64',
      downloadUrl: 'https://vendor.example/mac-arm64',
    }),
    version({
      versionNumber: '1.9',
      platform: 'macos',
      architecture: 'arm64',
      downloadUrl: 'https://vendor.example/mac-old',
    }),
    version({
      versionNumber: '2.0',
      platform: 'macos',
      architecture: 'x64',
      downloadUrl: 'https://vendor.example/mac-x64',
    }),
    version({
      versionNumber: '2.0',
      platform: 'windows',
      architecture: 'x64',
      downloadUrl: 'https://vendor.example/windows-x64',
    }),
    version({
      versionNumber: '1.9',
      platform: 'windows',
      architecture: 'x64',
      downloadUrl: 'https://vendor.example/zh-CN/windows-old',
    }),
    version({
      versionNumber: '2.0',
      platform: 'windows',
      architecture: 'x64',
      releaseDate: '2025-12-31',
      downloadUrl: 'https://vendor.example/zh-CN/windows-x64',
    }),
    version({
      versionNumber: '3.0',
      platform: 'windows',
      architecture: 'x64',
      releaseChannel: 'beta',
      downloadUrl: 'https://vendor.example/windows-beta',
    }),
    version({
      versionNumber: '2.0',
      platform: 'linux',
      architecture: 'x64',
      releaseChannel: 'dev',
      downloadUrl: 'https://vendor.example/linux-dev',
    }),
  ];
  const MAC =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
  const LINUX_ARM = 'Mozilla/5.0 (X11; Linux aarch64; rv:154.0) Gecko/20100101 Firefox/154.0';

  let offered: RunningApp;
  beforeAll(async () => {
    offered = await startApp(catalogueOf(browser('One', { versions: files }), browser('None')));
  });
  afterAll(() => offered.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    offered.app.inject({
      url: path,
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:154.0) Gecko/20100101 Firefox/154.0',
        ...headers,
      },
    });

  test.each<[what: string, query: string, headers: Record<string, string>, file: string]>([
    ['the system of the visitor', '', {}, 'windows-x64'],
    [
      'client hints',
      '',
      { 'user-agent': MAC, 'sec-ch-ua-platform': '"macOS"', 'sec-ch-ua-arch': '"x86"', 'sec-ch-ua-bitness': '"64"' },
      'mac-x64',
    ],
    ['the likely processor of a Mac', '', { 'user-agent': MAC }, 'mac-arm64'],
    ['the language of the visitor', '', { cookie: 'language=zh' }, 'zh-CN/windows-x64'],
    ['the platform that is named', '?platform=macos', {}, 'mac-arm64'],
    ['the architecture that is named', '?platform=macos&architecture=x64', {}, 'mac-x64'],
    ['the channel that is named', '?channel=beta', {}, 'windows-beta'],
    ['another channel where nothing is stable', '?platform=linux', {}, 'linux-dev'],
  ])('goes by %s', async (_what, query, headers, file) => {
    const response = await get(`/browsers/1/download${query}`, headers);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`https://vendor.example/${file}`);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('counts once', async () => {
    const count = async () => (await offered.em().findOneOrFail(Browser, { id: 1 })).downloadCount;
    const before = await count();
    await get('/browsers/1/download');
    await offered.app.inject({ method: 'HEAD', url: '/browsers/1/download' });
    expect(await count()).toBe(before + 1);
  });

  test.each(['?platform=ios', '?channel=alpha', ''])('is a 404 where no file fits (%s)', async (query) => {
    const headers: Record<string, string> = query === '' ? { 'user-agent': LINUX_ARM } : {};
    const program = await get(`/browsers/1/download${query}`, { ...headers, accept: 'application/json' });
    expect(program.statusCode).toBe(404);
    expect(program.json()).toMatchObject({ code: 'NOT_FOUND', error: 'Download not found' });
    expect((await get('/browsers/2/download')).statusCode).toBe(404);
    expect((await get('/browsers/99/download')).statusCode).toBe(404);
  });

  test('refuses a platform, an architecture or a channel that is none', async () => {
    for (const query of ['platform=beos', 'architecture=mips', 'channel=nightly'])
      expect((await get(`/browsers/1/download?${query}`)).statusCode).toBe(400);
  });

  test.each([
    ['linux', 'x64', 1],
    ['linux', 'arm64', 0],
    ['windows', 'arm64', 1],
    ['windows', 'x86', 0],
    ['macos', 'universal', 0],
  ])('lists the browser for %s on %s %d times', async (platform, architecture, total) => {
    const { data } = await offered.graph<{ browsers: { totalCount: number } }>(
      `{ browsers(platform: ${platform}, architecture: ${architecture}) { totalCount } }`,
    );
    expect(data.browsers.totalCount).toBe(total);
  });

  test('is named by old versions as the newer one', async () => {
    const { data } = await offered.graph<{
      browser: { versions: { nodes: { downloadUrl: string; newer: { downloadUrl: string } | null }[] } };
    }>('{ browser(id: 1) { versions(limit: 20) { nodes { downloadUrl newer { downloadUrl } } } } }');
    const pairs = data.browser.versions.nodes.map(({ downloadUrl, newer }) =>
      [downloadUrl, newer?.downloadUrl].map((url) => url?.replace('https://vendor.example/', '')),
    );
    expect(pairs.filter(([, newer]) => newer).toSorted()).toEqual([
      ['mac-old', 'mac-arm64'],
      ['zh-CN/windows-old', 'zh-CN/windows-x64'],
    ]);
  });

  test('offers the same files through GraphQL', async () => {
    const { data } = await offered.graph<{ browser: { downloads: { downloadUrl: string }[] } }>(
      '{ browser(id: 1) { downloads { downloadUrl } } }',
    );
    expect(
      data.browser.downloads.map(({ downloadUrl }) => downloadUrl.replace('https://vendor.example/', '')).toSorted(),
    ).toEqual(['linux-dev', 'mac-arm64', 'mac-x64', 'windows-x64', 'zh-CN/windows-x64']);
  });
});

test('§10.6 a dead main link leads to the first mirror that is not dead, on every way to the file; a link that is chosen stays', async () => {
  const [main, first, second] = [
    'https://vendor.example/setup.exe',
    'https://mirror.example/a',
    'https://mirror.example/b',
  ];
  const locations = async () => {
    const answers = await Promise.all(
      [
        '/versions/1/download',
        '/browsers/1/download?platform=windows',
        '/versions/1/download?mirror=0',
        '/versions/1/download?mirror=1',
      ].map((path) => product.rest(path)),
    );
    return answers.map(({ headers }) => headers.location);
  };
  await storeChecks(product, { [main]: 'gone', [first]: 'gone', [second]: 'blocked' });
  expect(await locations()).toEqual([second, second, main, first]);
  await storeChecks(product, { [second]: 'gone' });
  expect(await locations()).toEqual([main, main, main, first]);
  await storeChecks(product, { [main]: 'fine' });
  expect(await locations()).toEqual([main, main, main, first]);
});
