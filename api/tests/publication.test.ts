import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CustomCode } from '../entities/custom-code.ts';
import { Slide } from '../entities/slide.ts';
import { Version } from '../entities/version.ts';
import { createServices } from '../services/create-services.ts';
import { CUSTOM_CODE, SLIDE, VERSION, toRest, withField } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const ALWAYS = { visibleFrom: null, visibleUntil: null };
const DRAFT = { ...ALWAYS, isDraft: true };
/** The first version of browser 1 for Linux, and the first arm64 version for Windows. */
const NEWEST = { ...VERSION, browserId: 1, versionNumber: '9.0', platform: 'linux' };

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp(
    catalogueOf(
      browser('One', { versions: [version({ versionNumber: '1.0', architecture: 'x64' })] }),
      browser('Two', { versions: [version()] }),
    ),
  );
  administrator = await product.signIn();
  await administrator.graph('mutation { saveHomepage(settings: { liveCounters: true }) { revision } }');
});
afterEach(() => product.close());

const servicesOf = (app: RunningApp, actor: 'visitor' | 'administrator' = 'visitor') =>
  createServices({ em: app.em(), actor, origin: ORIGIN, store: { save: async () => {}, read: async () => null } });
const create = async (path: string, record: object) => {
  const { status, body } = await administrator.rest<{ data: { id: number } }>(path, {
    method: 'POST',
    payload: toRest({ ...record }),
  });
  expect([path, status, body]).toEqual([path, 201, expect.anything()]);
  return body.data.id;
};
const put = async (path: string, change: object) =>
  expect((await administrator.rest(path, { method: 'PUT', payload: toRest({ ...change }) })).status).toBe(200);

const QUERY = `{
  counters { versions platforms byPlatform { platform browsers } }
  browsers(first: 10) { totalCount nodes { id platforms { platform count } downloads { id } versions(limit: 50) { totalCount nodes { id isLatest } } } }
  onLinux: browsers(first: 10, platform: linux) { totalCount nodes { id } }
  browsersByIds(ids: [1, 2]) { id platforms { platform count } downloads { id } }
  shown: slides(activeOnly: true) { id }
}`;

/** Everything that a visitor can read of versions, slides and codes, without the times of changes. */
async function publicAnswers(versionId: number, slideId: number): Promise<string> {
  const paths = [
    '/api/browsers',
    '/api/browsers?platform=linux',
    '/api/browsers/1',
    '/api/browsers/1/versions',
    '/api/browsers/1/versions?platform=linux',
    `/api/versions/${versionId}`,
    `/versions/${versionId}/download`,
    '/browsers/1/download?platform=linux',
    '/browsers/1/download?platform=windows',
    '/api/slides',
    `/api/slides/${slideId}`,
    '/api/custom-codes',
  ];
  const answers: unknown[] = [];
  for (const path of paths) {
    const { statusCode, headers, body } = await product.app.inject({
      url: path,
      headers: { 'user-agent': 'curl/8', accept: 'application/json' },
    });
    answers.push([path, statusCode, headers.location, headers['x-total-count'], body && (JSON.parse(body) as unknown)]);
  }
  answers.push(
    (await product.graph(QUERY)).data,
    (await administrator.graph(QUERY)).data,
    (await product.graph('{ slides { id } customCodes { id } }')).data,
    (await product.graph(`{ version(id: ${versionId}) { id } }`)).data,
  );
  answers.push((await servicesOf(product).sitemap.entries())?.map(({ path }) => path));
  return JSON.stringify(
    answers,
    (name, value: unknown) =>
      /^(?:updated_?at|revision|request_?id|download_count)$/iu.test(name) ? undefined : value,
    1,
  );
}

