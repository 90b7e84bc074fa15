import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Setting } from '../entities/setting.ts';
import { BROWSER, TAG, toRest, withField } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface TagSetting {
  success: boolean;
  data: { key: string; value: Record<string, unknown>[]; revision: number };
}

const TAGS = [
  TAG,
  { id: 'new', label: { en: 'New', zh: '新' }, color: 'blue' },
  { id: 'free', label: { en: 'Free', zh: '免费' }, color: 'gray' },
];
const ORDERED = TAGS.map((tag, index) => ({ ...tag, order: index + 1 }));
const SAVE_TAGS =
  'mutation ($tags: [TagInput!]!, $revision: Int) { saveTags(tags: $tags, revision: $revision) { tags { id label { en zh } color order } revision } }';
const SAVE_SETTINGS =
  'mutation ($live: Boolean!, $revision: Int) { saveSettings(input: { liveCounters: $live }, revision: $revision) { liveCounters revision } }';

const NO_LINKS = { aboutUrl: null, contactUrl: null, privacyUrl: null };

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp(
    catalogueOf(browser('One', { tags: ['hot'], versions: [version(), version({ platform: 'linux' })] })),
  );
  const em = product.em();
  await em.nativeDelete(Setting, {});
  administrator = await product.signIn();
});
afterEach(() => product.close());

const save = <T = TagSetting>(payload: object) =>
  administrator.rest<T>('/api/admin/settings', { method: 'POST', payload });
const read = <T = TagSetting>(key: string) => administrator.rest<T>(`/api/admin/settings/${key}`);
const publicTags = async () => (await product.rest<TagSetting>('/api/settings?key=browser_tags')).body.data.value;

