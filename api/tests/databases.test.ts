import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { missingInVersion } from '#rules/needs.ts';
import { LANGUAGES, PLATFORMS, SORTS } from '#rules/vocabulary.ts';
import { entityManagerOf, migrate, openDatabase } from '../database/open.ts';
import { withStartLock } from '../database/prepare.ts';
import { readCatalogue, seed } from '../database/seed.ts';
import { BROWSER_SORTS } from '../database/queries/browser-order.ts';
import { Version } from '../entities/version.ts';
import { sessionService } from '../services/sessions.ts';
import { writeOlderCatalogue } from './older-catalogue.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, TAG, VERSION, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { SEARCHABLE, SEARCHES } from './searches.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

test('the migrations make on SQLite what the entities say', async () => {
  const orm = await openDatabase(':memory:');
  await migrate(orm);
  expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
  await orm.close();
});

test('§10.54 a database that holds a browser is not seeded again', async () => {
  const product = await startApp('real');
  expect(await seed(product.orm, readCatalogue())).toBe('not empty');
  await product.close();
});

describe('a catalogue of version 0.1.0', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'older-'));
    await writeOlderCatalogue(join(folder, 'catalogue.sqlite'));
  });
  afterEach(async () => rm(folder, { recursive: true }));

  test('starts with everything in it, and a line about the date in the features is a field', async () => {
    const database = new SQLite(join(folder, 'catalogue.sqlite'));
    database.exec(
      "update version set features_en = 'Tabs' || char(10) || 'The date is the day this version was first seen, not its release date.', features_zh = '标签页' || char(10) || '日期为首次查到此版本的日期，并非发布日期。' where version_number = '1.10'; delete from changed_row where change_id is null",
    );
    database.close();
    const product = await startApp('none', join(folder, 'catalogue.sqlite'));
    const administrator = await product.signIn();
    expect(await product.orm.schema.getUpdateSchemaSQL()).toBe('');
    const versions = await product.em().findAll(Version);
    expect(versions.map(({ missing }) => missing)).toEqual(versions.map(missingInVersion));
    const { data } = await administrator.graph(`{
      browser(id: 1) { name { en zh } downloadCount facts { topic choice } versions { nodes { versionNumber isLatest downloadMirrors releaseDateIsFirstSeen features { en zh } } } }
      sources(browserId: 1) { sources { kind identifier } }
      slides { title { zh } }
      customCodes { name }
      tags { id }
      changes { total }
    }`);
    expect(data).toEqual({
      browser: {
        name: { en: 'Lantern', zh: '灯笼' },
        downloadCount: 8,
        facts: [{ topic: 'engine', choice: 'gecko' }],
        versions: {
          nodes: [
            {
              versionNumber: '1.10',
              isLatest: true,
              downloadMirrors: ['https://mirror.example/a.exe'],
              releaseDateIsFirstSeen: true,
              features: { en: 'Tabs', zh: '标签页' },
            },
            {
              versionNumber: '1.9',
              isLatest: false,
              downloadMirrors: ['https://mirror.example/a.exe'],
              releaseDateIsFirstSeen: false,
              features: { en: 'One', zh: '一' },
            },
          ],
        },
      },
      sources: { sources: [{ kind: 'homebrew', identifier: 'lantern' }] },
      slides: [{ title: { zh: '轮播图' } }],
      customCodes: [{ name: 'Code' }],
      tags: [{ id: 'hot' }],
      changes: { total: 11 },
    });
    await product.close();
  });

  test('is refused if it has not been migrated to the last schema of that version', async () => {
    const path = join(folder, 'catalogue.sqlite');
    const database = new SQLite(path);
    database.exec("delete from mikro_orm_migrations where name = 'M0025Publication'");
    database.close();
    await expect(startApp('none', path)).rejects.toThrow(
      `The database ${path} was made by a version of this product before 0.1.0: start version 0.1.0 with it once`,
    );
  });
});

