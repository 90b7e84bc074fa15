import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Server } from '../faults/server.ts';

export const PASSWORD = 'e2e-password-for-tests';

/** Signs in without the login page. */
export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { password: PASSWORD } });
  expect(response.status()).toBe(200);
}

/** Signs in at a server that the test has started. */
export async function signInAt(page: Page, server: Server): Promise<void> {
  const { cookie } = await server.signIn();
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.origin }]);
}

/** A text input with exactly this label. */
export function textbox(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** Chooses an option of a select. */
export async function choose(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
}

/** Typed values of an order field, and the values after the field loses the focus (spec §5). */
const PLACES = [
  ['', '0'],
  ['-5', '0'],
  ['2.9', '2'],
  ['7', '7'],
] as const;

export async function expectPlaces(control: Locator): Promise<void> {
  for (const [typed, becomes] of PLACES) {
    await control.fill(typed);
    await control.press('Tab');
    await expect(control).toHaveValue(becomes);
  }
}

/** Chooses a record in a combobox by the beginning of its name. */
export async function pick(page: Page, name: string, text: string): Promise<void> {
  const list = page.getByRole('listbox', { name, exact: true });
  await page.getByRole('combobox', { name, exact: true }).fill(text);
  // The list moves while it loads.
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(async () => {
    // The click before may have closed the list late.
    if (await list.isVisible())
      await list
        .getByRole('option', { name: new RegExp(`^${RegExp.escape(text)}`, 'u') })
        .first()
        .click({ timeout: 1000 });
    await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Pastes a text into the focused field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, data);
  }, text);
}

/** Unfolds all sections of the open form. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('form details:not([open]) > summary');
  await folded.first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Saves the open form and waits for the status message. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // A form with a draft also says "unsaved".
  await expect(page.getByText(/Saved successfully|(?:Version|Slide) saved/u)).toBeVisible();
}

/** Chooses an action in the menu of a row. */
export async function chooseInMenu(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses an action in an open menu by the keyboard, once the menu has taken the focus. */
export async function pressInMenu(page: Page, action: string): Promise<void> {
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

/** Signs out in the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

export async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Adds a browser through REST, at a place of its own after all others, and returns its id. It has the icon of another
 * browser.
 */
export async function addBrowser(page: Page, name: string): Promise<number> {
  const other = await page.request.get('/api/browsers/5');
  const { data: existing } = (await other.json()) as { data: { icon_url: string } };
  const response = await page.request.post('/api/browsers', {
    data: {
      name_en: name,
      name_zh: name,
      description_en: 'A browser.',
      description_zh: '一个浏览器。',
      icon_url: existing.icon_url,
      display_order: randomInt(1000, 1_000_000),
    },
  });
  const { data } = (await response.json()) as { data: { id: number } };
  return data.id;
}

/** The message that says what was done, for three seconds. */
export function message(page: Page) {
  return page.locator('[role=status].fixed');
}

/** The line with the last change and its undo. */
export function lastChange(page: Page) {
  return page.getByRole('group', { name: 'Last change' });
}

const createdPaths: string[] = [];

/** Adds a record through REST and returns its id. `deleteCreated` deletes it after the test. */
export async function add(page: Page, path: string, data: object): Promise<number> {
  const response = await page.request.post(path, { data });
  expect(response.status()).toBe(201);
  const { data: record } = (await response.json()) as { data: { id: number } };
  deleteAfterTest(`${path}/${record.id}`);
  return record.id;
}

export function deleteAfterTest(path: string): void {
  createdPaths.push(path);
}

/** Deletes the created records, the last one first, because later ones may refer to earlier ones. */
export async function deleteCreated(page: Page): Promise<void> {
  for (const path of createdPaths.splice(0).toReversed()) await page.request.delete(path);
}
