import { afterEach, beforeEach, expect, test } from 'vitest';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  const texts = {
    description: BROWSER.description,
    shortDescription: BROWSER.shortDescription,
    iconUrl: BROWSER.iconUrl,
  };
  const versions = Array.from({ length: 4 }, (_, index) => version({ versionNumber: `1.${index}` }));
  product = await startApp(
    catalogueOf(
      browser('One', { ...texts, versions }),
      browser('Two', { ...texts, versions: [version()] }),
      browser('Three', texts),
    ),
  );
  administrator = await product.signIn();
});
afterEach(() => product.close());

async function graph<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await administrator.graph<T>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}
const changes = async () =>
  (
    await graph<{
      changes: {
        changes: { id: number; kind: string; recordType: string; recordId: string; counts: { count: number }[] }[];
      };
    }>('{ changes { changes { id kind recordType recordId title counts { recordType operation count } } } }')
  ).changes.changes;
const undoLast = async () =>
  graph('mutation ($id: Int!) { undoChange(id: $id) { obstacles { reason } } }', { id: (await changes())[0]?.id });
const versions = async (browserId: number) =>
  (
    await graph<{ browser: { versions: { nodes: object[] } } }>(
      'query ($id: Int!) { browser(id: $id) { versions(limit: 100) { nodes { id versionNumber releaseChannel isLatest } } } }',
      { id: browserId },
    )
  ).browser.versions.nodes;
/** The browsers in their order, such as `3: 1` for the third one at place 1. */
const places = async () =>
  (
    await graph<{ browsers: { nodes: { id: number; displayOrder: number }[] } }>(
      '{ browsers { nodes { id displayOrder } } }',
    )
  ).browsers.nodes.map(({ id, displayOrder }) => `${id}: ${displayOrder}`);

test('§10.26 several versions are changed and deleted as one change, and the latest is right', async () => {
  const before = await versions(1);
  expect(
    await graph('mutation { updateVersions(ids: [1, 4, 5, 4], input: { releaseChannel: "beta" }) { count } }'),
  ).toEqual({ updateVersions: { count: 3 } });
  expect(await versions(1)).toContainEqual({ id: 4, versionNumber: '1.3', releaseChannel: 'beta', isLatest: true });
  expect(await versions(1)).toContainEqual({ id: 3, versionNumber: '1.2', releaseChannel: 'stable', isLatest: true });
  expect((await changes())[0]).toMatchObject({
    kind: 'bulk',
    title: '1.0 windows',
    counts: [{ recordType: 'version', operation: 'update', count: 3 }],
  });
  await undoLast();
  expect(await versions(1)).toEqual(before);
  await graph('mutation ($input: SlideInput!) { createSlide(input: $input) { id } }', {
    input: { ...SLIDE, linkType: 'version', linkTargetId: 2 },
  });
  expect(await graph('mutation { deleteVersions(ids: [2, 3]) { count deactivatedSlides } }')).toEqual({
    deleteVersions: { count: 2, deactivatedSlides: 1 },
  });
  expect(await versions(1)).toHaveLength(2);
  await undoLast();
  expect(await versions(1)).toEqual(before);
});

test('nothing is changed if one record is missing or invalid', async () => {
  const missing = await administrator.graph(
    'mutation { updateVersions(ids: [1, 99], input: { releaseChannel: "beta" }) { count } }',
  );
  expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const invalid = await administrator.graph(
    'mutation { updateVersions(ids: [1, 2], input: { versionNumber: "" }) { count } }',
  );
  expect(invalid.errors?.[0]?.extensions.fields).toHaveProperty('versionNumber');
  const tooMany = await administrator.graph('mutation ($ids: [Int!]!) { deleteVersions(ids: $ids) { count } }', {
    ids: Array.from({ length: 501 }, (_, index) => index + 1),
  });
  expect(tooMany.errors?.[0]?.message).toBe('At most 500 records can be changed at once');
  expect(await changes()).toEqual([]);
});

