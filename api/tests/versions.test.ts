import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../database/open.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Page {
  success: boolean;
  data: {
    versions: { id: number; version_number: string; platform: string; is_latest: boolean }[];
    pagination: { page: number; limit: number; total: number };
  };
}

const numbers = (page: Page) => page.data.versions.map(({ version_number }) => version_number);

describe('§7.6 the versions of a browser', () => {
  let product: RunningApp;
  beforeAll(async () => {
    const versions = [
      version({ versionNumber: '9.10', releaseDate: '2026-02-01' }),
      version({ versionNumber: '9.9', releaseDate: '2026-02-01' }),
      version({ versionNumber: '8.0', releaseDate: '2026-03-01', platform: 'linux', architecture: 'x64' }),
      ...Array.from({ length: 12 }, (_, index) =>
        version({ versionNumber: `1.${11 - index}`, releaseDate: '2025-01-01', platform: 'macos' }),
      ),
    ];
    product = await startApp(catalogueOf(browser('Many', { versions }), browser('None')));
  });
  afterAll(() => product.close());

  test('§7.19 §9.15 come ten a page, the newest release first, then the higher number', async () => {
    const { body } = await product.rest<Page>('/api/browsers/1/versions');
    expect(numbers(body)).toEqual(['8.0', '9.10', '9.9', '1.11', '1.10', '1.9', '1.8', '1.7', '1.6', '1.5']);
    expect(body.data.pagination).toEqual({ page: 1, limit: 10, total: 15 });
  });

  test.each<[text: string, found: string[]]>([
    ['9.1', ['9.10']],
    ['LINUX', ['8.0']],
    ['linux x64', ['8.0']],
    ['linux 9.10', []],
    ['2026-02', ['9.10', '9.9']],
    ['#3', ['8.0']],
    ['%', []],
  ])('are found by "%s"', async (text, found) => {
    const { data } = await product.graph<{
      browser: { versions: { nodes: { id: number; versionNumber: string }[]; totalCount: number } };
    }>(
      'query ($text: String!) { browser(id: 1) { versions(search: $text, limit: 100) { nodes { id versionNumber } totalCount } } }',
      { text },
    );
    expect(data.browser.versions.totalCount).toBe(data.browser.versions.nodes.length);
    expect(data.browser.versions.nodes.map(({ versionNumber }) => versionNumber)).toEqual(found);
  });

  test('go on where the page before ended, and end', async () => {
    const second = await product.rest<Page>('/api/browsers/1/versions?page=2');
    expect(numbers(second.body)).toEqual(['1.4', '1.3', '1.2', '1.1', '1.0']);
    const third = await product.rest<Page>('/api/browsers/1/versions?page=3');
    expect(third.body.data).toEqual({ versions: [], pagination: { page: 3, limit: 10, total: 15 } });
  });

  test('of one platform are counted alone', async () => {
    const macos = await product.rest<Page>('/api/browsers/1/versions?platform=macos&limit=100');
    expect(macos.body.data.pagination).toEqual({ page: 1, limit: 100, total: 12 });
    expect(macos.body.data.versions.every(({ platform }) => platform === 'macos')).toBe(true);
  });

  test('are the same through GraphQL', async () => {
    const { body } = await product.rest<Page>('/api/browsers/1/versions?page=2&limit=4&platform=macos');
    const { data } = await product.graph<{ browser: { versions: { totalCount: number; nodes: { id: number }[] } } }>(
      '{ browser(id: 1) { versions(page: 2, limit: 4, platform: macos) { totalCount nodes { id } } } }',
    );
    expect(data.browser.versions.nodes.map(({ id }) => id)).toEqual(body.data.versions.map(({ id }) => id));
    expect(data.browser.versions.totalCount).toBe(body.data.pagination.total);
  });

  test('are an empty list for a browser without any, and a 404 for an unknown browser', async () => {
    expect((await product.rest<Page>('/api/browsers/2/versions')).body.data.pagination.total).toBe(0);
    expect(await product.rest('/api/browsers/3/versions')).toMatchObject({
      status: 404,
      body: { success: false, error: 'Browser not found', code: 'NOT_FOUND' },
    });
  });
});

