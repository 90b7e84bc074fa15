import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { UPLOAD_MAX_BYTES } from '#rules/limits.ts';
import type { Language } from '#rules/vocabulary.ts';
import adminEn from '../web/i18n/admin/en.ts';
import { PASSWORD, pick, signIn, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

// Every line of the error catalogue (§8) that a screen of the administration shows. Nothing here is saved.

/**
 * How a GraphQL request fails: with a message of the server, with a response that is not from GraphQL, or without a
 * response.
 */
type Fault = 'message' | 'badGateway' | 'offline' | null;

const SERVER_ERROR = { en: 'Server Error', zh: '服务器错误' };
const NETWORK = { en: 'Network error. Please check your connection.', zh: '网络错误，请检查网络连接。' };
const LOADING_FAILED = /40[01]|50[02]|ERR_FAILED/u;

/** Makes GraphQL operations fail. Set `fault` of the result to choose how; null lets them succeed. */
async function breakOperations(page: Page, operations: RegExp): Promise<{ fault: Fault }> {
  const state: { fault: Fault } = { fault: null };
  await page.route('/graphql', async (route) => {
    const isMatching = operations.test(operationOf(route));
    await (isMatching && state.fault ? fail(route, state.fault) : route.fallback());
  });
  return state;
}

function operationOf(route: Route): string {
  const { operationName } = route.request().postDataJSON() as { operationName?: string };
  return operationName ?? '';
}

async function fail(route: Route, fault: Exclude<Fault, null>): Promise<void> {
  if (fault === 'offline') return route.abort();
  if (fault === 'badGateway')
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  const body = JSON.stringify({
    errors: [{ message: 'Server Error', extensions: { code: 'INTERNAL', key: 'serverError' } }],
  });
  return route.fulfill({ status: 500, contentType: 'application/graphql-response+json', body });
}

const alertIn = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/u });

test.describe('§8.14 §8.20 §8.22 §8.23 what fails to load is shown in a red box', () => {
  const SCREENS: [path: string, operation: RegExp, message: Record<Language, string>][] = [
    ['/admin', /^Dashboard$/u, { en: 'Failed to load browsers', zh: '浏览器列表加载失败' }],
    ['/admin/browsers', /^AdminBrowsers$/u, { en: 'Failed to load browsers', zh: '浏览器列表加载失败' }],
    ['/admin/browsers?edit=5', /^BrowserToEdit$/u, { en: 'Failed to load browser', zh: '浏览器加载失败' }],
    ['/admin/browsers/1/versions', /^VersionsOfBrowser$/u, { en: 'Failed to load versions', zh: '版本列表加载失败' }],
    ['/admin/browsers/1/versions?edit=1', /^AdminVersion$/u, { en: 'Failed to load version', zh: '版本加载失败' }],
    ['/admin/slides', /^AdminSlides$/u, { en: 'Failed to fetch slides', zh: '轮播图加载失败' }],
    ['/admin/homepage-settings', /^HomepageSettings$/u, { en: 'Failed to load data', zh: '数据加载失败' }],
    ['/admin/custom-codes', /^AdminCustomCodes$/u, { en: 'Failed to load custom codes', zh: '自定义代码加载失败' }],
    ['/admin/tag-management', /^TagList$/u, { en: 'Failed to load data', zh: '数据加载失败' }],
  ];

  test('on every screen, in both languages, and can be tried again', async ({ page, expectErrors }) => {
    expectErrors(LOADING_FAILED);
    await signIn(page);
    for (const [index, [path, operation, message]] of SCREENS.entries())
      await test.step(path, async () => {
        await page.unroute('/graphql');
        const broken = await breakOperations(page, operation);
        broken.fault = 'badGateway';
        const language = index % 2 ? 'zh' : 'en';
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await expect(alertIn(page).locator('p')).toHaveText(message[language]);
        broken.fault = null;
        await alertIn(page).getByRole('button').click();
        await expect(alertIn(page)).toHaveCount(0);
      });
  });

  test('what the server says is passed on in English, and a change of language changes each message', async ({
    page,
    expectErrors,
  }) => {
    const message = { en: 'Failed to load browsers', zh: '浏览器列表加载失败' };
    expectErrors(LOADING_FAILED);
    await signIn(page);
    const broken = await breakOperations(page, /^AdminBrowsers$/u);
    broken.fault = 'badGateway';
    await page.goto('/admin/browsers');
    await expect(alertIn(page).locator('p')).toHaveText(message.en);
    broken.fault = 'message';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alertIn(page).locator('p')).toHaveText(SERVER_ERROR.en);
    broken.fault = 'offline';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alertIn(page).locator('p')).toHaveText(NETWORK.en);
    await page.getByRole('link', { name: '中文' }).click();
    await expect(alertIn(page).locator('p')).toHaveText(NETWORK.zh);
    broken.fault = 'message';
    await page.getByRole('button', { name: '重试' }).click();
    await expect(alertIn(page).locator('p')).toHaveText(SERVER_ERROR.zh);
    broken.fault = 'badGateway';
    await page.getByRole('button', { name: '重试' }).click();
    await expect(alertIn(page).locator('p')).toHaveText(message.zh);
    broken.fault = null;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(alertIn(page)).toHaveCount(0);
  });
});

