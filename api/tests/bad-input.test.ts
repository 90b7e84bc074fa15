import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from './running-app.ts';

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real');
});
afterAll(() => product.close());

const NO_IDS = ['abc', '01', '1e3', '-1', '0', '1.0', '+1', '%201', '0x1', '2147483648', String(2 ** 53), '9'.repeat(60), '１', 'NaN', '__proto__', "1'--"];

describe.each(['/api/browsers/ID', '/api/browsers/ID/versions', '/api/versions/ID', '/versions/ID/download'])('%s', (path) => {
  test.each(NO_IDS)('I11 refuses the id %s', async (id) => {
    const { status, headers, body } = await product.rest(path.replace('ID', encodeURIComponent(decodeURIComponent(id))));
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ success: false, error: 'Invalid id', code: 'BAD_REQUEST', fields: { id: 'Invalid id' }, requestId: expect.any(String) as string });
  });

  test('knows no such id as the largest one', async () => {
    expect(await product.rest(path.replace('ID', '2147483647'))).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
  });
});

test.each(['page=-1', 'page=0', 'page=1e9', 'page=1000000000', 'page=x', 'page=1.5', 'limit=0', 'limit=101', 'limit=1000000000', 'limit=1e9', 'limit=-5', 'limit=ten', 'page=1&page=2'])(
  'I11 a page of versions with %s is refused',
  async (query) => {
    expect(await product.rest(`/api/browsers/1/versions?${query}`)).toMatchObject({ status: 400, body: { success: false, error: 'Invalid page or limit', code: 'BAD_REQUEST' } });
  },
);

test.each([
  ['page: -1', 'Invalid page or limit'],
  ['limit: 1000000000', 'Invalid page or limit'],
])('the graph refuses %s with the same message', async (page, message) => {
  const { errors } = await product.graph(`{ browser(id: 1) { versions(${page}) { totalCount } } }`);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
});

test.each(['sort=password_hash', 'sort=NAME', "sort=name'", 'sort=name&sort=newest', 'sort=__proto__'])('I4 a list of browsers with %s is refused', async (query) => {
  expect(await product.rest(`/api/browsers?${query}`)).toMatchObject({ status: 400, body: { error: 'Invalid sort', fields: { sort: 'Invalid sort' } } });
});

test('several wrong parameters are all named, and the first is the message', async () => {
  const { body } = await product.rest('/api/browsers?sort=x&search=a&search=b');
  expect(body).toMatchObject({ error: 'Invalid sort', fields: { sort: 'Invalid sort', search: 'Invalid search' } });
});

test.each(['/api', '/api/', '/api/nothing', '/api/browsers/1/nothing', '/api/constructor'])('%s is an unknown path', async (path) => {
  const { status, headers, body } = await product.rest(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch('application/json');
  expect(body).toEqual({ success: false, error: 'Not found', code: 'NOT_FOUND', requestId: expect.any(String) as string });
});

test('an address that cannot be decoded gets the same body as every failure', async () => {
  expect(await product.rest('/api/browsers/%zz')).toMatchObject({ status: 400, body: { success: false, code: 'BAD_REQUEST' } });
});

test('G5 a failure inside is answered without a word about it', async () => {
  const broken = await startApp('none');
  await broken.orm.em.getConnection().execute('drop table browser');
  const { status, body } = await broken.rest('/api/browsers');
  expect(status).toBe(500);
  expect(body).toEqual({ success: false, error: 'Server Error', code: 'INTERNAL', requestId: expect.any(String) as string });
  const { errors } = await broken.graph('{ browsers { totalCount } }');
  expect(errors).toMatchObject([{ message: 'Server Error', extensions: { code: 'INTERNAL' } }]);
  expect(JSON.stringify(errors)).not.toMatch(/browser_|select|\.ts/u);
  await broken.close();
});
