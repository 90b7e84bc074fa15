import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION, toRest } from './good-records.ts';
import { FRESH, startApp, type RunningApp } from './running-app.ts';
import { builtSite, servedPage, textOf } from './served-page.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const DRAFT = { isDraft: true, visibleFrom: null, visibleUntil: null };

let product: RunningApp;
let session: Record<string, string>;
beforeAll(async () => {
  product = await startApp(catalogueOf(browser('One', { versions: [version()] })), FRESH, { site: builtSite() });
  session = await product.session();
  const administrator = product.as(session);
  const create = async (path: string, record: object) =>
    expect((await administrator.rest(path, { method: 'POST', payload: toRest({ ...record, ...DRAFT }) })).status).toBe(
      201,
    );
  await create('/api/versions', { ...VERSION, versionNumber: '7.7-draft', platform: 'linux' });
  await create('/api/slides', SLIDE);
  await create('/api/browsers', { ...BROWSER, name: { en: 'Hermit', zh: 'Hermit' } });
  await create('/api/admin/custom-codes', {
    ...CUSTOM_CODE,
    codeContent: '<script src="https://draft.example/code.js"></script>',
    isActive: true,
  });
});
afterAll(() => product.close());

test.each([
  ['/versions/2', '7.7-draft'],
  ['/browsers/1', '/versions/2'],
  ['/compare', 'https://draft.example/code.js'],
  ['/', 'https://cdn.example/slide.png'],
  ['/', 'Hermit'],
  ['/browsers/2', 'Hermit'],
])('the preview of %s shows its draft to the administrator only', async (path, text) => {
  const preview = await servedPage(product.app, `${path}?preview=1&lang=zh`, session);
  expect([preview.status, preview.html.includes(text), preview.all('aside').map(textOf)]).toEqual([
    200,
    true,
    expect.arrayContaining(['预览：访客还看不到']),
  ]);
  expect(preview.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(preview.html).toContain('href="/?platform=linux&amp;lang=zh&amp;preview=1"');
  expect(preview.headers['content-security-policy']).toContain("'unsafe-inline'");
  for (const [url, headers] of [
    [`${path}?preview=1`, {}],
    [path, {}],
    [path, session],
  ] as const) {
    const page = await servedPage(product.app, url, headers);
    expect([
      String(page.headers['content-security-policy']).includes("'unsafe-inline'"),
      page.html.includes(text),
      page.html.includes('Preview: visitors'),
      page.headers['x-robots-tag'],
    ]).toEqual([false, false, false, undefined]);
  }
});

test.each(['/', '/versions/1'])(
  'the preview of %s does not say that visitors do not see it, if they see the same',
  async (path) => {
    const published = await startApp(catalogueOf(browser('One', { versions: [version()] })), FRESH, {
      site: builtSite(),
    });
    const page = await servedPage(published.app, `${path}?preview=1`, await published.session());
    await published.close();
    expect([
      page.status,
      page.headers['x-robots-tag'],
      page.html.includes('preview=1'),
      page.html.includes('Preview: visitors'),
    ]).toEqual([200, 'noindex', true, false]);
  },
);

test('§10.42 a preview leaves nothing behind in the numbers that visitors get', async () => {
  const administrator = product.as(session);
  const numbersAfter = async (read: () => Promise<unknown>) => {
    await administrator.rest('/api/browsers/2', { method: 'PUT', payload: { tags: 'free', is_draft: true } });
    await read();
    return (
      await product.graph('{ counters { browsers versions byTag { id count } byPlatform { platform browsers } } }')
    ).data;
  };
  const numbers = await numbersAfter(async () => {});
  expect(await numbersAfter(() => servedPage(product.app, '/?preview=1', session))).toEqual(numbers);
});