test('a tag list that answers 404 is an empty list, to which the first tag can be added', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/u);
  await signIn(page);
  const saved: unknown[] = [];
  await page.route('/graphql', (route) => {
    if (operationOf(route) === 'SaveTags') {
      saved.push(route.request().postDataJSON());
      return route.fulfill({
        json: { data: { saveTags: { __typename: 'TagList', tags: [], revision: 1, uses: [] } } },
      });
    }
    return operationOf(route) === 'TagList'
      ? route.fulfill({ status: 404, json: { success: false, error: 'Setting not found' } })
      : route.fallback();
  });
  await page.goto('/admin/tag-management');
  await expect(page.getByText('No tags yet')).toBeVisible();
  await expect(alertIn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add your first tag' }).click();
  await textbox(page, 'ID').fill('first');
  await textbox(page, 'Chinese label').fill('第一');
  await textbox(page, 'English label').fill('First');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved successfully')).toBeVisible();
  expect(saved).toMatchObject([{ variables: { tags: [{ id: 'first' }], revision: 0 } }]);
});

test.describe('what fails to be saved or deleted is shown in words', () => {
  test.beforeEach(async ({ page, expectErrors }) => {
    expectErrors(LOADING_FAILED);
    await signIn(page);
  });

  const message = (page: Page, text: string) => page.getByText(text, { exact: true });

  /** The three faults, with the messages of a failed action. */
  const messagesOf = (fallback: string, format: (text: string) => string = (text) => text) =>
    ({ badGateway: fallback, message: format(SERVER_ERROR.en), offline: format(NETWORK.en) }) as const;

  /** Makes an action fail in the ways that have a message here, and expects it. */
  async function expectMessages(
    page: Page,
    broken: { fault: Fault },
    act: () => Promise<void>,
    messages: Partial<Record<Exclude<Fault, null>, string>>,
  ): Promise<void> {
    for (const [fault, text] of Object.entries(messages)) {
      broken.fault = fault as Fault;
      await act();
      await expect(message(page, text)).toBeVisible();
    }
    broken.fault = null;
  }

  async function expectFormFailure(
    page: Page,
    broken: { fault: Fault },
    typed: Locator,
    messages: Parameters<typeof expectMessages>[3],
  ): Promise<void> {
    await typed.fill('Never saved');
    await expectMessages(
      page,
      broken,
      () => page.getByRole('button', { name: adminEn.form.save, exact: true }).click(),
      messages,
    );
    const [last = ''] = Object.values(messages).slice(-1);
    await expect(page.getByRole('alert').filter({ hasText: last })).toBeFocused();
    await expect(typed).toHaveValue('Never saved');
  }

  async function closeAlert(page: Page): Promise<void> {
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
  }

  /** Deletes the first record and closes the error dialog, if there is one. */
  async function deleteFirst(page: Page): Promise<void> {
    await closeAlert(page);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: new RegExp(`^${adminEn.form.delete}`, 'u') })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: adminEn.form.delete, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: adminEn.form.delete, exact: true })).toHaveCount(
      0,
    );
  }

  // How each kind of fault becomes words is the same everywhere, so it is tested with browsers alone, and where the
  // words are others: those of slides are always the same, those of tags have a beginning.
  test('§2.43 §8.15 §8.16 browsers and versions', async ({ page }) => {
    const broken = await breakOperations(page, /^(?:Update|Delete)/u);
    await page.goto('/admin/browsers?edit=5&lang=en');
    await expectFormFailure(page, broken, page.locator('[name="name.en"]'), messagesOf('Submit failed'));
    await page.goto('/admin/browsers?lang=en');
    await expectMessages(page, broken, () => deleteFirst(page), { badGateway: 'Delete failed' });
    await page.goto('/admin/browsers/1/versions?lang=en');
    await expectMessages(page, broken, () => deleteFirst(page), {
      badGateway: 'Delete failed',
      message: SERVER_ERROR.en,
    });
    await page.goto('/admin/browsers/1/versions?edit=1&lang=en');
    const number = page.locator('[name="versionNumber"]');
    await expectFormFailure(page, broken, number, { badGateway: 'Submit failed' });
  });

  test('§8.20 slides', async ({ page }) => {
    const broken = await breakOperations(page, /^(?:Update|Delete)/u);
    await page.goto('/admin/slides?lang=en');
    const always = (text: string) => ({ badGateway: text, message: text });
    await expectMessages(page, broken, () => deleteFirst(page), always('Failed to delete slide'));
    await page.getByRole('dialog').getByRole('button').click();
    const toggle = page.getByTitle(adminEn.slides.deactivate).first();
    await expectMessages(
      page,
      broken,
      async () => {
        await closeAlert(page);
        await toggle.click();
      },
      always('Failed to update slide status'),
    );
    await page.getByRole('dialog').getByRole('button').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${adminEn.form.edit}`, 'u') })
      .first()
      .click();
    await expectFormFailure(page, broken, page.locator('[name="title.en"]'), { badGateway: 'Failed to save slide' });
  });

  test('§8.22 custom codes', async ({ page }) => {
    const broken = await breakOperations(page, /^(?:Create|Toggle|Delete)/u);
    const code = {
      __typename: 'CustomCode',
      id: 1,
      name: 'Unlucky',
      codeType: 'head_end',
      codeContent: '<meta>',
      description: '',
      isActive: true,
      displayOrder: 0,
      revision: 1,
    };
    await page.route('/graphql', (route) =>
      operationOf(route) === 'AdminCustomCodes'
        ? route.fulfill({ json: { data: { records: [code] } } })
        : route.fallback(),
    );
    await page.goto('/admin/custom-codes?lang=en');
    await expectMessages(page, broken, () => page.getByRole('switch').click(), {
      badGateway: 'Failed to toggle custom code',
    });
    await expectMessages(page, broken, () => deleteFirst(page), { badGateway: 'Failed to delete custom code' });
    await page.goto('/admin/custom-codes?add&lang=en');
    await page.locator('[name="codeContent"]').fill('<meta>');
    await expectFormFailure(page, broken, page.locator('[name="name"]'), { badGateway: 'Failed to save custom code' });
  });

  test('§8.24 tags and homepage settings', async ({ page }) => {
    const broken = await breakOperations(page, /^(?:Update|Save)/u);
    const failed = 'Save failed';
    await page.goto('/admin/tag-management?lang=en');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${adminEn.form.edit}.`, 'u') })
      .first()
      .click();
    const typed = page.locator('[name="label.en"]');
    await typed.fill('Never saved');
    await expectMessages(
      page,
      broken,
      () => page.getByRole('button', { name: adminEn.form.save, exact: true }).click(),
      messagesOf(failed, (text) => `${failed}: ${text}`),
    );
    await expect(typed).toHaveValue('Never saved');
    await page.goto('/admin/homepage-settings?lang=en');
    await page.getByRole('checkbox', { name: adminEn.field.setting.liveCounters }).check();
    await expectMessages(
      page,
      broken,
      () => page.getByRole('button', { name: adminEn.homepage.save }).click(),
      messagesOf(failed),
    );
    await expectMessages(page, broken, () => page.locator('button[aria-pressed]').first().click(), {
      badGateway: failed,
    });
  });

  test('§8.6 the password', async ({ page, context }) => {
    await context.clearCookies();
    await page.goto('/admin/login?lang=en');
    const password = page.getByLabel(adminEn.login.password);
    await password.fill('not sent');
    const responses: [route: (route: Route) => Promise<void>, text: string][] = [
      [
        (route) => route.fulfill({ status: 500, json: { success: false, error: 'Server Error', key: 'serverError' } }),
        SERVER_ERROR.en,
      ],
      [
        (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
        'Login failed. Please try again. (HTTP Error: 502)',
      ],
      [(route) => route.abort(), NETWORK.en],
      [
        (route) =>
          route.fulfill({
            status: 401,
            json: { success: false, error: 'Login failed. Please check your password.', key: 'loginFailed' },
          }),
        'Login failed. Please check your password.',
      ],
    ];
    for (const [handler, text] of responses) {
      await page.route('/api/auth/login', handler);
      await page.getByRole('button', { name: adminEn.login.submit }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(password).toBeFocused();
      await expect(password).toHaveValue('not sent');
    }
  });
});

