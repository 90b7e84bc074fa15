import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { startProduct } from './servers.ts';
import { medianOf, withSpread } from './measure.ts';

/** From an input to the next paint (Event Timing API, in steps of 8 ms). Exits with 1 if a median misses its goal. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const SLOWDOWN = 4;
const PROMISED_MS = 150;
/** How long a person hovers and presses. */
const HOVER_MS = 200;
const PRESS_MS = 80;
const REST_MS = 1000;
const TIMEOUT_MS = 300_000;

interface Interaction {
  path: string;
  act: (page: Page) => Promise<unknown>;
}

const platform = (name: RegExp) => (page: Page) =>
  press(page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name }));

const INTERACTIONS: Record<string, Interaction> = {
  'filter by a platform': { path: '/', act: platform(/Android/u) },
  'back to all platforms': { path: '/?platform=android', act: platform(/All platforms/u) },
  'filter by a tag': {
    path: '/',
    act: (page) => press(page.getByRole('navigation', { name: 'Filter by tag' }).getByRole('link').first()),
  },
  sort: {
    path: '/',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  'list view': { path: '/', act: (page) => press(page.getByRole('button', { name: 'List view' })) },
  'grid view': { path: '/?view=list', act: (page) => press(page.getByRole('button', { name: 'Grid view' })) },
  'language of the home page': { path: '/', act: (page) => press(page.getByRole('link', { name: '中文' })) },
  'language of a browser': { path: '/browsers/5', act: (page) => press(page.getByRole('link', { name: '中文' })) },
  tab: { path: '/browsers/5', act: (page) => press(page.getByRole('tab', { name: /Linux/u })) },
  'open a card': {
    path: '/',
    act: (page) => press(page.getByRole('region', { name: 'All browsers' }).getByRole('link', { name: 'Brave' })),
  },
  'first character of a search': {
    path: '/',
    act: async (page) => {
      await press(page.getByRole('button', { name: 'Open search' }));
      await page.keyboard.press('b');
    },
  },
};

const server = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  const rows: Record<string, object> = {};
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const times = [];
    for (let run = 0; run < Number(values.runs); run += 1) times.push(await measure(interaction));
    rows[name] = { 'ms to the next paint': withSpread(times) };
    if (medianOf(times) > PROMISED_MS) process.exitCode = 1;
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}

/** `locator.click()` checks in the page what it hits, which would be measured too. */
async function press(locator: Locator) {
  const page = locator.page();
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** The longest event, in milliseconds. */
async function measure({ path, act }: Interaction) {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[])
        if (event.interactionId) times.push(event.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the types of the DOM do not have the threshold
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await act(page);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForTimeout(100);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times); // set above
  await context.close();
  return Math.max(0, ...times);
}
