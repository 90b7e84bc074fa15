import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let product: RunningApp;
beforeEach(async () => {
  const versions = [
    version({ downloadUrl: 'https://vendor.example/setup.exe', downloadMirrors: ['https://mirror.example/a', 'https://mirror.example/b'] }),
    version({ platform: 'macos', downloadUrl: 'https://vendor.example/下载/浏览器.dmg?v=1#x' }),
  ];
  product = await startApp(catalogueOf(browser('Counted', { versions }), browser('Other', { versions: [version()] })));
});
afterEach(() => product.close());

async function count(): Promise<number> {
  const { body } = await product.rest<{ data: { download_count: number } }>('/api/browsers/1');
  return body.data.download_count;
}

test('a download leads to the stored address and counts for its browser alone', async () => {
  const { status, headers } = await product.rest('/versions/1/download');
  expect(status).toBe(302);
  expect(headers).toMatchObject({
    location: 'https://vendor.example/setup.exe',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const { body } = await product.rest<{ data: { name_en: string; download_count: number }[] }>('/api/browsers');
  expect(body.data.map((one) => [one.name_en, one.download_count])).toEqual([['Counted', 1], ['Other', 0]]);
});

test.each([['0', 'https://vendor.example/setup.exe'], ['', 'https://vendor.example/setup.exe'], ['1', 'https://mirror.example/a'], ['2', 'https://mirror.example/b']])(
  'mirror "%s" leads to %s',
  async (mirror, location) => {
    expect((await product.rest(`/versions/1/download?mirror=${mirror}`)).headers.location).toBe(location);
    expect(await count()).toBe(1);
  },
);

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
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: 'https://evil.example', origin: 'https://evil.example' },
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
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => product.rest(`/versions/1/download?mirror=${index % 3}`)));
  expect(answers.every(({ status }) => status === 302)).toBe(true);
  const after = await product.em().findOneOrFail(Browser, 1);
  expect(after.downloadCount).toBe(200);
  expect(after.updatedAt).toEqual(before.updatedAt);
  expect(after.revision).toBe(before.revision);
});
