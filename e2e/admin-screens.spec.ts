import type { Page, Request } from '@playwright/test';
import { GROUPS, SECTIONS } from '../web/admin/shell/sections.ts';
import adminEn from '../web/i18n/admin/en.ts';
import {
  add,
  addBrowser,
  choose,
  pick,
  deleteAfterTest,
  deleteCreated,
  expectPlaces,
  save,
  signIn,
  signOut,
  textbox,
} from './administrator.ts';
import { expect, test } from './test.ts';

/*
 * What the screens of the administration show (spec §2, §4). Each test works on its own records, which are deleted
 * afterwards. If a screen needs another list, the response of the server is replaced.
 */

test.afterEach(async ({ page }) => {
  await deleteCreated(page);
});

async function addOwnBrowser(page: Page, name: string): Promise<number> {
  const id = await addBrowser(page, name);
  deleteAfterTest(`/api/browsers/${id}`);
  await page.request.put(`/api/browsers/${id}`, {
    data: { name_zh: `${name}（中文）`, display_order: 900, tags: 'new,free' },
  });
  return id;
}

const addVersion = (page: Page, browserId: number, fields: object = {}) =>
  add(page, '/api/versions', {
    browser_id: browserId,
    version_number: '1.0',
    release_date: '2026-01-01',
    platform: 'windows',
    download_url: 'https://v.example/a',
    features_en: 'One',
    features_zh: '一',
    ...fields,
  });

/** Adds a slide that is inactive, so that other tests do not see it. */
const addSlide = (page: Page, fields: object = {}) =>
  add(page, '/api/slides', {
    image_url: 'https://nowhere.invalid/a.png',
    title_en: 'Quiet slide',
    title_zh: '安静的幻灯片',
    description_en: 'In English',
    description_zh: '中文说明',
    link_type: 'external',
    link_url: 'https://a.example',
    display_order: 77,
    is_active: false,
    ...fields,
  });

interface Operation {
  operationName: string;
  variables: Record<string, unknown>;
}

const operationOf = (request: Request) => request.postDataJSON() as Operation; // the administration sends POST requests

/** Changes the response of an operation. */
async function changeResponse(page: Page, operation: string, change: (data: never) => unknown): Promise<void> {
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()).operationName !== operation) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: never };
    return route.fulfill({ json: { data: change(data) } });
  });
}

/** Collects the operations with a name that a page sends from now on. */
function recordOperations(page: Page, name: string): Operation[] {
  const operations: Operation[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && operationOf(request).operationName === name)
      operations.push(operationOf(request));
  });
  return operations;
}

interface ListedBrowser {
  id: number;
  name: { en: string; zh: string };
  isFeatured: boolean;
  displayOrder: number;
  updatedAt: string;
}

async function allBrowsers(page: Page): Promise<ListedBrowser[]> {
  const response = await page.request.post('/graphql', {
    data: { query: '{ browsers(first: 100) { nodes { id name { en zh } isFeatured displayOrder updatedAt } } }' },
  });
  const { data } = (await response.json()) as { data: { browsers: { nodes: ListedBrowser[] } } };
  return data.browsers.nodes;
}

const headers = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('columnheader');

test.describe('the way in and out', () => {
  test('§2.31 §6.3 §8.7 a spinner stands while the session is checked; without one, or if the check fails, the login page follows', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/u);
    const held = Promise.withResolvers<void>();
    await page.route('/api/auth/verify', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/admin/slides');
    await expect(page.getByRole('status')).toHaveText('Loading…');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    held.resolve();
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');

    // A check that fails counts as no session.
    await signIn(page);
    await page.route('/api/auth/verify', (route) => route.abort());
    await page.goto('/admin/slides');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('§2.32 §4.2 all screens share the sidebar, and signing out leads home even if the call fails', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/u);
    await signIn(page);
    const links = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link');
    const groups = {
      Catalogue: ['Browsers', 'Tags', 'Slides', 'Homepage settings'],
      Watch: ['Updates', 'Links', 'Downloads'],
      Site: ['Custom code', 'Import and export'],
    };
    const names = ['Dashboard', ...Object.values(groups).flat(), 'History', 'Trash'];
    await page.goto('/admin/browsers/5/versions');
    for (const [name, inGroup] of Object.entries(groups))
      await expect(page.getByRole('list', { name }).getByRole('link')).toHaveText(inGroup);
    const account = page.getByRole('button', { name: 'Account' });
    for (const { path, name } of SECTIONS) {
      const isOfAccount = GROUPS.account.some((one) => one.name === name);
      if (isOfAccount) await account.click();
      await (isOfAccount ? page.getByRole('menuitem') : links).filter({ hasText: adminEn.nav[name] }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(links).toHaveText(names);
    }
    await page.route('/api/auth/logout', (route) => route.abort());
    await signOut(page);
    await expect(page).toHaveURL('/');
  });
});