test('§8.17 an image that cannot be uploaded', async ({ page, expectErrors }) => {
  expectErrors(LOADING_FAILED);
  await signIn(page);
  const chooser = page.locator('input[type=file]');
  const png = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10) };
  const svg = { ...png, name: 'a.svg', mimeType: 'image/svg+xml' };
  const invalidType = {
    en: 'Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.',
    zh: '文件类型无效，仅支持 PNG、JPEG、WebP 和 GIF。',
  };
  // The messages are the same in all three forms, so one form has each of them.
  for (const path of ['/admin/slides?add', '/admin/browsers/1/versions?add']) {
    await page.goto(`${path}&lang=en`);
    await expect(page.locator('form')).toBeVisible();
    await chooser.setInputFiles(svg);
    await expect(alertIn(page)).toHaveText(invalidType.en);
  }

  await page.goto('/admin/browsers?edit=5&lang=zh');
  await expect(page.locator('form')).toBeVisible();
  const previews = () =>
    page.locator('form img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await previews();
  // A path, because bytes would be sent to the browser as text. It has no sign that some systems cannot read.
  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  const large = join(folder, 'large.png');
  await writeFile(large, Buffer.alloc(UPLOAD_MAX_BYTES + 1));
  const refused: [file: Parameters<Locator['setInputFiles']>[0], text: string][] = [
    [svg, invalidType.zh],
    [large, '文件大小不能超过 10MB'],
    [[], '未选择文件'],
  ];
  for (const [file, text] of refused) {
    await chooser.setInputFiles(file);
    await expect(alertIn(page)).toHaveText(text);
  }
  await rm(folder, { recursive: true });

  const responses: [route: (route: Route) => Promise<void>, text: string][] = [
    [
      (route) => route.fulfill({ status: 500, json: { success: false, error: 'Server Error', key: 'serverError' } }),
      '上传失败，请重试。（HTTP 错误：500）',
    ],
    [
      (route) =>
        route.fulfill({
          status: 400,
          json: { success: false, error: 'The image cannot be read', key: 'imageUnreadable' },
        }),
      '无法读取图片',
    ],
    [(route) => route.abort(), NETWORK.zh],
  ];
  for (const [handler, text] of responses) {
    await page.route('/api/upload/image', handler);
    await chooser.setInputFiles(png);
    await expect(alertIn(page)).toHaveText(text);
    // The preview has not changed.
    await expect.poll(previews).toEqual(before);
  }
});

