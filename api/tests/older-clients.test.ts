import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

/**
 * Requests of the older screens (spec §7) with all their fields, and the responses as those screens read them. They are
 * written in full, so that a change of our own names cannot change them.
 */

type Fields = Record<string, unknown>;

const BROWSER_FORM = {
  name_en: 'Dia',
  name_zh: '迪亚',
  description_en: 'Chat with your tabs.',
  description_zh: '与标签页对话。',
  short_description_en: 'Chat with tabs',
  short_description_zh: '与标签页对话',
  icon_url: 'https://cdn.example/dia.png',
  website_url: 'https://dia.example',
  is_featured: false,
  display_order: '2',
  tags: 'hot,new',
  download_count: 0,
};

const VERSION_FORM = {
  browser_id: 1,
  version_number: '2.1.0',
  release_date: '2026-03-01',
  platform: 'macos',
  architecture: 'arm64',
  release_channel: 'stable',
  update_type: 'minor',
  min_os_version: 'macOS 14',
  file_size: '204472320',
  features_en: 'Chat\nTabs',
  features_zh: '对话\n标签页',
  download_url: 'https://dia.example/dia.dmg',
  download_mirrors: '["https://mirror.example/dia.dmg"]',
  screenshots: ['https://cdn.example/1.png', '', ''],
  is_latest: true,
};

const SLIDE_FORM = {
  title_en: 'Meet Dia',
  title_zh: '认识迪亚',
  description_en: '',
  description_zh: '',
  image_url: 'https://cdn.example/slide.png',
  link_type: 'browser',
  link_target_id: 1,
  link_url: '',
  display_order: 1,
  is_active: true,
  useImageUrl: true,
};

const CODE_FORM = {
  name: 'Counter',
  code_type: 'body_end',
  code_content: '<script>1</script>',
  description: '',
  is_active: true,
  display_order: '0',
};

let product: RunningApp;
let screen: Client;
beforeEach(async () => {
  product = await startApp(
    catalogueOf(
      browser('One', { description: { en: 'One', zh: '一' }, versions: [version(), version({ platform: 'linux' })] }),
    ),
  );
  screen = await product.signIn();
});
afterEach(() => product.close());

const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  screen.rest<Fields>(path, { method, ...(payload && { payload }) });

/** Reads a list like the older screens: a bare array, `data` or `data.versions`. */
function listIn(body: unknown): Fields[] {
  if (Array.isArray(body)) return body as Fields[]; // the older screens do not check it either
  const { data, slides } = body as { data?: unknown; slides?: unknown };
  if (slides) return listIn(slides);
  if (Array.isArray(data)) return data as Fields[];
  return (data as { versions: Fields[] }).versions;
}

const list = async (path: string, reader: Client = product) => listIn((await reader.rest(path)).body);
const record = async (path: string) => (await product.rest<{ data: Fields }>(path)).body.data;

test('§7.2 a session is opened by {password}, is verified, and is closed', async () => {
  const login = await product.rest('/api/auth/login', { method: 'POST', payload: { password: PASSWORD } });
  expect(login).toMatchObject({ status: 200, body: { success: true } });
  expect(await product.rest('/api/auth/login', { method: 'POST', payload: { password: 'no' } })).toMatchObject({
    status: 401,
    body: { success: false, error: 'Login failed. Please check your password.' },
  });
  expect((await screen.rest('/api/auth/verify')).body).toEqual({ authenticated: true });
  expect((await send('POST', '/api/auth/logout', {})).status).toBe(200);
  expect((await screen.rest('/api/auth/verify')).body).toEqual({ authenticated: false });
});