describe('PostgreSQL', () => {
  let server: PostgresServer;
  let onPostgres: RunningApp;
  let onSqlite: RunningApp;
  beforeAll(async () => {
    server = await startPostgres();
    onPostgres = await startApp('real', server.url);
    onSqlite = await startApp('real');
  });
  afterAll(async () => {
    await Promise.all([onPostgres.close(), onSqlite.close()]);
    await server.stop();
  });

  interface Two {
    postgres: unknown;
    sqlite: unknown;
  }

  async function restOfBoth(path: string): Promise<Two> {
    const [postgres, sqlite] = await Promise.all([onPostgres.rest(path), onSqlite.rest(path)]);
    return { postgres: [postgres.status, postgres.body], sqlite: [200, sqlite.body] };
  }

  async function graphOfBoth(query: string, variables: Record<string, unknown> = {}): Promise<Two> {
    const [postgres, sqlite] = await Promise.all([
      onPostgres.graph(query, variables),
      onSqlite.graph(query, variables),
    ]);
    return { postgres, sqlite: { data: sqlite.data } };
  }

  test('is closed also while a connection to it is being made', async () => {
    const orm = await openDatabase(server.url);
    const connections = orm.em.getConnection();
    await connections.execute('select 1');
    const both = Promise.allSettled([1, 2].map(async () => connections.execute('select 1')));
    await setImmediate();
    await orm.close();
    expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  }, 5000);

  test('the migrations make there what the entities say', async () => {
    expect(await onPostgres.orm.schema.getUpdateSchemaSQL()).toBe('');
  });

  test.each(SORTS)('lists the browsers by %s as SQLite does', async (sort) => {
    const { postgres, sqlite } = await restOfBoth(`/api/browsers?sort=${sort}`);
    expect(postgres).toEqual(sqlite);
  });

  test.each(
    BROWSER_SORTS.flatMap((sort) =>
      LANGUAGES.flatMap((language) => [false, true].map((reverse) => [sort, language, reverse] as const)),
    ),
  )('pages through them by %s in %s (reversed: %s) as SQLite does', async (sort, language, reverse) => {
    const query = `query ($sort: BrowserSort!, $language: Language!, $reverse: Boolean!, $after: String) {
      browsers(first: 7, sort: $sort, language: $language, reverse: $reverse, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } totalCount }
    }`;
    const { postgres, sqlite } = await graphOfBoth(query, { sort, language, reverse });
    expect(postgres).toEqual(sqlite);
    let after: string | null = null;
    const walked: number[] = [];
    do {
      const {
        data,
      }: { data: { browsers: { nodes: { id: number }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } } =
        await onPostgres.graph(query, { sort, language, reverse, after });
      walked.push(...data.browsers.nodes.map(({ id }) => id));
      after = data.browsers.pageInfo.hasNextPage ? data.browsers.pageInfo.endCursor : null;
    } while (after);
    const all = await onSqlite.graph<{ browsers: { nodes: { id: number }[] } }>(
      `{ browsers(first: 100, sort: ${sort}, language: ${language}, reverse: ${reverse}) { nodes { id } } }`,
    );
    expect(walked).toEqual(all.data.browsers.nodes.map(({ id }) => id));
  });

  test.each(PLATFORMS)('finds the browsers for %s as SQLite does', async (platform) => {
    const { postgres, sqlite } = await restOfBoth(`/api/browsers?platform=${platform}&sort=name`);
    expect(postgres).toEqual(sqlite);
  });

  test.each([
    '/api/browsers/1',
    '/api/browsers/1/versions?limit=2&page=2',
    '/api/versions/3',
    '/api/slides',
    '/api/custom-codes',
    '/api/settings?key=browser_tags',
  ])('answers %s as SQLite does', async (path) => {
    const { postgres, sqlite } = await restOfBoth(path);
    expect(postgres).toEqual(sqlite);
  });

  test('§10.53 answers nested questions as SQLite does', async () => {
    const { postgres, sqlite } = await graphOfBoth(
      '{ counters { browsers } browsers(first: 100) { nodes { platforms { platform count } tags { id } versions(limit: 3) { totalCount nodes { id isLatest releaseDate createdAt browser { id } } } } } }',
    );
    expect(postgres).toEqual(sqlite);
  });

  test.each([
    'a',
    'ai',
    '浏览器',
    '器',
    'PERPLEXITY',
    'google',
    '豆包',
    '華為瀏覽器',
    'hw',
    'kk',
    '%',
    '_',
    "'",
    'ｃｏｍｅｔ',
  ])('finds the same for "%s" in the real catalogue', async (text) => {
    const list = await restOfBoth(`/api/browsers?search=${encodeURIComponent(text)}`);
    expect(list.postgres).toEqual(list.sqlite);
  });

  test.each(['hot', '热门', 'open', '#3', '1', 'comet', 'free', '.com/', '%', '開源', '蘋果', 'hw'])(
    'finds the same for "%s" in every part of a browser',
    async (text) => {
      const { postgres, sqlite } = await graphOfBoth(
        'query ($text: String!) { browsers(first: 100, search: $text, searchIn: [name, texts, id, tags, website]) { nodes { id } totalCount } }',
        { text },
      );
      expect(postgres).toEqual(sqlite);
    },
  );

  test.each(['win', 'x64 windows', '1', '2026-', '#1', 'beta', '_'])(
    'finds the same versions for "%s"',
    async (text) => {
      const { postgres, sqlite } = await graphOfBoth(
        'query ($text: String!) { browsers(first: 100) { nodes { versions(search: $text, limit: 20) { nodes { id } totalCount } } } }',
        { text },
      );
      expect(postgres).toEqual(sqlite);
    },
  );

  test('refuses a NUL character, which it cannot search for', async () => {
    const query = '{ browsers(search: "\\u0000comet") { totalCount } }';
    for (const client of [onPostgres, onSqlite])
      expect(await client.graph(query)).toMatchObject({ data: null, errors: [{ message: 'Invalid search' }] });
  });

  test('counts concurrent downloads exactly', async () => {
    // A download that waits two seconds for a connection is not counted. With more at the same time, this could happen
    // on a busy machine.
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 40 }, () => onPostgres.rest('/versions/1/download')));
    expect((await onPostgres.rest('/api/browsers/1')).body).toMatchObject({ data: { download_count: 200 } });
  });

  describe('when the administrator writes', () => {
    let postgres: RunningApp;
    let sqlite: RunningApp;
    let clients: [Client, Client];
    beforeAll(async () => {
      await onPostgres.orm.em.getConnection().execute('create database writes');
      [postgres, sqlite] = await Promise.all([
        startApp('real', server.url.replace(/postgres$/u, 'writes')),
        startApp('real'),
      ]);
      clients = await Promise.all([postgres.signIn(), sqlite.signIn()]);
    });
    afterAll(async () => {
      await Promise.all([postgres.close(), sqlite.close()]);
    });

    /** The responses of both databases without times and request ids. */
    async function both(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) {
      const answers = await Promise.all(
        clients.map((client) => client.rest(path, { method, ...(payload && { payload }) })),
      );
      return answers.map(({ status, body }) => ({
        status,
        body: JSON.parse(
          JSON.stringify(body, (key, value: unknown) => (/_at$|^requestId$/u.test(key) ? undefined : value)),
        ) as unknown,
      }));
    }

    const { browserId: _first, ...fields } = VERSION;
    const catalogue = [
      '/api/browsers',
      '/api/browsers/1/versions?limit=100',
      '/api/slides',
      '/api/admin/custom-codes',
      '/api/admin/settings/browser_tags',
      '/api/admin/settings/homepage',
    ];

    test('every write is answered as on SQLite, and leaves the same behind', async () => {
      const writes = [
        ['POST', '/api/browsers', toRest(BROWSER)],
        ['PUT', '/api/browsers/1', { ...toRest(BROWSER), revision: 1 }],
        ['PUT', '/api/browsers/1', { name_en: 'Late', revision: 1 }],
        ['POST', '/api/versions', toRest(VERSION)],
        ['POST', '/api/versions', toRest({ ...fields, browserId: 1, versionNumber: '999', releaseDate: '2030-01-01' })],
        ['PUT', '/api/versions/1', { platform: 'linux', revision: 1 }],
        ['PUT', '/api/versions/2', { release_date: '2031-01-01' }],
        ['DELETE', '/api/versions/2'],
        ['POST', '/api/slides', toRest(SLIDE)],
        ['PUT', '/api/slides/1', { is_active: false }],
        ['POST', '/api/admin/custom-codes', toRest(CUSTOM_CODE)],
        ['PATCH', '/api/admin/custom-codes/1/toggle'],
        ['POST', '/api/admin/settings', { key: 'browser_tags', value: [toRest(TAG)], revision: 1 }],
        ['POST', '/api/admin/settings', { key: 'homepage', value: { liveCounters: true } }],
        ['DELETE', '/api/slides/2'],
        ['DELETE', '/api/browsers/3'],
        ['DELETE', '/api/browsers/999'],
      ] as const;
      for (const [method, path, payload] of writes) {
        const [onPostgresql, onSqlite3] = await both(method, path, payload);
        expect([method, path, onPostgresql]).toEqual([method, path, onSqlite3]);
        expect(onPostgresql?.status).toBeLessThan(500);
      }
      for (const path of catalogue) {
        const [onPostgresql, onSqlite3] = await both('GET', path);
        expect([path, onPostgresql]).toEqual([path, onSqlite3]);
      }
    });

    test('one of several saves at the same moment wins, and one version stays the latest', async () => {
      const [client] = clients;
      const { body } = await client.rest<{ data: { revision: number } }>('/api/browsers/5');
      const saves = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          client.rest('/api/browsers/5', {
            method: 'PUT',
            payload: { name_en: `Name ${index}`, revision: body.data.revision },
          }),
        ),
      );
      expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
      const added = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          client.rest<{ data: { id: number; version_number: string } }>('/api/versions', {
            method: 'POST',
            payload: toRest({ ...fields, browserId: 5, versionNumber: `77.${index}`, releaseDate: '2033-01-01' }),
          }),
        ),
      );
      expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
      const moved = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          client.rest(`/api/versions/${added[index]?.body.data.id}`, {
            method: 'PUT',
            payload: { release_date: `2033-01-0${1 + (index % 2)}` },
          }),
        ),
      );
      expect(moved.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      const list = await client.rest<{
        data: { versions: { version_number: string; platform: string; release_channel: string; is_latest: boolean }[] };
      }>('/api/browsers/5/versions?limit=100&platform=windows');
      expect(
        list.body.data.versions
          .filter((one) => one.is_latest && one.version_number.startsWith('77.'))
          .map((one) => one.version_number),
      ).toEqual(['77.7']);
    });

    test('the throttle counts attempts at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 25 }, () =>
          postgres.rest('/api/auth/login', {
            method: 'POST',
            payload: { password: 'wrong' },
            remoteAddress: '203.0.113.1',
          }),
        ),
      );
      const admitted = answers.filter(({ status }) => status === 401).length;
      // The throttle may miss one or two attempts that other connections have not committed yet.
      expect([10, 11, 12]).toContain(admitted);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(25 - admitted);
    });
  });

  describe('with a catalogue that is hard to find and to sort', () => {
    const SEPARATORS = ['b', '~b', '-b', ' b', '1', '.b', '!b', '-B'];
    const NUMBERS = ['9.10', '9.10-beta', '9.10.1', '9.9', '9.10-alpha.2', '9.10-alpha.10', '9.10_1'];
    let postgres: RunningApp;
    let sqlite: RunningApp;
    beforeAll(async () => {
      await onPostgres.orm.em.getConnection().execute('create database hard');
      const versions = NUMBERS.map((versionNumber) => version({ versionNumber }));
      const hard = catalogueOf(
        ...SEARCHABLE.browsers,
        ...SEPARATORS.map((separator) => browser(`z${separator}`, { versions })),
      );
      [postgres, sqlite] = await Promise.all([
        startApp(hard, server.url.replace(/postgres$/u, 'hard')),
        startApp(hard),
      ]);
    });
    afterAll(async () => {
      await Promise.all([postgres.close(), sqlite.close()]);
    });

    test.each(SEARCHES)('"%s" finds %j', async (text, found) => {
      const { body } = await postgres.rest<{ data: { name_en: string }[] }>(
        `/api/browsers?search=${encodeURIComponent(text)}`,
      );
      expect(body.data.map(({ name_en }) => name_en)).toEqual(found);
    });

    test('names and version numbers sort byte by byte, whatever the language of the database', async () => {
      const names = '/api/browsers?sort=name';
      expect((await postgres.rest(names)).body).toEqual((await sqlite.rest(names)).body);
      const versions = `/api/browsers/${SEARCHABLE.browsers.length + 1}/versions`;
      expect((await postgres.rest(versions)).body).toEqual((await sqlite.rest(versions)).body);
    });
  });
});

test('R11 an instance that starts while another one writes waits for it, also to set the password', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starting-'));
  const path = join(folder, 'catalogue.sqlite');
  const orm = await openDatabase(path);
  await migrate(orm);
  const sessions = sessionService({ em: entityManagerOf(orm) });
  const other = new SQLite(path);
  other.exec('begin immediate');
  await expect(sessions.ensurePassword('first password')).rejects.toThrow('locked');
  setTimeout(() => other.exec('commit'), 700);
  await withStartLock(() => sessions.ensurePassword('second password'));
  other.close();
  expect(await sessions.login('second password', '203.0.113.1')).toMatch(/./u);
  await orm.close();
  await rm(folder, { recursive: true });
});
