import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';

describe('an origin over plain http', () => {
  test.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'http://localhost:3000'],
    [{ PUBLIC_URL: 'http://catalogue.localhost' }, 'http://catalogue.localhost'],
    [{ PUBLIC_URL: 'http://127.8.9.1' }, 'http://127.8.9.1'],
    [{ PUBLIC_URL: 'https://browsers.example/' }, 'https://browsers.example'],
    [{ PUBLIC_URL: 'http://browsers.example', ALLOW_INSECURE_HTTP: '1' }, 'http://browsers.example'],
  ])('is taken for this machine alone, or when it is asked for: %j', (source, origin) => {
    expect(readEnvironment(source).publicUrl).toBe(origin);
  });

  test.each([{ PUBLIC_URL: 'http://browsers.example' }, { HOST: '192.168.1.2' }, { PUBLIC_URL: 'http://127.0.0.1.evil.example' }, { PUBLIC_URL: 'http://localhost.example' }, { PUBLIC_URL: 'http://browsers.example', ALLOW_INSECURE_HTTP: 'true' }])('is refused with %j', (source) => {
    expect(() => readEnvironment(source)).toThrow(/is not safe to sign in at: set PUBLIC_URL to the https origin/u);
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['10.0.0.2', ['10.0.0.2']],
    ['10.0.0.0/8, fd00::/8 ,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('%s is read', (text, proxies) => {
    expect(readEnvironment({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });

  test.each(['true', '1', '*', 'proxy.local', '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', '10.0.0.0/8/8', '10.0.0', 'loopback'])('%s is refused', (text) => {
    expect(() => readEnvironment({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY must be addresses or networks/u);
  });
});

describe('ADMIN_PASSWORD', () => {
  test('is left to what is stored when it is not set', () => {
    expect(readEnvironment({}).adminPassword).toBeNull();
    expect(readEnvironment({ ADMIN_PASSWORD: '' }).adminPassword).toBeNull();
    expect(readEnvironment({ ADMIN_PASSWORD: ' kept as it is ' }).adminPassword).toBe(' kept as it is ');
  });

  test.each(['   ', 'x'.repeat(1025)])('that nobody could sign in with is refused', (password) => {
    expect(() => readEnvironment({ ADMIN_PASSWORD: password })).toThrow(/ADMIN_PASSWORD must be/u);
  });
});

test('everything that is wrong is named at once, and no password', () => {
  const read = () => readEnvironment({ PORT: 'x', DATABASE_URL: 'mysql://a', PUBLIC_URL: 'https://a/b', CATALOGUE_SEED: 'some', TRUST_PROXY: 'x', ADMIN_PASSWORD: 'y'.repeat(2000) });
  expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*PUBLIC_URL[^]*CATALOGUE_SEED[^]*ADMIN_PASSWORD[^]*TRUST_PROXY/u);
  expect(read).not.toThrow(/yyy/u);
});