describe('the tag list', () => {
  test('§8.23 is a 404 while none is stored, and the list to edit is empty', async () => {
    expect(await read('browser_tags')).toMatchObject({
      status: 404,
      body: { success: false, error: 'Setting not found', code: 'NOT_FOUND' },
    });
    expect(await administrator.graph('{ tagList { tags { id } revision } }')).toEqual({
      data: { tagList: { tags: [], revision: 0 } },
    });
  });

  test('is saved by REST and seen by both interfaces at once', async () => {
    const { status, body } = await save({ key: 'browser_tags', value: TAGS.map(toRest), description: 'Browser tags' });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { key: 'browser_tags', value: ORDERED.map(toRest), revision: 1 } });
    expect((await read('browser_tags')).body).toEqual(body);
    expect(await publicTags()).toEqual(ORDERED.map(toRest));
    expect((await product.graph<{ tags: unknown }>('{ tags { id label { en zh } color order } }')).data.tags).toEqual(
      ORDERED,
    );
    const [row] = await product.orm.em
      .getConnection()
      .execute<{ description: string }[]>('select description from setting');
    expect(row?.description).toBe('Browser tags');
  });

  test('is saved by GraphQL and seen by REST at once, and browsers carry the new labels', async () => {
    const { data } = await administrator.graph<{ saveTags: unknown }>(SAVE_TAGS, { tags: TAGS, revision: 0 });
    expect(data.saveTags).toEqual({ tags: ORDERED, revision: 1 });
    expect(await publicTags()).toEqual(ORDERED.map(toRest));
    const renamed = [{ ...TAG, label: { en: 'Trending', zh: '趋势' } }];
    await administrator.graph(SAVE_TAGS, { tags: renamed, revision: 1 });
    const { data: carried } = await product.graph<{ browser: unknown }>('{ browser(id: 1) { tags { label { en } } } }');
    expect(carried.browser).toEqual({ tags: [{ label: { en: 'Trending' } }] });
  });

  test('comes with how many browsers carry each tag, for the administrator alone and by one statement', async () => {
    const uses = async (client: Client) =>
      client.graph<{ tagList: { uses: { id: string; count: number }[] } }>('{ tagList { uses { id count } } }');
    expect((await uses(administrator)).data.tagList.uses).toEqual([{ id: 'hot', count: 1 }]);
    for (const tags of [['hot', 'own'], ['own'], []])
      await administrator.rest('/api/browsers', { method: 'POST', payload: toRest({ ...BROWSER, tags }) });
    const { data } = await uses(administrator);
    expect(data.tagList.uses.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'hot', count: 2 },
      { id: 'own', count: 2 },
    ]);
    const without = await product.countStatements(() => administrator.graph('{ tagList { revision } }'));
    expect(await product.countStatements(() => uses(administrator))).toBe(without + 1);
    expect((await product.graph('{ tagList { uses { id } } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHORIZED' } },
    ]);
  });

  test('is counted once for each revision where visitors filter by it, and again after a save', async () => {
    const read = async () =>
      administrator.graph<{ counters: { byTag: { id: string; count: number }[]; byPlatform: unknown } }>(
        '{ counters { browsers versions byTag { id count } byPlatform { platform browsers } } }',
      );
    const first = await product.countStatements(read);
    expect(await product.countStatements(read)).toBeLessThan(first);
    expect((await read()).data.counters.byTag).toEqual([{ id: 'hot', count: 1 }]);
    await administrator.rest('/api/browsers', { method: 'POST', payload: toRest({ ...BROWSER, tags: ['own'] }) });
    expect((await read()).data.counters.byTag).toEqual([
      { id: 'hot', count: 1 },
      { id: 'own', count: 1 },
    ]);
  });

  test('§3.20 §4.13 §9.25 is numbered from 1 in the order it is sent in, whatever numbers come along', async () => {
    const value = TAGS.toReversed().map((tag, index) => toRest(withField(tag, 'order', 7 - index)));
    expect((await save({ key: 'browser_tags', value })).body.data.value.map(({ id, order }) => [id, order])).toEqual([
      ['free', 1],
      ['new', 2],
      ['hot', 3],
    ]);
    expect((await publicTags()).map(({ id }) => id)).toEqual(['free', 'new', 'hot']);
  });

  test('may become empty', async () => {
    await save({ key: 'browser_tags', value: TAGS.map(toRest) });
    expect((await save({ key: 'browser_tags', value: [] })).body.data).toEqual({
      key: 'browser_tags',
      value: [],
      revision: 2,
    });
    expect(await publicTags()).toEqual([]);
  });

  test('takes blue where no colour is given, and leaves blanks around labels away', async () => {
    const { body } = await save({ key: 'browser_tags', value: [{ id: 'hot', label_en: ' Hot ', label_zh: '热 ' }] });
    expect(body.data.value).toEqual([{ id: 'hot', label_en: 'Hot', label_zh: '热', color: 'blue', order: 1 }]);
  });

  test('that someone else changed in the meantime is refused, and nothing changes', async () => {
    await save({ key: 'browser_tags', value: TAGS.map(toRest), revision: 0 });
    for (const revision of [0, 2]) {
      expect(await save({ key: 'browser_tags', value: [], revision })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      });
      expect((await administrator.graph(SAVE_TAGS, { tags: [], revision })).errors).toMatchObject([
        { extensions: { code: 'CONFLICT' } },
      ]);
    }
    expect(await publicTags()).toEqual(ORDERED.map(toRest));
    expect((await save({ key: 'browser_tags', value: [toRest(TAG)] })).body.data.revision).toBe(2);
  });

  test('R8 is saved once when two tabs save at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => save({ key: 'browser_tags', value: TAGS.map(toRest), revision: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('that cannot be read may be saved over', async () => {
    const em = product.em();
    em.create(Setting, { key: 'browser_tags', value: 'garbage', description: '' });
    await em.flush();
    expect((await read('browser_tags')).body.data).toEqual({ key: 'browser_tags', value: [], revision: 1 });
    expect((await save({ key: 'browser_tags', value: [toRest(TAG)], revision: 1 })).status).toBe(200);
  });

  test('is refused in any other form', async () => {
    for (const value of [
      undefined,
      null,
      'hot',
      {},
      5,
      ['hot'],
      [null],
      [[]],
      [{ id: 5 }],
      [{ id: 'a', label_en: 5, label_zh: 'a' }],
    ]) {
      const { status, body } = await save({ key: 'browser_tags', value });
      expect({ value, status, body }).toMatchObject({
        value,
        status: 400,
        body: { success: false, code: 'BAD_REQUEST' },
      });
    }
    expect((await read('browser_tags')).status).toBe(404);
  });
});

