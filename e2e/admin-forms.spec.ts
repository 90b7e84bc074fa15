import type { Locator, Page } from '@playwright/test';
import { messageText, type MessageKey } from '../rules/messages.ts';
import type { Language } from '../rules/vocabulary.ts';
import adminEn from '../web/i18n/admin/en.ts';
import { PASSWORD, signIn, unfold } from './administrator.ts';
import { expect, test } from './test.ts';

// Every validation row of the specification (§5), in the form that shows it. Nothing here is saved.
test.describe.configure({ timeout: 60_000 });

/** A value of a field and the expected message. */
type Row = [field: string, typed: string, messages: Record<Language, string>];

const REQUIRED = { en: 'Please fill in all required fields', zh: '请填写所有必填字段' };

const LONG_URL = `https://never.example/${'x'.repeat(2048)}`;
const URL_TOO_LONG = { en: 'URL must be less than 2048 characters', zh: '网址不能超过 2048 个字符' };

const field = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('.', '-')}`);

/**
 * Fills in or chooses a value, also one that is too long or that the select does not have, so that validation can be
 * tested.
 */
async function enter(control: Locator, value: string): Promise<void> {
  const isList = await control.evaluate((element, text) => {
    element.removeAttribute('maxlength');
    if (!(element instanceof HTMLSelectElement)) return false;
    if (![...element.options].some((option) => option.value === text)) element.add(new Option(text, text));
    return true;
  }, value);
  const isBox = (await control.getAttribute('role')) === 'combobox';
  // The list is searched by version number; the text after the dot only identifies the option.
  await (isList ? control.selectOption(value) : control.fill(isBox ? (value.split(' ·')[0] ?? '') : value));
  if (!isBox) return;
  if (value === '') await control.press('Escape');
  else await control.page().getByRole('listbox').getByRole('option', { name: value }).first().click();
}

async function enterAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, value] of Object.entries(values)) await enter(field(page, path), value);
}

async function expectAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, value] of Object.entries(values)) await expect(field(page, path)).toHaveValue(value);
}

const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Runs a check in English, which is the language of the page, and in Chinese. */
async function inBothLanguages(page: Page, check: (language: Language) => Promise<void>): Promise<void> {
  await check('en');
  await page.getByRole('link', { name: '中文', exact: true }).click();
  await check('zh');
  await page.getByRole('link', { name: 'English', exact: true }).click();
}

/** Expects a message at the field after a failed save. The field keeps its value. */
async function expectMessage(control: Locator, value: string, message: string): Promise<void> {
  await expect(control).toHaveAccessibleDescription(new RegExp(`(?:^| )${message}$`, 'u'));
  await expect(control).toHaveValue(value);
}

/** The same in both languages, for the first invalid field, which has the focus. */
async function expectRefused(control: Locator, value: string, messages: Record<Language, string>): Promise<void> {
  await expect(control).toBeFocused();
  await inBothLanguages(control.page(), (language) => expectMessage(control, value, messages[language]));
}

/**
 * For each round of rows: fills in the invalid values, tries to save, expects the messages and fills in valid values.
 */
async function expectValidation(
  page: Page,
  rows: readonly Row[],
  good: Readonly<Record<string, string>>,
): Promise<void> {
  for (const round of roundsOf(rows)) {
    for (const [path, value] of round) await enter(field(page, path), value);
    await pressSave(page);
    const [first] = round;
    if (first) await expect(field(page, first[0])).toBeFocused();
    await inBothLanguages(page, async (language) => {
      for (const [path, value, messages] of round) await expectMessage(field(page, path), value, messages[language]);
    });
    for (const [path] of round) await enter(field(page, path), good[path] ?? '');
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  }
  await expectAll(page, good);
}

/** Groups the rows into rounds: first the first row of each field, then the second rows, and so on. */
function roundsOf(rows: readonly Row[]): Row[][] {
  const byField = [...Map.groupBy(rows, ([path]) => path).values()];
  const maxRows = Math.max(...byField.map(({ length }) => length));
  return Array.from({ length: maxRows }, (_, round) => byField.flatMap((own) => own.slice(round, round + 1)));
}

/** Makes the server reject a save because of one field. */
async function refuseSaving(page: Page, field: string, key: MessageKey): Promise<void> {
  const message = messageText(key);
  const extensions = { code: 'BAD_REQUEST', key, fields: { [field]: message }, issues: [{ field, key, params: {} }] };
  await page.route('/graphql', (route) => {
    const isSave = /"operationName":"(?:Create|Save)/u.test(route.request().postData() ?? '');
    return isSave ? route.fulfill({ json: { errors: [{ message, extensions }] } }) : route.fallback();
  });
}

/** Typed values of an order field, and the values after the field loses the focus (spec §5). */
const PLACES = [
  ['', '0'],
  ['-5', '0'],
  ['2.9', '2'],
  ['7', '7'],
] as const;

async function expectPlaces(control: Locator): Promise<void> {
  for (const [typed, becomes] of PLACES) {
    await control.fill(typed);
    await control.press('Tab');
    await expect(control).toHaveValue(becomes);
  }
}

const BROWSER = {
  'name.en': 'Never saved',
  'name.zh': '从不保存',
  'shortDescription.en': 'Short',
  'shortDescription.zh': '短',
  'description.en': 'A description',
  'description.zh': '一段简介',
  websiteUrl: 'https://never.example/',
};

const BROWSER_ROWS: Row[] = [
  ['name.en', '', { en: 'English name is required', zh: '请填写英文名称' }],
  ['name.en', '   ', { en: 'English name is required', zh: '请填写英文名称' }],
  [
    'name.en',
    'x'.repeat(101),
    { en: 'English name must be less than 100 characters', zh: '英文名称不能超过 100 个字符' },
  ],
  ['name.zh', '', { en: 'Chinese name is required', zh: '请填写中文名称' }],
  [
    'name.zh',
    '字'.repeat(101),
    { en: 'Chinese name must be less than 100 characters', zh: '中文名称不能超过 100 个字符' },
  ],
  [
    'shortDescription.en',
    'x'.repeat(101),
    { en: 'English short description must be less than 100 characters', zh: '英文一句话简介不能超过 100 个字符' },
  ],
  [
    'shortDescription.zh',
    '字'.repeat(101),
    { en: 'Chinese short description must be less than 100 characters', zh: '中文一句话简介不能超过 100 个字符' },
  ],
  ['description.en', '', { en: 'English description is required', zh: '请填写英文简介' }],
  [
    'description.en',
    'x'.repeat(1001),
    { en: 'English description must be less than 1000 characters', zh: '英文简介不能超过 1000 个字符' },
  ],
  ['description.zh', ' \n ', { en: 'Chinese description is required', zh: '请填写中文简介' }],
  [
    'description.zh',
    '字'.repeat(1001),
    { en: 'Chinese description must be less than 1000 characters', zh: '中文简介不能超过 1000 个字符' },
  ],
  ['iconUrl', '', { en: 'Icon URL is required', zh: '请填写图标地址' }],
  ['iconUrl', 'ftp://never.example/icon.png', { en: 'Invalid icon URL format', zh: '图标地址格式不正确' }],
  ['websiteUrl', LONG_URL, URL_TOO_LONG],
  ['websiteUrl', 'never.example', { en: 'Invalid website URL format', zh: '官网地址格式不正确' }],
];

const VERSION = {
  versionNumber: '1.0',
  releaseDate: '2026-09-01',
  platform: 'linux',
  architecture: 'x64',
  releaseChannel: 'beta',
  updateType: 'minor',
  downloadUrl: 'https://never.example/setup',
  fileSize: '120 MB',
  minOsVersion: 'Linux 6',
  sha256: 'a'.repeat(64),
  pinned: 'false',
  sourceUrl: 'https://never.example/notes',
  'features.en': 'One\nTwo',
  'features.zh': '一\n二',
};

const VERSION_ROWS: Row[] = [
  ['versionNumber', '', { en: 'Version number is required', zh: '请填写版本号' }],
  [
    'versionNumber',
    '1'.repeat(51),
    { en: 'Version number must be less than 50 characters', zh: '版本号不能超过 50 个字符' },
  ],
  ['releaseDate', '', { en: 'Release date is required', zh: '请填写发布日期' }],
  ['platform', '', { en: 'Platform is required', zh: '请选择平台' }],
  ['platform', 'beos', { en: 'Invalid platform', zh: '平台无效' }],
  ['architecture', 'mips', { en: 'Invalid architecture', zh: '架构无效' }],
  ['releaseChannel', 'nightly', { en: 'Invalid release channel', zh: '发布渠道无效' }],
  ['updateType', 'huge', { en: 'Invalid update type', zh: '更新类型无效' }],
  ['downloadUrl', '', { en: 'Download URL is required', zh: '请填写下载地址' }],
  ['downloadUrl', 'javascript:alert(1)', { en: 'Invalid download URL format', zh: '下载地址格式不正确' }],
  ['fileSize', '1'.repeat(51), { en: 'File size must be less than 50 characters', zh: '文件大小不能超过 50 个字符' }],
  [
    'minOsVersion',
    'x'.repeat(101),
    { en: 'Minimum OS version must be less than 100 characters', zh: '最低系统版本不能超过 100 个字符' },
  ],
  ['sha256', 'abc', { en: 'Invalid SHA-256 checksum', zh: 'SHA-256 校验值格式不正确' }],
  ['sourceUrl', 'never.example', { en: 'Invalid source URL format', zh: '来源地址格式不正确' }],
  ['features.en', '', { en: 'English features are required', zh: '请填写英文功能特性' }],
  [
    'features.en',
    'x'.repeat(10_001),
    { en: 'English features must be less than 10000 characters', zh: '英文功能特性不能超过 10000 个字符' },
  ],
  ['features.zh', '\n', { en: 'Chinese features are required', zh: '请填写中文功能特性' }],
];

const SLIDE = {
  'title.en': 'Never saved',
  'title.zh': '从不保存',
  'description.en': 'A description',
  'description.zh': '一段描述',
  linkType: 'browser',
  browserId: '5',
};

const SLIDE_ROWS: Row[] = [
  ['title.en', '', REQUIRED],
  ['title.en', 'x'.repeat(201), { en: 'Title must be less than 200 characters', zh: '标题不能超过 200 个字符' }],
  ['title.zh', ' ', REQUIRED],
  ['title.zh', '字'.repeat(201), { en: 'Title must be less than 200 characters', zh: '标题不能超过 200 个字符' }],
  [
    'description.en',
    'x'.repeat(501),
    { en: 'Description must be less than 500 characters', zh: '描述不能超过 500 个字符' },
  ],
  [
    'description.zh',
    '字'.repeat(501),
    { en: 'Description must be less than 500 characters', zh: '描述不能超过 500 个字符' },
  ],
  ['imageUrl', '', REQUIRED],
  ['imageUrl', 'data:image/png;base64,AA', { en: 'Invalid image URL format', zh: '图片地址格式不正确' }],
  ['linkType', 'popup', { en: 'Invalid link type', zh: '链接类型无效' }],
  ['browserId', '', { en: 'Please select a link target', zh: '请选择链接目标' }],
];

const CODE = {
  name: 'Never saved',
  description: 'A description',
  codeType: 'head_end',
  codeContent: '<meta name="never">',
};

const CODE_ROWS: Row[] = [
  ['name', '', REQUIRED],
  ['name', 'x'.repeat(201), { en: 'Name must be less than 200 characters', zh: '名称不能超过 200 个字符' }],
  [
    'description',
    '字'.repeat(501),
    { en: 'Description must be less than 500 characters', zh: '描述不能超过 500 个字符' },
  ],
  ['codeType', '', REQUIRED],
  ['codeType', 'nowhere', { en: 'Invalid code position', zh: '代码位置无效' }],
  ['codeContent', '\n', REQUIRED],
];

const TAG = { id: 'never', 'label.zh': '从不', 'label.en': 'Never' };

const TAG_ROWS: Row[] = [
  ['id', '', REQUIRED],
  [
    'id',
    'Not Lowercase',
    {
      en: 'Tag ID can contain only lowercase English letters, digits, hyphens and underscores',
      zh: '标签 ID 只能包含小写英文字母、数字、连字符和下划线',
    },
  ],
  ['id', 'hot', { en: 'Tag ID already exists', zh: '标签 ID 已存在' }],
  ['id', 'x'.repeat(51), { en: 'Tag ID must be less than 50 characters', zh: '标签 ID 不能超过 50 个字符' }],
  ['label.zh', ' ', REQUIRED],
  ['label.zh', '字'.repeat(51), { en: 'Tag label must be less than 50 characters', zh: '标签名称不能超过 50 个字符' }],
  ['label.en', '', REQUIRED],
];

test.describe('what a form refuses is shown under its field, in both languages', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    // None of these saves may reach the server.
    await page.route('/graphql', (route) =>
      /"operationName":"(?:Create|Save)/u.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
  });

  test('§5.4 browser', async ({ page, baseURL }) => {
    const good = { ...BROWSER, iconUrl: `${baseURL}/icons/comet.svg` };
    await page.goto('/admin/browsers?add&lang=en');
    for (const path of ['shortDescription.en', 'shortDescription.zh']) {
      await field(page, path).focus();
      await page.keyboard.insertText('字'.repeat(120));
      await expect(field(page, path)).toHaveValue('字'.repeat(100));
    }
    await enterAll(page, good);
    await expectValidation(page, BROWSER_ROWS, good);
    await refuseSaving(page, 'tags', 'tooManyTags');
    await pressSave(page);
    const tags = page.getByRole('group', { name: adminEn.field.browser.tags });
    await expect(tags).toHaveAccessibleDescription(/At most 20 tags can be chosen$/u);
    await expect(tags.locator(':focus')).toBeAttached();
    await expectPlaces(field(page, 'displayOrder'));
  });

  test('§5.12 version', async ({ page }) => {
    await page.goto('/admin/browsers/5/versions?add&lang=en');
    await unfold(page);
    await enterAll(page, VERSION);
    await expectValidation(page, VERSION_ROWS, VERSION);

    // The server can also find errors that these fields cannot contain, or that belong to no field.
    await refuseSaving(page, 'releaseDate', 'releaseDateInvalid');
    await pressSave(page);
    await expectRefused(field(page, 'releaseDate'), VERSION.releaseDate, {
      en: 'Invalid date format',
      zh: '日期格式不正确',
    });
    await refuseSaving(page, 'browserId', 'browserIdRequired');
    await pressSave(page);
    await expect(page.getByText('Browser ID is required')).toBeFocused();
    await expectAll(page, VERSION);
  });

  test('§5.12 §5.13 addresses of a version', async ({ page, baseURL }) => {
    await page.goto('/admin/browsers/5/versions?add&lang=en');
    await unfold(page);
    await enterAll(page, VERSION);
    const screenshot = (number: number) =>
      page.getByRole('textbox', { name: new RegExp(`^(?:Screenshot|截图) ${number}$`, 'u') });
    const addScreenshot = page.getByRole('button', { name: adminEn.versions.addScreenshot });
    await addScreenshot.click();
    await addScreenshot.click();
    await expectRefused(screenshot(1), '', { en: 'Please enter an image URL', zh: '请输入图片地址' });
    await screenshot(1).fill('never.example/1.png');
    await screenshot(1).blur();
    await expectMessage(screenshot(1), 'never.example/1.png', 'Please enter a valid URL');
    await addScreenshot.click();
    await expectRefused(screenshot(1), 'never.example/1.png', {
      en: 'Please enter a valid URL',
      zh: '请输入有效的网址',
    });
    await pressSave(page);
    await expectRefused(screenshot(1), 'never.example/1.png', {
      en: 'Invalid screenshot URL at position 1',
      zh: '第 1 张截图的地址格式不正确',
    });
    await screenshot(1).fill(`${baseURL}/og.png`);
    for (const number of [2, 3, 4, 5]) {
      await addScreenshot.click();
      await expect(screenshot(number)).toBeFocused();
      await screenshot(number).fill(`${baseURL}/og.png`);
    }
    await addScreenshot.click();
    await expect(page.getByRole('alert').filter({ hasText: 'At most 5 screenshots can be added' })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles('web/public/icon-192.png');
    await expect(page.getByRole('alert').filter({ hasText: 'At most 5 screenshots can be uploaded' })).toBeVisible();
    await expect(screenshot(5)).toHaveValue(`${baseURL}/og.png`);

    const mirror = (number: number) =>
      page.getByRole('textbox', { name: new RegExp(`^(?:Mirror|镜像) ${number}$`, 'u') });
    for (const [number, url] of [
      [1, 'https://never.example/mirror'],
      [2, 'ftp://never.example/mirror'],
    ] as const) {
      await page.getByRole('button', { name: adminEn.versions.addMirror }).click();
      await mirror(number).fill(url);
    }
    await pressSave(page);
    await expectRefused(mirror(2), 'ftp://never.example/mirror', {
      en: 'Invalid mirror URL at position 2',
      zh: '第 2 个镜像的地址格式不正确',
    });
    await expect(mirror(1)).toHaveAttribute('aria-invalid', 'false');
    await expectAll(page, VERSION);
  });

  test('§5.22 slide', async ({ page, baseURL }) => {
    await page.goto('/admin/slides?add&lang=en');
    const response = await page.request.get('/api/browsers/5');
    const { data } = (await response.json()) as { data: { name_en: string } };
    const slide = { ...SLIDE, browserId: data.name_en };
    await enterAll(page, slide);
    const good = { ...slide, imageUrl: `${baseURL}/og.png` };
    await enter(field(page, 'imageUrl'), good.imageUrl);
    await expectValidation(page, SLIDE_ROWS, good);
    await enter(field(page, 'linkType'), 'version');
    await field(page, 'versionId').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(field(page, 'versionId')).not.toHaveValue('');
    await expectValidation(page, [['versionId', '', { en: 'Please select a link target', zh: '请选择链接目标' }]], {
      versionId: await field(page, 'versionId').inputValue(),
    });
    await enter(field(page, 'linkType'), 'external');
    await expectValidation(
      page,
      [['linkUrl', 'never.example', { en: 'Invalid link URL format', zh: '链接地址格式不正确' }]],
      { linkUrl: 'https://never.example/' },
    );
    await expectPlaces(field(page, 'displayOrder'));
  });

  test('§5.23 §5.25 custom code', async ({ page }) => {
    await page.goto('/admin/custom-codes?add&lang=en');
    await enterAll(page, CODE);
    await expectValidation(page, CODE_ROWS, CODE);
    await expectPlaces(field(page, 'displayOrder'));
  });

  test('tag', async ({ page }) => {
    await page.goto('/admin/tag-management?lang=en');
    await page.getByRole('button', { name: adminEn.tags.add, exact: true }).click();
    await enterAll(page, TAG);
    await expectValidation(page, TAG_ROWS, TAG);
  });

  test('login', async ({ page, context }) => {
    await context.clearCookies();
    await page.goto('/admin/login?lang=en');
    const password = page.getByLabel(/^(?:Password|密码)$/u);
    for (const blank of ['', '   ']) {
      await password.fill(blank);
      await page.getByRole('button', { name: adminEn.login.submit }).click();
      await expectRefused(password, blank, { en: 'Password is required', zh: '请输入密码' });
    }
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.dashboard.title);
  });
});

test('the place on the home page becomes an integer from 0', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/homepage-settings');
  await page
    .getByRole('button', { name: /^Edit the order and tags/u })
    .first()
    .click();
  await expectPlaces(page.getByRole('spinbutton'));
});

test('a browser that was just chosen has its name at once, so that it can be cleared', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/slides?add&lang=en');
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SlideBrowser')) await released.promise;
    await route.continue();
  });
  const box = page.getByRole('combobox', { name: 'Browser' });
  await enter(box, 'Brave');
  await expect(box).toHaveValue('Brave');
  await enter(box, '');
  await expect(box).toHaveValue('');
  released.resolve();
});
