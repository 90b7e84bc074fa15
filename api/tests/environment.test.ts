import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SECRETS, readEnvironment } from '../env.ts';

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
  ])('is accepted only for this machine, or when it is configured: %j', (source, origin) => {
    expect(readEnvironment(source).publicUrl).toBe(origin);
  });

  test.each([
    { PUBLIC_URL: 'http://browsers.example' },
    { HOST: '192.168.1.2' },
    { PUBLIC_URL: 'http://127.0.0.1.evil.example' },
    { PUBLIC_URL: 'http://localhost.example' },
  ])('is refused with %j', (source) => {
    expect(() => readEnvironment(source)).toThrow(/is not safe to sign in at: set PUBLIC_URL to the https origin/u);
  });
});

test.each(['yes', 'true', '0'])('ALLOW_INSECURE_HTTP=%s is no value', (text) => {
  expect(() => readEnvironment({ ALLOW_INSECURE_HTTP: text })).toThrow('ALLOW_INSECURE_HTTP must be 1, or not set');
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'password');
  writeFileSync(file, 'from the file\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(SECRETS)('is read for %s, without the end of its line', (name) => {
    const text = name === 'DATABASE_URL' ? 'postgres://user@host/name' : 'from-the-file';
    writeFileSync(join(folder, name), `${text}\n`);
    const others = { UPLOADS_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const environment = readEnvironment({ ...others, [name]: undefined, [`${name}_FILE`]: join(folder, name) });
    expect(JSON.stringify(environment)).toContain(JSON.stringify(text));
  });

  test('is refused beside the variable itself, and where it cannot be read', () => {
    expect(() => readEnvironment({ ADMIN_PASSWORD: 'typed', ADMIN_PASSWORD_FILE: file })).toThrow(
      'ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set',
    );
    expect(() => readEnvironment({ ADMIN_PASSWORD_FILE: `${file}-missing` })).toThrow(
      `ADMIN_PASSWORD_FILE: ${file}-missing cannot be read (ENOENT)`,
    );
  });
});

