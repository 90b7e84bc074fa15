import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CUSTOM_CODE, shown, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';

interface Saved {
  success: boolean;
  data: Record<string, unknown> & { id: number; revision: number };
}

const PATH = '/api/admin/custom-codes';
const FIELDS =
  'id name codeType codeContent description isActive displayOrder isDraft visibleFrom visibleUntil revision';
const CREATE = `mutation ($input: CustomCodeInput!) { createCustomCode(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: CustomCodeChange!, $revision: Int) { updateCustomCode(id: $id, input: $input, revision: $revision) { ${FIELDS} } }`;
const TOGGLE = `mutation ($id: Int!, $revision: Int) { toggleCustomCode(id: $id, revision: $revision) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteCustomCodes(ids: [$id]) { count deactivatedSlides } }';

const STORED = { ...toRest(CUSTOM_CODE), is_published: true, allow_any_host: true, id: 1, revision: 1 };

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp('none');
  administrator = await product.signIn();
});
afterEach(() => product.close());

const post = (payload: object) => administrator.rest<Saved>(PATH, { method: 'POST', payload });
const put = (id: number, payload: object) => administrator.rest<Saved>(`${PATH}/${id}`, { method: 'PUT', payload });
const toggle = (id: number) => administrator.rest<Saved>(`${PATH}/${id}/toggle`, { method: 'PATCH' });
const listed = async () => (await administrator.rest<{ data: Saved['data'][] }>(PATH)).body.data;
/** The codes for visitors through both interfaces, which must return the same. */
async function visible(): Promise<unknown[]> {
  const { body } = await product.rest<{ data: { id: number }[] }>('/api/custom-codes?active=1');
  const { data } = await product.graph<{ customCodes: { id: number }[] }>('{ customCodes { id } }');
  expect(data.customCodes.map(({ id }) => id)).toEqual(body.data.map(({ id }) => id));
  return body.data;
}

test('§3.16 a code that is added by REST is on the pages at once', async () => {
  const { status, body } = await post(toRest(CUSTOM_CODE));
  expect(status).toBe(201);
  expect(body).toEqual({ success: true, data: STORED });
  expect(await visible()).toEqual([shown(body.data)]);
  expect(await listed()).toEqual([body.data]);
});

test('a code that is added by GraphQL is on the pages at once', async () => {
  const { data, errors } = await administrator.graph<{ createCustomCode: unknown }>(CREATE, { input: CUSTOM_CODE });
  expect(errors).toBeUndefined();
  expect(data.createCustomCode).toEqual({ ...CUSTOM_CODE, id: 1, revision: 1 });
  expect(await visible()).toEqual([shown(STORED)]);
});

test('content is stored to the last blank, whatever it is', async () => {
  const content = '\n  <script>if (1 < 2 && "x") alert(`</b>\u2028`)</script>  \r\n\t';
  await post({ ...toRest(CUSTOM_CODE), code_content: content });
  expect((await listed())[0]?.code_content).toBe(content);
  await administrator.graph(UPDATE, { id: 1, input: { codeContent: `${content}${content}` } });
  expect((await listed())[0]?.code_content).toBe(content + content);
});

test('§3.17 §9.9 content of two million characters goes through both interfaces', async () => {
  const content = `<!-- ${'字x'.repeat(1_000_000)} -->`;
  expect((await post({ ...toRest(CUSTOM_CODE), code_content: content })).status).toBe(201);
  expect(
    (await administrator.graph(CREATE, { input: { ...CUSTOM_CODE, codeContent: content } })).errors,
  ).toBeUndefined();
  expect((await listed()).map(({ code_content }) => code_content === content)).toEqual([true, true]);
});

describe('N14 a code that public pages could not carry', () => {
  const NESTED = '<div>'.repeat(8000);
  const COMPLEX = 'Code must have less than 10000 elements, nested less than 500 deep';
  const UNCLOSED = 'Code must close all its elements and comments';

  test.each([
    ['8,000 nested elements', NESTED, COMPLEX],
    [
      '8,000 nested elements of formatting',
      Array.from({ length: 8000 }, (_, index) => `<b title=${index}>`).join(''),
      COMPLEX,
    ],
    ['20,000 elements', '<p></p>'.repeat(20_000), COMPLEX],
    ['an open script', '<p>A</p><script>x = 1', UNCLOSED],
    ['an open comment', '<meta name="a"><!-- note', UNCLOSED],
    ['an open element', '<noscript><img src="/a.png">', UNCLOSED],
    ['an open tag', '<div class="a', UNCLOSED],
  ])(
    'with %s is refused through both interfaces, when it is added and when it is changed',
    async (_what, content, message) => {
      const refused = {
        status: 400,
        body: { success: false, error: message, code: 'BAD_REQUEST', fields: { code_content: message } },
      };
      expect(await post({ ...toRest(CUSTOM_CODE), code_content: content })).toMatchObject(refused);
      expect(await post({ ...toRest(CUSTOM_CODE), code_content: content, is_active: 0 })).toMatchObject(refused);
      const refusedByGraph = {
        errors: [{ message, extensions: { code: 'BAD_REQUEST', fields: { codeContent: message } } }],
      };
      expect(await administrator.graph(CREATE, { input: { ...CUSTOM_CODE, codeContent: content } })).toMatchObject(
        refusedByGraph,
      );
      await post(toRest(CUSTOM_CODE));
      expect(await put(1, { code_content: content })).toMatchObject(refused);
      expect(await administrator.graph(UPDATE, { id: 1, input: { codeContent: content } })).toMatchObject(
        refusedByGraph,
      );
      expect(await listed()).toEqual([STORED]);
    },
  );

  test('may leave a paragraph open, which the page closes', async () => {
    expect((await post({ ...toRest(CUSTOM_CODE), code_content: '<br><p>A<p>B' })).status).toBe(201);
  });

  test('may have thousands of scripts', async () => {
    const content = Array.from({ length: 5000 }, (_, index) => `<script>${index}</script>`).join('');
    expect((await post({ ...toRest(CUSTOM_CODE), code_content: content })).status).toBe(201);
  });
});

test('§3.17 §5.25 the administrator sees all codes in the order of pages, visitors the active ones', async () => {
  await post({ ...toRest(CUSTOM_CODE), name: 'late', display_order: 5 });
  await post({ ...toRest(CUSTOM_CODE), name: 'off', display_order: '2', is_active: 0 });
  await post({ ...toRest(CUSTOM_CODE), name: 'early', display_order: 'x' });
  expect((await listed()).map(({ name }) => name)).toEqual(['early', 'off', 'late']);
  expect(await visible()).toMatchObject([{ name: 'early' }, { name: 'late' }]);
  const { data } = await administrator.graph<{ customCodes: { name: string }[] }>(
    '{ customCodes(position: head_end) { name } }',
  );
  expect(data.customCodes.map(({ name }) => name)).toEqual(['early', 'off', 'late']);
});

describe('a stored code', () => {
  beforeEach(async () => {
    await post(toRest(CUSTOM_CODE));
  });

  test('changes by its whole record, and by GraphQL', async () => {
    const [record] = await listed();
    const { status, body } = await put(1, { ...record, name: 'Renamed', code_type: 'body_end', created_at: 'x' });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { ...record, name: 'Renamed', code_type: 'body_end', revision: 2 } });
    await administrator.graph(UPDATE, { id: 1, input: { description: '' }, revision: 2 });
    expect(await visible()).toEqual([
      { ...shown(record ?? {}), name: 'Renamed', code_type: 'body_end', description: '', revision: 3 },
    ]);
  });

  test('§4.12 is switched off and on', async () => {
    const { status, body } = await toggle(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { is_active: false, revision: 2 } });
    expect(await visible()).toEqual([]);
    const { data } = await administrator.graph<{ toggleCustomCode: unknown }>(TOGGLE, { id: 1, revision: 2 });
    expect(data.toggleCustomCode).toMatchObject({ isActive: true, revision: 3 });
    expect(await visible()).toHaveLength(1);
    const spoken = await administrator.rest(`${PATH}/1/toggle`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
    });
    expect(spoken.status).toBe(200);
  });

  test('that someone else changed in the meantime is not overwritten', async () => {
    await put(1, { name: 'First', revision: 1 });
    expect(await put(1, { name: 'Second', revision: 1 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    for (const answer of [
      await administrator.graph(UPDATE, { id: 1, input: { name: 'Third' }, revision: 1 }),
      await administrator.graph(TOGGLE, { id: 1, revision: 1 }),
    ]) {
      expect(answer.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    }
    expect(await listed()).toMatchObject([{ name: 'First', is_active: true, revision: 2 }]);
  });

  test.each([
    ['REST', () => administrator.rest(`${PATH}/1`, { method: 'DELETE' }), { status: 200, body: { success: true } }],
    [
      'GraphQL',
      () => administrator.graph(DELETE, { id: 1 }),
      { data: { deleteCustomCodes: { count: 1, deactivatedSlides: 0 } } },
    ],
  ])('is deleted by %s, and a second time is a 404', async (_interface, remove, answer) => {
    expect(await remove()).toMatchObject(answer);
    expect(await listed()).toEqual([]);
    expect(await visible()).toEqual([]);
    expect(await administrator.rest(`${PATH}/1`, { method: 'DELETE' })).toMatchObject({
      status: 404,
      body: { error: 'Custom code not found', code: 'NOT_FOUND' },
    });
  });

  test('that is not there is a 404 everywhere', async () => {
    expect((await put(9, {})).status).toBe(404);
    expect((await toggle(9)).status).toBe(404);
    for (const [query, variables] of [
      [UPDATE, { id: 9, input: {} }],
      [TOGGLE, { id: 9 }],
      [DELETE, { id: 9 }],
    ] as const) {
      expect((await administrator.graph(query, variables)).errors).toMatchObject([
        { message: 'Custom code not found', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
  });
});