describe('browsers', () => {
  test('§7.3 §7.9 are listed, also for a platform, and each is found', async () => {
    expect((await product.rest('/api/browsers')).body).toMatchObject({ success: true, data: [{ id: 1 }] });
    expect(await list('/api/browsers?platform=linux')).toHaveLength(1);
    expect(await list('/api/browsers?platform=ios')).toHaveLength(0);
    expect((await product.rest('/api/browsers/1')).body).toMatchObject({
      success: true,
      data: { id: 1, name_en: 'One' },
    });
  });

  test('§7.4 are added with the fields of the form', async () => {
    expect((await send('POST', '/api/browsers', BROWSER_FORM)).body).toMatchObject({ success: true, data: { id: 2 } });
    expect(await record('/api/browsers/2')).toMatchObject({ ...BROWSER_FORM, display_order: 2 });
  });

  test.each([
    ['is_featured', true, true],
    ['display_order', 7, 7],
    ['display_order', '8', 8],
    ['tags', 'free,hot', 'free,hot'],
  ])('§7.4 are saved whole with a changed %s', async (field, sent, stored) => {
    await send('POST', '/api/browsers', BROWSER_FORM);
    const { revision: _unknownToThem, ...whole } = await record('/api/browsers/2');
    expect(await send('PUT', '/api/browsers/2', { ...whole, icon: '🌐', versions: [], [field]: sent })).toMatchObject({
      status: 200,
      body: { ignored: ['icon', 'versions'] },
    });
    expect(await record('/api/browsers/2')).toMatchObject({
      ...whole,
      [field]: stored,
      updated_at: expect.any(String) as string,
    });
  });

  test('§7.4 are deleted', async () => {
    expect(await send('DELETE', '/api/browsers/1')).toMatchObject({ status: 200, body: { success: true } });
    expect(await list('/api/browsers')).toEqual([]);
  });
});

