import { list, namesInList } from './browser-list.ts';
import { expect, test } from './test.ts';

test('§1.2 §2.4 §2.22 a platform filters the list, in the address too, and back undoes it; it sorts by name, and the address can be shared', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(list(page).getByRole('article')).toHaveCount(28);
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Android' }).click();
  await expect(page).toHaveURL('/?platform=android');
  await expect(list(page).getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(list(page).getByRole('article')).toHaveCount(28);
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(page).toHaveURL('/?sort=name');
  const other = await context.newPage();
  await other.goto(page.url());
  const sorted = await namesInList(other);
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  // The default order is another one.
  await expect.poll(() => namesInList(page)).toEqual(sorted);
});

test('§1.2 §2.10 §9.30 grid and list view switch, and stay while filtering', async ({ page }) => {
  await page.goto('/');
  const card = list(page).getByRole('article').first();
  const featured = page.getByRole('region', { name: 'Featured browsers' }).getByRole('article').first();
  const heightOf = async (article: typeof card) => (await article.boundingBox())?.height ?? 0;
  // The list is lower than the featured browsers above it, so that it does not read as a repetition.
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  expect(await heightOf(card)).toBeLessThan((await heightOf(featured)) / 2);
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page).toHaveURL('/?view=grid');
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Linux' }).click();
  await expect(page).toHaveURL('/?platform=linux&view=grid');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/?platform=linux');
});

test('§10.2 tags on cards and in the row filter the list together, and chips remove them', async ({ page }) => {
  await page.goto('/browsers/5');
  await page.getByRole('main').getByRole('link', { name: 'Local models', exact: true }).click();
  await expect(page).toHaveURL('/?tag=local');
  const total = await list(page)
    .getByText(/^\d+ browsers$/u)
    .textContent();
  await list(page).getByRole('article').getByRole('link', { name: 'Open source' }).first().click();
  await expect(page).toHaveURL('/?tag=local,opensource');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'AI browsers tagged “Open source” and “Local models”',
  );
  const row = page.getByRole('navigation', { name: 'Filter by tag' });
  // The title has the order of the row, whatever the order in the address.
  await expect(row.locator('[aria-current]')).toHaveText([/Open source/u, /Local models/u]);
  await expect(row.getByRole('link', { name: 'Local models' })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('navigation', { name: 'Platforms' })
    .getByRole('link', { name: /^🐧? ?Linux \d+ browsers$/u })
    .click();
  await expect(page).toHaveURL('/?platform=linux&tag=local,opensource');
  await page.getByRole('link', { name: 'Remove filter: Linux' }).click();
  await page.getByRole('link', { name: 'Remove filter: Open source' }).click();
  await expect(page).toHaveURL('/?tag=local');
  await expect(list(page).getByText(total ?? '')).toBeVisible();
  await row.getByRole('link', { name: 'Local models' }).click();
  await expect(page).toHaveURL('/');
});

test('the view is there at the next visit, and the default forgets it; the order is not remembered', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page).toHaveURL('/?sort=name&view=grid');
  await page.getByRole('link', { name: 'AI Browsers', exact: true }).click();
  await expect(page).toHaveURL('/?view=grid');
  const next = await context.newPage();
  await next.goto('/browsers/5');
  await next.goto('/?platform=linux#browsers');
  await expect(next).toHaveURL('/?platform=linux&view=grid#browsers');
  await expect(next.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await next.goBack();
  await expect(next).toHaveURL('/browsers/5');
  await next.goto('/?view=list');
  await expect(next).toHaveURL('/?view=list');
  await next.goto('/?view=grid');
  await next.getByRole('button', { name: 'List view' }).click();
  await expect(next).toHaveURL('/');
  await next.goto('/browsers/5');
  await next.goto('/');
  await expect(next).toHaveURL('/');
});

test('the chosen tag of a narrow row is scrolled into view, and tags may be repeated in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?tag=opensource&tag=local');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'AI browsers tagged “Open source” and “Local models”',
  );
  for (const name of ['Local models', 'Open source'])
    await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeInViewport({ ratio: 1 });
});