test('the README names all variables that are read, and no others', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z].*?) \|/gmu)].map(([, names = '']) => names).join();
  const documented = new Set([...rows.matchAll(/`([A-Z_]+)`/gu)].map(([, name]) => name));
  const used = new Set(
    [...read('api/env.ts').matchAll(/'([A-Z][A-Z_]{3,})'|variables\.([A-Z_]+)|^    ([A-Z_]+):/gmu)].map(
      ([, quoted, member, key]) => quoted ?? member ?? key,
    ),
  );
  used.delete('BACKGROUND_JOBS_DELAY'); // of tests
  expect(documented).toEqual(used);
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

  test.each([
    'true',
    '1',
    '*',
    'proxy.local',
    '10.0.0.0/33',
    '10.0.0.0/0',
    'fd00::/129',
    '10.0.0.0/8/8',
    '10.0.0',
    'loopback',
  ])('%s is refused', (text) => {
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

describe('BACKGROUND_JOBS', () => {
  test.each([
    [undefined, true],
    ['', true],
    ['on', true],
    ['off', false],
  ])('%s is read', (text, isOn) => {
    expect(readEnvironment({ BACKGROUND_JOBS: text })).toMatchObject({
      backgroundJobs: isOn,
      backgroundJobsDelay: null,
    });
  });

  test.each([{ BACKGROUND_JOBS: 'no' }, { BACKGROUND_JOBS_DELAY: '-1' }, { BACKGROUND_JOBS_DELAY: 'soon' }])(
    'is refused with %j',
    (source) => {
      expect(() => readEnvironment(source)).toThrow(/BACKGROUND_JOBS(?:_DELAY)? must be/u);
    },
  );
});

test('the history is kept at least as long as the trash', () => {
  expect(readEnvironment({ HISTORY_DAYS: '30' }).historyDays).toBe(30);
  expect(() => readEnvironment({ HISTORY_DAYS: '29' })).toThrow(/HISTORY_DAYS must be/u);
});

describe('UPLOADS_URL', () => {
  const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden' };

  test.each([
    ['s3://bucket', 'https://s3.us-east-1.amazonaws.com/bucket/', 'us-east-1'],
    ['s3://bucket?region=eu-central-1', 'https://s3.eu-central-1.amazonaws.com/bucket/', 'eu-central-1'],
    [
      's3://my.bucket-1/a/b/?endpoint=https://storage.example&region=auto',
      'https://storage.example/my.bucket-1/a/b/',
      'auto',
    ],
    ['s3://bucket/?endpoint=http://127.0.0.1:9000', 'http://127.0.0.1:9000/bucket/', 'us-east-1'],
    ['s3://bucket/a/../../b', 'https://s3.us-east-1.amazonaws.com/bucket/b/', 'us-east-1'],
  ])('%s is read', (text, base, region) => {
    expect(readEnvironment({ UPLOADS_URL: text, ...KEYS }).objectStore).toEqual({
      base,
      region,
      accessKeyId: 'id',
      secretAccessKey: 'hidden',
    });
  });

  test('is left out for a folder, and brings keys that are lent', () => {
    expect(readEnvironment(KEYS).objectStore).toBeNull();
    expect(
      readEnvironment({ UPLOADS_URL: 's3://bucket', ...KEYS, AWS_SESSION_TOKEN: 'lent' }).objectStore,
    ).toMatchObject({ sessionToken: 'lent' });
  });

  test.each([
    'https://bucket.s3.amazonaws.com',
    '/uploads',
    's3://',
    's3://id:hidden@bucket',
    's3://bucket:9000',
    's3://bucket/a b',
    's3://bucket?endpoint=storage.example',
    's3://bucket?endpoint=https://storage.example/path',
    's3://bucket?endpoint=https://id:hidden@storage.example',
    's3://bucket?region=a/b',
    's3://bucket?regoin=eu',
  ])('%s is refused, and not repeated', (text) => {
    const read = () => readEnvironment({ UPLOADS_URL: text, ...KEYS });
    expect(read).toThrow(/UPLOADS_URL must be s3:/u);
    expect(read).not.toThrow(/hidden/u);
  });

  test.each([{}, { AWS_ACCESS_KEY_ID: 'id' }, { AWS_SECRET_ACCESS_KEY: 'hidden' }])(
    'needs both keys, not %j',
    (keys) => {
      expect(() => readEnvironment({ UPLOADS_URL: 's3://bucket', ...keys })).toThrow(
        'UPLOADS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      );
    },
  );
});

describe("the server's own requests", () => {
  test('need no variable', () => {
    expect(readEnvironment({}).outgoing).toEqual({ allowHosts: [], proxy: {}, mirror: null });
  });

  test('take hosts with private addresses, a token and proxies', () => {
    expect(
      readEnvironment({
        UPSTREAM_HOSTS_ALLOW: 'Mirror.local, 10.0.0.2:8080,[fd00::1]:81',
        GITHUB_TOKEN: 'ghp_1',
        UPSTREAM_MIRROR: 'http://mirror.local/',
        HTTPS_PROXY: 'http://proxy.local:3128',
        no_proxy: 'local',
      }).outgoing,
    ).toEqual({
      allowHosts: ['mirror.local', '10.0.0.2:8080', '[fd00::1]:81'],
      githubToken: 'ghp_1',
      proxy: { HTTPS_PROXY: 'http://proxy.local:3128', NO_PROXY: 'local' },
      mirror: 'http://mirror.local',
    });
  });

  test.each([
    'http://mirror.local',
    'mirror.local/path',
    '10.0.0.0/8',
    'a b',
    'mirror.local:99999',
    'name@mirror.local',
    '*',
  ])('cannot be allowed to %s', (text) => {
    expect(() => readEnvironment({ UPSTREAM_HOSTS_ALLOW: text })).toThrow(/UPSTREAM_HOSTS_ALLOW must be hosts/u);
  });

  test.each([
    { GITHUB_TOKEN: 'hidden hidden' },
    { UPSTREAM_MIRROR: 'http://mirror.local/hidden' },
    { HTTPS_PROXY: 'hidden:3128' },
    { http_proxy: 'socks5://hidden:1080' },
  ])('refuse %j, and do not repeat it', (source) => {
    const read = () => readEnvironment(source);
    expect(read).toThrow(/must be (?:one token|an origin|an http: or https: address)/u);
    expect(read).not.toThrow(/hidden/u);
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
  [
    { HOST: '192.168.1.2', PUBLIC_URL: 'browsers' },
    'PUBLIC_URL must be an origin such as https://browsers.example, without a path',
  ],
])('one fault is one message: %j', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(new Error(message));
});

test.each([
  'postgres://u:p@127.0.0.1:5432/x',
  'postgresql://u:p%40%2F@database/x',
  'postgres:///x?host=/run/postgresql',
  'postgres://[::1]/x?sslmode=require',
])('DATABASE_URL can be %s', (text) => {
  expect(readEnvironment({ DATABASE_URL: text }).databaseUrl).toBe(text);
});

test('everything that is wrong is named at once, and no password', () => {
  const read = () =>
    readEnvironment({
      PORT: 'x',
      DATABASE_URL: 'mysql://a',
      PUBLIC_URL: 'https://a/b',
      CATALOGUE_SEED: 'some',
      UPLOADS_URL: 'x',
      TRUST_PROXY: 'x',
      ADMIN_PASSWORD: 'y'.repeat(2000),
    });
  expect(read).toThrow(
    /PORT[^]*UPLOADS_URL needs[^]*UPLOADS_URL must[^]*DATABASE_URL[^]*PUBLIC_URL[^]*CATALOGUE_SEED[^]*ADMIN_PASSWORD[^]*TRUST_PROXY/u,
  );
  expect(read).not.toThrow(/yyy/u);
});