test('§2.34 §9.17 the dashboard counts the browsers and no version, shows the five that changed last, and after them lists what is to do, the worst for visitors first', async ({
  page,
}) => {
  await signIn(page);
  const browsers = await allBrowsers(page);
  await page.goto('/admin');
  await expect(page.getByRole('main').locator('dt')).toHaveText(['Browsers', 'Versions']);
  await expect(page.getByRole('main').locator('dd')).toHaveText([String(browsers.length), '0']);
  const recent = browsers.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id).slice(0, 5);
  const items = page.getByRole('region', { name: 'Recently updated' }).getByRole('listitem');
  await expect(items).toHaveText(recent.map(({ name }) => new RegExp(`^${RegExp.escape(name.en)}`, 'u')));
  await page.getByRole('link', { name: 'Add browser' }).click();
  await expect(page.getByRole('heading', { name: 'Add a browser' })).toBeVisible();

  const show = async ({ proposalCount, ...change }: { proposalCount: number; linkSummary: object; jobs: object }) => {
    await changeResponse(page, 'Dashboard', (data: object) => ({ ...data, needs: [], proposalCount, ...change }));
    // The navigation reads the same number.
    await changeResponse(page, 'ProposalCount', () => ({ proposalCount }));
    await page.goto('/admin');
  };
  const toDo = page.getByRole('region', { name: 'What needs you' });
  const job = (name: string, outcome: string | null) => ({
    __typename: 'Job',
    name,
    outcome,
    succeededAt: outcome && '2026-01-01T00:00:00Z',
  });
  const links = { __typename: 'LinkSummary', wrong: 0, dead: 0 };
  const jobs = (...list: object[]) => ({ jobs: { __typename: 'Jobs', jobs: list } });
  await show({ proposalCount: 0, linkSummary: links, ...jobs(job('links', 'succeeded'), job('updates', 'succeeded')) });
  await expect(items.first()).toBeVisible();
  await expect(toDo).toHaveCount(0);
  await show({
    proposalCount: 3,
    linkSummary: { ...links, dead: 2 },
    ...jobs(job('links', null), job('updates', 'failed')),
  });
  await expect(toDo.getByRole('link')).toHaveText([
    '2broken links',
    '1background task that failed',
    '3update proposals',
    '–Links have not been checked yet',
  ]);
  await expect(page.getByRole('main').locator('dl, section')).toHaveText([
    /^Browsers/u,
    /^Recently/u,
    /^What needs you/u,
  ]);
});

test('the updates say until when sources wait for a host that asked for a pause, and not that all is up to date', async ({
  page,
}) => {
  await signIn(page);
  const params = Object.entries({ read: '2', failed: '0', paused: '1', proposals: '0', until: '2026-01-05T14:30:00Z' });
  await changeResponse(page, 'Jobs', ({ jobs }: { jobs: { jobs: { name: string }[] } }) => ({
    jobs: {
      ...jobs,
      jobs: jobs.jobs.map((job) => ({
        ...job,
        outcome: 'succeeded',
        succeededAt: '2026-01-05T13:30:00Z',
        message: {
          __typename: 'JobMessage',
          key: 'sourcesPaused',
          params: params.map(([name, value]) => ({ __typename: 'JobMessageParam', name, value })),
          text: '',
        },
      })),
    },
  }));
  await page.goto('/admin/updates');
  await expect(
    page.getByText(/^Update sources read: 2, .* until 5 Jan 2026, .*: 1; open proposals: 0$/u),
  ).toBeVisible();
  await expect(page.getByText('No proposals wait for you')).toBeVisible();
});

