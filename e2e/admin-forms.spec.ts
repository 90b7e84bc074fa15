import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '#rules/messages.ts';
import { messageText } from '#rules/texts.ts';
import adminEn from '../web/i18n/admin/en.ts';
import { expectPlaces, signIn, textbox, unfold } from './administrator.ts';
import { expect, test } from './test.ts';

// Every validation row of the specification (§5), in the form that shows it. Nothing here is saved.
test.describe.configure({ timeout: 60_000 });

/** A value of a field and the expected message. */
type Row = [field: string, typed: string, message: string];

const REQUIRED = 'Please fill in all required fields';

const LONG_URL = `https://never.example/${'x'.repeat(2048)}`;
const URL_TOO_LONG = 'URL must be less than 2048 characters';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

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

/** Expects a message at the field after a failed save. The field keeps its value. */
async function expectMessage(control: Locator, value: string, message: string): Promise<void> {
  await expect(control).toHaveAccessibleDescription(new RegExp(`(?:^| )${message}$`, 'u'));
  await expect(control).toHaveValue(value);
}

/** The same for the first invalid field, which has the focus. */
async function expectRefused(control: Locator, value: string, message: string): Promise<void> {
  await expect(control).toBeFocused();
  await expectMessage(control, value, message);
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
    for (const [path, value, message] of round) await expectMessage(field(page, path), value, message);
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
  ['name.en', '', 'English name is required'],
  ['name.en', '   ', 'English name is required'],
  ['name.en', 'x'.repeat(101), 'English name must be less than 100 characters'],
  ['name.zh', '', 'Chinese name is required'],
  ['name.zh', '字'.repeat(101), 'Chinese name must be less than 100 characters'],
  ['shortDescription.en', 'x'.repeat(101), 'English short description must be less than 100 characters'],
  ['shortDescription.zh', '字'.repeat(101), 'Chinese short description must be less than 100 characters'],
  ['description.en', '', 'English description is required'],
  ['description.en', 'x'.repeat(1001), 'English description must be less than 1000 characters'],
  ['description.zh', ' \n ', 'Chinese description is required'],
  ['description.zh', '字'.repeat(1001), 'Chinese description must be less than 1000 characters'],
  ['iconUrl', '', 'Icon URL is required'],
  ['iconUrl', 'ftp://never.example/icon.png', 'Invalid icon URL format'],
  ['websiteUrl', LONG_URL, URL_TOO_LONG],
  ['websiteUrl', 'never.example', 'Invalid website URL format'],
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
  ['versionNumber', '', 'Version number is required'],
  ['versionNumber', '1'.repeat(51), 'Version number must be less than 50 characters'],
  ['releaseDate', '', 'Release date is required'],
  ['releaseDate', '2/3/2026', 'Invalid date format'],
  ['platform', '', 'Platform is required'],
  ['platform', 'beos', 'Invalid platform'],
  ['architecture', 'mips', 'Invalid architecture'],
  ['releaseChannel', 'nightly', 'Invalid release channel'],
  ['updateType', 'huge', 'Invalid update type'],
  ['downloadUrl', '', 'Download URL is required'],
  ['downloadUrl', 'javascript:alert(1)', 'Invalid download URL format'],
  ['fileSize', '1'.repeat(51), 'File size must be less than 50 characters'],
  ['minOsVersion', 'x'.repeat(101), 'Minimum OS version must be less than 100 characters'],
  ['sha256', 'abc', 'Invalid SHA-256 checksum'],
  ['sourceUrl', 'never.example', 'Invalid source URL format'],
  ['features.en', '', 'English features are required'],
  ['features.en', 'x'.repeat(10_001), 'English features must be less than 10000 characters'],
  ['features.zh', '\n', 'Chinese features are required'],
];

const SLIDE = {
  'title.en': 'Never saved',
  'title.zh': '从不保存',
  'description.en': 'A description',
  'description.zh': '一段描述',
  linkType: 'browser',
  'linkTargetId.browserId': '5',
};

const SLIDE_ROWS: Row[] = [
  ['title.en', '', REQUIRED],
  ['title.en', 'x'.repeat(201), 'Title must be less than 200 characters'],
  ['title.zh', ' ', REQUIRED],
  ['title.zh', '字'.repeat(201), 'Title must be less than 200 characters'],
  ['description.en', 'x'.repeat(501), 'Description must be less than 500 characters'],
  ['description.zh', '字'.repeat(501), 'Description must be less than 500 characters'],
  ['imageUrl', '', REQUIRED],
  ['imageUrl', 'data:image/png;base64,AA', 'Invalid image URL format'],
  ['linkType', 'popup', 'Invalid link type'],
  ['linkTargetId.browserId', '', 'Please select a link target'],
];

const CODE = {
  name: 'Never saved',
  description: 'A description',
  codeType: 'head_end',
  codeContent: '<meta name="never">',
};

const CODE_ROWS: Row[] = [
  ['name', '', REQUIRED],
  ['name', 'x'.repeat(201), 'Name must be less than 200 characters'],
  ['description', '字'.repeat(501), 'Description must be less than 500 characters'],
  ['codeType', '', REQUIRED],
  ['codeType', 'nowhere', 'Invalid code position'],
  ['codeContent', '\n', REQUIRED],
];

const TAG = { id: 'never', 'label.zh': '从不', 'label.en': 'Never' };

