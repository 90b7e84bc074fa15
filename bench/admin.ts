import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { DEFAULT_TAGS } from '../rules/tag.ts';
import { generatedCatalogue } from './catalogue.ts';
import { ADMIN_PASSWORD, startProduct } from './servers.ts';
import { printTable, spreadOf, withSpread } from './statistics.ts';

/**
 * `npm run bench:admin`: the GraphQL requests of each screen of the administration until it can be used, their bytes
 * and the time, with a large catalogue.
 */
const { values } = parseArgs({
  options: {
    browsers: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '3455' },
  },
});

const CATALOGUE = { browsers: Number(values.browsers), versions: 2 };
const TIMEOUT = 600_000;

/** The screens, each with a condition for when it can be used. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  '/admin': (page) => page.getByRole('region', { name: 'Recently updated' }).getByRole('listitem').first().waitFor(),
  '/admin/browsers': (page) => page.getByRole('table').getByRole('row').nth(1).waitFor(),
  '/admin/homepage-settings': (page) => page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor(),
  '/admin/tag-management': (page) =>
    page.getByRole('row', { name: /hot/u }).getByRole('cell').nth(5).filter({ hasText: /\d/u }).waitFor(),
  '/admin/slides?add': async (page) => {
    await page.getByRole('combobox', { name: 'Browser', exact: true }).click();
    await page.getByRole('listbox').getByRole('option').nth(3).waitFor();
  },
};

const server = await startProduct(await generatedCatalogue(CATALOGUE), Number(values.port));
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  await context.request.post('/api/auth/login', { data: { password: ADMIN_PASSWORD } });
  await context.request.post('/api/admin/settings', {
    data: {
      key: 'browser_tags',
      value: DEFAULT_TAGS.map(({ id, label, color }) => ({ id, label_en: label.en, label_zh: label.zh, color })),
    },
  });
  const rows = [];
  for (const [path, isUsable] of Object.entries(SCREENS)) {
    const runs = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      runs.push(await open(await context.newPage(), path, isUsable));
    const [first] = runs;
    rows.push({
      screen: path,
      requests: String(first?.requests),
      'kB of answers': String(Math.round((first?.bytes ?? 0) / 1024)),
      'ms until usable': withSpread(spreadOf(runs.map(({ ms }) => ms))),
    });
  }
  printTable(`Opening a screen of the administration with ${CATALOGUE.browsers} browsers`, rows);
} finally {
  await browser.close();
  await server.stop();
}

/** Opens a screen in a new page and measures its GraphQL requests until it can be used. */
async function open(page: Page, path: string, isUsable: (page: Page) => Promise<unknown>) {
  page.setDefaultTimeout(TIMEOUT);
  const responses: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) responses.push(response.body().catch(() => Buffer.alloc(0)));
  });
  const from = performance.now();
  await page.goto(path);
  await isUsable(page);
  const ms = performance.now() - from;
  const bodies = await Promise.all(responses);
  await page.close();
  return { requests: bodies.length, bytes: bodies.reduce((sum, body) => sum + body.length, 0), ms };
}