test('the files of a release are created at once; an invalid one is named by its position, from 1', async () => {
  const files = ['x64', 'arm64'].map((architecture) => ({ ...VERSION, versionNumber: '3.0', architecture }));
  const create = 'mutation ($inputs: [VersionInput!]!) { createVersions(inputs: $inputs) { id isLatest } }';
  const wrong = await administrator.graph(create, { inputs: [files[0], { ...files[1], downloadUrl: 'x' }] });
  expect(Object.keys(wrong.errors?.[0]?.extensions.fields ?? {})).toEqual(['2.downloadUrl']);
  const repeated = await administrator.graph(create, { inputs: [...files, { ...files[0], versionNumber: 'v3.0' }] });
  expect(repeated.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_REQUEST',
    issues: [{ field: '3.platform', key: 'fileRepeated' }],
  });
  const several = await administrator.graph(create, {
    inputs: [files[0], { ...files[1], downloadUrl: 'x' }, files[0]],
  });
  expect(several.errors?.[0]).toMatchObject({
    message: 'Invalid download URL format',
    extensions: { issues: [{ field: '2.downloadUrl' }, { field: '3.platform' }] },
  });
  const other = { ...files[0], downloadUrl: 'https://vendor.example/zh-CN/setup.exe' };
  expect(await graph(create, { inputs: [other, ...files] })).toEqual({
    createVersions: [
      { id: 6, isLatest: false },
      { id: 7, isLatest: true },
      { id: 8, isLatest: true },
    ],
  });
  expect(await changes()).toMatchObject([{ kind: 'create', counts: [{ operation: 'create', count: 3 }] }]);
});

test('several browsers are featured, tagged and deleted as one change', async () => {
  await graph('mutation { updateBrowsers(ids: [1, 2], isFeatured: true, addedTags: ["hot", "new"]) { count } }');
  await graph('mutation { updateBrowsers(ids: [2, 3], removedTags: ["hot"]) { count } }');
  const listed = async () =>
    (await graph<{ browsers: { nodes: object[] } }>('{ browsers { nodes { id isFeatured tags { id } } } }')).browsers
      .nodes;
  const before = await listed();
  expect(before).toEqual([
    { id: 1, isFeatured: true, tags: [{ id: 'hot' }, { id: 'new' }] },
    { id: 2, isFeatured: true, tags: [{ id: 'new' }] },
    { id: 3, isFeatured: false, tags: [] },
  ]);
  expect(await graph('mutation { deleteBrowsers(ids: [1, 2]) { count deactivatedSlides } }')).toEqual({
    deleteBrowsers: { count: 2, deactivatedSlides: 0 },
  });
  expect(await listed()).toHaveLength(1);
  await undoLast();
  expect(await listed()).toEqual(before);
});