test('§8.21 browsers and versions that cannot be loaded leave the lists of a slide empty, which is only logged', async ({
  page,
  expectErrors,
}) => {
  expectErrors(LOADING_FAILED);
  expectErrors(/^console: .*(?:Server Error|Received status code 502)/u);
  await signIn(page);
  const expectNone = async (name: string) => {
    await page.getByRole('combobox', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Nothing matches.' })).toBeVisible();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  };
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Server Error')) logged.push(message.text());
  });

  const broken = await breakOperations(page, /^BrowserChoices$/u);
  broken.fault = 'message';
  await page.goto('/admin/slides?add');
  await expectNone('Browser');
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expect(alertIn(page)).toHaveCount(0);

  broken.fault = null;
  logged.length = 0;
  const versions = await breakOperations(page, /^VersionChoices$/u);
  versions.fault = 'message';
  await page.reload();
  await page.getByRole('combobox', { name: 'Link type' }).selectOption('version');
  await pick(page, 'Browser', 'Dia');
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expectNone('Version');
  await expect(alertIn(page)).toHaveCount(0);
});

test.describe('a picture on its way', () => {
  /** Drops a file on an element, or pastes it. */
  const transferFile = (page: Page, how: 'drop' | 'paste', on: Locator, type: string) =>
    test.step(how, async () => {
      const picture = await page.evaluateHandle(
        async ({ address, mime }) => {
          const bytes = await (await fetch(address)).arrayBuffer();
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], 'picture.png', { type: mime }));
          return transfer;
        },
        { address: '/icon-192.png', mime: type },
      );
      const target = await on.elementHandle();
      if (how === 'drop') {
        await on.dispatchEvent('dragover', { dataTransfer: picture });
        await on.dispatchEvent('drop', { dataTransfer: picture });
        return;
      }
      await page.evaluate(
        ([element, data]) =>
          element?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })),
        [target, picture] as const,
      );
    });

  test('is taken by drop and by paste: an icon, a slide, a screenshot', async ({ page }) => {
    await signIn(page);
    const button = (name: string) => page.getByRole('button', { name });
    const ways = ['drop', 'paste'] as const;
    await page.goto('/admin/browsers?add');
    for (const how of ways) {
      await textbox(page, 'Icon').fill('');
      await transferFile(page, how, textbox(page, 'Icon'), 'image/png');
      await expect(textbox(page, 'Icon')).toHaveValue(/\/uploads\/.*\.png$/u);
    }
    await page.goto('/admin/slides?add');
    for (const how of ways) {
      await textbox(page, 'Image').fill('');
      await transferFile(page, how, button('Choose an image'), 'image/png');
      await expect(page.locator('form img[src*="/uploads/"]').first()).toBeVisible();
    }
    await page.goto('/admin/browsers/1/versions?add');
    for (const [index, how] of ways.entries()) {
      await transferFile(page, how, button('Upload images'), 'image/png');
      await expect(textbox(page, `Screenshot ${index + 1}`)).toHaveValue(/\/uploads\/.*\.png$/u);
      await transferFile(page, how, button('Upload images'), 'text/plain');
      await expect(alertIn(page)).toHaveText('Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.');
    }
  });

  test('shows how far it got while the form waits for it, also when it finds the session over', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/401/u);
    await signIn(page);
    await page.goto('/admin/browsers?add');
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('/api/upload/image', async (route) => {
      await arrival;
      await route.continue();
    });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.locator('input[type=file]').setInputFiles('web/public/icon-192.png');
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    await expect(page.getByText(/^Uploading… \d+%$/u)).toBeVisible();
    await expect(page.locator('form img[src^="data:image/"]')).toBeVisible();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    arrive();
    await expect(textbox(page, 'Icon')).toHaveValue(/\/uploads\/.*\.png$/u);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(save).not.toHaveAttribute('aria-disabled');

    await textbox(page, 'Icon').fill('');
    await context.clearCookies();
    await page.locator('input[type=file]').setInputFiles('web/public/icon-192.png');
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(textbox(page, 'Icon')).toHaveValue(/\/uploads\/.*\.png$/u);
  });
});

test('a script of the admin area that cannot be loaded is said in both languages', async ({
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|net::ERR_FAILED/u);
  await page.route(/start-admin/u, (route) => route.abort());
  // By a script, because `goto` of these tests waits for hydration.
  await page.evaluate((url) => location.assign(`${url}/admin`), baseURL);
  await expect(page.getByRole('alert')).toContainText('The admin area could not be loaded.');
  await expect(page.getByRole('alert')).toContainText('管理后台加载失败。');
});
