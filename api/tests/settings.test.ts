import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_TAGS } from '#rules/tag.ts';
import { Setting } from '../entities/setting.ts';
import { startApp, type RunningApp } from './running-app.ts';

interface TagSetting {
  data: { key: string; value: { id: string; label_en: string; label_zh: string; color: string; order: number }[] };
}

const TAGS = [
  { id: 'second', label: { en: 'Second', zh: '二' }, color: 'gray', order: 2 },
  { id: 'first', label: { en: 'First', zh: '一' }, color: 'red', order: 1 },
];

let product: RunningApp;
beforeEach(async () => {
  product = await startApp('none');
});
afterEach(() => product.close());

async function store(key: string, value: string): Promise<void> {
  const em = product.em();
  em.create(Setting, { key, value, description: '' });
  await em.flush();
}

test('§3.18 the tags come in their order, through both interfaces', async () => {
  await store('browser_tags', JSON.stringify(TAGS));
  const { status, body } = await product.rest('/api/settings?key=browser_tags');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      key: 'browser_tags',
      value: [
        { id: 'first', label_en: 'First', label_zh: '一', color: 'red', order: 1 },
        { id: 'second', label_en: 'Second', label_zh: '二', color: 'gray', order: 2 },
      ],
    },
  });
  expect(await product.graph('{ tags { id label { en zh } color order } }')).toEqual({
    data: { tags: TAGS.toReversed() },
  });
});

test.each(['not json', '"text"', '{}', '[5]', '[{"id":"x"}]', '[{"id":"","label":{"en":"a","zh":"b"}}]', 'null'])(
  '§8.13 a stored tag list that reads %s gives way to the default tags',
  async (value) => {
    await store('browser_tags', value);
    const { body } = await product.rest<TagSetting>('/api/settings?key=browser_tags');
    expect(body.data.value.map(({ id }) => id)).toEqual([
      'hot',
      'recommended',
      'new',
      'featured',
      'popular',
      'official',
      'opensource',
      'free',
    ]);
    expect(await product.graph('{ tags { id label { en zh } color order } }')).toEqual({
      data: { tags: DEFAULT_TAGS },
    });
  },
);

const NO_LINKS = { aboutUrl: null, contactUrl: null, privacyUrl: null };

test('§10.20 the homepage settings are off until someone switches them on', async () => {
  expect((await product.rest('/api/settings?key=homepage')).body).toEqual({
    success: true,
    data: { key: 'homepage', value: { liveCounters: false, ...NO_LINKS } },
  });
  await store('homepage', '{"liveCounters":true}');
  expect((await product.rest('/api/settings?key=homepage')).body).toEqual({
    success: true,
    data: { key: 'homepage', value: { liveCounters: true, ...NO_LINKS } },
  });
  expect(await product.graph('{ settings { liveCounters } }')).toEqual({ data: { settings: { liveCounters: true } } });
});

test.each(['secret', 'admin_password', 'BROWSER_TAGS', 'browser_tags ', '__proto__', 'constructor'])(
  'A16 §6.1 the key "%s" is not public, whether it is stored or not',
  async (key) => {
    await store(key, '"hidden value"');
    const { status, body } = await product.rest(`/api/settings?key=${encodeURIComponent(key)}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      error: 'Setting not found',
      code: 'NOT_FOUND',
      key: 'settingNotFound',
      requestId: expect.any(String) as string,
    });
  },
);

test.each(['/api/settings', '/api/settings?key='])('%s names no key and is refused', async (path) => {
  expect(await product.rest(path)).toMatchObject({
    status: 400,
    body: { error: 'Missing key', code: 'BAD_REQUEST', fields: { key: 'Missing key' } },
  });
});

test('§9.16 the counters are fixed until the switch makes them real', async () => {
  expect(await product.graph('{ counters { browsers versions platforms } }')).toEqual({
    data: { counters: { browsers: 0, versions: 0, platforms: 6 } },
  });
  await store('homepage', '{"liveCounters":true}');
  expect(await product.graph('{ counters { browsers versions platforms } }')).toEqual({
    data: { counters: { browsers: 0, versions: 0, platforms: 0 } },
  });
});
