import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, toRest } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Saved {
  success: boolean;
  data: Record<string, unknown> & { id: number; revision: number };
}

const FIELDS =
  'id name { en zh } description { en zh } shortDescription { en zh } iconUrl websiteUrl otherNames makerHosts isFeatured displayOrder tags { id } downloadCount isDraft revision';
const CREATE = `mutation ($input: BrowserInput!) { createBrowser(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: BrowserChange!, $revision: Int) { updateBrowser(id: $id, input: $input, revision: $revision) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteBrowsers(ids: [$id]) { count deactivatedSlides } }';

const text = { en: 'Text', zh: '文字' };

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp(
    catalogueOf(
      browser('One', { description: text, versions: [version(), version({ platform: 'linux' })] }),
      browser('Two', { description: text }),
    ),
  );
  administrator = await product.signIn();
});
afterEach(() => product.close());

const post = (payload: object) => administrator.rest<Saved>('/api/browsers', { method: 'POST', payload });
const put = (id: number, payload: object) =>
  administrator.rest<Saved>(`/api/browsers/${id}`, { method: 'PUT', payload });
const onRest = async (id: number) => (await administrator.rest<Saved>(`/api/browsers/${id}`)).body.data;
const inGraph = async (id: number) =>
  (await product.graph<{ browser: Record<string, unknown> | null }>(`{ browser(id: ${id}) { ${FIELDS} } }`)).data
    .browser;

describe('adding a browser', () => {
  test('§3.1 §7.5 by REST answers the record, and GraphQL has it at once', async () => {
    const { status, body, headers } = await post({ ...toRest(BROWSER), download_count: 12 });
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({ success: true, data: await onRest(3) });
    expect(body.data).toMatchObject({ ...toRest(BROWSER), id: 3, download_count: 12, revision: 1 });
    expect(await inGraph(3)).toEqual({
      ...BROWSER,
      id: 3,
      tags: [{ id: 'hot' }, { id: 'new' }],
      downloadCount: 12,
      revision: 1,
    });
  });

  test('by GraphQL answers the record, and REST has it at once', async () => {
    const { data, errors } = await administrator.graph<{ createBrowser: unknown }>(CREATE, {
      input: { ...BROWSER, downloadCount: 12 },
    });
    expect(errors).toBeUndefined();
    expect(data.createBrowser).toEqual(await inGraph(3));
    expect(await onRest(3)).toMatchObject({ ...toRest(BROWSER), download_count: 12 });
    expect((await product.rest<{ data: unknown[] }>('/api/browsers?search=calm')).body.data).toHaveLength(1);
  });

  test('§3.2 needs no more than what is required', async () => {
    const { name, description, iconUrl } = BROWSER;
    const { body } = await post(toRest({ name, description, iconUrl }));
    expect(body.data).toMatchObject({
      short_description_en: '',
      website_url: null,
      is_featured: false,
      display_order: 0,
      tags: '',
      download_count: 0,
    });
    const { data } = await administrator.graph<{ createBrowser: unknown }>(CREATE, {
      input: { name, description, iconUrl },
    });
    expect(data.createBrowser).toMatchObject({
      shortDescription: { en: '', zh: '' },
      websiteUrl: null,
      isFeatured: false,
      displayOrder: 0,
      tags: [],
      downloadCount: 0,
    });
  });

  test('takes what older clients send: numbers as text, 0 and 1, fields that are not the administrator’s to set', async () => {
    const { status, body } = await post({
      ...toRest(BROWSER),
      display_order: '7',
      is_featured: 1,
      website_url: '',
      id: 99,
      revision: 9,
      created_at: 'never',
      updated_at: null,
      browser_name_en: 'x',
      useImageUrl: true,
      download_count: '5',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      id: 3,
      display_order: 7,
      is_featured: true,
      website_url: null,
      revision: 1,
      download_count: 5,
    });
    expect(body.data.created_at).not.toBe('never');
  });

  test.each([
    ['many', 0],
    [-3, 0],
    [2.7, 2],
    [null, 0],
  ])('§3.2 takes the display order %j as %d', async (typed, order) => {
    expect((await post({ ...toRest(BROWSER), display_order: typed })).body.data.display_order).toBe(order);
  });

  test('§3.2 takes a download count below 0 as 0, by either interface', async () => {
    expect((await post({ ...toRest(BROWSER), download_count: -4 })).body.data.download_count).toBe(0);
    const { data } = await administrator.graph<{ createBrowser: unknown }>(CREATE, {
      input: { ...BROWSER, downloadCount: -4 },
    });
    expect(data.createBrowser).toMatchObject({ downloadCount: 0 });
  });

  test('keeps an address of our own as a path, so that it follows the site', async () => {
    const { body } = await post({ ...toRest(BROWSER), icon_url: `${ORIGIN}/uploads/a.png` });
    expect(body.data.icon_url).toBe(`${ORIGIN}/uploads/a.png`);
    const [row] = await product.orm.em
      .getConnection()
      .execute<{ icon_url: string }[]>('select icon_url from browser where id = 3');
    expect(row?.icon_url).toBe('/uploads/a.png');
  });

  test('leaves blanks around texts away', async () => {
    const { body } = await post({
      ...toRest(BROWSER),
      name_en: '  Arc ',
      icon_url: ' https://cdn.example/arc.png\n',
      tags: ' hot,, new ,hot',
    });
    expect(body.data).toMatchObject({ name_en: 'Arc', icon_url: 'https://cdn.example/arc.png', tags: 'hot,new' });
  });
});

describe('changing a browser', () => {
  test('moves it in the alphabet when its name changes, in one language or the other, and only then', async () => {
    const order = async (language: string) =>
      (
        await product.graph<{ browsers: { nodes: { id: number }[] } }>(
          `{ browsers(first: 9, sort: name, language: ${language}) { nodes { id } } }`,
        )
      ).data.browsers.nodes.map(({ id }) => id);
    await put(2, { display_order: 5 });
    expect([await order('en'), await order('zh')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await put(2, { name_zh: '阿' });
    expect([await order('en'), await order('zh')]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    await put(2, { name_en: 'A' });
    expect([await order('en'), await order('zh')]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    await put(2, { name_zh: '中', description_zh: '别的' });
    expect([await order('en'), await order('zh')]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('§7.5 with its whole record changes what differs, and GraphQL has it at once', async () => {
    const record = await onRest(1);
    const { status, body } = await put(1, {
      ...record,
      name_en: 'Renamed',
      is_featured: true,
      tags: 'hot',
      unknown: { deep: true },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        ...record,
        name_en: 'Renamed',
        is_featured: true,
        tags: 'hot',
        revision: 2,
        updated_at: expect.any(String) as string,
      },
      ignored: ['unknown'],
    });
    expect(await inGraph(1)).toMatchObject({
      name: { en: 'Renamed', zh: 'One' },
      isFeatured: true,
      tags: [{ id: 'hot' }],
      revision: 2,
    });
    expect((await product.rest<{ data: unknown[] }>('/api/browsers?search=renamed')).body.data).toHaveLength(1);
  });

  test('by GraphQL is seen by REST at once', async () => {
    const { data } = await administrator.graph<{ updateBrowser: unknown }>(UPDATE, {
      id: 1,
      input: BROWSER,
      revision: 1,
    });
    expect(data.updateBrowser).toEqual(await inGraph(1));
    expect(await onRest(1)).toMatchObject({ ...toRest(BROWSER), revision: 2 });
  });

  test('leaves alone what is not said, also the other language', async () => {
    await put(1, toRest(BROWSER));
    await put(1, { name_zh: '改' });
    expect(await onRest(1)).toMatchObject({ ...toRest(BROWSER), name_zh: '改' });
    await administrator.graph(UPDATE, { id: 1, input: { displayOrder: 9 } });
    expect(await onRest(1)).toMatchObject({ ...toRest(BROWSER), name_zh: '改', display_order: 9 });
  });

  test('can take the web site away', async () => {
    await put(1, toRest(BROWSER));
    await administrator.graph(UPDATE, { id: 1, input: { websiteUrl: null } });
    expect(await onRest(1)).toMatchObject({ website_url: null });
    await put(1, toRest(BROWSER));
    await put(1, { website_url: null });
    expect(await inGraph(1)).toMatchObject({ websiteUrl: null });
  });

  test('never rolls the download count back', async () => {
    const record = await onRest(1);
    await product.rest('/versions/1/download');
    const { status, body } = await put(1, { ...record, name_en: 'Renamed' });
    expect(status).toBe(200);
    expect(body.data.download_count).toBe(1);
    expect((await put(1, { download_count: 500 })).body.data.download_count).toBe(1);
    expect(await inGraph(1)).toMatchObject({ downloadCount: 1 });
  });

  test('§3.4 moves the time of change and not that of entry', async () => {
    const before = await onRest(1);
    const { body } = await put(1, { name_en: 'Renamed' });
    expect(body.data.created_at).toBe(before.created_at);
    expect(String(body.data.updated_at) > String(before.updated_at)).toBe(true);
  });

  test('that is not there is a 404 in both interfaces', async () => {
    expect(await put(9, { name_en: 'x' })).toMatchObject({
      status: 404,
      body: { error: 'Browser not found', code: 'NOT_FOUND' },
    });
    expect((await administrator.graph(UPDATE, { id: 9, input: {} })).errors).toMatchObject([
      { message: 'Browser not found', extensions: { code: 'NOT_FOUND' } },
    ]);
  });
});

describe('two tabs that save the same browser', () => {
  test('R8 the second gets a conflict, and nothing changes', async () => {
    expect((await put(1, { name_en: 'First', revision: 1 })).body.data.revision).toBe(2);
    const second = await put(1, { name_en: 'Second', description_en: 'Second', revision: 1 });
    expect(second).toMatchObject({
      status: 409,
      body: { success: false, error: 'This record was changed in the meantime', code: 'CONFLICT' },
    });
    const third = await administrator.graph(UPDATE, { id: 1, input: { name: { en: 'Third', zh: '三' } }, revision: 1 });
    expect(third.errors).toMatchObject([
      { message: 'This record was changed in the meantime', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await onRest(1)).toMatchObject({ name_en: 'First', description_en: 'Text', revision: 2 });
  });

  test('R8 one of them wins when they save at the same moment', async () => {
    const answers = await Promise.all(
      ['First', 'Second', 'Third'].map((name) => put(1, { name_en: name, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await onRest(1)).toEqual(winner?.body.data);
  });

  test('an older client that sends no revision is taken', async () => {
    await put(1, { name_en: 'First', revision: 1 });
    expect((await put(1, { name_en: 'Second' })).status).toBe(200);
  });

  test('a save that changes nothing moves no revision', async () => {
    expect((await put(1, { name_en: 'One', revision: 1 })).body.data.revision).toBe(1);
  });
});

describe('deleting a browser', () => {
  const slide = (linkType: string, linkTargetId: number | null, isActive = true) =>
    administrator.rest('/api/slides', {
      method: 'POST',
      payload: {
        image_url: 'https://cdn.example/s.png',
        title_en: `${linkType} ${linkTargetId}`,
        title_zh: '题',
        link_type: linkType,
        link_target_id: linkTargetId,
        is_active: isActive,
      },
    });
  const visibleSlides = async () =>
    (await product.rest<{ slides: { title_en: string }[] }>('/api/slides')).body.slides.map(({ title_en }) => title_en);

  beforeEach(async () => {
    await slide('browser', 1);
    await slide('version', 2);
    await slide('version', 1, false);
    await slide('browser', 2);
    await slide('external', null);
  });

  test.each([
    [
      'REST',
      () => administrator.rest('/api/browsers/1', { method: 'DELETE' }),
      { status: 200, body: { success: true, deactivated_slides: 2 } },
    ],
    [
      'GraphQL',
      () => administrator.graph(DELETE, { id: 1 }),
      { data: { deleteBrowsers: { count: 1, deactivatedSlides: 2 } } },
    ],
  ])(
    'by %s takes its versions with it, and deactivates the slides that lead there',
    async (_interface, remove, expected) => {
      expect(await remove()).toMatchObject(expected);
      expect((await product.rest('/api/browsers/1')).status).toBe(404);
      expect((await product.rest('/api/versions/1')).status).toBe(404);
      expect(await product.graph('{ browser(id: 1) { id } version(id: 2) { id } }')).toEqual({
        data: { browser: null, version: null },
      });
      expect(await visibleSlides()).toEqual(['browser 2', 'external null']);
      expect((await administrator.rest<{ slides: unknown[] }>('/api/slides')).body.slides).toHaveLength(5);
    },
  );

  test('is whole or nothing', async () => {
    await product.orm.em.getConnection().execute('create table holds (browser_id integer references browser (id))');
    await product.orm.em.getConnection().execute('insert into holds values (1)');
    expect(await administrator.rest('/api/browsers/1', { method: 'DELETE' })).toMatchObject({
      status: 500,
      body: { error: 'Server Error', code: 'INTERNAL' },
    });
    expect((await product.rest('/api/versions/1')).status).toBe(200);
    expect(await visibleSlides()).toHaveLength(4);
  });

  test('a second time is a 404', async () => {
    await administrator.rest('/api/browsers/1', { method: 'DELETE', headers: { 'content-type': 'application/json' } });
    expect(await administrator.rest('/api/browsers/1', { method: 'DELETE' })).toMatchObject({
      status: 404,
      body: { error: 'Browser not found' },
    });
    expect((await administrator.graph(DELETE, { id: 1 })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test('never gives its id to another', async () => {
    await administrator.rest('/api/browsers/2', { method: 'DELETE' });
    expect((await post(toRest(BROWSER))).body.data.id).toBe(3);
  });
});

describe('the first catalogue', () => {
  let real: RunningApp;
  let keeper: Client;
  beforeAll(async () => {
    real = await startApp('real');
    keeper = await real.signIn();
  });
  afterAll(() => real.close());

  test('may be saved as it is: every browser, version and slide, and nothing changes', async () => {
    const { body: browsers } = await real.rest<{ data: { id: number }[] }>('/api/browsers');
    const { body: slides } = await keeper.rest<{ slides: { id: number }[] }>('/api/slides');
    const versions = await Promise.all(
      browsers.data.map(({ id }) =>
        real.rest<{ data: { versions: { id: number }[] } }>(`/api/browsers/${id}/versions?limit=100`),
      ),
    );
    const records = [
      ...browsers.data.map((record) => ({ path: `/api/browsers/${record.id}`, record })),
      ...versions
        .flatMap(({ body }) => body.data.versions)
        .map((record) => ({ path: `/api/versions/${record.id}`, record })),
      ...slides.slides.map((record) => ({ path: `/api/slides/${record.id}`, record })),
    ];
    expect(records.length).toBeGreaterThan(100);
    for (const { path, record } of records) {
      const { body } = await keeper.rest<{ data: object }>(path, { method: 'PUT', payload: record });
      expect([path, body]).toMatchObject([path, { success: true, data: record }]);
    }
  });
});
