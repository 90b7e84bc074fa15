import { axeProblems } from './axe.ts';
import { addBrowser, choose, confirmDelete, PASSWORD, pick, save, signIn, signOut, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

test.describe('the session', () => {
  test('§1.5 §2.33 §4.1 §4.2 §5.29 §8.5 a wrong password shows an error, the right one leads to the requested page', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/401/u);
    await page.goto('/admin/slides');
    await expect(page).toHaveURL('/admin/login');
    for (const blank of ['', '   ']) {
      await page.getByLabel('Password').fill(blank);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('Password is required');
      await expect(page.getByLabel('Password')).toBeFocused();
      await expect(page.getByLabel('Password')).toHaveValue(blank);
    }
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your password.');
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/slides');
    await page.goto('/admin/login');
    await expect(page).toHaveURL('/admin');

    // After signing out, the back button shows nothing.
    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('table')).toHaveCount(0);
    const response = await page.request.get('/api/admin/custom-codes');
    expect(response.status()).toBe(401);
  });

  test('every word is in the remembered language, also when the server does not know of it', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.addInitScript(() => localStorage.setItem('language', 'zh'));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('仪表盘');
    await expect(page.getByRole('complementary').getByText('管理后台')).toBeVisible();
    await expect(page.getByRole('link', { name: '首页设置' })).toBeVisible();
    await context.clearCookies({ name: 'language' });
    // The page must not show the other language for a moment.
    await page.addInitScript(() => {
      const words: string[] = [];
      Object.assign(globalThis, { words });
      new MutationObserver(() => words.push(document.body?.textContent ?? '')).observe(document, {
        subtree: true,
        childList: true,
      });
    });
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('仪表盘');
    const words = await page.evaluate(() => (globalThis as unknown as { words: string[] }).words.join('\n'));
    expect(words).toContain('仪表盘');
    expect(words).not.toMatch(/Loading|Dashboard|Sign in/u);
  });

  test('a session that ends in the middle of an edit asks for the password in place', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/401/u);
    await signIn(page);
    await page.goto('/admin/custom-codes?add');
    await textbox(page, 'Name').fill('Kept over the end of a session');
    await textbox(page, 'Code').fill('<meta name="kept" content="1">');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Kept over the end of a session' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Delete Kept over the end of a session' }).click();
    await confirmDelete(page);
    await expect(page.getByText('No custom code yet')).toBeVisible();

    // So does a screen that reads after the session has ended. It shows no half list.
    await context.clearCookies();
    await page.getByRole('link', { name: 'Slides', exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Slides' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('§1.6 §2.35 §2.54 §4.5 §4.19 §5.30 §6.5 §7.10 a browser with versions and a slide comes to the public pages, and goes from them', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page);

  await test.step('a browser with every field', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Add browser' }).click();
    await expect(textbox(page, 'Name (English)')).toBeFocused();
    await textbox(page, 'Name (English)').fill('Lumen');
    await textbox(page, 'Name (Chinese)').fill('流明');
    await textbox(page, 'Short description (English)').fill('A browser that reads along with you.');
    await textbox(page, 'Short description (Chinese)').fill('陪你一起阅读的浏览器。');
    await textbox(page, 'Description (English)').fill('Lumen explains what you read while you read it.');
    await textbox(page, 'Description (Chinese)').fill('流明会在你阅读时解释内容。');
    await page.locator('input[type=file]').setInputFiles('web/public/icon-192.png');
    await expect(textbox(page, 'Icon')).toHaveValue(/^http:.*\/uploads\/.*\.png$/u);
    await textbox(page, 'Website').fill('https://lumen.example/');
    await expect(page.getByRole('spinbutton', { name: 'Display order' })).not.toHaveValue('0'); // the last place is suggested
    await page.getByRole('spinbutton', { name: 'Display order' }).fill('3');
    await expect(page.getByRole('spinbutton', { name: 'Downloads' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'New' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Open source' }).check({ force: true });
    await save(page);
    await expect(page.getByRole('row', { name: /Lumen/u })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible();
    await page.getByRole('link', { name: 'First release' }).click();
    await expect(page.getByRole('heading', { name: 'New release of Lumen' })).toBeVisible();
    await page.goto('/admin/browsers');
  });

  await test.step('versions for three platforms', async () => {
    await page.getByRole('link', { name: 'Versions of Lumen: 0' }).click();
    await expect(page.getByText('No versions yet')).toBeVisible();
    await page.getByRole('link', { name: 'Add first version' }).click();
    await expect(textbox(page, 'Version number')).toBeFocused();
    for (const platform of ['Windows', 'macOS', 'Linux']) {
      if (platform !== 'Windows') await page.getByRole('link', { name: 'Add version' }).click();
      await textbox(page, 'Version number').fill('4.2.0');
      await page.getByLabel(/^Release date/u).fill('2026-09-01');
      await choose(page, 'Platform', platform);
      await choose(page, 'Architecture', 'X64');
      await textbox(page, 'Download URL').fill(`https://lumen.example/${platform}`);
      await textbox(page, 'Features (English)').fill('Reads along\nExplains');
      await textbox(page, 'Features (Chinese)').fill('陪读\n讲解');
      await save(page);
      await expect(page.getByRole('row', { name: new RegExp(`4\\.2\\.0.*${platform}`, 'u') })).toBeVisible();
    }
  });

  await test.step('featured, and first in order', async () => {
    await page.goto('/admin/homepage-settings');
    await page.getByRole('button', { name: 'Set Featured: Lumen' }).click();
    await expect(
      page.getByRole('region', { name: /Featured Browsers/u }).getByRole('heading', { name: 'Lumen' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Edit the order and tags of Lumen' }).click();
    await page.getByRole('spinbutton', { name: 'Display order' }).fill('0');
    await save(page);
  });

  await test.step('a slide that leads to it', async () => {
    await page.goto('/admin/slides');
    await page.getByRole('link', { name: 'Add slide' }).click();
    await expect(textbox(page, 'Title (English)')).toBeFocused();
    await textbox(page, 'Title (English)').fill('Read with Lumen');
    await textbox(page, 'Title (Chinese)').fill('与流明一起阅读');
    await page.locator('input[type=file]').setInputFiles('web/public/og.png');
    await expect(page.locator('main img[src*="/uploads/"]').first()).toBeVisible();
    await choose(page, 'Link type', 'Browser');
    await pick(page, 'Browser', 'Lumen');
    await expect(page.getByRole('spinbutton', { name: 'Display order' })).not.toHaveValue('0'); // the last place is suggested
    await page.getByRole('spinbutton', { name: 'Display order' }).fill('0');
    await save(page);
  });

  await test.step('visitors see all of it', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /Read with Lumen/u }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen');
    await expect(page.getByRole('tab')).toHaveCount(3);
    await page.goto('/?lang=zh');
    await expect(
      page.getByRole('region', { name: '精选浏览器' }).getByRole('link', { name: '流明', exact: true }),
    ).toBeVisible();
    await page.goto('/?lang=en');
  });

  await test.step('deleted, with its versions and its slide', async () => {
    const browsers = await page.request.get('/api/browsers');
    const { data } = (await browsers.json()) as { data: { id: number; name_en: string }[] };
    const id = data.find(({ name_en: name }) => name === 'Lumen')?.id;
    await page.goto('/admin/browsers');
    // Only what the deletion reads again is held back, not the list itself.
    await expect(page.getByRole('row', { name: /Lumen/u })).toBeVisible();
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('/graphql', (route) =>
      (route.request().postData()?.includes('"AdminBrowsers"') ? isAnswered : Promise.resolve()).then(() =>
        route.fallback(),
      ),
    );
    await page.getByRole('button', { name: 'Delete Lumen', exact: true }).click();
    await confirmDelete(page);
    await expect(page.getByText('Lumen was deleted. 1 slide that linked to it was deactivated.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: / of /u })).toHaveText(/^(\d+) of \1$/u);
    answer();
    expect((await page.request.get(`/api/browsers/${id}`)).status()).toBe(404);
    expect((await page.request.get(`/api/browsers/${id}/versions`)).status()).toBe(404);
    await page.goto('/admin/slides');
    await expect(
      page.getByRole('row', { name: /Read with Lumen/u }).getByRole('button', { name: /Inactive/u }),
    ).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Perplexity Comet' }).first()).toBeVisible();
    expect(await page.content()).not.toContain('Lumen');
  });
});

test('a place on the home page that was not saved is not left without a question', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/homepage-settings');
  await page
    .getByRole('button', { name: /^Edit the order and tags/u })
    .first()
    .click();
  const order = page.getByRole('spinbutton', { name: 'Display order' });
  const tags = page.getByRole('link', { name: 'Tags', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await order.fill('41');
  await tags.click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin/homepage-settings');
  await expect(order).toHaveValue('41');
  await tags.click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/admin/tag-management');
  await page.goBack();
  await page
    .getByRole('button', { name: /^Edit the order and tags/u })
    .first()
    .click();
  await expect(order).not.toHaveValue('41');
  await order.fill('42');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await tags.click();
  await expect(page).toHaveURL('/admin/tag-management');
});

test.describe('custom codes', () => {
  const POSITIONS = ['Head start', 'Head end', 'Body start', 'Body end'];
  const ran = () => Reflect.get(window, 'ran') as unknown;

  test('§1.8 §2.57 §7.16 run at their positions under the policy of the public pages, and not in the administration', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await signIn(page);
    await page.goto('/admin/custom-codes');
    for (const position of POSITIONS) {
      await page.getByRole('link', { name: /^Add/u }).first().click();
      await textbox(page, 'Name').fill(`At ${position}`);
      await page.getByRole('combobox', { name: 'Position' }).selectOption(position.toLowerCase().replace(' ', '_'));
      await textbox(page, 'Code').fill(`<script>window.ran = [...(window.ran ?? []), '${position}']</script>`);
      await save(page);
    }
    await expect
      .poll(() =>
        page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
      )
      .toEqual(POSITIONS.map((position) => `At ${position}`));
    expect(await page.evaluate(ran)).toBeUndefined();
    for (const path of ['/', '/browsers/5', '/versions/1']) {
      await page.goto(path);
      expect(await page.evaluate(ran)).toEqual(POSITIONS);
    }
    await page.goto('/admin/custom-codes');
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(await page.evaluate(ran)).toBeUndefined();

    await page.getByRole('switch', { name: 'At Head end: active' }).click();
    await expect(page.getByRole('article', { name: 'At Head end' })).toContainText('Inactive');
    await page.goto('/');
    expect(await page.evaluate(ran)).toEqual(POSITIONS.filter((position) => position !== 'Head end'));

    await page.goto('/admin/custom-codes');
    for (const position of POSITIONS) {
      await page.getByRole('button', { name: `Delete At ${position}` }).click();
      await confirmDelete(page);
      await expect(page.getByRole('main')).toBeFocused();
    }
    await expect(page.getByText('No custom code yet')).toBeVisible();
    await page.goto('/');
    expect(await page.evaluate(ran)).toBeUndefined();
  });
});

test('§1.7 §2.59 §3.19 §4.13 §4.16 §5.26 §5.27 §5.30 tags are added, renamed, moved and deleted', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/tag-management');
  const ids = () => page.locator('tbody code').allInnerTexts();
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(textbox(page, 'ID')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Edit Hot' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete Hot' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(3);
  await textbox(page, 'ID').fill('hot');
  await expect(page.getByText('Tag ID already exists')).toBeVisible();
  await textbox(page, 'ID').fill('privacy');
  await textbox(page, 'Chinese label').fill('隐私');
  await textbox(page, 'English label').fill('Privacy');
  await page.getByRole('radio', { name: 'Purple' }).check({ force: true });
  await save(page);
  await expect(page.getByRole('row').last()).toContainText('Privacy');
  expect((await ids()).at(-1)).toBe('privacy');

  await page.getByRole('button', { name: 'Edit Privacy' }).click();
  await expect(textbox(page, 'ID')).not.toBeEditable();
  await textbox(page, 'English label').fill('Private');
  await save(page);
  await expect(page.getByRole('button', { name: 'Edit Private' })).toBeFocused();

  await expect(page.getByRole('button', { name: 'Move Hot up' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move Private down' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move Private up' }).click();
  await expect
    .poll(ids)
    .toEqual([
      'hot',
      'recommended',
      'new',
      'featured',
      'popular',
      'official',
      'opensource',
      'free',
      'local',
      'agent',
      'models',
      'privacy',
      'adblock',
    ]);
  await expect(page.getByRole('button', { name: 'Move Private up' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Private' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete this tag?');
  await confirmDelete(page);
  await expect.poll(ids).not.toContain('privacy');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(13);
});

test.describe('two tabs', () => {
  test('§10.24 R8 that save the same browser: the second gets a conflict, sees both states and loses nothing', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const id = await addBrowser(page, 'Twice');
    const other = await context.newPage();
    await page.goto(`/admin/browsers?edit=${id}`);
    await other.goto(`/admin/browsers?edit=${id}`);
    await textbox(page, 'Name (English)').fill('Twice, by the first');
    await textbox(page, 'Description (English)').fill('Described by the first.');
    await textbox(other, 'Name (English)').fill('Twice, by the second');
    await textbox(other, 'Name (Chinese)').fill('第二处');
    await save(page);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('alert')).toContainText('This record was changed in the meantime');
    await expect(other.getByRole('group', { name: 'This record was changed in the meantime' })).toBeFocused();
    const descriptions = other.getByRole('group', { name: 'Description (English)' });
    await expect(descriptions.getByRole('radio', { name: 'Saved elsewhere' })).toBeChecked();
    await expect(descriptions).toContainText('Described by the first.');
    await expect(textbox(other, 'Description (English)')).toHaveValue('Described by the first.');
    await expect(other.getByRole('group', { name: 'Name (Chinese)' })).toHaveCount(0);
    await expect(textbox(other, 'Name (English)')).toHaveValue('Twice, by the second');
    const names = other.getByRole('group', { name: 'Name (English)' });
    await expect(names).toContainText('Saved elsewhereTwice, by the firstYoursTwice, by the second');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(names.getByRole('radio', { name: 'Saved elsewhere' })).toBeFocused();
    await names.getByText('Saved elsewhere').click();
    await expect(textbox(other, 'Name (English)')).toHaveValue('Twice, by the first');
    await names.getByText('Yours').click();
    await save(other);
    const { data } = (await (await page.request.get(`/api/browsers/${id}`)).json()) as { data: unknown };
    expect(data).toMatchObject({
      name_en: 'Twice, by the second',
      name_zh: '第二处',
      description_en: 'Described by the first.',
    });

    // The response of the same save was lost, and another change was taken back: nothing has to be asked.
    for (const [typed, saved] of [
      ['By a lost answer', ['By a lost answer']],
      ['After a change', ['Other', 'By a lost answer']],
    ] as const) {
      await page.goto(`/admin/browsers?edit=${id}`);
      await textbox(page, 'Name (English)').fill(typed);
      for (const name_en of saved)
        expect((await page.request.put(`/api/browsers/${id}`, { data: { name_en } })).status()).toBe(200);
      await save(page);
    }

    await page.goto(`/admin/browsers?edit=${id}`);
    await textbox(page, 'Name (English)').fill('Twice, again');
    expect((await page.request.delete(`/api/browsers/${id}`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('This record was deleted in the meantime');
    await page.getByRole('button', { name: 'Save as new' }).click();
    await expect(page.getByText('Saved successfully')).toBeVisible();
    const { data: browsers } = (await (await page.request.get('/api/browsers')).json()) as {
      data: { id: number; name_en: string }[];
    };
    const created = browsers.find(({ name_en: name }) => name === 'Twice, again');
    expect(created?.id).toBeGreaterThan(id);
    await page.request.delete(`/api/browsers/${created?.id}`);
    await page.goto(`/admin/browsers?edit=${id}`);
    await expect(page.getByRole('heading', { name: 'Browser not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to browsers' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('that add the same record have a draft each; what a closed tab left is on the dashboard', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const [other, third] = [await context.newPage(), await context.newPage()];
    for (const [tab, name] of [
      [page, 'Of the first'],
      [other, 'Of the second'],
      [third, 'Of the third'],
    ] as const) {
      await tab.goto('/admin/custom-codes?add');
      await expect(tab.getByText('Your unsaved draft was restored')).toHaveCount(0);
      await textbox(tab, 'Name').fill(name);
      await expect.poll(() => tab.evaluate((text) => JSON.stringify(localStorage).includes(text), name)).toBe(true);
    }
    await other.close();
    await third.close();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    const drafts = page.getByRole('region', { name: 'Unsaved drafts' });
    await expect(drafts.getByRole('listitem')).toHaveText([
      /^Add custom code: Of the third/u,
      /^Add custom code: Of the second/u,
    ]);
    await drafts.getByRole('link', { name: /^Open.*third$/u }).click();
    await expect(textbox(page, 'Name')).toHaveValue('Of the third');
    await page.goto('/admin');
    await drafts.getByRole('button', { name: /^Discard.*third$/u }).click();
    await expect(drafts.getByRole('listitem')).toHaveCount(1);
    await signOut(page);
    const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
    await expect(question).toContainText('1 unsaved draft will be removed from this browser.');
    expect(await axeProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await drafts.getByRole('link', { name: /^Open/u }).click();
    await expect(textbox(page, 'Name')).toHaveValue('Of the second');
    await page.reload();
    await expect(textbox(page, 'Name')).toHaveValue('Of the second');
    const fresh = await context.newPage();
    await fresh.goto('/admin/custom-codes?add');
    await expect(fresh.getByText('This form has an unsaved draft')).toBeVisible();
    await expect(textbox(fresh, 'Name')).toHaveValue('');
    await fresh.close();
    await page.goto('/admin');
    await signOut(page);
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(drafts).toHaveCount(0);
  });

  test('R8 that change the same place on the home page and the same link of the footer choose between both', async ({
    page,
  }) => {
    await signIn(page);
    const id = await addBrowser(page, 'Placed twice');
    await page.goto('/admin/homepage-settings');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Placed twice' }) });
    await card.getByRole('button', { name: 'Edit' }).click();
    await card.getByRole('spinbutton').fill('7007');
    await page.request.put(`/api/browsers/${id}`, { data: { display_order: 9, tags: 'hot' } });
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await card.getByRole('group', { name: 'Display order' }).getByText('Yours').click();
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved successfully')).toBeVisible();
    const { data: browser } = (await (await page.request.get(`/api/browsers/${id}`)).json()) as { data: unknown };
    expect(browser).toMatchObject({ display_order: 7007, tags: 'hot' });
    await page.request.delete(`/api/browsers/${id}`);

    const saveSettings = (value: object) =>
      page.request.post('/api/admin/settings', { data: { key: 'homepage', value: { liveCounters: false, ...value } } });
    await page.reload();
    await textbox(page, 'About').fill('https://mine.example/about');
    await saveSettings({ aboutUrl: 'https://theirs.example/about', contactUrl: 'https://theirs.example/contact' });
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByRole('group', { name: 'About', exact: true }).getByText('Yours').click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Saved successfully')).toBeVisible();
    const { data: setting } = (await (await page.request.get('/api/settings?key=homepage')).json()) as {
      data: unknown;
    };
    expect(setting).toMatchObject({
      value: { aboutUrl: 'https://mine.example/about', contactUrl: 'https://theirs.example/contact' },
    });
    await saveSettings({});
  });

  test('R8 that save the tag list: a change of another tag is kept, one of the same tag is chosen, and a list that is out of date is not saved', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const other = await context.newPage();
    await page.goto('/admin/tag-management');
    await other.goto('/admin/tag-management');
    await other.getByRole('button', { name: 'Edit Hot' }).click();
    await textbox(other, 'English label').fill('Hottest');
    await page.getByRole('button', { name: 'Move Free up' }).click();
    await expect(page.getByText('The order of Free is now 7')).toBeVisible();
    await save(other);
    await expect
      .poll(() => other.locator('tbody code').allInnerTexts())
      .toEqual([
        'hot',
        'recommended',
        'new',
        'featured',
        'popular',
        'official',
        'free',
        'opensource',
        'local',
        'agent',
        'models',
        'adblock',
      ]);
    await expect(other.getByRole('row', { name: /Hottest/u })).toBeVisible();

    await page.getByRole('button', { name: 'Move Free up' }).click();
    await expect(page.getByRole('alert')).toContainText('The tag list was changed in the meantime');
    await page.getByRole('button', { name: 'Edit Hottest' }).click();
    await textbox(page, 'English label').fill('Hot again');
    await other.getByRole('button', { name: 'Edit Hottest' }).click();
    await textbox(other, 'English label').fill('Hotter');
    await save(page);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('alert')).toContainText('These fields were changed elsewhere');
    await other.getByRole('group', { name: 'English label' }).getByText('Yours').click();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('row', { name: /Hotter/u })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  });
});
