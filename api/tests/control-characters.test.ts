import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { composeDocument, parseTemplate } from '../pages/document.ts';
import { Version } from '../entities/version.ts';
import { BROWSER, CUSTOM_CODE, FACTS, SLIDE, VERSION, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf } from './small-catalogue.ts';

/** Each text of a request gets all of them; NUL is refused with the whole request. */
const SIGNS = '\u0001\u0008\u000B\u000C\u000E\u0010\u001F\u007F\u0085\uFFFE\uFFFF\uD800';
const NO_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

let product: RunningApp;
let administrator: Client;

beforeEach(async () => {
  product = await startApp(catalogueOf(browser('One')));
  administrator = await product.signIn();
});

afterEach(async () => product.close());

/** Words of lists are texts too. */
function withSigns(value: unknown): unknown {
  if (typeof value === 'string') return `${value.slice(0, 1)}${SIGNS}${value.slice(1)}\u200B`;
  if (Array.isArray(value)) return value.map(withSigns);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withSigns(one)]));
}

function asObject(record: object) {
  return withSigns(record) as object;
}

/** The feed in a strict parser. */
async function expectReadable() {
  const page = `/graphql?query=${encodeURIComponent('{ browsers { nodes { name { en zh } description { en zh } } } }')}`;
  for (const path of ['/api/browsers', '/api/browsers/1', '/api/catalogue.json', '/api/feed.json', page]) {
    const { statusCode, body } = await product.app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body).not.toMatch(NO_TEXT);
    expect(body).not.toMatch(/\\u(?:00[01]|d800)/u);
  }
  const { window } = new JSDOM((await product.app.inject('/api/feed.atom')).body, { contentType: 'application/xml' });
  expect(window.document.querySelectorAll('entry').length).toBeGreaterThan(0);
}

async function send(path: string, payload: unknown, type = 'application/json') {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const request = { method: 'POST', headers: { 'content-type': type }, payload: text } as const;
  const { status, body } = await administrator.rest(path, request);
  expect([path, status, status < 300 || body]).toEqual([path, status, true]);
}

async function create(kind: string, input: object) {
  const field = `create${kind}`;
  const query = `mutation ($input: ${kind}Input!) { ${field}(input: $input) { id } }`;
  expect(await administrator.graph(query, { input })).toMatchObject({ data: { [field]: {} } });
}

const { browserId: _browser, ...FILE } = VERSION;
const { linkTargetId: _target, ...SLIDE_IN_FILE } = SLIDE;
const { topic, ...fact } = FACTS.text;
const CATALOGUE = {
  browsers: [{ slug: 'two', ...asObject(BROWSER), versions: [withSigns(FILE)], facts: [{ topic, ...asObject(fact) }] }],
  slides: [{ ...asObject(SLIDE_IN_FILE), linkTarget: null, linkType: 'external', linkUrl: 'https://vendor.example' }],
  customCodes: [withSigns(CUSTOM_CODE)],
};
const ROW = ['2.0', 'Fast', '更快', 'https://vendor.example/a.exe'].map((cell) =>
  String(withSigns(cell)).toWellFormed(),
);
const HEADER = 'browser,platform,releaseDate,versionNumber,features.en,features.zh,downloadUrl';

test.each([
  [
    'GraphQL',
    async () => {
      await create('Browser', asObject(BROWSER));
      await create('Version', asObject(VERSION));
      await create('Slide', { ...asObject(SLIDE), linkType: SLIDE.linkType });
      await create('CustomCode', { ...asObject(CUSTOM_CODE), codeType: CUSTOM_CODE.codeType });
    },
  ],
  [
    'REST',
    async () => {
      await send('/api/browsers', withSigns(toRest(BROWSER)));
      await send('/api/versions', withSigns(toRest(VERSION)));
      await send('/api/slides', withSigns(toRest(SLIDE)));
    },
  ],
  ['an import of JSON', async () => send('/api/admin/import', CATALOGUE)],
  [
    'an import of a table',
    async () =>
      send(
        '/api/admin/import',
        `${HEADER}\none,windows,2026-11-20,${ROW.join().replaceAll('\uFFFD', '')}\n`,
        'text/csv',
      ),
  ],
])('Q6 what %s stores has no character that a format cannot carry', async (_name, write) => {
  await write();
  const { body } = await administrator.rest('/api/admin/export');
  // Code is not trimmed.
  const text = JSON.stringify(body, (name, value: unknown) =>
    name === 'codeContent' ? String(value).replace(/\u200B$/u, '') : value,
  );
  expect(text).not.toMatch(/\\u(?:00[01]|d800)|[\u200B\u007F\uFFFE]/u);
  await expectReadable();
});

test('Q6 a page leaves out what no document can carry', () => {
  const template = parseTemplate('<!doctype html><html><head></head><body><div id="root"></div></body></html>');
  const page = composeDocument(template, {
    language: 'en',
    head: '',
    body: `<p>a${SIGNS}b</p>`,
    state: null,
    snippets: {},
  });
  expect(page).toContain('<p>ab</p>');
});

test('Q6 a character that an older server stored is in no answer', async () => {
  await create('Version', VERSION);
  const [en, zh] = [`O${SIGNS}ne`, `一${SIGNS}`].map((text) => text.replace('\uD800', ''));
  await product.em().nativeUpdate(Browser, { id: 1 }, { name: { en, zh }, description: { en, zh } });
  await product.em().nativeUpdate(Version, {}, { versionNumber: en });
  await expectReadable();
  expect((await product.app.inject('/api/feed.atom')).body).toContain('One One');
});