test('the palette opens records before screens and actions by a few letters, and ? shows the keys', async ({
  page,
}) => {
  await signIn(page);
  const browser = await addOwnBrowser(page, 'Zephyr');
  const slide = await addSlide(page, { title_en: 'Zinnia week', title_zh: '百日菊' });
  const code = await add(page, '/api/admin/custom-codes', {
    name: 'Zither counter',
    code_type: 'head_end',
    code_content: '<meta name="zither">',
    is_active: false,
  });
  await page.goto('/admin/tag-management');
  const button = page.getByRole('complementary').getByRole('button', { name: 'Search' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await button.focus();
  const [box, palette] = [
    page.getByRole('combobox', { name: /^Search|^搜索/u }),
    page.getByRole('dialog', { name: /^Search|^搜索/u }),
  ];
  const typeInPalette = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    // Enter waits for the results.
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
  };
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option').first()).toHaveText('New release: choose a browser');
  await expect(palette.getByRole('option')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await typeInPalette('doubao win');
  await expect(page).toHaveURL(/\/admin\/browsers\/16\/versions\?edit=\d+$/u);
  await expect(page.getByRole('main')).toBeFocused();
  for (const [text, path] of [
    ['doubao new release', '/admin/browsers/16/versions?release'],
    ['ze', `/admin/browsers?edit=${browser}`],
    ['zinnia', `/admin/slides?edit=${slide}`],
    ['zither', `/admin/custom-codes?edit=${code}`],
  ] as const) {
    await typeInPalette(text);
    await expect(page).toHaveURL(path);
  }
  await typeInPalette('opensource');
  await expect(textbox(page, 'English label')).toHaveValue('Open source');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Used last' }).getByRole('option')).toHaveText([
    'Zither counter',
    'Zinnia week',
    /^Zephyr/u,
    /^Doubao/u,
  ]);
  await expect(palette.getByRole('group').first()).toContainText('Used last');
  for (const pinyin of ['hsz', 'kuake']) {
    await box.fill(pinyin);
    await expect(palette.getByRole('status')).toHaveText('Nothing matches.');
  }
  await page.keyboard.press('Escape');
  await page.goto('/admin?lang=zh');
  await page.getByRole('main').waitFor();
  await typeInPalette('hsz');
  await expect(page).toHaveURL(/\/admin\/trash/u);
  await typeInPalette('kuake');
  await expect(textbox(page, '名称（中文）')).toHaveValue(/^夸克/u);
  await page.keyboard.press('Control+k');
  const inputMethod = await page.context().newCDPSession(page);
  await inputMethod.send('Input.imeSetComposition', { text: 'hui shou', selectionStart: 8, selectionEnd: 8 });
  await page.keyboard.press('Enter'); // confirms the word
  await expect(palette).toBeVisible();
  await inputMethod.send('Input.insertText', { text: '回收站' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/trash/u);
  await page.goto('/admin?lang=en');
  await page.getByRole('main').waitFor();
  await typeInPalette('add tag');
  await expect(page.getByRole('heading', { name: 'Add a tag' })).toBeVisible();
  await typeInPalette('add slide');
  await expect(page.getByRole('heading', { name: 'Add slide' })).toBeVisible();

  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await typeInPalette('keyboard');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a menu is used with the keys, closes with Escape, Tab and a click outside, and stays inside the window', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/browsers');
  const box = page.getByRole('checkbox', { name: 'Select Perplexity Comet' });
  await box.check();
  const button = page.getByRole('button', { name: 'Actions for Perplexity Comet' });
  const menu = page.getByRole('menu', { name: 'Actions for Perplexity Comet' });
  const items = menu.getByRole('menuitem');
  await button.evaluate((element) => {
    element.focus();
    for (let times = 0; times < 2; times += 1)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
      );
  });
  await expect(items.nth(1)).toBeFocused(); // the second key comes before the browser reports that the menu is open
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await button.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const [key, index] of [
    [null, 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', -1],
    ['Home', 0],
  ] as const) {
    if (key) await page.keyboard.press(key);
    await expect(index < 0 ? items.last() : items.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(box).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await expect(button).not.toBeFocused();
  await expect(page.locator('body')).not.toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 390, height: 640 });
  const openers = page.getByRole('button', { name: /^Actions for/u });
  for (const opener of [openers.first(), openers.nth(5), openers.last()]) {
    await opener.click();
    const [at, below] = [await opener.boundingBox(), await page.getByRole('menu').boundingBox()];
    if (!at || !below) throw new Error('not visible');
    expect(below.x).toBeGreaterThanOrEqual(0);
    expect(below.x + below.width).toBeLessThanOrEqual(390);
    expect(below.y).toBeGreaterThanOrEqual(0);
    expect(below.y + below.height).toBeLessThanOrEqual(640);
    const distance = Math.max(below.y - at.y - at.height, at.y - below.y - below.height);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(10);
    await page.keyboard.press('Escape');
  }
});

test('§2.35 §4.8 the form of a browser stands in place of the list, and gives way to the list as it is then', async ({
  page,
}) => {
  await signIn(page);
  const id = await addOwnBrowser(page, 'To be renamed');
  await page.goto('/admin/browsers');
  await expect(headers(page, 'Browsers').first()).toHaveText('Name');
  const row = page.getByRole('row', { name: /To be renamed/u });
  await expect(row.getByRole('link', { name: 'Versions of To be renamed: 0' })).toHaveAttribute(
    'href',
    `/admin/browsers/${id}/versions`,
  );
  await expect(row.getByRole('button', { name: 'Delete To be renamed' })).toBeVisible();
  await row.getByRole('button', { name: 'Actions for To be renamed' }).click();
  await expect(page.getByRole('menuitem', { name: 'New release of To be renamed' })).toBeVisible();
  await expect
    .poll(() => page.getByRole('menu').evaluate((menu) => innerWidth - menu.getBoundingClientRect().right))
    .toBeGreaterThanOrEqual(8);
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: 'Edit To be renamed' }).last().click();
  await expect(page.getByRole('form', { name: 'Edit To be renamed' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await textbox(page, 'Name (English)').fill('Renamed');
  await save(page);
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: /^Renamed/u })).toBeVisible();

  // The preview of the card does not break a name inside a word.
  await page.goto('/admin/browsers?edit=12&lang=en');
  const name = page.getByRole('complementary', { name: 'Preview of the card' }).locator('h3');
  await expect(name).toHaveText('DuckDuckGo');
  const { height } = (await name.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(30); // one line
});

