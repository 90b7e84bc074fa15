import { expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { FRESH, startApp } from './running-app.ts';

const PATH = '/.well-known/security.txt';

test('security.txt names the contact, until when that holds, and its own address', async () => {
  const product = await startApp('none', FRESH, { securityContact: 'mailto:security@browsers.example' });
  const { statusCode, headers, body } = await product.app.inject(PATH);
  await product.close();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@browsers.example',
    Canonical: `https://browsers.example${PATH}`,
    'Preferred-Languages': 'en, zh',
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('without a contact there is no security.txt', async () => {
  const product = await startApp('none');
  expect((await product.app.inject(PATH)).statusCode).toBe(404);
  await product.close();
});

test.each([
  [{}, 'max-age=63072000'],
  [{ HSTS: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  [{ HSTS: 'off' }, undefined],
])('with %j the header that keeps browsers to https is %j', async (variables, header) => {
  const product = await startApp('none', FRESH, { hsts: readEnvironment(variables).hsts });
  expect((await product.app.inject('/healthz')).headers['strict-transport-security']).toBe(header);
  await product.close();
});

test.each(['mailto:security@browsers.example', 'https://browsers.example/security'])(
  'SECURITY_CONTACT may be %s',
  (contact) => {
    expect(readEnvironment({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  },
);

test.each(['security@browsers.example', 'http://browsers.example', 'mailto:a@b\nContact: mailto:c@d', 'https://'])(
  'SECURITY_CONTACT may not be %j',
  (contact) => {
    expect(() => readEnvironment({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT/u);
  },
);