const TAG_ROWS: Row[] = [
  ['id', '', REQUIRED],
  ['id', 'Not Lowercase', 'Tag ID can contain only lowercase English letters, digits, hyphens and underscores'],
  ['id', 'hot', 'Tag ID already exists'],
  ['id', 'x'.repeat(51), 'Tag ID must be less than 50 characters'],
  ['label.zh', ' ', REQUIRED],
  ['label.zh', '字'.repeat(51), 'Tag label must be less than 50 characters'],
  ['label.en', '', REQUIRED],
];

// The messages in Chinese are in web/i18n/texts.test.ts.
test.describe('what a form refuses is shown under its field', () => {
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
    await pressSave(page);
    await expectRefused(field(page, 'name.en'), '', 'English name is required');
    await page.getByRole('link', { name: '中文', exact: true }).click();
    await expectMessage(field(page, 'name.en'), '', '请填写英文名称');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await enterAll(page, good);
    await expectValidation(page, BROWSER_ROWS, good);
    await refuseSaving(page, 'tags', 'tooManyTags');
    await pressSave(page);
    const tags = page.getByRole('group', { name: adminEn.field.browser.tags });
    await expect(tags).toHaveAccessibleDescription(/At most 20 tags can be chosen$/u);
    await expect(tags.locator(':focus')).toBeAttached();
    await expectPlaces(field(page, 'displayOrder'));
  });

  test('§5.12 §5.13 version', async ({ page, baseURL }) => {
    await page.goto('/admin/browsers/5/versions?add&lang=en');
    await unfold(page);
    await enterAll(page, VERSION);
    const screenshot = (number: number) => textbox(page, `Screenshot ${number}`);
    const addScreenshot = page.getByRole('button', { name: adminEn.versions.addScreenshot });
    await addScreenshot.click();
    await addScreenshot.click();
    await expectRefused(screenshot(1), '', 'Please enter an image URL');
    await screenshot(1).fill('never.example/1.png');
    await screenshot(1).blur();
    await expectMessage(screenshot(1), 'never.example/1.png', 'Please enter a valid URL');
    await addScreenshot.click();
    await expectRefused(screenshot(1), 'never.example/1.png', 'Please enter a valid URL');
    await pressSave(page);
    await expectRefused(screenshot(1), 'never.example/1.png', 'Invalid screenshot URL at position 1');
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

    const mirror = (number: number) => textbox(page, `Mirror ${number}`);
    for (const [number, url] of [
      [1, 'https://never.example/mirror'],
      [2, 'ftp://never.example/mirror'],
    ] as const) {
      await page.getByRole('button', { name: adminEn.versions.addMirror }).click();
      await mirror(number).fill(url);
    }
    await pressSave(page);
    await expectRefused(mirror(2), 'ftp://never.example/mirror', 'Invalid mirror URL at position 2');
    await expect(mirror(1)).toHaveAttribute('aria-invalid', 'false');
    await mirror(2).fill('https://never.example/second');

    await expectValidation(page, VERSION_ROWS, VERSION);
    await enter(field(page, 'releaseDate'), '2026/9/1');
    await field(page, 'releaseDate').blur();
    await expect(field(page, 'releaseDate')).toHaveValue(VERSION.releaseDate);

    // The server can also find errors that these fields cannot contain, or that belong to no field.
    await refuseSaving(page, 'releaseDate', 'releaseDateInvalid');
    await pressSave(page);
    await expectRefused(field(page, 'releaseDate'), VERSION.releaseDate, 'Invalid date format');
    await refuseSaving(page, 'browserId', 'browserIdRequired');
    await pressSave(page);
    await expect(page.getByText('Browser ID is required')).toBeFocused();
    await expectAll(page, VERSION);
  });

  test('§5.22 slide', async ({ page, baseURL }) => {
    await page.goto('/admin/slides?add&lang=en');
    // A browser that was just chosen has its name at once, so that it can be cleared.
    const released = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SlideBrowser')) await released.promise;
      await route.fallback();
    });
    const box = field(page, 'linkTargetId.browserId');
    await enter(box, 'Brave');
    await expect(box).toHaveValue('Brave');
    await enter(box, '');
    await expect(box).toHaveValue('');
    released.resolve();

    const response = await page.request.get('/api/browsers/5');
    const { data } = (await response.json()) as { data: { name_en: string } };
    const slide = { ...SLIDE, 'linkTargetId.browserId': data.name_en };
    await enterAll(page, slide);
    const good = { ...slide, imageUrl: `${baseURL}/og.png` };
    await enter(field(page, 'imageUrl'), good.imageUrl);
    await expectValidation(page, SLIDE_ROWS, good);
    await enter(field(page, 'linkType'), 'version');
    await field(page, 'linkTargetId.versionId').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(field(page, 'linkTargetId.versionId')).not.toHaveValue('');
    await expectValidation(page, [['linkTargetId.versionId', '', 'Please select a link target']], {
      'linkTargetId.versionId': await field(page, 'linkTargetId.versionId').inputValue(),
    });
    await enter(field(page, 'linkType'), 'external');
    await expectValidation(page, [['linkUrl', 'never.example', 'Invalid link URL format']], {
      linkUrl: 'https://never.example/',
    });
    await expectPlaces(field(page, 'displayOrder'));
  });

  test('§5.23 §5.25 custom code and tag', async ({ page }) => {
    await page.goto('/admin/custom-codes?add&lang=en');
    await enterAll(page, CODE);
    await expectValidation(page, CODE_ROWS, CODE);
    await expectPlaces(field(page, 'displayOrder'));
    await page.goto('/admin/tag-management?lang=en');
    await page.getByRole('button', { name: adminEn.tags.add, exact: true }).click();
    await enterAll(page, TAG);
    await expectValidation(page, TAG_ROWS, TAG);
  });
});