test.describe('the versions of a browser', () => {
  const LONG = 'Fifty characters of the first feature are shown he|re and not the rest of it';

  test('§2.36 §2.37 §2.38 §2.39 §2.40 §2.41 §2.42 §4.19 §5.30 §9.22 are a table with each fact as the specification words it, are edited in the form that adds them, and deleted once that is confirmed', async ({
    page,
  }) => {
    await signIn(page);
    const browserId = await addOwnBrowser(page, 'Versioned');
    const full = await addVersion(page, browserId, {
      version_number: '2.5',
      platform: 'harmonyos',
      architecture: 'arm64',
      file_size: '1048576',
      download_mirrors: ['https://m.example/1', 'https://m.example/2'],
      features_en: LONG,
      features_zh: '短',
    });
    await addVersion(page, browserId);
    await changeResponse(
      page,
      'VersionsOfBrowser',
      (data: { browser: { versions: { nodes: { versionNumber: string }[] } } }) => {
        for (const version of data.browser.versions.nodes)
          if (version.versionNumber === '1.0') Object.assign(version, { downloadUrl: '', downloadMirrors: [] });
        return data;
      },
    );
    await page.goto(`/admin/browsers/${browserId}/versions`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Versioned');
    await expect(page.getByRole('link', { name: 'Back to browsers' })).toHaveAttribute('href', '/admin/browsers');
    // It is the main button.
    await expect(page.getByRole('link', { name: 'Add version' })).toHaveClass(/\bbg-accent\b/u);
    await expect(page.getByRole('link', { name: 'New release', exact: true })).not.toHaveClass(/\bbg-accent\b/u);
    await expect(headers(page, 'Versions of Versioned')).toHaveText([
      'Version number',
      'Release date',
      'Platform',
      'File size',
      'Download links',
      'Release notes',
      'Actions',
    ]);
    const header = (number: string) =>
      page.getByRole('rowheader', { name: new RegExp(`^${RegExp.escape(number)}`, 'u') });
    const cells = (number: string) =>
      page
        .getByRole('row')
        .filter({ has: header(number) })
        .getByRole('cell');
    const texts = ['1 Jan 2026', '🌸HarmonyOSARM64', '1.00 MB', '3', `${LONG.slice(0, 50)}...`].map(
      (word) => new RegExp(`${RegExp.escape(word)}$`, 'u'),
    );
    await expect(header('2.5')).toHaveText(new RegExp(`^2\\.5#${full}`, 'u'));
    await expect(cells('2.5')).toHaveText(['', ...texts, '']);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const notes = page.getByText(`${LONG.slice(0, 50)}...`).filter({ visible: true });
      expect(await notes.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    }
    await expect(page.getByText('1 Jan 2026').first()).toHaveAttribute('title', '1 January 2026');
    await expect(cells('1.0').nth(4)).toHaveText(/-$/u);
    await expect(cells('1.0').nth(5)).toHaveText(/One$/u);

    await page.goto(`/admin/browsers/${browserId}/versions?lang=zh`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Versioned（中文）');
    await expect(cells('2.5').nth(2)).toHaveText(/鸿蒙ARM64$/u);
    await expect(cells('2.5').nth(5)).toHaveText(/短$/u);
    await page.getByRole('searchbox').fill('Latest 2.5');
    await expect(page.getByRole('rowheader')).toHaveCount(1);

    await page.request.delete(`/api/versions/${full}`);
    await page.goto(`/admin/browsers/${browserId}/versions?lang=en`);
    await page.getByRole('link', { name: 'Edit 1.0 · Windows' }).click();
    await expect(textbox(page, 'Version number')).toHaveValue('1.0');
    await textbox(page, 'Version number').fill('1.1');
    await save(page);
    await expect(page.getByRole('form')).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete 1.1 · Windows' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1.1 · Windows will be deleted');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('rowheader', { name: /^1\.1/u })).toBeVisible();
    await page.getByRole('button', { name: 'Delete 1.1 · Windows' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No versions yet')).toBeVisible();
    await page.getByRole('link', { name: 'Add first version' }).click();
    await expect(textbox(page, 'Version number')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Release channel' })).toHaveValue('stable');
  });
});

test.describe('the homepage settings', () => {
  const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
  const card = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const orders = async (page: Page, name: RegExp) =>
    (
      await region(page, name)
        .getByText(/^Order \d+$/u)
        .allInnerTexts()
    ).map((text) => Number(text.slice(6)));
  const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

  test('§2.45 §2.46 §2.47 list the featured browsers and the others by display order, and count the featured', async ({
    page,
  }) => {
    await signIn(page);
    const browsers = await allBrowsers(page);
    await page.goto('/admin/homepage-settings');
    const featured = browsers.filter(({ isFeatured }) => isFeatured).length;
    await expect(region(page, /^Featured Browsers/u)).toContainText(`${featured} / ${browsers.length}`);
    await expect(
      region(page, /^All Browsers/u)
        .getByText(/^Order \d+$/u)
        .first(),
    ).toBeVisible();
    const shown = await orders(page, /^Featured Browsers/u);
    expect(shown).toEqual(
      ascending(browsers.filter(({ isFeatured }) => isFeatured).map(({ displayOrder }) => displayOrder)),
    );
    const others = await orders(page, /^All Browsers/u);
    expect(others).toEqual(
      ascending(browsers.filter(({ isFeatured }) => !isFeatured).map(({ displayOrder }) => displayOrder)),
    );

    // Where there is none, they ask for one.
    await changeResponse(page, 'AdminBrowsers', (data: { browsers: object }) => ({
      ...data,
      browsers: { ...data.browsers, edges: [], totalCount: 0 },
    }));
    await page.goto('/admin/homepage-settings');
    await expect(region(page, /^Featured Browsers/u)).toContainText('0 / ');
    await expect(region(page, /^Featured Browsers/u)).toContainText('Set Featured');
  });

  test('put a featured browser in another place by the arrow keys on its handle, and by dragging it', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/admin/homepage-settings');
    const list = region(page, /^Featured Browsers/u);
    const names = list.getByRole('heading', { level: 3 });
    await expect(names.nth(2)).toBeVisible();
    const [first = '', second = '', third = ''] = await names.allTextContents();
    await list.getByRole('button', { name: `Move ${third}` }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(names.nth(1)).toHaveText(third);
    await expect(list.getByRole('button', { name: `Move ${third}` })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(names.nth(2)).toHaveText(third);
    const handle = list.getByRole('button', { name: `Move ${first}` });
    await handle.dragTo(list.locator('[data-row="1"]'), { targetPosition: { x: 90, y: 45 } });
    await expect(names.nth(0)).toHaveText(second);
    await expect(names.nth(1)).toHaveText(first);
    await page.keyboard.press('Control+z');
    await expect(names.nth(0)).toHaveText(first);
  });

  test('§1.6 §2.48 §2.49 §4.9 §4.10 §5.28 save the whole record with what changed, and nothing where nothing did', async ({
    page,
  }) => {
    await signIn(page);
    const id = await addOwnBrowser(page, 'Placed');
    const saves = recordOperations(page, 'UpdateBrowser');
    await page.goto('/admin/homepage-settings?lang=zh');
    await expect(card(page, 'Placed（中文）').locator('img')).toBeVisible();
    await page.goto('/admin/homepage-settings?lang=en');
    await expect(card(page, 'Placed').getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'New',
      'Free',
    ]);
    const others = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (/"operationName":"AdminBrowsers".*"featured":false/u.test(route.request().postData() ?? ''))
        await others.promise;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Set Featured: Placed' }).click();
    await expect(region(page, /^Featured Browsers/u).getByRole('heading', { name: 'Placed' })).toBeVisible();
    // The other list is not loaded again yet.
    expect(await page.getByRole('heading', { name: 'Placed' }).count()).toBe(1);
    others.resolve();
    await page.getByRole('button', { name: 'Featured: Placed', exact: true }).click();
    await expect(region(page, /^All Browsers/u).getByRole('heading', { name: 'Placed' })).toBeVisible();
    expect(saves.map(({ variables }) => variables)).toMatchObject(
      [true, false].map((isFeatured) => ({
        id,
        input: {
          name: { en: 'Placed', zh: 'Placed（中文）' },
          description: { en: 'A browser.' },
          displayOrder: 900,
          tags: ['new', 'free'],
          isFeatured,
        },
      })),
    );

    await page.getByRole('button', { name: 'Edit the order and tags of Placed' }).click();
    const order = page.getByRole('spinbutton', { name: 'Display order' });
    await expect(order).toHaveAttribute('min', '0');
    await expect(card(page, 'Placed')).toContainText('Downloads0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(order).toHaveCount(0);
    expect(saves).toHaveLength(2);

    await page.getByRole('button', { name: 'Edit the order and tags of Placed' }).click();
    await card(page, 'Placed').getByRole('checkbox', { name: 'Free' }).uncheck({ force: true });
    await order.fill('-5');
    await order.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit the order and tags of Placed' })).toBeFocused();
    await expect(card(page, 'Placed').getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['New']);
    expect(saves.at(-1)?.variables).toMatchObject({
      input: { displayOrder: 0, tags: ['new'], name: { en: 'Placed' } },
    });

    await page.getByRole('button', { name: 'Edit the order and tags of Placed' }).click();
    await expectPlaces(order);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Placed')).toContainText('Order 0');
    expect(saves).toHaveLength(3);
  });

  test('a move of another browser refuses neither a change on the home page nor a form', async ({ page, context }) => {
    await signIn(page);
    const [id, other] = [await addOwnBrowser(page, 'Stays'), await addOwnBrowser(page, 'Moves')];
    const moveOther = (position: number) =>
      page.request.post('/graphql', {
        data: { query: `mutation { moveBrowser(id: ${other}, position: ${position}) { id } }` },
      });
    const stored = async () =>
      ((await (await page.request.get(`/api/browsers/${id}`)).json()) as { data: { display_order: number } }).data;
    await moveOther(1);
    await page.goto('/admin/homepage-settings');
    const form = await context.newPage();
    await form.goto(`/admin/browsers?edit=${id}`);
    await textbox(form, 'Website').fill('https://stays.example');
    const { display_order } = await stored();
    await card(page, 'Stays').getByRole('button', { name: 'Edit' }).click();
    await card(page, 'Stays').getByRole('checkbox', { name: 'Hot' }).check({ force: true });

    await moveOther(1000);
    await save(form);
    await moveOther(1);
    await page.getByRole('button', { name: 'Set Featured: Stays' }).click();
    await expect(region(page, /^Featured Browsers/u).getByRole('heading', { name: 'Stays' })).toBeVisible();
    await moveOther(1000);
    await card(page, 'Stays').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card(page, 'Stays').getByRole('list', { name: 'Tags' })).toContainText('Hot');
    expect(await stored()).toMatchObject({
      is_featured: true,
      tags: 'new,free,hot',
      website_url: 'https://stays.example',
      display_order: display_order - 1,
    });
  });

  test('give the pages of the footer an address, and say what is wrong with it', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/homepage-settings?lang=en');
    const settings = region(page, /^Other settings/u);
    await textbox(page, 'Contact').fill('me@site.example');
    await settings.getByRole('button', { name: 'Save settings' }).click();
    await expect(
      settings.getByText('Enter an http(s) URL, a path that begins with /, or a mailto address'),
    ).toBeVisible();
    await expect(textbox(page, 'Contact')).toBeFocused();
    await textbox(page, 'About').fill('about');
    await settings.getByRole('button', { name: 'Save settings' }).click();
    await expect(settings.getByText('Enter an http(s) URL, or a path that begins with /')).toBeVisible();
    await textbox(page, 'About').fill('/compare');
    await textbox(page, 'Contact').fill('mailto:me@site.example');
    await settings.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved successfully' })).toBeVisible();
    // The next save has the new revision.
    const live = page.getByRole('checkbox', { name: 'Show real numbers' });
    for (const isLive of [true, false]) {
      await live.setChecked(isLive);
      await settings.getByRole('button', { name: 'Save settings' }).click();
      await expect
        .poll(async () => (await page.request.get('/api/settings?key=homepage')).json())
        .toMatchObject({ data: { value: { liveCounters: isLive } } });
    }
    await page.reload();
    await expect(textbox(page, 'About')).toHaveValue('/compare');
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'mailto:me@site.example',
    );
    await expect(page.getByRole('contentinfo').getByText('Privacy')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/compare');
    await page.goto('/admin/homepage-settings');
    await textbox(page, 'About').fill('');
    await textbox(page, 'Contact').fill('');
    await settings.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved successfully' })).toBeVisible();
  });

  test('§2.44 §8.18 §8.19 §9.12 say for 3 seconds what was done, or why not', async ({ page, expectErrors }) => {
    expectErrors(/502/u);
    await signIn(page);
    await addOwnBrowser(page, 'Timed');
    await page.clock.install();
    await page.goto('/admin/homepage-settings');
    await expect(page.getByRole('button', { name: 'Set Featured: Timed' })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Set Featured: Timed' }).click();
    const statusWith = (texts: string) => page.getByRole('status').filter({ hasText: texts });
    await expect(statusWith('Saved successfully')).toBeVisible();
    await expect(statusWith('Saved successfully').locator('p')).toHaveClass(/text-accent/u);
    await page.clock.runFor(2999);
    await expect(statusWith('Saved successfully')).toBeVisible();
    await page.clock.runFor(1);
    await expect(statusWith('Saved successfully')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await page.route('/graphql', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: 'Featured: Timed', exact: true }).click();
    await expect(statusWith('Save failed').locator('p')).toHaveClass(/text-danger/u);
    await page.clock.runFor(3000);
    await expect(statusWith('Save failed')).toHaveCount(0);
  });
});

test.describe('the slides', () => {
  test('§2.50 §2.51 §2.55 §4.11 §5.30 are a table in the language of the screen, each switched by its whole record and deleted after a question', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/nowhere\.invalid|ERR_NAME_NOT_RESOLVED|ERR_/u);
    await signIn(page);
    const id = await addSlide(page);
    const saves = recordOperations(page, 'UpdateSlide');
    await page.goto('/admin/slides');
    await expect(headers(page, 'Slides')).toHaveText(['Preview', 'Title', 'Link type', 'Order', 'Status', 'Actions']);
    const cells = page.getByRole('row', { name: /Quiet slide/u }).getByRole('cell');
    await expect(cells).toHaveText(['', 'Image not found', /External link/u, /77$/u, /Inactive/u, '']);
    await expect(page.getByRole('rowheader', { name: /Quiet slide/u })).toHaveText('Quiet slideIn English');
    await expect(page.getByRole('row', { name: /Browsers that read/u }).locator('img')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Quiet slide' })).toHaveAttribute(
      'href',
      `/admin/slides?edit=${id}`,
    );
    await page.getByRole('button', { name: 'Delete Quiet slide' }).click();
    await expect(page.getByRole('dialog')).toHaveText(
      'Delete slideAre you sure you want to delete this slide? This action cannot be undone.CancelDelete',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await cells.nth(4).getByRole('button').click();
    await expect(cells.nth(4)).toContainText(/(?:Status)?Active/u);
    await cells.nth(4).getByRole('button').click();
    await expect(cells.nth(4)).toContainText('Inactive');
    const whole = {
      imageUrl: 'https://nowhere.invalid/a.png',
      title: { en: 'Quiet slide', zh: '安静的幻灯片' },
      description: { en: 'In English', zh: '中文说明' },
      linkType: 'external',
      linkTargetId: null,
      linkUrl: 'https://a.example',
      displayOrder: 77,
      isDraft: false,
      visibleFrom: null,
      visibleUntil: null,
    };
    expect(saves.map(({ variables }) => variables.input)).toEqual([
      { ...whole, isActive: true },
      { ...whole, isActive: false },
    ]);
    await page.goto('/admin/slides?lang=zh');
    await expect(page.getByRole('rowheader', { name: /安静的幻灯片/u })).toHaveText('安静的幻灯片中文说明');

    // Someone else has changed or deleted it meanwhile. The table shows what is stored.
    const row = page.getByRole('row', { name: /Quiet slide/u });
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await page.goto('/admin/slides?lang=en');
    await expect(row).toBeVisible();
    await page.request.put(`/api/slides/${id}`, { data: { display_order: 78 } });
    await row.getByRole('cell').nth(4).getByRole('button').click();
    await expect(alert).toContainText('Failed to update slide status: This record was changed in the meantime');
    await expect(row.getByRole('cell').nth(3)).toHaveText(/78$/u);
    await alert.getByRole('button').click();
    await page.request.delete(`/api/slides/${id}`);
    await page.getByRole('button', { name: 'Delete Quiet slide' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(alert).toContainText('Failed to delete slide: Slide not found');
    await expect(row).toHaveCount(0);
  });

  test('§2.52 §2.53 §2.54 begin with an invitation where there is none, and with every field of the form', async ({
    page,
  }) => {
    await signIn(page);
    await changeResponse(page, 'AdminSlides', () => ({ records: [] }));
    await page.goto('/admin/slides');
    await page.getByRole('link', { name: 'Add your first slide' }).click();
    for (const name of ['Title (English)', 'Title (Chinese)', 'Description (English)', 'Description (Chinese)'])
      await expect(textbox(page, name)).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Display order' })).toHaveAttribute('min', '0');
    await expect(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Link type' }).locator('option')).toHaveText([
      'Browser',
      'Version',
      'External link',
    ]);
    await expect(page.locator('input[type=file]')).toHaveCount(1);
    await expect(textbox(page, 'Image')).toBeVisible();
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await textbox(page, 'Title (English)').fill('A title');
    await textbox(page, 'Description (Chinese)').fill('中文说明');
    await expect(preview).toContainText('A title');
    await expect(preview).toContainText('A title中文说明');
  });

  test('§4.17 §4.18 that lead to a version find its browser again, and let go of it with the browser', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/nowhere\.invalid|ERR_/u);
    await signIn(page);
    const [one, other] = [await addOwnBrowser(page, 'First target'), await addOwnBrowser(page, 'Second target')];
    await addVersion(page, one, { version_number: '1.0' });
    const chosen = await addVersion(page, one, { version_number: '1.1' });
    const elsewhere = await addVersion(page, other, { version_number: '9.0' });
    const id = await addSlide(page, { link_type: 'version', link_target_id: chosen });
    const loads = recordOperations(page, 'VersionChoices');
    await page.goto(`/admin/slides?edit=${id}`);
    const [browsers, versions] = [
      page.getByRole('combobox', { name: 'Browser', exact: true }),
      page.getByRole('combobox', { name: 'Version', exact: true }),
    ];
    await expect(browsers).toHaveValue('First target');
    await expect(versions).toHaveValue(/^1\.1 · Windows/u);
    await versions.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^1\.1 · Windows/u, /^1\.0 · Windows/u]);
    await page.keyboard.press('Escape');
    await pick(page, 'Browser', 'Second target');
    await expect(versions).toHaveValue('');
    await versions.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^9\.0 · Windows/u]);
    await page.keyboard.press('Escape');
    await choose(page, 'Link type', 'Browser');
    await expect(versions).toHaveCount(0);
    const before = loads.length;
    await choose(page, 'Link type', 'Version');
    await expect(browsers).toHaveValue('Second target');
    await expect.poll(() => loads.slice(before).map(({ variables }) => variables.browserId)).toEqual([other]);
    await pick(page, 'Version', '9.0');
    await save(page);
    const response = await page.request.get('/api/slides');
    const { slides } = (await response.json()) as { slides: { id: number; link_target_id: number }[] };
    expect(slides.find((slide) => slide.id === id)?.link_target_id).toBe(elsewhere);
  });
});

