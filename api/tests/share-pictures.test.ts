import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { BROWSER } from './good-records.ts';
import { FRESH, startApp, type Client, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';
import { processorTime } from './processor-time.ts';

let product: RunningApp;
let administrator: Client;

beforeAll(async () => {
  product = await startApp(undefined, FRESH, { site: builtSite() });
  administrator = await product.signIn();
}, 120_000);

afterAll(async () => product.close());

const picture = (url: string, headers: Record<string, string> = {}) => product.app.inject({ url, headers });
/** The share of pixels that are nearly white: of the tile of the icon and of the letters. */
async function whiteness(bytes: Buffer, left: number, width: number): Promise<number> {
  const { data } = await sharp(bytes)
    .extract({ left, top: 0, width, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 240).length / data.length;
}

test('§10.17 each browser has a picture of 1200 × 630 with its icon and its name in either language', async () => {
  const [english, chinese] = [await picture('/browsers/5/share.jpg'), await picture('/browsers/5/share.jpg?lang=zh')];
  expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(english.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await whiteness(english.rawPayload, 80, 280)).toBeGreaterThan(0.1);
  expect(await whiteness(english.rawPayload, 400, 800)).toBeGreaterThan(0.005);
  expect(chinese.rawPayload.equals(english.rawPayload)).toBe(false);
  const again = await picture('/browsers/5/share.jpg', { 'if-none-match': String(english.headers.etag) });
  expect(again.statusCode).toBe(304);
  for (const url of ['/browsers/0/share.jpg', '/browsers/a/share.jpg', '/browsers/9999999999/share.jpg'])
    expect((await picture(url)).statusCode).toBe(404);
});

test.each([
  ['100 characters', 'W'.repeat(100)],
  ['right to left', 'متصفح '.repeat(16).trim()],
  ['emoji', '😀🏴‍☠️👩‍👩‍👧'.repeat(5)],
  ['markup', '<span size="999999">&amp;</span></span>&#0;<b>'],
  ['one character', '搜'],
])('P18 a name of %s has a picture, in less than 3 seconds of the processor', async (_what, name) => {
  await administrator.graph('mutation ($input: BrowserChange!) { updateBrowser(id: 4, input: $input) { id } }', {
    input: { name: { en: name, zh: name } },
  });
  let response: ReturnType<typeof picture> | undefined;
  expect(await processorTime(() => (response = picture('/browsers/4/share.jpg')))).toBeLessThan(3000);
  const { statusCode = 0, rawPayload = Buffer.of() } = (await response) ?? {};
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await whiteness(rawPayload, 400, 800)).toBeGreaterThan(0.001);
});

test('P16 a draft has no picture', async () => {
  const { data } = await administrator.graph<{ createBrowser: { id: number } }>(
    'mutation ($input: BrowserInput!) { createBrowser(input: $input) { id } }',
    { input: { ...BROWSER, isDraft: true } },
  );
  expect((await picture(`/browsers/${data.createBrowser.id}/share.jpg`)).statusCode).toBe(404);
});
