import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'e2e-password-for-tests';

/** Signs in past the screens. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { password: PASSWORD } });
  expect(answer.status()).toBe(200);
}

/** A line or area of text, by its whole name. */
export function textbox(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** Chooses a word of a list by the list's name. */
export async function choose(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
}

/** Chooses a record in a box that one types into, by the beginning of its name. */
export async function pick(page: Page, name: string, text: string): Promise<void> {
  const list = page.getByRole('listbox', { name, exact: true });
  await page.getByRole('combobox', { name, exact: true }).fill(text);
  // The list moves under the pointer as long as it fills.
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(async () => {
    await list.getByRole('option', { name: new RegExp(`^${RegExp.escape(text)}`, 'u') }).first().click({ timeout: 1000 });
    await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Saves the form that is open, and waits until the screen says that it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/saved/iu)).toBeVisible();
}

/** Confirms the deletion that was asked for. */
export async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Adds a browser through REST, with the icon of another one, and gives its id: the beginning of tests about something else. */
export async function addBrowser(page: Page, name: string): Promise<number> {
  const other = await page.request.get('/api/browsers/5');
  const { data: like } = (await other.json()) as { data: { icon_url: string } };
  const answer = await page.request.post('/api/browsers', {
    data: { name_en: name, name_zh: name, description_en: 'A browser.', description_zh: '一个浏览器。', icon_url: like.icon_url },
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}

const made: string[] = [];

/** Adds a record through REST, for `removeMade` to take away after the test, and gives its id. */
export async function add(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(path, { data });
  expect(answer.status()).toBe(201);
  const { data: record } = (await answer.json()) as { data: { id: number } };
  removeLater(`${path}/${record.id}`);
  return record.id;
}

export function removeLater(path: string): void {
  made.push(path);
}

/** What was made last goes first. */
export async function removeMade(page: Page): Promise<void> {
  for (const path of made.splice(0).toReversed()) await page.request.delete(path);
}