test('§10.28 a browser moves to a position, and all get their positions as display orders; neither that nor its undo is news of a browser', async () => {
  await graph(
    'mutation { a: updateBrowser(id: 1, input: { displayOrder: 0 }) { id } b: updateBrowser(id: 2, input: { displayOrder: 0 }) { id } }',
  );
  const times = async () =>
    (await graph<{ browsers: { nodes: object[] } }>('{ browsers(sort: name) { nodes { id updatedAt } } }')).browsers
      .nodes;
  const before = await times();
  expect((await administrator.graph('mutation { moveBrowser(id: 3, position: 0) { id } }')).errors).toMatchObject([
    { extensions: { fields: { position: 'Invalid position' } } },
  ]);
  await graph('mutation { moveBrowser(id: 3, position: 2) { id } }');
  const { browsers } = await graph<{ browsers: { nodes: { id: number; displayOrder: number }[] } }>(
    '{ browsers { nodes { id displayOrder } } }',
  );
  expect(browsers.nodes.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
  expect(browsers.nodes[1]?.id).toBe(3);
  expect((await changes())[0]).toMatchObject({ kind: 'update', recordType: 'browser', recordId: '3' });
  await undoLast();
  expect((await changes())[0]).toMatchObject({ kind: 'undo', recordType: 'browser', recordId: '3' });
  expect(await times()).toEqual(before);
});

test('a browser may get the display order of another one, and comes back with it by an undo', async () => {
  await graph(
    'mutation { a: updateBrowser(id: 1, input: { displayOrder: 4 }) { id } b: updateBrowser(id: 2, input: { displayOrder: 5 }) { id } c: updateBrowser(id: 3, input: { displayOrder: 5 }) { id } }',
  );
  expect((await changes())[0]).toMatchObject({ counts: [{ operation: 'update', count: 1 }] });
  const before = await places();
  await graph('mutation { deleteBrowsers(ids: [2]) { count } }');
  await undoLast();
  expect(await places()).toEqual(before);
});

test('several slides and custom codes are activated, deactivated and deleted', async () => {
  for (const isActive of [true, false])
    await graph(
      'mutation ($slide: SlideInput!, $code: CustomCodeInput!) { createSlide(input: $slide) { id } createCustomCode(input: $code) { id } }',
      { slide: { ...SLIDE, isActive }, code: { ...CUSTOM_CODE, isActive } },
    );
  await graph(
    'mutation { updateSlides(ids: [1, 2], isActive: false) { count } updateCustomCodes(ids: [1, 2], isActive: true) { count } }',
  );
  expect(await graph('{ slides { isActive } customCodes { isActive } }')).toEqual({
    slides: [{ isActive: false }, { isActive: false }],
    customCodes: [{ isActive: true }, { isActive: true }],
  });
  await graph('mutation { deleteSlides(ids: [1, 2]) { count } deleteCustomCodes(ids: [1]) { count } }');
  expect(await graph('{ slides { isActive } customCodes { isActive } }')).toEqual({
    slides: [],
    customCodes: [{ isActive: true }],
  });
});

test('500 versions are one change', async () => {
  const files = Array.from({ length: 500 }, (_, index) => ({
    ...VERSION,
    browserId: (index % 3) + 1,
    versionNumber: `4.${index}`,
  }));
  const { createVersions } = await graph<{ createVersions: { id: number }[] }>(
    'mutation ($inputs: [VersionInput!]!) { createVersions(inputs: $inputs) { id } }',
    { inputs: files },
  );
  await graph(
    'mutation ($ids: [Int!]!) { updateVersions(ids: $ids, input: { releaseDate: "2026-10-10" }) { count } }',
    { ids: createVersions.map(({ id }) => id) },
  );
  expect((await changes())[0]).toMatchObject({ kind: 'bulk', counts: [{ count: 500 }] });
});

test('§10.29 tags are merged as one change with one undo', async () => {
  const merge =
    'mutation ($from: String!, $into: String!, $revision: Int) { mergeTags(from: $from, into: $into, revision: $revision) { tags { id } uses { id count } } }';
  const state = async () => graph('{ tagList { tags { id order } } browsers { nodes { id tags { id } } } }');
  await graph(
    'mutation { saveTags(tags: [{ id: "hot", label: { en: "Hot", zh: "热" }, color: red }, { id: "new", label: { en: "New", zh: "新" }, color: blue }]) { revision } }',
  );
  for (const [id, tags] of [
    [1, ['hot', 'free', 'new']],
    [2, ['hot']],
    [3, ['free']],
  ] as const)
    await graph('mutation ($id: Int!, $tags: [String!]) { updateBrowser(id: $id, input: { tags: $tags }) { id } }', {
      id,
      tags,
    });
  const before = await state();
  expect(await graph(merge, { from: 'hot', into: 'new' })).toEqual({
    mergeTags: {
      tags: [{ id: 'new' }],
      uses: [
        { id: 'free', count: 2 },
        { id: 'new', count: 2 },
      ],
    },
  });
  expect(await state()).toMatchObject({
    browsers: {
      nodes: [
        { id: 1, tags: [{ id: 'new' }, { id: 'free' }] },
        { id: 2, tags: [{ id: 'new' }] },
        { id: 3, tags: [{ id: 'free' }] },
      ],
    },
  });
  expect((await changes())[0]).toMatchObject({
    kind: 'merge',
    recordType: 'setting',
    title: 'Hot → New / 热 → 新',
    counts: [
      { recordType: 'browser', count: 2 },
      { recordType: 'setting', count: 1 },
    ],
  });
  await undoLast();
  expect(await state()).toEqual(before);
  expect((await changes())[0]).toMatchObject({ kind: 'undo', title: 'Hot → New / 热 → 新' });
  for (const into of ['hot', 'unknown'])
    expect((await administrator.graph(merge, { from: 'hot', into })).errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST' } },
    ]);
  expect((await administrator.graph(merge, { from: 'hot', into: 'new', revision: 1 })).errors).toMatchObject([
    { extensions: { code: 'CONFLICT' } },
  ]);
});

test('only browsers with a version that visitors see get a new time of change', async () => {
  const times = async () =>
    (
      await graph<{ browsers: { nodes: { updatedAt: string }[] } }>('{ browsers(sort: name) { nodes { updatedAt } } }')
    ).browsers.nodes.map(({ updatedAt }) => updatedAt);
  const input = {
    versionNumber: '77',
    platform: 'windows',
    releaseDate: '2026-01-01',
    features: { en: 'Tabs', zh: '标签页' },
    downloadUrl: 'https://cdn.example/77.exe',
  };
  const before = await times();
  const { createVersions } = await graph<{ createVersions: { id: number }[] }>(
    'mutation ($inputs: [VersionInput!]!) { createVersions(inputs: $inputs) { id } }',
    {
      inputs: [
        { ...input, browserId: 1, isDraft: true },
        { ...input, browserId: 2 },
      ],
    },
  );
  const created = await times();
  expect(created.filter((time, index) => time !== before[index])).toHaveLength(1);
  await graph('mutation ($ids: [Int!]!) { updateVersions(ids: $ids, input: { fileSize: "5" }) { count } }', {
    ids: createVersions.map(({ id }) => id),
  });
  expect((await times()).filter((time, index) => time !== created[index])).toHaveLength(1);
});
