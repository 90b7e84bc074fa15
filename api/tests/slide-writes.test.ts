import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SLIDE, shown, toRest } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Saved {
  success: boolean;
  data: Record<string, unknown> & { id: number; revision: number };
}

const FIELDS =
  'id imageUrl title { en zh } description { en zh } linkType linkTargetId linkUrl displayOrder isActive revision';
const CREATE = `mutation ($input: SlideInput!) { createSlide(input: $input) { ${FIELDS} isDraft visibleFrom visibleUntil } }`;
const UPDATE = `mutation ($id: Int!, $input: SlideChange!, $revision: Int) { updateSlide(id: $id, input: $input, revision: $revision) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteSlides(ids: [$id]) { count deactivatedSlides } }';

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp(catalogueOf(browser('One', { versions: [version()] }), browser('Two')));
  administrator = await product.signIn();
});
afterEach(() => product.close());

const post = (payload: object) => administrator.rest<Saved>('/api/slides', { method: 'POST', payload });
const put = (id: number, payload: object) => administrator.rest<Saved>(`/api/slides/${id}`, { method: 'PUT', payload });
const onRest = async (client: Client = product) =>
  (await client.rest<{ slides: Saved['data'][] }>('/api/slides')).body.slides;
const inGraph = async (client: Client = product) =>
  (await client.graph<{ slides: Record<string, unknown>[] }>(`{ slides { ${FIELDS} } }`)).data.slides;

describe('adding a slide', () => {
  test('by REST answers the record, and both interfaces show it at once', async () => {
    const { status, body } = await post({
      ...toRest(SLIDE),
      link_target_id: '1',
      useImageUrl: true,
      is_activ: false,
      image_ur: '',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: { ...toRest(SLIDE), is_published: true, id: 1, revision: 1 },
      ignored: ['is_activ', 'image_ur'],
    });
    expect(await onRest()).toEqual([shown(body.data)]);
    expect(await inGraph()).toEqual([{ ...shown(SLIDE), id: 1, revision: 1 }]);
  });

  test('by GraphQL answers the record, and both interfaces show it at once', async () => {
    const { data, errors } = await administrator.graph<{ createSlide: unknown }>(CREATE, { input: SLIDE });
    expect(errors).toBeUndefined();
    expect(data.createSlide).toEqual({ ...SLIDE, id: 1, revision: 1 });
    expect(await onRest()).toEqual([{ ...shown(toRest(SLIDE)), id: 1, revision: 1 }]);
  });

  test('to an address outside keeps the address, and to a page of ours the target', async () => {
    const both = { ...toRest(SLIDE), link_target_id: 1, link_url: 'https://a.example' };
    expect((await post({ ...both, link_type: 'external' })).body.data).toMatchObject({
      link_target_id: null,
      link_url: 'https://a.example',
    });
    expect((await post({ ...both, link_type: 'version' })).body.data).toMatchObject({
      link_target_id: 1,
      link_url: null,
    });
    expect((await post({ ...both, link_type: 'external', link_url: '' })).body.data).toMatchObject({
      link_target_id: null,
      link_url: null,
    });
  });

  test('§3.15 §5.21 is active and first unless something else is said', async () => {
    const { image_url, title_en, title_zh } = toRest(SLIDE);
    expect(
      (await post({ image_url, title_en, title_zh, link_type: 'external', display_order: 'x' })).body.data,
    ).toMatchObject({ is_active: true, display_order: 0, description_en: '', description_zh: '' });
  });

  test('keeps a picture of our own as a path', async () => {
    expect((await post({ ...toRest(SLIDE), image_url: `${ORIGIN}/uploads/a.png` })).body.data.image_url).toBe(
      `${ORIGIN}/uploads/a.png`,
    );
    const [row] = await product.orm.em.getConnection().execute<{ image_url: string }[]>('select image_url from slide');
    expect(row?.image_url).toBe('/uploads/a.png');
  });
});

describe('changing a slide', () => {
  beforeEach(async () => {
    await post(toRest(SLIDE));
  });

  test('§4.11 with its whole record and is_active flipped hides it from visitors, not from the administrator', async () => {
    const [record] = await onRest(administrator);
    const { status, body } = await put(1, { ...record, is_active: false });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { ...record, is_active: false, revision: 2 } });
    expect(await onRest()).toEqual([]);
    expect(await inGraph()).toEqual([]);
    expect(await onRest(administrator)).toEqual([body.data]);
    expect(await inGraph(administrator)).toHaveLength(1);
    expect(
      (await administrator.graph<{ slides: unknown[] }>('{ slides(activeOnly: true) { id } }')).data.slides,
    ).toEqual([]);
  });

  test('what the administrator sees of hidden slides is in no cache', async () => {
    expect((await administrator.rest('/api/slides')).headers['cache-control']).toBe('private, no-store');
  });

  test('by GraphQL leaves alone what is not said', async () => {
    await administrator.graph(UPDATE, { id: 1, input: { title: { en: 'Other', zh: '别' } }, revision: 1 });
    expect(await onRest()).toEqual([
      { ...shown(toRest(SLIDE)), title_en: 'Other', title_zh: '别', id: 1, revision: 2 },
    ]);
    await administrator.graph(UPDATE, {
      id: 1,
      input: { linkType: 'external', linkTargetId: null, linkUrl: 'https://a.example' },
    });
    expect(await onRest()).toMatchObject([
      { link_type: 'external', link_target_id: null, link_url: 'https://a.example' },
    ]);
  });

  test('§5.21 moves it to its place', async () => {
    await post({ ...toRest(SLIDE), title_en: 'Second', display_order: 5 });
    await put(1, { display_order: 9 });
    expect((await onRest()).map(({ title_en }) => title_en)).toEqual(['Second', 'Look']);
    expect((await inGraph()).map(({ id }) => id)).toEqual([2, 1]);
  });

  test('that someone else changed in the meantime is refused, and nothing changes', async () => {
    await put(1, { title_en: 'First', revision: 1 });
    expect(await put(1, { title_en: 'Second', revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(
      (await administrator.graph(UPDATE, { id: 1, input: { isActive: false }, revision: 1 })).errors,
    ).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await onRest()).toMatchObject([{ title_en: 'First', is_active: true, revision: 2 }]);
  });

  test('to a target that is not there is refused', async () => {
    expect(await put(1, { link_type: 'version', link_target_id: 2 })).toMatchObject({
      status: 400,
      body: { fields: { link_target_id: 'Please select a link target' } },
    });
    expect(await put(1, { link_type: 'version' })).toMatchObject({ status: 200 });
  });

  test('that is not there is a 404 in both interfaces', async () => {
    expect(await put(9, toRest(SLIDE))).toMatchObject({
      status: 404,
      body: { error: 'Slide not found', code: 'NOT_FOUND' },
    });
    expect((await administrator.graph(UPDATE, { id: 9, input: {} })).errors).toMatchObject([
      { message: 'Slide not found', extensions: { code: 'NOT_FOUND' } },
    ]);
  });
});

describe('deleting a slide', () => {
  test.each([
    ['REST', () => administrator.rest('/api/slides/1', { method: 'DELETE' }), { status: 200, body: { success: true } }],
    [
      'GraphQL',
      () => administrator.graph(DELETE, { id: 1 }),
      { data: { deleteSlides: { count: 1, deactivatedSlides: 0 } } },
    ],
  ])(
    '§7.5 by %s is seen by both interfaces at once, and a second time is a 404',
    async (_interface, remove, expected) => {
      await post(toRest(SLIDE));
      expect(await remove()).toMatchObject(expected);
      expect(await onRest(administrator)).toEqual([]);
      expect(await inGraph(administrator)).toEqual([]);
      expect(await administrator.rest('/api/slides/1', { method: 'DELETE' })).toMatchObject({
        status: 404,
        body: { error: 'Slide not found' },
      });
      expect((await administrator.graph(DELETE, { id: 1 })).errors).toMatchObject([
        { extensions: { code: 'NOT_FOUND' } },
      ]);
    },
  );
});
