import { afterAll, beforeAll, expect, test } from 'vitest';
import { CustomCode } from '../entities/custom-code.ts';
import { startApp, type RunningApp } from './running-app.ts';

interface List {
  success: boolean;
  data: { name: string }[];
}

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('none');
  const em = product.em();
  const plain = { codeContent: '<!-- -->', description: '', isActive: true } as const;
  em.create(CustomCode, {
    ...plain,
    name: 'late',
    codeType: 'head_end',
    displayOrder: 5,
    codeContent: '<script>1 < 2 && "x"</script>',
  });
  em.create(CustomCode, { ...plain, name: 'early', codeType: 'head_end', displayOrder: 1 });
  em.create(CustomCode, { ...plain, name: 'tie', codeType: 'body_start', displayOrder: 1 });
  em.create(CustomCode, { ...plain, name: 'switched off', codeType: 'head_end', displayOrder: 0, isActive: false });
  await em.flush();
});
afterAll(() => product.close());

const names = async (query: string) =>
  (await product.rest<List>(`/api/custom-codes?${query}`)).body.data.map(({ name }) => name);

test('the codes come in the order in which pages load them', async () => {
  expect(await names('active=1')).toEqual(['early', 'tie', 'late']);
});

test('§7.14 a position narrows the list', async () => {
  expect(await names('position=head_end&active=1')).toEqual(['early', 'late']);
  expect(await names('position=body_end')).toEqual([]);
});

test.each(['', 'active=1', 'active=0', 'position=head_end', 'position=head_end&active=0'])(
  'A16 §6.1 a code that is switched off is invisible with "%s"',
  async (query) => {
    expect(await names(query)).not.toContain('switched off');
  },
);

test('A16 §6.1 a single code is for the administrator', async () => {
  const one = 'query ($id: Int!) { customCode(id: $id) { name } }';
  expect((await product.graph(one, { id: 1 })).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
  const administrator = await product.signIn();
  expect((await administrator.graph(one, { id: 1 })).data).toEqual({ customCode: { name: 'late' } });
  expect((await administrator.graph(one, { id: 99 })).data).toEqual({ customCode: null });
});

test('GraphQL tells the same, and hides the same', async () => {
  const { body } = await product.rest<{ data: Record<string, unknown>[] }>('/api/custom-codes');
  const { data } = await product.graph<{ customCodes: Record<string, unknown>[] }>(
    '{ customCodes { id name codeType codeContent description isActive displayOrder allowAnyHost revision } }',
  );
  expect(data.customCodes).toEqual(
    body.data.map((code) => ({
      id: code.id,
      name: code.name,
      codeType: code.code_type,
      codeContent: code.code_content,
      description: code.description,
      isActive: code.is_active,
      displayOrder: code.display_order,
      allowAnyHost: code.allow_any_host,
      revision: code.revision,
    })),
  );
  expect(body.data).toHaveLength(3);
});

test('an unknown position is refused', async () => {
  expect(await product.rest('/api/custom-codes?position=footer')).toMatchObject({
    status: 400,
    body: { success: false, error: 'Invalid position', code: 'BAD_REQUEST', fields: { position: 'Invalid position' } },
  });
});

test('the former field about hosts is accepted by both interfaces, and means nothing', async () => {
  const administrator = await product.signIn();
  const created = await administrator.rest<{ data: { id: number } }>('/api/admin/custom-codes', {
    method: 'POST',
    payload: { name: 'old', code_type: 'head_end', code_content: '<script>1</script>', allow_any_host: false },
  });
  expect(created.status).toBe(201);
  expect(created.body).not.toHaveProperty('ignored');
  const { id } = created.body.data;
  const changed = await administrator.graph(
    'mutation ($id: Int!) { updateCustomCode(id: $id, input: { name: "older", allowAnyHost: false }) { name allowAnyHost } }',
    { id },
  );
  expect(changed).toEqual({ data: { updateCustomCode: { name: 'older', allowAnyHost: true } } });
  const saved = await administrator.rest(`/api/admin/custom-codes/${id}`, {
    method: 'PUT',
    headers: { prefer: 'handling=strict' },
    payload: { name: 'oldest', allow_any_host: 0 },
  });
  expect(saved).toMatchObject({ status: 200, body: { data: { name: 'oldest', allow_any_host: true } } });
});

test('a code that is no longer valid can be deactivated, but not activated again', async () => {
  const em = product.em();
  const code = em.create(CustomCode, {
    name: '',
    codeType: 'body_end',
    codeContent: '<!-- -->',
    description: '',
    isActive: true,
    displayOrder: 9,
  });
  await em.flush();
  const administrator = await product.signIn();
  const toggle = async () =>
    (await administrator.rest(`/api/admin/custom-codes/${code.id}/toggle`, { method: 'PATCH' })).status;
  expect([await toggle(), await toggle()]).toEqual([200, 400]);
  expect(await names('position=body_end')).toEqual([]);
});