describe('the homepage settings', () => {
  const counters = async () =>
    (await product.graph<{ counters: unknown }>('{ counters { browsers versions platforms } }')).data.counters;

  test('are a 404 while none are stored', async () => {
    expect(await read('homepage')).toMatchObject({ status: 404, body: { error: 'Setting not found' } });
    expect(await product.graph('{ settings { liveCounters revision } }')).toEqual({
      data: { settings: { liveCounters: false, revision: 0 } },
    });
  });

  test('§1.9 §7.18 switch the counters over, by REST and by GraphQL', async () => {
    expect(await counters()).toEqual({ browsers: 1, versions: 0, platforms: 6 });
    const { status, body } = await save<unknown>({ key: 'homepage', value: { liveCounters: true } });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { key: 'homepage', value: { liveCounters: true, ...NO_LINKS }, revision: 1 },
    });
    expect((await read<unknown>('homepage')).body).toEqual(body);
    expect(await counters()).toEqual({ browsers: 1, versions: 2, platforms: 2 });
    const { data } = await administrator.graph<{ saveSettings: unknown }>(SAVE_SETTINGS, { live: false, revision: 1 });
    expect(data.saveSettings).toEqual({ liveCounters: false, revision: 2 });
    expect((await product.rest('/api/settings?key=homepage')).body).toMatchObject({
      data: { value: { liveCounters: false } },
    });
    expect(await counters()).toEqual({ browsers: 1, versions: 0, platforms: 6 });
  });

  test('that someone else changed in the meantime are refused', async () => {
    await save({ key: 'homepage', value: { liveCounters: true }, revision: 0 });
    expect((await administrator.graph(SAVE_SETTINGS, { live: false, revision: 0 })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ]);
    expect((await save({ key: 'homepage', value: { liveCounters: false }, revision: 0 })).status).toBe(409);
    expect(await counters()).toMatchObject({ versions: 2 });
  });

  test('are refused in any other form', async () => {
    for (const value of [undefined, null, [], 'on', {}, { liveCounters: 'yes' }, { live_counters: true }]) {
      const { status, body } = await save({ key: 'homepage', value });
      expect({ value, status, body }).toMatchObject({
        value,
        status: 400,
        body: { success: false, code: 'BAD_REQUEST' },
      });
    }
    expect((await read('homepage')).status).toBe(404);
  });
});

