import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_BROWSER } from '#rules/records/browser.ts';
import { Browser } from '../entities/browser.ts';
import { Slide } from '../entities/slide.ts';
import { Version } from '../entities/version.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('none');
  const em = product.em();
  const plain = { description: { en: '', zh: '' }, linkTargetId: null, linkUrl: null, isActive: true } as const;
  em.create(Slide, {
    ...plain,
    title: { en: 'Third', zh: '三' },
    imageUrl: 'https://cdn.example/3.png',
    linkType: 'external',
    linkUrl: 'https://a.example',
    displayOrder: 2,
  });
  em.create(Slide, {
    ...plain,
    title: { en: 'Hidden', zh: '隐' },
    imageUrl: '/slides/0.svg',
    linkType: 'external',
    displayOrder: 0,
    isActive: false,
  });
  em.create(Slide, {
    ...plain,
    title: { en: 'First', zh: '一' },
    imageUrl: '/slides/1.svg',
    linkType: 'browser',
    linkTargetId: 7,
    displayOrder: 1,
  });
  em.create(Slide, {
    ...plain,
    title: { en: 'Second', zh: '二' },
    imageUrl: '/slides/2.svg',
    linkType: 'version',
    linkTargetId: 8,
    displayOrder: 1,
  });
  await em.flush();
});
afterAll(() => product.close());

test('§3.14 visitors see the active slides by display order, then id', async () => {
  const { status, body } = await product.rest<{ slides: { title_en: string }[] }>('/api/slides');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['slides']);
  expect(body.slides.map(({ title_en }) => title_en)).toEqual(['First', 'Second', 'Third']);
  expect(body.slides[0]).toEqual({
    id: 3,
    image_url: `${ORIGIN}/slides/1.svg`,
    title_en: 'First',
    title_zh: '一',
    description_en: '',
    description_zh: '',
    link_type: 'browser',
    link_target_id: 7,
    link_url: null,
    display_order: 1,
    is_active: true,
    revision: 1,
  });
});

test('A16 §6.1 an inactive slide is invisible through both interfaces', async () => {
  expect(JSON.stringify(await product.rest('/api/slides'))).not.toContain('Hidden');
  expect(JSON.stringify(await product.graph('{ slides { title { en } isActive } }'))).not.toContain('Hidden');
  const one = 'query ($forEditing: Boolean!) { slide(id: 2, forEditing: $forEditing) { title { en } } }';
  expect((await product.graph(one, { forEditing: false })).data).toEqual({ slide: null });
  expect((await product.graph(one, { forEditing: true })).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
  const administrator = await product.signIn();
  expect((await administrator.graph(one, { forEditing: true })).data).toEqual({ slide: { title: { en: 'Hidden' } } });
});

test('GraphQL tells the same', async () => {
  const { body } = await product.rest<{ slides: Record<string, unknown>[] }>('/api/slides');
  const { data } = await product.graph<{ slides: Record<string, unknown>[] }>(
    '{ slides { id imageUrl title { en zh } description { en zh } linkType linkTargetId linkUrl displayOrder isActive revision } }',
  );
  expect(data.slides).toEqual(
    body.slides.map((slide) => ({
      id: slide.id,
      imageUrl: slide.image_url,
      title: { en: slide.title_en, zh: slide.title_zh },
      description: { en: slide.description_en, zh: slide.description_zh },
      linkType: slide.link_type,
      linkTargetId: slide.link_target_id,
      linkUrl: slide.link_url,
      displayOrder: slide.display_order,
      isActive: slide.is_active,
      revision: slide.revision,
    })),
  );
});

test('a slide names the browser that it links to, directly or by a version', async () => {
  const em = product.em();
  const linked = em.create(Browser, {
    ...DEFAULT_BROWSER,
    name: { en: 'Linked', zh: '链接' },
    description: { en: 'Text', zh: '文' },
    iconUrl: '/icons/a.svg',
  });
  await em.flush();
  const version = em.create(Version, {
    browser: linked,
    versionNumber: '1.0',
    releaseDate: '2026-01-01',
    platform: 'linux',
    downloadUrl: 'https://vendor.example/1',
    features: { en: '', zh: '' },
    isLatest: true,
    releaseChannel: 'stable',
    downloadMirrors: [],
    screenshots: [],
  });
  await em.flush();
  const slides = await em.find(Slide, {}, { orderBy: { id: 'asc' } });
  for (const slide of slides)
    if (slide.linkType !== 'external') slide.linkTargetId = slide.linkType === 'browser' ? linked.id : version.id;
  await em.flush();
  const { data } = await product.graph<{ slides: unknown }>(
    '{ slides { linkType linkedBrowser { id } linkedVersion { id } } }',
  );
  expect(data.slides).toEqual([
    { linkType: 'browser', linkedBrowser: { id: linked.id }, linkedVersion: null },
    { linkType: 'version', linkedBrowser: { id: linked.id }, linkedVersion: { id: version.id } },
    { linkType: 'external', linkedBrowser: null, linkedVersion: null },
  ]);
});
