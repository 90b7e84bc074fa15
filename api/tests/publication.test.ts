import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CustomCode } from '../entities/custom-code.ts';
import { Slide } from '../entities/slide.ts';
import { Version } from '../entities/version.ts';
import { createServices } from '../services/create-services.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION, toRest, withField } from './good-records.ts';
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

const undoLast = async () => {
  const { data } = await administrator.graph<{ changes: { changes: { id: number }[] } }>(
    '{ changes(limit: 1) { changes { id } } }',
  );
  await administrator.graph(`mutation { undoChange(id: ${data.changes.changes[0]?.id}) { obstacles { reason } } }`);
};

const QUERY = `{
  counters { browsers versions platforms byPlatform { platform browsers } byTag { id count } }
  browsers(first: 10) { totalCount nodes { id platforms { platform count } downloads { id } versions(limit: 50) { totalCount nodes { id isLatest } } } }
  onLinux: browsers(first: 10, platform: linux) { totalCount nodes { id } }
  searched: browsers(first: 10, search: "onne") { totalCount isApproximate nodes { id } }
  matching: browsers(first: 1, search: "o") { totalCount }
  tagged: browsers(first: 10, tags: ["hot"]) { totalCount nodes { id } }
  featured: browsers(first: 10, featured: true) { totalCount nodes { id } }
  similarBrowsers(search: "onnne") { id }
  browser(id: 3) { id name { en } facts { topic } }
  browsersByIds(ids: [1, 2, 3]) { id platforms { platform count } downloads { id } }
  shown: slides(activeOnly: true) { id }
}`;

/** Everything that a visitor can read of browsers, versions, slides and codes, without the times of changes. */
async function publicAnswers(versionId: number, slideId: number): Promise<string> {
  const paths = [
    '/api/browsers',
    '/api/browsers?platform=linux',
    '/api/browsers?search=onne',
    '/api/browsers?tag=hot',
    '/api/browsers?page=1&sort=name',
    '/api/browsers/1',
    '/api/browsers/3',
    '/api/browsers/3/versions',
    '/api/browsers/3/facts',
    '/browsers/3/download?platform=linux',
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
    expect(statusCode).toBeLessThan(500);
    answers.push([path, statusCode, headers.location, headers['x-total-count'], body && (JSON.parse(body) as unknown)]);
  }
  for (const [client, query] of [
    [product, QUERY],
    [administrator, QUERY],
    [product, '{ slides { id } customCodes { id } }'],
    [product, `{ version(id: ${versionId}) { id } }`],
  ] as const) {
    const { data, errors } = await client.graph(query);
    expect(errors).toBeUndefined();
    answers.push(data);
  }
  answers.push((await servicesOf(product).sitemap.entries())?.map(({ path }) => path));
  return JSON.stringify(
    answers,
    (name, value: unknown) =>
      /^(?:updated_?at|revision|request_?id|download_count)$/iu.test(name) ? undefined : value,
    1,
  );
}

describe('drafts', () => {
  test('§10.21 no public read shows or counts them, and both interfaces of the administrator do', async () => {
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

  test('no public read shows or counts a browser that is a draft, its versions and facts, and slides to them', async () => {
    const before = await publicAnswers(3, 1);
    const name = { en: 'Onne', zh: 'Onne' };
    const browserId = await create('/api/browsers', { ...BROWSER, name, isDraft: true });
    const versionId = await create('/api/versions', { ...NEWEST, ...ALWAYS, browserId });
    const slideId = await create('/api/slides', {
      ...SLIDE,
      ...ALWAYS,
      linkType: 'browser',
      linkTargetId: browserId,
    });
    await create('/api/slides', { ...SLIDE, ...ALWAYS, linkType: 'version', linkTargetId: versionId });
    await administrator.graph(
      `mutation { saveFacts(browserId: 3, facts: [{ topic: "summaries", answer: true, sourceUrl: "https://a.example", seenOn: "2026-01-01" }]) { id } }`,
    );
    expect([browserId, versionId, slideId]).toEqual([3, 3, 1]);
    expect(await publicAnswers(versionId, slideId)).toBe(before);

    expect((await administrator.rest('/api/browsers')).headers['x-total-count']).toBe('3');
    expect((await administrator.rest('/api/browsers?search=onne')).body).toMatchObject({
      data: [{ id: 3, is_draft: true }],
    });
    expect((await administrator.rest('/api/browsers/3/versions')).body).toMatchObject({
      data: { versions: [{ id: 3 }] },
    });
    expect((await administrator.rest('/versions/3/download')).status, 'a link can be tried').toBe(302);
    const editing = `{ browsers(search: "onne", forEditing: true) { totalCount nodes { isDraft } } browser(id: 3, forEditing: true) { isDraft } browsersByIds(ids: [3], forEditing: true) { isDraft } }`;
    const isDraft = { isDraft: true };
    expect((await administrator.graph(editing)).data).toEqual({
      browsers: { totalCount: 1, nodes: [isDraft] },
      browser: isDraft,
      browsersByIds: [isDraft],
    });
    expect(
      (
        await administrator.graph(
          '{ slides { linkedBrowser { isDraft } } version(id: 3, forEditing: true) { browser { isDraft } } }',
        )
      ).data,
    ).toEqual({
      slides: [{ linkedBrowser: isDraft }, { linkedBrowser: isDraft }],
      version: { browser: isDraft },
    });
    for (const field of editing.match(/\w+\([^)]*\)/gu) ?? [])
      expect((await product.graph(`{ ${field} { __typename } }`)).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');

    await administrator.graph('mutation { updateBrowsers(ids: [3], isDraft: false) { count } }');
    const after = await publicAnswers(versionId, slideId);
    const parts = ['"platform": "linux"', '/versions/3', '/browsers/3', '"Onne"', '"summaries"', '"Look"', '"hot"'];
    expect(parts.filter((text) => after.split(text).length <= before.split(text).length)).toEqual([]);
    await undoLast();
    expect(await publicAnswers(versionId, slideId), 'after an undo').toBe(before);
    await administrator.rest('/api/browsers/3', { method: 'DELETE' });
    await undoLast();
    expect(await publicAnswers(versionId, slideId), 'after a deletion and its undo').toBe(before);
    const { browsers } = (await administrator.rest<{ browsers: object[] }>('/api/admin/export')).body;
    expect(browsers).toMatchObject([{ isDraft: false }, { isDraft: false }, { isDraft: true }]);
    await administrator.rest('/api/browsers/3', { method: 'DELETE' });
    expect(
      (await administrator.rest('/api/admin/import', { method: 'POST', payload: { browsers: browsers.slice(2) } }))
        .status,
    ).toBe(200);
    expect((await administrator.rest('/api/browsers/4')).body).toMatchObject({ data: { is_draft: true } });
    expect((await product.rest('/api/browsers/4')).status).toBe(404);
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
    const undone = async () => undoLast().then(() => isShown(id));
    expect([await isShown(id), await undone(), await undone()]).toEqual([true, false, true]);
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

test('§10.41 the administrator sees what waits: drafts, due times, and what is missing', async () => {
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
  await create('/api/browsers', { ...BROWSER, isDraft: true });
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
    ['draft', 'browser 3', `version ${draft}`],
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
