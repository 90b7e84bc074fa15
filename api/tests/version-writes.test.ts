import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VERSION, toRest } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Saved {
  success: boolean;
  data: Record<string, unknown> & { id: number; revision: number };
}

const FIELDS =
  'id browser { id } versionNumber releaseDate releaseDateIsFirstSeen platform architecture releaseChannel updateType minOsVersion fileSize features { en zh } downloadUrl downloadMirrors screenshots isLatest sha256 pinned sourceUrl isDraft visibleFrom visibleUntil isPublished revision';
const CREATE = `mutation ($input: VersionInput!) { createVersion(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: VersionChange!, $revision: Int) { updateVersion(id: $id, input: $input, revision: $revision) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteVersions(ids: [$id]) { count deactivatedSlides } }';

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  const versions = [
    version({ versionNumber: '9.9', releaseDate: '2026-01-01' }),
    version({ versionNumber: '9.10', releaseDate: '2026-01-01' }),
    version({ versionNumber: '1.0', platform: 'linux' }),
  ];
  product = await startApp(catalogueOf(browser('One', { versions }), browser('Two')));
  administrator = await product.signIn();
});
afterEach(() => product.close());

const post = (payload: object) => administrator.rest<Saved>('/api/versions', { method: 'POST', payload });
const put = (id: number, payload: object) =>
  administrator.rest<Saved>(`/api/versions/${id}`, { method: 'PUT', payload });
const remove = (id: number) => administrator.rest(`/api/versions/${id}`, { method: 'DELETE' });
const onRest = async (id: number) => (await administrator.rest<Saved>(`/api/versions/${id}`)).body.data;
const inGraph = async (id: number) =>
  (await administrator.graph<{ version: Record<string, unknown> | null }>(`{ version(id: ${id}) { ${FIELDS} } }`)).data
    .version;
const { browserId: _browser, ...OWN } = VERSION;

/** The ids of the latest versions of a browser, through REST and GraphQL, which must return the same. */
async function latestOf(browserId: number): Promise<number[]> {
  const { body } = await product.rest<{ data: { versions: { id: number; is_latest: boolean }[] } }>(
    `/api/browsers/${browserId}/versions?limit=100`,
  );
  const { data } = await product.graph<{ browser: { versions: { nodes: { id: number; isLatest: boolean }[] } } }>(
    `{ browser(id: ${browserId}) { versions(limit: 100) { nodes { id isLatest } } } }`,
  );
  const latest = body.data.versions
    .filter((one) => one.is_latest)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
  expect(
    data.browser.versions.nodes
      .filter((one) => one.isLatest)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(latest);
  return latest;
}

test('an unknown browser is named together with the other invalid fields', async () => {
  const wrong = { browser_id: 99, download_url: 'x' };
  const fields = { browser_id: 'Browser not found', download_url: 'Invalid download URL format' };
  expect(await post({ ...toRest(VERSION), ...wrong })).toMatchObject({ status: 400, body: { fields } });
  expect(await put(1, wrong)).toMatchObject({ status: 400, body: { fields } });
});

describe('adding a version', () => {
  test('by REST answers the record with its browser, and GraphQL has it at once', async () => {
    const { status, body } = await post(toRest(VERSION));
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, data: await onRest(4) });
    expect(body.data).toMatchObject({
      ...toRest(VERSION),
      id: 4,
      is_latest: true,
      browser_name_en: 'One',
      browser_icon_url: `${ORIGIN}/icons/plain.svg`,
    });
    expect(await inGraph(4)).toMatchObject({ ...OWN, browser: { id: 1 }, isLatest: true });
  });

  test('by GraphQL answers the record, and REST has it at once', async () => {
    const { data, errors } = await administrator.graph<{ createVersion: unknown }>(CREATE, { input: VERSION });
    expect(errors).toBeUndefined();
    expect(data.createVersion).toEqual(await inGraph(4));
    expect(await onRest(4)).toMatchObject(toRest(VERSION));
  });

  test('§3.8 needs no more than what is required', async () => {
    const { browserId, versionNumber, releaseDate, platform, features, downloadUrl } = VERSION;
    const input = { browserId, versionNumber, releaseDate, platform, features, downloadUrl };
    const bare = {
      release_date_is_first_seen: false,
      architecture: null,
      release_channel: 'stable',
      update_type: null,
      min_os_version: null,
      file_size: null,
      download_mirrors: [],
      screenshots: [],
      sha256: null,
      pinned: null,
      source_url: null,
      is_draft: false,
      visible_from: null,
      visible_until: null,
      is_published: true,
    };
    expect((await post(toRest(input))).body.data).toMatchObject(bare);
    await administrator.graph(CREATE, { input });
    expect(await onRest(5)).toMatchObject(bare);
  });

  test('§5.7 stores the day that is written in another form', async () => {
    expect((await post({ ...toRest(VERSION), release_date: '20 Nov 2026' })).body.data.release_date).toBe('2026-11-20');
    expect((await put(4, { release_date: '2026/11/21' })).body.data.release_date).toBe('2026-11-21');
    await administrator.graph(UPDATE, { id: 4, input: { releaseDate: '2026-11-22T23:30:00-08:00' } });
    expect((await onRest(4)).release_date).toBe('2026-11-22');
  });

  test('takes what older clients send', async () => {
    const older = {
      browser_id: '1',
      file_size: 1_048_576,
      download_mirrors: '["https://m.example/a"]',
      screenshots: ['', ' https://s.example/a.png '],
      version_number: '9.20',
      architecture: '',
      update_type: '',
      release_channel: '',
      release_date: '2026-02-28T00:00:00.000Z',
      is_latest: false,
    };
    expect((await post({ ...toRest(VERSION), ...older })).body.data).toMatchObject({
      browser_id: 1,
      file_size: '1048576',
      download_mirrors: ['https://m.example/a'],
      screenshots: ['https://s.example/a.png'],
      architecture: null,
      update_type: null,
      release_channel: 'stable',
      release_date: '2026-02-28',
      is_latest: true,
    });
  });

  test('refuses mirrors that are no list and keeps what is stored', async () => {
    const { data } = (await post(toRest(VERSION))).body;
    for (const mirrors of ['{oops', 'https://m.example/a', '{}', '"x"']) {
      const { status, body } = await put(data.id, { download_mirrors: mirrors });
      expect({ mirrors, status, body }).toMatchObject({
        mirrors,
        status: 400,
        body: { fields: { download_mirrors: 'Invalid download_mirrors' } },
      });
    }
    expect((await onRest(data.id)).download_mirrors).toEqual(VERSION.downloadMirrors);
  });

  test('takes mirrors without a value as none', async () => {
    for (const mirrors of ['null', '""', ''])
      expect([
        mirrors,
        (await post({ ...toRest(VERSION), download_mirrors: mirrors })).body.data.download_mirrors,
      ]).toEqual([mirrors, []]);
  });
});

describe('changing a version', () => {
  test('with its whole record changes what differs, and GraphQL has it at once', async () => {
    await post(toRest(VERSION));
    const record = await onRest(4);
    const { status, body } = await put(4, {
      ...record,
      version_number: '2.1',
      browser_name_en: 'not mine',
      created_at: 'x',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        ...record,
        version_number: '2.1',
        updated_at: expect.any(String) as string,
        revision: record.revision + 1,
      },
    });
    expect(await inGraph(4)).toMatchObject({ ...OWN, versionNumber: '2.1' });
  });

  test('by GraphQL is seen by REST at once, and leaves alone what is not said', async () => {
    await administrator.graph(UPDATE, { id: 1, input: OWN });
    expect(await onRest(1)).toMatchObject(toRest(VERSION));
    const { data } = await administrator.graph<{ updateVersion: unknown }>(UPDATE, {
      id: 1,
      input: { fileSize: null, sha256: null, architecture: null, pinned: null },
    });
    expect(data.updateVersion).toEqual(await inGraph(1));
    expect(await onRest(1)).toMatchObject({
      ...toRest(VERSION),
      file_size: null,
      sha256: null,
      architecture: null,
      pinned: null,
    });
  });

  test('dates its browser anew, also in the answer itself', async () => {
    const { data } = await administrator.graph<{ updateVersion: { browser: { updatedAt: string } } }>(
      'mutation { updateVersion(id: 1, input: { versionNumber: "3" }) { browser { updatedAt } } }',
    );
    const { body } = await product.rest<Saved>('/api/browsers/1');
    expect(data.updateVersion.browser.updatedAt).toBe(body.data.updated_at);
  });

  test('keeps screenshots of our own as paths', async () => {
    const { body } = await put(1, { screenshots: [`${ORIGIN}/uploads/a.png`] });
    expect(body.data.screenshots).toEqual([`${ORIGIN}/uploads/a.png`]);
    const [row] = await product.orm.em
      .getConnection()
      .execute<{ screenshots: string }[]>('select screenshots from version where id = 1');
    expect(row?.screenshots).toBe('["/uploads/a.png"]');
  });

  test('that someone else changed in the meantime is refused, and nothing changes', async () => {
    const { revision } = await onRest(1);
    await put(1, { version_number: '9.9.1', revision });
    expect(await put(1, { version_number: '9.9.2', revision })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(
      (await administrator.graph(UPDATE, { id: 1, input: { versionNumber: '9.9.3' }, revision })).errors,
    ).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await onRest(1)).toMatchObject({ version_number: '9.9.1', revision: revision + 1 });
  });

  test('that is not there is a 404 in both interfaces', async () => {
    expect(await put(99, {})).toMatchObject({ status: 404, body: { error: 'Version not found' } });
    expect((await administrator.graph(UPDATE, { id: 99, input: {} })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  });
});

describe('§3.13 the latest version', () => {
  test('is at first the highest number', async () => {
    expect(await latestOf(1)).toEqual([2, 3]);
  });

  test('becomes the one that is added, when its number is higher, whatever its date', async () => {
    const { body } = await post({
      ...toRest(VERSION),
      architecture: null,
      version_number: '9.11',
      release_date: '2020-01-01',
    });
    expect(body.data.is_latest).toBe(true);
    expect(await latestOf(1)).toEqual([3, 4]);
    expect(
      (await post({ ...toRest(VERSION), architecture: null, version_number: '9.2', is_latest: true })).body.data
        .is_latest,
    ).toBe(false);
    expect(await latestOf(1)).toEqual([3, 4]);
  });

  test('is one for each architecture and channel', async () => {
    const { data } = await administrator.graph<{ createVersion: { isLatest: boolean } }>(CREATE, {
      input: { ...VERSION, releaseChannel: 'beta', releaseDate: '2020-01-01' },
    });
    expect(data.createVersion.isLatest).toBe(true);
    expect(await latestOf(1)).toEqual([2, 3, 4]);
    expect((await post({ ...toRest(VERSION), architecture: 'arm64', version_number: '1.0' })).body.data.is_latest).toBe(
      true,
    );
    expect(await latestOf(1)).toEqual([2, 3, 4, 5]);
  });

  test('moves when a number or a day is corrected', async () => {
    expect((await put(1, { version_number: '9.10', release_date: '2026-01-02' })).body.data.is_latest).toBe(true);
    expect(await latestOf(1)).toEqual([1, 3]);
    await administrator.graph(UPDATE, { id: 1, input: { releaseDate: '2026-01-01', versionNumber: '9.8' } });
    expect(await latestOf(1)).toEqual([2, 3]);
  });

  test('moves when a version changes its platform or its browser', async () => {
    await put(2, { platform: 'macos' });
    expect(await latestOf(1)).toEqual([1, 2, 3]);
    await put(2, { platform: 'windows' });
    expect(await latestOf(1)).toEqual([2, 3]);
    await administrator.graph(UPDATE, { id: 2, input: { browserId: 2 } });
    expect(await latestOf(1)).toEqual([1, 3]);
    expect(await latestOf(2)).toEqual([2]);
  });

  test('is the next one when it is deleted', async () => {
    await remove(2);
    expect(await latestOf(1)).toEqual([1, 3]);
  });

  test('is never what a client says', async () => {
    await put(1, { is_latest: true });
    await put(2, { is_latest: false });
    expect(await latestOf(1)).toEqual([2, 3]);
  });

  test('moves no revision but that of the version that was saved', async () => {
    const revisions = async () =>
      Object.fromEntries(await Promise.all([1, 2, 3].map(async (id) => [id, (await onRest(id)).revision])));
    const before = await revisions();
    const browserBefore = (await product.rest<Saved>('/api/browsers/1')).body.data;
    const { body } = await post({ ...toRest(VERSION), version_number: '10' });
    await put(4, { release_date: '2025-01-01', revision: body.data.revision });
    expect(await revisions()).toEqual(before);
    const browserAfter = (await product.rest<Saved>('/api/browsers/1')).body.data;
    expect(browserAfter.revision).toBe(browserBefore.revision);
    expect(String(browserAfter.updated_at) > String(browserBefore.updated_at)).toBe(true);
  });

  test('stays one when versions are saved at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => post({ ...toRest(VERSION), version_number: `10.${index}` })),
    );
    const [latest, ...others] = (await latestOf(1)).filter((id) => id > 3);
    expect(others).toEqual([]);
    expect((await onRest(latest ?? 0)).version_number).toBe('10.7');
  });
});

describe('deleting a version', () => {
  beforeEach(async () => {
    const slide = {
      image_url: 'https://cdn.example/s.png',
      title_en: 'Slide',
      title_zh: '题',
      link_type: 'version',
      link_target_id: 2,
    };
    await administrator.rest('/api/slides', { method: 'POST', payload: slide });
    await administrator.rest('/api/slides', { method: 'POST', payload: { ...slide, link_type: 'browser' } });
  });

  test.each([
    ['REST', () => remove(2), { status: 200, body: { success: true, deactivated_slides: 1 } }],
    [
      'GraphQL',
      () => administrator.graph(DELETE, { id: 2 }),
      { data: { deleteVersions: { count: 1, deactivatedSlides: 1 } } },
    ],
  ])('by %s deactivates the slides that lead to it', async (_interface, removeIt, expected) => {
    expect(await removeIt()).toMatchObject(expected);
    expect((await product.rest('/api/versions/2')).status).toBe(404);
    expect(
      (await product.rest<{ slides: { link_type: string }[] }>('/api/slides')).body.slides.map(
        ({ link_type }) => link_type,
      ),
    ).toEqual(['browser']);
    expect(await inGraph(2)).toBeNull();
  });

  test('a second time is a 404', async () => {
    await remove(2);
    expect(await remove(2)).toMatchObject({ status: 404, body: { error: 'Version not found' } });
  });
});