describe('versions', () => {
  test('§7.6 §7.9 §9.14 of a browser are listed a hundred at once, with their total', async () => {
    const { body } = await product.rest('/api/browsers/1/versions?page=1&limit=100');
    expect(body).toMatchObject({ success: true, data: { pagination: { total: 2 } } });
    expect(
      listIn(body)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([1, 2]);
  });

  test('§3.10 §7.8 are added with the payload of the form, mirrors as JSON text and blank screenshots among it', async () => {
    expect((await send('POST', '/api/versions', VERSION_FORM)).body).toMatchObject({ success: true, data: { id: 3 } });
    const { is_latest: _decidedHere, ...fields } = VERSION_FORM;
    expect(await record('/api/versions/3')).toMatchObject({
      ...fields,
      download_mirrors: ['https://mirror.example/dia.dmg'],
      screenshots: ['https://cdn.example/1.png'],
      browser_name_en: 'One',
      browser_name_zh: 'One',
    });
  });

  test('§7.8 are saved whole, as they were answered', async () => {
    await send('POST', '/api/versions', VERSION_FORM);
    const { revision: _unknownToThem, download_links: links, ...whole } = await record('/api/versions/3');
    expect(Object.keys(whole)).toEqual(
      expect.arrayContaining(['browser_id', 'browser_name_en', 'browser_name_zh', 'browser_icon_url']),
    );
    const saved = await send('PUT', '/api/versions/3', {
      ...whole,
      download_links: links,
      browser_name_en: 'Stale',
      created_at: '2026-01-01',
      version_number: '2.1.1',
      download_mirrors: '[]',
    });
    expect([saved.status, saved.body.ignored]).toEqual([200, undefined]);
    expect(await record('/api/versions/3')).toMatchObject({
      ...whole,
      version_number: '2.1.1',
      download_mirrors: [],
      updated_at: expect.any(String) as string,
    });
  });

  test('§7.8 are deleted', async () => {
    expect(await send('DELETE', '/api/versions/1')).toMatchObject({ status: 200, body: { success: true } });
    expect((await list('/api/browsers/1/versions?page=1&limit=100')).map(({ id }) => id)).toEqual([2]);
  });
});

test('§7.1 §7.10 an uploaded image gets an address that the forms take', async () => {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#639' } })
    .png()
    .toBuffer();
  form.append('file', new File([new Uint8Array(bytes)], 'icon.png', { type: 'image/png' }));
  const encoded = new Response(form);
  const { body } = await screen.rest<{ success: boolean; data: { url: string } }>('/api/upload/image', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(body.success).toBe(true);
  expect((await send('POST', '/api/browsers', { ...BROWSER_FORM, icon_url: body.data.url })).body).toMatchObject({
    success: true,
    data: { icon_url: body.data.url },
  });
});

describe('slides', () => {
  test('§7.11 §7.12 are added with the toggle of the image input, which is nothing to us', async () => {
    const { status, body } = await send('POST', '/api/slides', SLIDE_FORM);
    expect([status, body.ignored]).toEqual([201, undefined]);
    const { useImageUrl: _ofTheForm, ...fields } = SLIDE_FORM;
    expect((await product.rest('/api/slides')).body).toEqual({
      slides: [{ ...fields, id: 1, link_url: null, revision: 1 }],
    });
  });

  test('§7.12 lead outside without a target, and come first where their order is no number', async () => {
    await send('POST', '/api/slides', {
      ...SLIDE_FORM,
      link_type: 'external',
      link_target_id: null,
      link_url: 'https://dia.example',
      display_order: 'first',
    });
    expect(await list('/api/slides')).toMatchObject([
      { link_target_id: null, link_url: 'https://dia.example', display_order: 0 },
    ]);
  });

  test('§7.13 are switched off with the whole slide, and saved, and deleted', async () => {
    await send('POST', '/api/slides', SLIDE_FORM);
    const [slide] = await list('/api/slides');
    expect((await send('PUT', '/api/slides/1', { ...slide, is_active: false, useImageUrl: false })).status).toBe(200);
    expect(await list('/api/slides')).toEqual([]);
    expect(await list('/api/slides', screen)).toMatchObject([{ id: 1, is_active: false }]);
    await send('PUT', '/api/slides/1', { ...SLIDE_FORM, title_en: 'Renamed' });
    expect(await list('/api/slides')).toMatchObject([{ title_en: 'Renamed', is_active: true }]);
    expect(await send('DELETE', '/api/slides/1')).toMatchObject({ status: 200, body: { success: true } });
    expect(await list('/api/slides', screen)).toEqual([]);
  });

  test('§7.11 that fail carry their error', async () => {
    expect((await send('POST', '/api/slides', { ...SLIDE_FORM, title_zh: '' })).body).toMatchObject({
      error: 'Please fill in all required fields',
    });
    expect((await product.rest('/api/slides/1', { method: 'DELETE' })).body).toMatchObject({ error: 'Unauthorized' });
  });
});

describe('custom codes', () => {
  test('§7.14 §7.15 are added, changed, switched and deleted, and visitors get the active ones of a position', async () => {
    const atBodyEnd = '/api/custom-codes?position=body_end&active=1';
    expect((await send('POST', '/api/admin/custom-codes', CODE_FORM)).body).toMatchObject({
      success: true,
      data: { id: 1, display_order: 0 },
    });
    expect((await product.rest(atBodyEnd)).body).toMatchObject({
      success: true,
      data: [{ code_content: '<script>1</script>' }],
    });
    expect(
      (
        await send('PUT', '/api/admin/custom-codes/1', {
          ...CODE_FORM,
          id: 1,
          created_at: '2025-01-01',
          code_content: '<script>2</script>',
        })
      ).body,
    ).toMatchObject({ success: true });
    expect(await list(atBodyEnd)).toMatchObject([{ code_content: '<script>2</script>' }]);
    expect((await send('PATCH', '/api/admin/custom-codes/1/toggle')).body).toMatchObject({ success: true });
    expect(await list(atBodyEnd)).toEqual([]);
    expect((await screen.rest('/api/admin/custom-codes')).body).toMatchObject({
      success: true,
      data: [{ id: 1, is_active: false }],
    });
    expect((await send('DELETE', '/api/admin/custom-codes/1')).body).toEqual({ success: true });
    expect(await list('/api/admin/custom-codes', screen)).toEqual([]);
  });

  test('§7.15 that fail carry their error', async () => {
    expect((await send('POST', '/api/admin/custom-codes', { ...CODE_FORM, name: '' })).body).toMatchObject({
      success: false,
      error: 'Please fill in all required fields',
    });
    expect((await send('PATCH', '/api/admin/custom-codes/9/toggle')).body).toMatchObject({
      success: false,
      error: 'Custom code not found',
    });
  });
});

test('§7.17 §9.32 the tag list is read and saved whole, under its key', async () => {
  const value = [
    { id: 'hot', label_zh: '热门', label_en: 'Hot', color: 'red', order: 1 },
    { id: 'mine', label_zh: '我的', label_en: 'Mine', color: 'gray', order: 2 },
  ];
  expect(
    (await send('POST', '/api/admin/settings', { key: 'browser_tags', value, description: 'Browser tags' })).body,
  ).toEqual({ success: true, data: { key: 'browser_tags', value, revision: expect.any(Number) as number } });
  expect(
    (
      await send('POST', '/api/admin/settings', {
        key: 'browser_tags',
        value: [{ ...value[0], colour: 'red' }, value[1]],
        note: '',
      })
    ).body,
  ).toMatchObject({ ignored: ['1_colour', 'note'] });
  expect((await screen.rest('/api/admin/settings/browser_tags')).body).toMatchObject({
    success: true,
    data: { value },
  });
  expect((await product.rest('/api/settings?key=browser_tags')).body).toMatchObject({ success: true, data: { value } });
});