describe('one version', () => {
  let product: RunningApp;
  beforeAll(async () => {
    const versions = [
      version({ versionNumber: '1', platform: 'windows', releaseDate: '2026-01-01' }),
      version({
        versionNumber: '2.0',
        releaseDate: '2026-02-28',
        platform: 'windows',
        architecture: 'x64',
        minOsVersion: 'Windows 10',
        fileSize: '1048576',
        sha256: 'a'.repeat(64),
        downloadMirrors: ['https://mirror.example/setup.exe'],
        sourceUrl: 'https://vendor.example/notes',
        updateType: 'major',
      }),
      version({ versionNumber: '3-beta', releaseChannel: 'beta', platform: 'windows' }),
    ];
    product = await startApp(catalogueOf(browser('Arc', { name: { en: 'Arc', zh: '弧' }, versions })));
    await product.orm.em
      .getConnection()
      .execute(`update version set screenshots = '["/uploads/a.png","https://cdn.example/b.png"]' where id = 2`);
  });
  afterAll(() => product.close());

  test('§3.5 §3.12 §7.7 has every field of the specification, with the name and icon of its browser', async () => {
    const { status, body } = await product.rest('/api/versions/2');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: 2,
        browser_id: 1,
        version_number: '2.0',
        release_date: '2026-02-28',
        release_date_is_first_seen: false,
        platform: 'windows',
        architecture: 'x64',
        release_channel: 'stable',
        update_type: 'major',
        min_os_version: 'Windows 10',
        file_size: '1048576',
        features_en: 'One',
        features_zh: '一',
        download_url: 'https://vendor.example/setup.exe',
        download_mirrors: ['https://mirror.example/setup.exe'],
        download_links: [
          { mirror: 0, url: 'https://vendor.example/setup.exe', verdict: null, is_dead: false, checked_at: null },
          { mirror: 1, url: 'https://mirror.example/setup.exe', verdict: null, is_dead: false, checked_at: null },
        ],
        screenshots: [`${ORIGIN}/uploads/a.png`, 'https://cdn.example/b.png'],
        is_latest: true,
        sha256: 'a'.repeat(64),
        is_pinned: false,
        pinned: null,
        source_url: 'https://vendor.example/notes',
        revision: expect.any(Number) as number,
        updated_at: expect.stringMatching(/Z$/u) as string,
        browser_name_en: 'Arc',
        browser_name_zh: '弧',
        browser_icon_url: `${ORIGIN}/icons/plain.svg`,
      },
    });
  });

  test('is the same through GraphQL', async () => {
    const { body } = await product.rest<{ data: Record<string, unknown> }>('/api/versions/2');
    const { data } = await product.graph<{ version: Record<string, unknown> }>(`{ version(id: 2) {
      id versionNumber releaseDate platform architecture releaseChannel updateType minOsVersion fileSize features { en zh }
      downloadUrl downloadMirrors screenshots isLatest sha256 isPinned pinned sourceUrl revision browser { id name { en zh } iconUrl }
    } }`);
    const { data: wire } = body;
    expect(data.version).toEqual({
      id: wire.id,
      versionNumber: wire.version_number,
      releaseDate: wire.release_date,
      platform: wire.platform,
      architecture: wire.architecture,
      releaseChannel: wire.release_channel,
      updateType: wire.update_type,
      minOsVersion: wire.min_os_version,
      fileSize: wire.file_size,
      features: { en: wire.features_en, zh: wire.features_zh },
      downloadUrl: wire.download_url,
      downloadMirrors: wire.download_mirrors,
      screenshots: wire.screenshots,
      isLatest: wire.is_latest,
      sha256: wire.sha256,
      isPinned: wire.is_pinned,
      pinned: wire.pinned,
      sourceUrl: wire.source_url,
      revision: wire.revision,
      browser: {
        id: wire.browser_id,
        name: { en: wire.browser_name_en, zh: wire.browser_name_zh },
        iconUrl: wire.browser_icon_url,
      },
    });
  });

  test('is latest when it has the highest number of its platform, architecture and channel; stable ones come first', async () => {
    const { body } = await product.rest<Page>('/api/browsers/1/versions');
    expect(body.data.versions.map((one) => [one.version_number, one.is_latest])).toEqual([
      ['2.0', true],
      ['1', true],
      ['3-beta', true],
    ]);
  });

  test('are sorted by the keys that the migration of an older catalogue computes', async () => {
    const connection = product.orm.em.getConnection();
    const keys = async () => connection.execute('select version_key from version order by id');
    const before = await keys();
    await connection.execute("update version set version_key = 'old' where id > 1");
    await connection.execute("delete from mikro_orm_migrations where name = 'M0027VersionKeys'");
    await migrate(product.orm);
    expect(await keys()).toEqual(before);
  });

  test('that is unknown is a 404 by REST and null in GraphQL', async () => {
    expect(await product.rest('/api/versions/9')).toMatchObject({
      status: 404,
      body: { success: false, error: 'Version not found', code: 'NOT_FOUND' },
    });
    expect(await product.graph('{ version(id: 9) { id } }')).toEqual({ data: { version: null } });
  });

  test.each(['{oops', '"text"', '{"0":"https://a.example"}', 'null', ''])(
    '§3.10 shows no mirrors when what is stored is %s',
    async (stored) => {
      await product.orm.em.getConnection().execute('update version set download_mirrors = ? where id = 1', [stored]);
      expect((await product.rest('/api/versions/1')).body).toMatchObject({ data: { download_mirrors: [] } });
      expect(await product.graph('{ version(id: 1) { downloadMirrors } }')).toEqual({
        data: { version: { downloadMirrors: [] } },
      });
    },
  );
});