describe('the links of the footer', () => {
  const LINKS = {
    aboutUrl: '/about',
    contactUrl: 'mailto:me@site.example',
    privacyUrl: 'https://site.example/privacy',
  };
  const FIELDS = 'liveCounters aboutUrl contactUrl privacyUrl revision';
  const SAVE = `mutation ($input: SettingsInput!, $revision: Int) { saveSettings(input: $input, revision: $revision) { ${FIELDS} } }`;
  const publicValue = async () =>
    (await product.rest<{ data: { value: unknown } }>('/api/settings?key=homepage')).body.data.value;
  const publicSettings = async () =>
    (await product.graph<{ settings: unknown }>(`{ settings { ${FIELDS} } }`)).data.settings;

  test('are saved by REST and read by both interfaces', async () => {
    const { status, body } = await save<unknown>({ key: 'homepage', value: { liveCounters: false, ...LINKS } });
    expect([status, body]).toEqual([
      200,
      { success: true, data: { key: 'homepage', value: { liveCounters: false, ...LINKS }, revision: 1 } },
    ]);
    expect((await read<unknown>('homepage')).body).toEqual(body);
    expect(await publicValue()).toEqual({ liveCounters: false, ...LINKS });
    expect(await publicSettings()).toEqual({ liveCounters: false, ...LINKS, revision: 1 });
  });

  test('are saved by GraphQL and read by both interfaces', async () => {
    const { data } = await administrator.graph<{ saveSettings: unknown }>(SAVE, {
      input: { liveCounters: true, ...LINKS, aboutUrl: ' /about ' },
      revision: 0,
    });
    expect(data.saveSettings).toEqual({ liveCounters: true, ...LINKS, revision: 1 });
    expect(await publicValue()).toEqual({ liveCounters: true, ...LINKS });
    expect(await publicSettings()).toEqual({ liveCounters: true, ...LINKS, revision: 1 });
  });

  test('stay where they are omitted, and are removed by null or a blank text', async () => {
    await save({ key: 'homepage', value: { liveCounters: false, ...LINKS } });
    await save({ key: 'homepage', value: { liveCounters: true } });
    await administrator.graph(SAVE, { input: { liveCounters: false } });
    expect(await publicValue()).toEqual({ liveCounters: false, ...LINKS });
    await save({ key: 'homepage', value: { liveCounters: false, aboutUrl: null, contactUrl: ' ' } });
    expect(await publicValue()).toEqual({ liveCounters: false, ...NO_LINKS, privacyUrl: LINKS.privacyUrl });
    await administrator.graph(SAVE, { input: { liveCounters: false, privacyUrl: null } });
    expect(await publicValue()).toEqual({ liveCounters: false, ...NO_LINKS });
  });

  test('that lead nowhere are refused by both interfaces, with a message for each', async () => {
    const input = {
      liveCounters: true,
      aboutUrl: 'javascript:alert(1)',
      contactUrl: 'me@site.example',
      privacyUrl: '//evil.example',
    };
    const fields = {
      aboutUrl: 'Enter an http(s) URL, or a path that begins with /',
      contactUrl: 'Enter an http(s) URL, a path that begins with /, or a mailto address',
      privacyUrl: 'Enter an http(s) URL, or a path that begins with /',
    };
    expect(await save({ key: 'homepage', value: input })).toMatchObject({
      status: 400,
      body: { success: false, error: fields.aboutUrl, code: 'BAD_REQUEST', fields },
    });
    expect((await administrator.graph(SAVE, { input })).errors).toMatchObject([
      { message: fields.aboutUrl, extensions: { code: 'BAD_REQUEST', key: 'footerLinkInvalid', fields } },
    ]);
    const wrong = { aboutUrl: 5, contactUrl: 'me@site.example', privacyUrl: [] };
    expect(await save({ key: 'homepage', value: wrong, description: 5, revision: 'x' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          liveCounters: 'Invalid liveCounters',
          aboutUrl: 'Invalid aboutUrl',
          contactUrl: fields.contactUrl,
          privacyUrl: 'Invalid privacyUrl',
          description: 'Invalid description',
          revision: 'Invalid revision',
        },
      },
    });
    expect((await read('homepage')).status).toBe(404);
  });

  test('are saved by the administrator alone', async () => {
    expect(
      (
        await product.rest('/api/admin/settings', {
          method: 'POST',
          payload: { key: 'homepage', value: { liveCounters: false, ...LINKS } },
        })
      ).status,
    ).toBe(401);
    expect((await product.graph(SAVE, { input: { liveCounters: false, ...LINKS } })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHORIZED' } },
    ]);
    expect(await publicValue()).toEqual({ liveCounters: false, ...NO_LINKS });
  });
});

describe('any other key', () => {
  test.each(['secret', 'admin_password', 'BROWSER_TAGS', '__proto__', 'constructor'])(
    '§7.18 %s is neither read nor written',
    async (key) => {
      const em = product.em();
      em.create(Setting, { key, value: '"hidden"', description: '' });
      await em.flush();
      expect(await read(key)).toMatchObject({ status: 404, body: { error: 'Setting not found' } });
      expect(await save({ key, value: [] })).toMatchObject({ status: 404, body: { error: 'Setting not found' } });
      expect((await product.em().findOneOrFail(Setting, { key })).value).toBe('"hidden"');
    },
  );

  test('is missed when it is not said', async () => {
    expect(await save({ value: [] })).toMatchObject({
      status: 400,
      body: { error: 'Missing key', fields: { key: 'Missing key' } },
    });
  });
});