test('§2.56 §2.57 §2.58 §4.12 §5.30 §9.23 the custom codes are cards that cut what is long; their form warns and shows 12 rows', async ({
  page,
}) => {
  await signIn(page);
  const plain = {
    __typename: 'CustomCode',
    displayOrder: 0,
    isDraft: false,
    visibleFrom: null,
    visibleUntil: null,
    revision: 1,
    description: '',
  };
  const codes = [
    {
      ...plain,
      id: 9001,
      name: 'Long',
      codeType: 'head_start',
      codeContent: `${'x'.repeat(200)}y`,
      description: 'Says why',
      isActive: true,
    },
    { ...plain, id: 9002, name: 'Short', codeType: 'body_end', codeContent: 'x'.repeat(200), isActive: false },
  ];
  await changeResponse(page, 'AdminCustomCodes', () => ({ records: codes }));
  await changeResponse(page, 'CustomCodeToEdit', () => ({ record: codes[1] }));
  await page.goto('/admin/custom-codes');
  const long = page.getByRole('article', { name: 'Long' });
  const short = page.getByRole('article', { name: 'Short' });
  for (const texts of ['Long', 'Active', 'Head start', 'Says why'])
    await expect(long.getByText(texts).first()).toBeVisible();
  for (const texts of ['Short', 'Inactive', 'Body end']) await expect(short.getByText(texts).first()).toBeVisible();
  await expect(long.getByLabel('The code of Long')).toHaveText(`${'x'.repeat(200)}...`);
  await expect(short.getByLabel('The code of Short')).toHaveText('x'.repeat(200));
  const icon = (card: typeof long) => card.locator('svg').first().innerHTML();
  expect(await icon(long)).not.toBe(await icon(short));

  const toggles: Operation[] = [];
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()).operationName !== 'ToggleCustomCode') return route.fallback();
    toggles.push(operationOf(route.request()));
    return route.fulfill({ json: { data: { toggleCustomCode: { ...codes[0], isActive: false, revision: 2 } } } });
  });
  await page.getByRole('switch', { name: 'Long: active' }).click();
  await expect(long).toContainText('Inactive');
  expect(toggles.map(({ variables }) => variables)).toEqual([{ id: 9001, revision: 1 }]);

  await page.getByRole('button', { name: 'Delete Short' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    /Public pages will no longer contain it\.\s*Can be restored from the trash for 30 days\./u,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit Short' }).click();
  await expect(page.getByRole('region', { name: 'Security warning' }).getByRole('listitem')).toHaveText([
    /source you trust: .* send data to any https address/u,
    /^Wrong code may break the site: /u,
    /^Test it in staging first: /u,
  ]);
  await expect(textbox(page, 'Code')).toHaveAttribute('rows', '12');
});