describe('drafts', () => {
  test('no public read shows or counts them, and both interfaces of the administrator do', async () => {
    const before = await publicAnswers(3, 1);
    const versionId = await create('/api/versions', { ...NEWEST, ...DRAFT });
    const slideId = await create('/api/slides', { ...SLIDE, ...DRAFT });
    const toDraft = await create('/api/slides', { ...SLIDE, ...ALWAYS, linkType: 'version', linkTargetId: versionId });
    const codeId = await create('/api/admin/custom-codes', { ...CUSTOM_CODE, ...DRAFT });
    expect([versionId, slideId]).toEqual([3, 1]);
    expect(await publicAnswers(versionId, slideId)).toBe(before);
    expect((await product.rest(`/api/slides/${toDraft}`)).status).toBe(404);

    expect((await administrator.rest(`/api/versions/${versionId}`)).body).toMatchObject({
      data: { is_draft: true, visible_from: null, visible_until: null, is_published: false, is_latest: false },
    });
    expect((await administrator.rest('/api/browsers/1/versions')).body).toMatchObject({
      data: { pagination: { total: 2 } },
    });
    expect((await administrator.rest('/api/slides')).body).toMatchObject({
      slides: [
        { id: slideId, is_draft: true },
        { id: toDraft, is_draft: false },
      ],
    });
    expect((await administrator.rest('/api/admin/custom-codes')).body).toMatchObject({
      data: [{ id: codeId, is_draft: true, is_published: false }],
    });
    const editing = `{ version(id: ${versionId}, forEditing: true) { isDraft isPublished } browser(id: 1) { versions(forEditing: true) { totalCount } platforms(forEditing: true) { platform count } } }`;
    expect((await administrator.graph(editing)).data).toEqual({
      version: { isDraft: true, isPublished: false },
      browser: {
        versions: { totalCount: 2 },
        platforms: [
          { platform: 'windows', count: 1 },
          { platform: 'linux', count: 1 },
        ],
      },
    });
    expect((await product.graph(editing)).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
    expect((await administrator.rest(`/versions/${versionId}/download`)).status, 'a link can be tried').toBe(302);

    await put(`/api/versions/${versionId}`, { isDraft: false });
    for (const id of [slideId, toDraft]) await put(`/api/slides/${id}`, { isDraft: false });
    const after = await publicAnswers(versionId, slideId);
    const texts = ['"platform": "linux"', `/versions/${versionId}`, 'https://vendor.example/setup.exe', '"Look"'];
    expect(
      texts.filter((text) => after.split(text).length <= before.split(text).length),
      'is nowhere else now',
    ).toEqual([]);
    expect((await administrator.rest(`/api/versions/${versionId}`)).body).toMatchObject({ data: { is_latest: true } });
  });

  test('changes of a draft do not change the time of the last update of its browser', async () => {
    const updated = async () =>
      (await product.rest<{ data: { updated_at: string } }>('/api/browsers/1')).body.data.updated_at;
    const before = await updated();
    const { data } = await administrator.graph<{ createVersion: { id: number } }>(
      'mutation ($input: VersionInput!) { createVersion(input: $input) { id } }',
      { input: { ...VERSION, browserId: 1, isDraft: true } },
    );
    await administrator.graph(
      'mutation ($id: Int!) { updateVersion(id: $id, input: { versionNumber: "9.9" }) { id } }',
      { id: data.createVersion.id },
    );
    expect(await updated()).toBe(before);
    await administrator.graph('mutation ($id: Int!) { updateVersion(id: $id, input: { isDraft: false }) { id } }', {
      id: data.createVersion.id,
    });
    expect(await updated()).not.toBe(before);
  });

  test('a version that becomes a draft gives its place as the latest to the one before it', async () => {
    const id = await create('/api/versions', { ...VERSION, ...ALWAYS, versionNumber: '2.0' });
    const latest = async () =>
      (await product.graph<{ browser: { downloads: { id: number }[] } }>('{ browser(id: 1) { downloads { id } } }'))
        .data.browser.downloads;
    expect(await latest()).toEqual([{ id }]);
    await put(`/api/versions/${id}`, { isDraft: true });
    expect(await latest()).toEqual([{ id: 1 }]);
  });

  test('visitors do not learn when a record was or will be hidden, and get what they got before', async () => {
    const id = await create('/api/versions', VERSION);
    const { body } = await product.rest<{ data: object }>(`/api/versions/${id}`);
    expect(Object.keys(body.data).filter((name) => /draft|visible|published/u.test(name))).toEqual([]);
    const query = `{ version(id: ${id}) { isDraft visibleFrom visibleUntil isPublished } }`;
    expect((await product.graph(query)).data).toEqual({
      version: { isDraft: false, visibleFrom: null, visibleUntil: null, isPublished: true },
    });
    expect((await administrator.graph(query)).data).toEqual({
      version: {
        isDraft: false,
        visibleFrom: VERSION.visibleFrom,
        visibleUntil: VERSION.visibleUntil,
        isPublished: true,
      },
    });
  });

  test.each([
    ['/api/versions', VERSION],
    ['/api/slides', SLIDE],
    ['/api/admin/custom-codes', CUSTOM_CODE],
  ])('the period of %s is checked', async (path, record) => {
    const refused = (change: object) =>
      administrator.rest(path, { method: 'POST', payload: toRest({ ...record, ...change }) });
    expect((await refused({ visibleUntil: record.visibleFrom })).body).toMatchObject({
      key: 'visibleUntilNotAfterFrom',
      fields: { visible_until: 'The end must be after the start' },
    });
    expect((await refused(withField(record, 'visibleFrom', '2026-12-01 08:00'))).body).toMatchObject({
      fields: { visible_from: 'Invalid start time' },
    });
  });
});

describe('times', () => {
  const isShown = async (id: number) => (await product.rest(`/api/versions/${id}`)).status === 200;
  const revision = async () =>
    (await product.em().execute<{ number: number }[]>('select number from catalogue_revision'))[0]?.number ?? 0;
  const changes = async () =>
    (await administrator.graph<{ changes: { total: number } }>('{ changes { total } }')).data.changes.total;
  const time = (milliseconds: number) => new Date(Date.now() + milliseconds);
  /** Lets time pass: the stored times come closer. */
  const pass = async (
    ids: { version: number; slide?: number; code?: number },
    times: { visibleFrom: Date | null; visibleUntil: Date | null; dueAt: Date },
  ) => {
    await product.em().transactional(async (em) => {
      await em.nativeUpdate(Version, { id: ids.version }, times);
      if (ids.slide) await em.nativeUpdate(Slide, { id: ids.slide }, times);
      if (ids.code) await em.nativeUpdate(CustomCode, { id: ids.code }, times);
    });
  };

  test('records appear and disappear when their times come, once, without a change in the history', async () => {
    const later = { visibleFrom: time(60_000).toISOString(), visibleUntil: null };
    const ids = {
      version: await create('/api/versions', { ...NEWEST, ...later }),
      slide: await create('/api/slides', { ...SLIDE, ...later }),
      code: await create('/api/admin/custom-codes', { ...CUSTOM_CODE, ...later }),
    };
    expect([await isShown(ids.version), await servicesOf(product).publication.update()]).toEqual([false, 0]);
    await pass(ids, { visibleFrom: time(-1), visibleUntil: time(60_000), dueAt: time(-1) });
    const counts = [await changes(), await revision()];
    const updated = await Promise.all([
      servicesOf(product).publication.update(),
      servicesOf(product).publication.update(),
    ]);
    expect(updated.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect(await isShown(ids.version)).toBe(true);
    expect((await product.rest('/api/slides')).body).toMatchObject({ slides: [{ id: ids.slide }] });
    expect((await product.rest('/api/custom-codes')).body).toMatchObject({ data: [{ id: ids.code }] });
    expect((await product.graph('{ browser(id: 1) { downloads { id } } }')).data).toEqual({
      browser: { downloads: [{ id: ids.version }, { id: 1 }] },
    });
    expect([await changes(), await revision()]).toEqual([counts[0], (counts[1] ?? 0) + 1]);
    await pass({ version: ids.version }, { visibleFrom: null, visibleUntil: time(-1), dueAt: time(-1) });
    expect([await servicesOf(product).publication.update(), await isShown(ids.version)]).toEqual([1, false]);
    expect(await servicesOf(product).publication.update()).toBe(0);
  });

  test('a save wins over the time that comes at the same moment', async () => {
    const id = await create('/api/versions', {
      ...NEWEST,
      visibleFrom: time(60_000).toISOString(),
      visibleUntil: null,
    });
    const services = servicesOf(product, 'administrator');
    const em = product.em();
    await em.nativeUpdate(Version, { id }, { isPublished: true }); // another instance has published it since the save below read it
    await services.versions.update(id, { isDraft: true });
    expect(await em.findOneOrFail(Version, { id }, { refresh: true })).toMatchObject({
      isPublished: false,
      dueAt: null,
    });
  });

  test('what an undo brings back is as public as its times say', async () => {
    const id = await create('/api/versions', { ...NEWEST, ...DRAFT });
    await put(`/api/versions/${id}`, { isDraft: false });
    const undo = async () => {
      const [last] = (
        await administrator.graph<{ changes: { changes: { id: number }[] } }>(
          '{ changes(limit: 1) { changes { id } } }',
        )
      ).data.changes.changes;
      await administrator.graph(`mutation { undoChange(id: ${last?.id}) { obstacles { reason } } }`);
      return isShown(id);
    };
    expect([await isShown(id), await undo(), await undo()]).toEqual([true, false, true]);
  });

  test('a state from before there were drafts can be restored', async () => {
    const id = await create('/api/versions', { ...NEWEST, ...ALWAYS, isDraft: false });
    const em = product.em();
    const [row] = await em.execute<{ id: number; change_id: number; after_row: string }[]>(
      `select id, change_id, after_row from changed_row where record_type = 'version' and record_id = '${id}'`,
    );
    const {
      is_draft: _draft,
      visible_from: _from,
      visible_until: _until,
      ...older
    } = JSON.parse(row?.after_row ?? '{}') as Record<string, unknown>;
    await em.execute('update changed_row set after_row = ? where id = ?', [JSON.stringify(older), row?.id]);
    await put(`/api/versions/${id}`, { versionNumber: '9.1', isDraft: true });
    expect(
      await administrator.graph(
        `mutation { restoreRecord(changeId: ${row?.change_id}, recordType: version, recordId: "${id}") { obstacles { reason } } }`,
      ),
    ).toMatchObject({ data: { restoreRecord: { obstacles: [] } } });
    expect((await administrator.rest(`/api/versions/${id}`)).body).toMatchObject({
      data: { version_number: '9.0', is_draft: true },
    });
  });
});

test('what came due while no server ran is made up before the first response', async () => {
  const other = await startApp(
    catalogueOf(browser('One', { versions: [version(), version({ architecture: 'arm64' })] })),
  );
  const past = new Date(Date.now() - 1000);
  await other.em().nativeUpdate(Version, { id: 1 }, { isPublished: false, visibleFrom: past, dueAt: past });
  await other.em().nativeUpdate(Version, { id: 2 }, { visibleUntil: past, dueAt: past });
  expect((await other.rest('/api/browsers/1/versions')).body).toMatchObject({
    data: { versions: [{ id: 1, is_latest: true }], pagination: { total: 1 } },
  });
  await other.close();
});

test('the administrator sees what waits: drafts, due times, and what is missing', async () => {
  const needed = async () => {
    const { data } = await administrator.graph<
      { needs: { need: string; count: number }[] } & Record<string, { recordType: string; id: number }[]>
    >(
      '{ needs { need count } draft: waitingRecords(need: draft) { recordType id } due: waitingRecords(need: due) { recordType id } checksum: waitingRecords(need: checksum) { recordType id } size: waitingRecords(need: size) { recordType id } screenshot: waitingRecords(need: screenshot) { recordType id } translation: waitingRecords(need: translation) { recordType id } release: waitingRecords(need: release) { recordType id } }',
    );
    return data.needs.map(({ need, count }) => {
      const records = data[need] ?? [];
      expect([need, records.length]).toEqual([need, count]);
      return [need, ...records.map(({ recordType, id }) => `${recordType} ${id}`)];
    });
  };
  const today = new Date().toISOString().slice(0, 10);
  await administrator.graph(
    'mutation { updateBrowser(id: 2, input: { description: { en: "A", zh: "一" }, shortDescription: { en: "Short", zh: "" } }) { id } }',
  );
  const draft = await create('/api/versions', {
    ...NEWEST,
    ...DRAFT,
    releaseDate: today,
    sha256: null,
    fileSize: null,
  });
  await create('/api/versions', {
    ...NEWEST,
    ...ALWAYS,
    releaseDate: today,
    downloadUrl: 'https://a.example/9.0.1.exe',
    versionNumber: '9.0.1',
    pinned: null,
    sha256: null,
    fileSize: '1',
    screenshots: ['https://a.example/a.png'],
    features: { en: 'Same', zh: 'Same' },
  });
  const soon = await create('/api/slides', {
    ...SLIDE,
    ...ALWAYS,
    visibleUntil: new Date(Date.now() + 60_000_000).toISOString(),
  });
  const sooner = await create('/api/admin/custom-codes', {
    ...CUSTOM_CODE,
    ...ALWAYS,
    visibleFrom: new Date(Date.now() + 50_000_000).toISOString(),
  });
  expect((await administrator.graph('{ waitingRecords(need: due) { recordType isPublished } }')).data).toEqual({
    waitingRecords: [
      { recordType: 'customCode', isPublished: false },
      { recordType: 'slide', isPublished: true },
    ],
  });
  expect(await needed()).toEqual([
    ['draft', `version ${draft}`],
    ['due', `customCode ${sooner}`, `slide ${soon}`],
    ['checksum', `version ${draft + 1}`],
    ['size', 'version 2', 'version 1'],
    ['screenshot', 'browser 2'],
    ['translation', 'browser 2', `version ${draft + 1}`],
    ['release', 'browser 2'],
  ]);
  await administrator.graph(
    'mutation { saveFacts(browserId: 2, facts: [{ topic: "status", choice: "ended", sourceUrl: "https://a.example", seenOn: "2026-01-01" }]) { id } }',
  );
  expect((await needed()).at(-1)).toEqual(['release']);
  for (const field of ['needs { need }', 'waitingRecords(need: draft) { id }'])
    expect((await product.graph(`{ ${field} }`)).errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
  for (const first of [0, 501])
    expect((await administrator.graph(`{ waitingRecords(need: draft, first: ${first}) { id } }`)).errors).toMatchObject(
      [{ extensions: { code: 'BAD_REQUEST' } }],
    );
});