test.describe('the tags', () => {
  // Ids that no browser uses, because the tags in the cache also belong to browsers.
  const TAGS = [
    { id: 'first', label: { en: 'First', zh: '一' }, color: 'red', order: 1 },
    { id: 'second', label: { en: 'Second', zh: '二' }, color: 'blue', order: 2 },
    { id: 'third', label: { en: 'Third', zh: '三' }, color: 'gray', order: 3 },
  ];
  const cachedTags = TAGS.map((tag) => ({
    ...tag,
    __typename: 'Tag',
    label: { ...tag.label, __typename: 'LocalizedText' },
  }));

  test('§2.60 §2.61 §4.14 §4.15 §4.16 §8.23 are a table with arrows that end where it ends; every change saves the whole list', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/502/u);
    await signIn(page);
    await changeResponse(page, 'TagList', () => ({
      tagList: {
        __typename: 'TagList',
        tags: cachedTags,
        revision: 1,
        uses: [{ __typename: 'TagUse', id: 'second', count: 3 }],
      },
    }));
    await page.goto('/admin/tag-management');
    await expect(headers(page, 'Tags')).toHaveText([
      'Order',
      'ID',
      'Chinese label',
      'English label',
      'Preview',
      'Browsers',
      'Actions',
    ]);
    const cells = page.getByRole('row', { name: /second/u }).getByRole('cell');
    await expect(cells.nth(0)).toHaveText(/2$/u);
    await expect(page.getByRole('rowheader', { name: 'second' })).toHaveText('second');
    await expect(cells.nth(1)).toHaveText(/二$/u);
    await expect(cells.nth(2)).toHaveText(/Second$/u);
    await expect(cells.nth(3).getByText('Second')).toHaveClass(/text-tag-blue/u);
    await expect(cells.nth(4)).toHaveText(/3$/u);
    await expect(page.getByRole('region', { name: 'How tags work' })).toContainText(
      'Before deleting a tag, make sure that no browser uses it.',
    );
    for (const [name, isStuck] of [
      ['Move First up', true],
      ['Move First down', false],
      ['Move Second up', false],
      ['Move Third down', true],
    ] as const) {
      await expect(page.getByRole('button', { name }))[isStuck ? 'toBeDisabled' : 'toBeEnabled']();
    }

    const held = Promise.withResolvers<void>();
    const saved: Operation[] = [];
    await page.route('/graphql', async (route) => {
      if (operationOf(route.request()).operationName !== 'SaveTags') return route.fallback();
      saved.push(operationOf(route.request()));
      await held.promise;
      return route.fulfill({ status: 502, body: '' });
    });
    await page.getByRole('button', { name: 'Move Third up' }).click();
    const buttons = ['Add tag', 'Edit First', 'Delete First', 'Move Second up'].map((name) =>
      page.getByRole('button', { name }),
    );
    for (const button of buttons) await expect(button).toBeDisabled();
    held.resolve();
    await expect(page.getByRole('alert')).toHaveText('Save failed');
    for (const button of buttons) await expect(button).toBeEnabled();
    expect(saved.map(({ variables }) => (variables.tags as { id: string }[]).map(({ id }) => id))).toEqual([
      ['first', 'third', 'second'],
    ]);

    await page.getByRole('button', { name: 'Edit Second' }).click();
    for (const name of ['Add tag', 'Edit First', 'Delete First'])
      await expect(page.getByRole('button', { name })).toBeDisabled();

    // Tags that were never saved are an empty list.
    await changeResponse(page, 'TagList', () => ({
      tagList: { __typename: 'TagList', tags: [], revision: 0, uses: [] },
    }));
    await page.goto('/admin/tag-management');
    await expect(page.getByText('No tags yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add your first tag' }).click();
    await expect(textbox(page, 'ID')).toBeFocused();
  });
});

test('browsers are filtered in the address, to which the count of a tag leads', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/tag-management');
  await page.getByRole('link', { name: /^Open source: \d+ browsers$/u }).click();
  await expect(page).toHaveURL('/admin/browsers?tag=opensource');
  await expect(page.getByRole('link', { name: 'Edit Brave' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Google Chrome' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Draft browsers');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Any state');
  await page.getByLabel('No release since').fill('2030-01-01');
  await expect(page).toHaveURL('/admin/browsers?tag=opensource&since=2030-01-01');
  await page.getByLabel('No release since').fill('');
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Linux');
  await expect(page).toHaveURL('/admin/browsers?tag=opensource&platform=linux');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveValue('linux');
  await expect(page.getByRole('link', { name: 'Edit Brave' })).toBeVisible();
});
