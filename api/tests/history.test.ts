import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/calendar.ts';
import { HISTORY_DAYS, TRASH_DAYS, isShown } from '#rules/history.ts';
import { fieldOf } from '../../web/admin/records/form/field-labels.ts';
import adminEn from '../../web/i18n/admin/en.json' with { type: 'json' };
import { recordedTables } from '../database/history/recorded-tables.ts';
import { entityManagerOf } from '../database/open.ts';
import type { EntityManager } from '../database/orm.ts';
import { createServices } from '../services/create-services.ts';
import { BROWSER, CUSTOM_CODE, FACTS, SLIDE, TAG, VERSION } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const CHANGES = `query ($filter: ChangeFilter) { changes(filter: $filter, limit: 100) { total changes {
  id sender via kind recordType recordId title undoes undoneBy browserTitle fields restorableUntil isEmptied counts { recordType operation count }
  records { recordType recordId operation title browserTitle fields { name before after } } } } }`;
const UNDO =
  'mutation ($id: Int!) { undoChange(id: $id) { change { id kind undoes isRedo } obstacles { reason recordType recordId title changeId fields } } }';

interface Changed {
  id: number;
  sender: string;
  via: string;
  kind: string;
  recordType: string;
  recordId: string;
  title: string;
  undoes: number | null;
  undoneBy: number | null;
  browserTitle: string | null;
  fields: string[];
  restorableUntil: string | null;
  isEmptied: boolean;
  counts: { recordType: string; operation: string; count: number }[];
  records: {
    recordType: string;
    recordId: string;
    operation: string;
    title: string;
    browserTitle: string | null;
    fields: { name: string; before: string | null; after: string | null }[];
  }[];
}
interface Undone {
  change: { id: number; kind: string; undoes: number | null; isRedo: boolean } | null;
  obstacles: { reason: string; recordType: string; recordId: string; title: string; changeId: number | null }[];
}

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  const versions = Array.from({ length: 3 }, (_, index) =>
    version({ versionNumber: `1.${index}`, architecture: index === 0 ? 'x64' : 'arm64' }),
  );
  const texts = {
    description: BROWSER.description,
    shortDescription: BROWSER.shortDescription,
    iconUrl: BROWSER.iconUrl,
  };
  product = await startApp(
    catalogueOf(browser('One', { ...texts, versions }), browser('Two', { ...texts, versions: [version()] })),
  );
  administrator = await product.signIn();
});
afterEach(async () => {
  const [unfinished] = await product
    .em()
    .execute<{ count: number | string }[]>('select count(*) as count from changed_row where change_id is null');
  expect(Number(unfinished?.count), 'rows outside of a transaction').toBe(0);
  await product.close();
});

async function graph<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await administrator.graph<T>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}
const changes = async (filter: object = {}) =>
  (await graph<{ changes: { changes: Changed[]; total: number } }>(CHANGES, { filter })).changes.changes;
const lastChange = async () => {
  const [change] = await changes();
  if (!change) throw new Error('Nothing was changed');
  return change;
};
const undo = async (id: number) => (await graph<{ undoChange: Undone }>(UNDO, { id })).undoChange;
const create = async (kind: string, input: object) =>
  Object.values(
    await graph<Record<string, { id: number }>>(
      `mutation ($input: ${kind}Input!) { create${kind}(input: $input) { id } }`,
      { input },
    ),
  )[0]?.id ?? 0;
const update = (kind: string, id: number, input: object) =>
  graph(`mutation ($id: Int!, $input: ${kind}Change!) { update${kind}(id: $id, input: $input) { id } }`, { id, input });
const remove = (kind: 'Browser' | 'Version', id: number) =>
  graph(`mutation ($id: Int!) { delete${kind}s(ids: [$id]) { count } }`, { id });
const saveTags = (...ids: string[]) =>
  graph('mutation ($tags: [TagInput!]!) { saveTags(tags: $tags) { revision } }', {
    tags: ids.map((id) => ({ ...TAG, id })),
  });
const saveFacts = (browserId: number, facts: readonly object[]) =>
  graph(
    'mutation ($browserId: Int!, $facts: [FactInput!]!) { saveFacts(browserId: $browserId, facts: $facts) { id } }',
    { browserId, facts },
  );

/** Everything that both interfaces say of the catalogue, apart from revisions, which never go back. */
async function catalogue(): Promise<string> {
  const answers: unknown[] = [];
  const paths = [
    '/api/browsers',
    '/api/slides',
    '/api/admin/custom-codes',
    '/api/settings?key=browser_tags',
    '/api/settings?key=homepage',
  ];
  const ids = (await administrator.rest<{ data: { id: number }[] }>('/api/browsers')).body.data.map(({ id }) => id);
  for (const id of ids) paths.push(`/api/browsers/${id}/versions?limit=100`, `/api/browsers/${id}/facts`);
  for (const path of paths) for (const client of [administrator, product]) answers.push((await client.rest(path)).body);
  for (const id of ids)
    answers.push(
      await graph(
        'query ($id: Int!) { sources(browserId: $id) { sources { kind identifier releaseChannel platform assetPattern } } }',
        { id },
      ),
    );
  for (const client of [administrator, product]) {
    const { data, errors } = await client.graph(
      '{ browsers(first: 100) { nodes { id name { en zh } tags { id } isFeatured downloadCount createdAt updatedAt displayOrder versions { totalCount } facts { topic } } } slides { id isActive } found: browsers(search: "o") { nodes { id } } }',
    );
    expect(errors).toBeUndefined();
    answers.push(data);
  }
  return JSON.stringify(answers, (name, value: unknown) =>
    /^(?:revision|requestId)$/iu.test(name) ? undefined : value,
  );
}

test('§10.22 every write leaves one change that says who, how and what, and its id is in the response', async () => {
  const id = await create('Browser', BROWSER);
  expect(await lastChange()).toMatchObject({
    sender: 'administrator',
    via: 'graphql',
    kind: 'create',
    recordType: 'browser',
    recordId: String(id),
    title: 'Arc / 弧',
    counts: [{ recordType: 'browser', operation: 'create', count: 1 }],
  });
  const saved = await administrator.rest(`/api/browsers/${id}`, {
    method: 'PUT',
    payload: { website_url: null, display_order: 9 },
  });
  const change = await lastChange();
  expect(change).toMatchObject({
    via: 'rest',
    kind: 'update',
    records: [{ recordType: 'browser', operation: 'update' }],
  });
  expect(change.records[0]?.fields).toEqual([
    { name: 'website_url', before: 'https://arc.example', after: null },
    { name: 'display_order', before: '3', after: '9' },
  ]);
  expect(saved.headers['change-id']).toBe(String(change.id));
  await create('Version', { ...VERSION, browserId: id });
  await create('Slide', { ...SLIDE, linkTargetId: id });
  await create('CustomCode', CUSTOM_CODE);
  await saveTags('hot');
  await saveFacts(id, Object.values(FACTS));
  await graph(
    'mutation ($id: Int!) { saveSources(browserId: $id, sources: [{ kind: "winget", identifier: "Vendor.Arc" }]) { revision } }',
    { id },
  );
  expect(
    (await changes()).slice(0, 6).map(({ kind, recordType, records }) => [kind, recordType, records.length]),
  ).toEqual([
    ['update', 'source', 1],
    ['update', 'fact', 3],
    ['create', 'setting', 1],
    ['create', 'customCode', 1],
    ['create', 'slide', 1],
    ['create', 'version', 1],
  ]);
});

test('a changed identifier of an update source is one changed record, whose results are forgotten, also after an undo', async () => {
  const save = async (identifier: string) =>
    graph(
      'mutation ($identifier: String!) { saveSources(browserId: 1, sources: [{ kind: "winget", identifier: $identifier }]) { revision } }',
      { identifier },
    );
  const addState = async () =>
    product
      .em()
      .getConnection()
      .execute(
        "insert into source_state (source_id, failures, releases) select id, 0, '[]' from source where browser_id = 1",
      );
  const states = async () => (await product.em().getConnection().execute('select source_id from source_state')).length;
  await save('Vendor.Old');
  await addState();
  await save('Vendor.New');
  const [change] = await changes();
  expect(change).toMatchObject({
    kind: 'update',
    recordType: 'source',
    records: [
      {
        operation: 'update',
        title: 'winget Vendor.New',
        fields: [{ name: 'identifier', before: 'Vendor.Old', after: 'Vendor.New' }],
      },
    ],
  });
  expect(await states()).toBe(0);
  await addState();
  await undo(change?.id ?? 0);
  expect(await graph('{ sources(browserId: 1) { sources { identifier checkedAt } } }')).toEqual({
    sources: { sources: [{ identifier: 'Vendor.Old', checkedAt: null }] },
  });
  expect(await states()).toBe(0);
});

test('every recorded column has a label on the screen of the history, and its kind from the table of its record', () => {
  const columns = recordedTables(product.em()).flatMap(({ type, recordedColumns }) =>
    isShown(type) && type !== 'setting'
      ? recordedColumns
          .filter((name) => name !== 'created_at' && name !== 'browser_id')
          .map((name) => ({ type, name, ...fieldOf(type, name) }))
      : [],
  );
  expect(columns.filter(({ type, base }) => !Object.hasOwn(adminEn.field[type], base))).toEqual([]);
  expect(columns.filter(({ type, field }) => !field && type !== 'source')).toEqual([]);
});

test('what changes nothing, sessions, passwords and downloads leave no change', async () => {
  await update('Browser', 1, { displayOrder: 1 });
  await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { display_order: 1 } });
  await product.rest('/versions/1/download');
  await product.signIn();
  expect(await changes()).toEqual([]);
  expect((await product.graph('{ changes { total } }')).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
});

test('§10.23 a deleted browser comes back with its versions, facts, sources, slides, ids and counters', async () => {
  await saveFacts(1, Object.values(FACTS));
  await graph(
    'mutation { saveSources(browserId: 1, sources: [{ kind: "winget", identifier: "Vendor.Arc" }]) { revision } }',
  );
  await create('Slide', SLIDE);
  await create('Slide', { ...SLIDE, linkType: 'version', linkTargetId: 2 });
  await create('Slide', { ...SLIDE, isActive: false });
  await product.rest('/versions/2/download');
  await remove('Version', 1);
  const before = await catalogue();
  await remove('Browser', 1);
  const deletion = await lastChange();
  expect(deletion).toMatchObject({ kind: 'delete', recordType: 'browser', recordId: '1' });
  expect(deletion.counts).toContainEqual({ recordType: 'version', operation: 'delete', count: 2 });
  expect(deletion.counts).toContainEqual({ recordType: 'slide', operation: 'update', count: 2 });
  expect(deletion.restorableUntil).not.toBeNull();
  expect((await changes({ inTrash: true })).map(({ recordType, recordId }) => [recordType, recordId])).toEqual([
    ['browser', '1'],
    ['version', '1'],
  ]);
  const after = await catalogue();
  expect(after).not.toBe(before);
  const { change, obstacles } = await undo(deletion.id);
  expect(obstacles).toEqual([]);
  expect(change).toMatchObject({ kind: 'undo', undoes: deletion.id, isRedo: false });
  expect(await catalogue()).toBe(before);
  expect((await changes({ inTrash: true })).map(({ recordId }) => recordId)).toEqual(['1']);
  const redo = await undo(change?.id ?? 0);
  expect(redo).toMatchObject({ change: { kind: 'undo', isRedo: true }, obstacles: [] });
  expect(await catalogue()).toBe(after);
  expect(await undo(redo.change?.id ?? 0)).toMatchObject({ change: { kind: 'undo', isRedo: false }, obstacles: [] });
  expect(await catalogue()).toBe(before);
});

test('after an undo of facts, a save of an older state does not overwrite them', async () => {
  const path = '/api/browsers/1/facts';
  const read = async () => (await administrator.rest<{ data: { revision: number } }>(path)).body.data;
  const save = async (guard: object, headers: Record<string, string> = {}) =>
    administrator.rest(path, { method: 'PUT', payload: { facts: [], ...guard }, headers });
  await saveFacts(1, [FACTS.text]);
  const before = await read();
  await save({});
  const { revision } = await read();
  const { etag } = (await administrator.rest('/api/browsers/1')).headers;
  const { change } = await undo((await lastChange()).id);
  expect(await read()).toEqual({ ...before, revision: revision + 1 });
  expect((await save({ revision })).status).toBe(409);
  const mutation = 'mutation ($revision: Int) { saveFacts(browserId: 1, facts: [], revision: $revision) { revision } }';
  expect((await administrator.graph(mutation, { revision })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await save({}, { 'if-match': String(etag) })).status).toBe(412);
  await undo(change?.id ?? 0);
  expect((await read()).revision).toBe(revision + 2);
});

test('after an undo of sources, a save of an older state does not overwrite them', async () => {
  const read = async () =>
    (
      await graph<{ sources: { revision: number; sources: object[] } }>(
        '{ sources(browserId: 1) { revision sources { identifier } } }',
      )
    ).sources;
  const save = async (sources: object[], revision?: number) =>
    administrator.graph(
      'mutation ($sources: [SourceInput!]!, $revision: Int) { saveSources(browserId: 1, sources: $sources, revision: $revision) { revision } }',
      { sources, revision },
    );
  await save([{ kind: 'winget', identifier: 'Vendor.Arc' }]);
  const before = await read();
  await save([]);
  const { revision } = await read();
  const { change } = await undo((await lastChange()).id);
  expect(await read()).toEqual({ ...before, revision: revision + 1 });
  expect((await save([], revision)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await undo(change?.id ?? 0);
  expect((await read()).revision).toBe(revision + 2);
});

describe('an undo that later changes stand in the way of changes nothing and names them', () => {
  /** What stands in the way. */
  const blocked = async (id: number) => {
    const before = await catalogue();
    const { change, obstacles } = await undo(id);
    expect(change).toBeNull();
    expect(await catalogue()).toBe(before);
    return obstacles;
  };

  test('the same field was changed, another one was not', async () => {
    await update('Browser', 1, { displayOrder: 7 });
    const first = await lastChange();
    await update('Browser', 1, { websiteUrl: 'https://one.example' });
    expect((await undo(first.id)).obstacles).toEqual([]);
    expect((await product.graph('{ browser(id: 1) { displayOrder websiteUrl } }')).data).toEqual({
      browser: { displayOrder: 1, websiteUrl: 'https://one.example' },
    });
    await update('Browser', 1, { displayOrder: 8 });
    const second = await lastChange();
    await update('Browser', 1, { displayOrder: 9 });
    expect(await blocked(second.id)).toMatchObject([
      {
        reason: 'changedLater',
        recordType: 'browser',
        recordId: '1',
        changeId: second.id + 1,
        fields: ['display_order'],
      },
    ]);
  });

  test('the record or its browser was deleted, or another record belongs to it', async () => {
    await create('Browser', BROWSER);
    const created = await lastChange();
    const versionId = await create('Version', { ...VERSION, browserId: 3 });
    expect(await blocked(created.id)).toMatchObject([
      { reason: 'usedByOthers', recordType: 'version', recordId: String(versionId), changeId: created.id + 1 },
    ]);
    await remove('Version', versionId);
    const deleted = await lastChange();
    await remove('Browser', 3);
    expect(await blocked(deleted.id)).toMatchObject([
      { reason: 'parentDeleted', recordType: 'browser', recordId: '3', changeId: deleted.id + 1 },
    ]);
    expect(await blocked(created.id)).toMatchObject([{ reason: 'deletedLater', recordType: 'browser', recordId: '3' }]);
  });

  test('the obstacle is the change of the fields that differ, and its record has its latest name', async () => {
    const id = await create('Browser', BROWSER);
    const created = await lastChange();
    await update('Browser', id, { isFeatured: false });
    const featured = await lastChange();
    await update('Browser', id, { name: { en: 'Curve', zh: '曲线' } });
    const renamed = await lastChange();
    await remove('Browser', id);
    await undo((await lastChange()).id);
    expect(await blocked(created.id)).toMatchObject([
      {
        reason: 'changedLater',
        title: 'Curve / 曲线',
        changeId: renamed.id,
        fields: ['name_en', 'name_zh', 'is_featured'],
      },
    ]);
    await undo(renamed.id);
    await update('Browser', id, { isFeatured: true });
    expect(await blocked(featured.id)).toMatchObject([
      { reason: 'changedLater', title: 'Arc / 弧', changeId: (await lastChange()).id, fields: ['is_featured'] },
    ]);
    const version = await create('Version', { ...VERSION, browserId: id, architecture: null });
    await remove('Version', version);
    const { id: ofVersion, title } = await lastChange();
    expect(title).toBe(`${VERSION.versionNumber} windows`);
    await remove('Browser', id);
    expect(await blocked(ofVersion)).toMatchObject([
      { reason: 'parentDeleted', recordId: String(id), title: 'Arc / 弧' },
    ]);
  });

  test('it was already undone', async () => {
    await update('Browser', 1, { displayOrder: 7 });
    const { id } = await lastChange();
    const { change } = await undo(id);
    expect(await blocked(id)).toMatchObject([{ reason: 'alreadyUndone', changeId: change?.id }]);
  });

  test('a rule between records would break', async () => {
    await create('Slide', { ...SLIDE, linkType: 'version', linkTargetId: 4, isActive: true });
    await update('Slide', 1, { isActive: false });
    const deactivated = await lastChange();
    await remove('Version', 4);
    expect(await blocked(deactivated.id)).toMatchObject([
      { reason: 'linkTargetDeleted', recordType: 'slide', recordId: '1' },
    ]);
    await update('Browser', 1, { isFeatured: true });
    await update('Browser', 1, { isFeatured: false });
    const unfeatured = await lastChange();
    await saveFacts(1, [{ ...FACTS.choice, topic: 'status', choice: 'ended' }]);
    expect(await blocked(unfeatured.id)).toMatchObject([
      { reason: 'discontinuedFeatured', recordType: 'browser', recordId: '1' },
    ]);
  });
});

test.each([
  'updateBrowsers(ids: [1, 2], isFeatured: true)',
  'updateVersions(ids: [1, 4], input: { releaseDate: "2026-01-02" })',
  'deleteVersions(ids: [1, 4])',
])('the undo of %s restores the times of the browsers, unless a browser was changed again', async (mutation) => {
  const timesOf = async () =>
    (
      await product.graph<{ browsers: { nodes: { updatedAt: string }[] } }>(
        '{ browsers(first: 2, sort: default) { nodes { updatedAt } } }',
      )
    ).data.browsers.nodes.map((one) => one.updatedAt);
  const before = await timesOf();
  await graph(`mutation { ${mutation} { count } }`);
  const { id } = await lastChange();
  const after = await timesOf();
  expect(after.filter((time, index) => time === before[index])).toEqual([]);
  const undone = await undo(id);
  expect(await timesOf()).toEqual(before);
  await undo(undone.change?.id ?? 0);
  expect(await timesOf()).toEqual(after);
  await update('Version', 2, { releaseDate: '2026-01-03' });
  const [later] = await timesOf();
  await undo(id);
  const [last, restored] = await timesOf();
  expect(Date.parse(last ?? '')).toBeGreaterThan(Date.parse(later ?? ''));
  expect(restored).toBe(before[1]);
});

test('a deleted tag comes back beside tags that were added later, also one with the same name', async () => {
  const tagIds = async () =>
    (await product.graph<{ tags: { id: string }[] }>('{ tags { id } }')).data.tags.map(({ id }) => id);
  await saveTags('hot', 'new', 'old');
  await saveTags('hot', 'old');
  const { id } = await lastChange();
  expect((await changes({ inTrash: true })).map((change) => change.id)).toEqual([id]);
  await saveTags('hot', 'old', 'later');
  expect((await undo(id)).obstacles).toEqual([]);
  expect(await tagIds()).toEqual(['hot', 'new', 'old', 'later']);
  await saveTags('hot', 'old', 'later');
  const again = await lastChange();
  await graph('mutation ($tags: [TagInput!]!) { saveTags(tags: $tags) { revision } }', {
    tags: ['hot', 'old', 'later', 'new'].map((tag) => ({ ...TAG, id: tag, color: 'green' })),
  });
  expect((await undo(again.id)).obstacles).toMatchObject([{ reason: 'changedLater', recordType: 'setting' }]);

  await saveTags('hot');
  const last = await lastChange();
  await saveTags('hot', 'old', 'later', 'other');
  expect((await undo(last.id)).obstacles).toMatchObject([{ reason: 'changedLater' }]);
});

test('a record is brought back to an earlier state, whatever happened since', async () => {
  await update('Version', 1, { features: { en: 'First', zh: '一' } });
  const first = await lastChange();
  await update('Version', 1, { features: { en: 'Second', zh: '二' }, versionNumber: '9.9' });
  const restore =
    'mutation ($id: Int!) { restoreRecord(changeId: $id, recordType: version, recordId: "1") { change { kind } obstacles { reason } } }';
  expect(await graph(restore, { id: first.id })).toEqual({
    restoreRecord: { change: { kind: 'restoration' }, obstacles: [] },
  });
  expect((await product.graph('{ version(id: 1) { versionNumber features { en } isLatest } }')).data).toEqual({
    version: { versionNumber: '1.0', features: { en: 'First' }, isLatest: true },
  });
  expect((await changes({ recordType: 'version', recordId: '1' })).map(({ kind }) => kind)).toEqual([
    'restoration',
    'update',
    'update',
  ]);
});

test('a field of a record is brought back alone, as it was before or after a change, with the fields of its file', async () => {
  const restore = async (changeId: number, fields: string[], before: boolean) =>
    graph(
      'mutation ($changeId: Int!, $fields: [String!], $before: Boolean!) { restoreRecord(changeId: $changeId, recordType: version, recordId: "1", fields: $fields, before: $before) { change { kind fields } obstacles { reason } } }',
      { changeId, fields, before },
    );
  const stored = async () =>
    (await product.graph('{ version(id: 1) { versionNumber features { en } downloadUrl sha256 } }')).data;
  const sha256 = 'a'.repeat(64);
  await update('Version', 1, { features: { en: 'First', zh: '一' }, downloadUrl: 'https://a.example/1.exe', sha256 });
  await update('Version', 1, {
    features: { en: 'Second', zh: '二' },
    downloadUrl: 'https://a.example/2.exe',
    sha256: null,
    versionNumber: '9.9',
  });
  const second = await lastChange();
  expect(await restore(second.id, ['features_en'], true)).toEqual({
    restoreRecord: { change: { kind: 'restoration', fields: ['features_en'] }, obstacles: [] },
  });
  expect(await stored()).toEqual({
    version: { versionNumber: '9.9', features: { en: 'First' }, downloadUrl: 'https://a.example/2.exe', sha256: null },
  });
  await restore(second.id, ['download_url'], true);
  expect(await stored()).toMatchObject({ version: { downloadUrl: 'https://a.example/1.exe', sha256 } });
  await restore(second.id, ['features_en', 'download_url'], false);
  expect(await stored()).toEqual({
    version: { versionNumber: '9.9', features: { en: 'Second' }, downloadUrl: 'https://a.example/2.exe', sha256: null },
  });
  const refused = await administrator.graph(
    'mutation ($id: Int!) { restoreRecord(changeId: $id, recordType: version, recordId: "1", fields: ["revision"]) { change { id } } }',
    { id: second.id },
  );
  expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});

test('a record that was deleted comes back with all that was deleted with it, at any of its states', async () => {
  const restore = async (changeId: number) =>
    graph(
      'mutation ($changeId: Int!) { restoreRecord(changeId: $changeId, recordType: browser, recordId: "1") { change { kind undoes } obstacles { reason } } }',
      { changeId },
    );
  await update('Browser', 1, { isFeatured: true });
  const earlier = await lastChange();
  await update('Browser', 1, { displayOrder: 77 });
  const before = await catalogue();
  await remove('Browser', 1);
  const deletion = await lastChange();
  expect(await restore(deletion.id)).toEqual({
    restoreRecord: { change: { kind: 'restoration', undoes: deletion.id }, obstacles: [] },
  });
  expect(await catalogue()).toBe(before);
  expect(await changes({ inTrash: true })).toEqual([]);

  await graph('mutation { deleteBrowsers(ids: [1, 2]) { count } }');
  const both = await lastChange();
  expect(await restore(earlier.id)).toEqual({
    restoreRecord: { change: { kind: 'restoration', undoes: null }, obstacles: [] },
  });
  expect((await product.graph('{ browser(id: 1) { displayOrder versions { totalCount } } }')).data).toEqual({
    browser: { displayOrder: 1, versions: { totalCount: 3 } },
  });
  expect((await product.graph('{ browser(id: 2) { id } }')).data).toEqual({ browser: null });
  expect((await changes({ inTrash: true })).map(({ id }) => id)).toEqual([both.id]);
});

test('a deletion that was undone, done again and undone again is not in the trash', async () => {
  await remove('Version', 1);
  const { id } = await lastChange();
  const undone = await undo(id);
  const again = await undo(undone.change?.id ?? 0);
  expect((await changes({ inTrash: true })).map((change) => change.id)).toEqual([again.change?.id]);
  expect((await undo(again.change?.id ?? 0)).obstacles).toEqual([]);
  expect(await changes({ inTrash: true })).toEqual([]);
  expect((await undo(id)).obstacles).toMatchObject([{ reason: 'alreadyUndone', changeId: undone.change?.id }]);
});

test('an emptied trash keeps the fact, but not the records', async () => {
  await remove('Version', 1);
  const { id } = await lastChange();
  expect(await graph('mutation { emptyTrash { changes } }')).toEqual({ emptyTrash: { changes: 1 } });
  expect(await changes({ inTrash: true })).toEqual([]);
  expect((await lastChange()).records).toMatchObject([{ recordType: 'version', operation: 'delete', fields: [] }]);
  expect((await undo(id)).obstacles).toMatchObject([{ reason: 'trashEmptied' }]);
});

test('after 30 days a deleted record cannot come back, and after a year its change is gone', async () => {
  await remove('Version', 1);
  const { id } = await lastChange();
  const inTrash = async () => (await changes({ inTrash: true })).length;
  await pruneAfter(TRASH_DAYS - 1);
  expect(await inTrash()).toBe(1);
  await pruneAfter(TRASH_DAYS + 1);
  expect(await inTrash()).toBe(0);
  expect((await undo(id)).obstacles).toMatchObject([{ reason: 'trashEmptied' }]);
  await pruneAfter(HISTORY_DAYS - 1);
  expect((await lastChange()).id).toBe(id);
  await pruneAfter(HISTORY_DAYS + 1);
  expect(await changes()).toEqual([]);
});

async function pruneAfter(days: number): Promise<void> {
  const { history } = createServices({
    em: entityManagerOf(product.orm),
    actor: 'administrator',
    origin: ORIGIN,
    store: { save: async () => {}, read: async () => null },
    clock: () => Date.now() + days * DAY_MS,
  });
  await history.prune(100);
}

test('the changes of a record are requested by its type and its id', async () => {
  expect((await administrator.graph(CHANGES, { filter: { recordId: '1' } })).errors).toMatchObject([
    { extensions: { code: 'BAD_REQUEST', fields: { recordType: 'Invalid recordType' } } },
  ]);
});

test('the trash has pages', async () => {
  for (const id of [1, 2, 3]) await remove('Version', id);
  const page = (number: number) =>
    graph(`{ changes(filter: { inTrash: true }, page: ${number}, limit: 2) { total changes { recordId } } }`);
  expect(await page(1)).toEqual({ changes: { total: 3, changes: [{ recordId: '3' }, { recordId: '2' }] } });
  expect(await page(2)).toEqual({ changes: { total: 3, changes: [{ recordId: '1' }] } });
});

test('what a failed part of a transaction wrote is not in its change', async () => {
  const rename = (em: EntityManager, id: number) =>
    em.execute('update browser set name_en = ? where id = ?', ['Renamed', id]);
  await product.em().transactional(async (em) => {
    await em
      .transactional(async (part) => {
        await rename(part, 1);
        throw new Error('This part fails');
      })
      .catch(() => undefined);
    await rename(em, 2);
  });
  expect((await lastChange()).records.map(({ recordType, recordId }) => [recordType, recordId])).toEqual([
    ['browser', '2'],
  ]);
});

test('a change of the tag list names the tags that it changed', async () => {
  await saveTags('hot', 'new');
  await saveTags('hot');
  expect(await lastChange()).toMatchObject({
    title: `${TAG.label.en} / ${TAG.label.zh}`,
    restorableUntil: expect.any(String) as string,
  });
  await saveTags('hot', 'a', 'b', 'c', 'd');
  expect((await lastChange()).title).toBe(
    `${Array(3).fill(TAG.label.en).join(', ')}… / ${Array(3).fill(TAG.label.zh).join('、')}…`,
  );
});

test('what is deleted for good is nowhere in the history', async () => {
  await update('Version', 2, { releaseDate: '2026-01-02' });
  await update('Version', 1, { features: { en: 'A secret', zh: '秘密' } });
  const { id } = await lastChange();
  await remove('Version', 1);
  await graph('mutation { emptyTrash { changes } }');
  expect(JSON.stringify(await changes())).not.toContain('A secret');
  expect((await changes()).map(({ kind, isEmptied }) => [kind, isEmptied])).toEqual([
    ['delete', true],
    ['update', true],
    ['update', false],
  ]);
  const restore =
    'mutation ($id: Int!) { restoreRecord(changeId: $id, recordType: version, recordId: "1") { obstacles { reason } } }';
  expect(await graph(restore, { id })).toEqual({ restoreRecord: { obstacles: [{ reason: 'trashEmptied' }] } });
});

test('a deletion that is undone, redone and undone again leaves everything as it was', async () => {
  const before = await catalogue();
  await remove('Browser', 1);
  for (const _ of ['undo', 'redo', 'undo']) await undo((await lastChange()).id);
  expect(await catalogue()).toBe(before);
});

test('the history is searched by the titles of records and the names of their browsers, also of deleted ones', async () => {
  const found = async (search: string) => (await changes({ search })).map(({ id }) => id);
  await graph('mutation { updateVersions(ids: [1, 2], input: { releaseDate: "2026-01-02" }) { count } }');
  await update('Version', 4, { versionNumber: '7.7' });
  expect(await found('one')).toEqual([1]);
  expect(await found('One 1.1 · Windows ARM64')).toEqual([1]);
  expect(await found('two 1.1')).toEqual([]);
  expect(await found('· TWO 7.7')).toEqual([2]);
  await remove('Browser', 2);
  expect(await found('two')).toEqual([3, 2]);
  expect(await found('two 7.7')).toEqual([3, 2]);
  expect(await found('%')).toEqual(await found(''));
});

test('the history is searched by texts that a change has changed, before and after it, and not by those of other fields', async () => {
  const found = async (search: string) => (await changes({ search })).map(({ id }) => id);
  await update('Version', 1, {
    downloadUrl: 'https://old.example/setup.exe',
    features: { en: 'A "quoted" note', zh: '新增“引号”' },
  });
  await update('Version', 1, { releaseDate: '2026-01-02' });
  await update('Version', 1, { downloadUrl: 'https://new.example/setup.exe' });
  expect(await found('OLD.example/setup')).toEqual([3, 1]);
  expect(await found('new.example')).toEqual([3]);
  expect(await found('one "quoted"')).toEqual([1]);
  expect(await found('引号')).toEqual([1]);
  expect(await found('2026-01-02')).toEqual([2]);
  expect(await found('download_url')).toEqual([]);
  await update('Version', 1, { features: { en: 'A calm note of a new.example', zh: '新增“引号”' } });
  expect(await found('new.example')).toEqual([4, 3]);
  expect(await found('quoted note')).toEqual([4, 1]);
  await remove('Version', 1);
  expect(await found('calm note')).toEqual([5, 4]);
});

test('a change says whether tags were added, changed or deleted, and which fields differ', async () => {
  const last = async () => {
    const { kind, title, fields } = await lastChange();
    return [kind, title, fields];
  };
  await saveTags('hot', 'new');
  await saveTags('hot');
  expect(await last()).toEqual(['delete', 'Hot / 热门', ['value']]);
  await undo((await lastChange()).id);
  expect(await lastChange()).toMatchObject({ kind: 'undo' });
  await saveTags('new', 'hot');
  expect((await last())[0]).toBe('update');
  await saveTags('hot', 'next');
  expect((await last())[0]).toBe('update');
  await saveTags('hot', 'next', 'last');
  expect((await last())[0]).toBe('create');
  await update('Version', 1, { releaseDate: '2026-01-02', minOsVersion: 'Windows 11' });
  expect((await last())[2]).toEqual(['release_date', 'min_os_version']);
  await graph('mutation { updateVersions(ids: [1, 2], input: { releaseDate: "2026-01-03" }) { count } }');
  expect((await last())[2]).toEqual(['release_date']);
  await remove('Version', 1);
  expect((await last())[2]).toEqual([]);
});

test('a move is in the history of the moved browser, but not of the others', async () => {
  const idsOf = async (filter: object) => (await changes(filter)).map(({ id }) => id);
  await create('Browser', BROWSER);
  await graph('mutation { moveBrowser(id: 3, position: 1) { id } }');
  const moved = await lastChange();
  expect(moved).toMatchObject({
    kind: 'update',
    fields: ['display_order'],
    counts: [{ recordType: 'browser', operation: 'update', count: 3 }],
  });
  const { change } = await undo(moved.id);
  expect(await lastChange()).toMatchObject({ kind: 'undo', recordId: '3', fields: ['display_order'] });
  for (const filter of [{ browserId: 3 }, { search: 'arc' }])
    expect(await idsOf(filter)).toEqual([change?.id, moved.id, 1]);
  for (const filter of [{ browserId: 1 }, { search: 'one' }]) expect(await idsOf(filter)).toEqual([]);
  await update('Browser', 3, { name: { en: 'Curve', zh: '曲线' }, displayOrder: 1 });
  expect(await lastChange()).toMatchObject({ fields: ['name_en', 'name_zh', 'display_order'] });
  await graph('mutation { updateBrowsers(ids: [2, 1], isFeatured: true) { count } }');
  const featured = await lastChange();
  await undo(featured.id);
  for (const id of [1, 2]) expect(await idsOf({ browserId: id })).toEqual([featured.id + 1, featured.id]);
});

test('deleted versions are named by their browser, also where slides were deactivated; replaced links name each field', async () => {
  await create('Slide', { ...SLIDE, linkType: 'version', linkTargetId: 1 });
  await update('Version', 2, { downloadMirrors: ['https://old.example/2.exe'] });
  await update('Version', 3, { downloadUrl: 'https://old.example/3.exe' });
  await graph(
    'mutation { replaceLinks(from: "https://old.example/", to: "https://new.example/", isPrefix: true, apply: true) { after } }',
  );
  expect(await lastChange()).toMatchObject({ kind: 'replacement', fields: ['download_mirrors', 'download_url'] });
  await graph('mutation { deleteVersions(ids: [1, 2]) { count } }');
  expect(await lastChange()).toMatchObject({
    browserTitle: 'One / One',
    counts: [
      { recordType: 'version', operation: 'delete', count: 2 },
      { recordType: 'slide', operation: 'update', count: 1 },
    ],
  });
});

test('a change and its records name their browsers, also deleted ones', async () => {
  const names = async () => {
    const { browserTitle, records } = await lastChange();
    return { change: browserTitle, records: records.map((record) => record.browserTitle).sort() };
  };
  await graph('mutation { updateVersions(ids: [1, 2], input: { releaseDate: "2026-01-02" }) { count } }');
  expect(await names()).toEqual({ change: 'One / One', records: ['One / One', 'One / One'] });
  await graph('mutation { updateVersions(ids: [1, 4], input: { releaseDate: "2026-01-03" }) { count } }');
  const { id } = await lastChange();
  expect((await names()).records).toEqual(['One / One', 'Two / Two']);
  await saveTags('hot');
  expect(await names()).toEqual({ change: null, records: [null] });
  await remove('Browser', 2);
  expect(
    (await changes())
      .find((change) => change.id === id)
      ?.records.map((record) => record.browserTitle)
      .sort(),
  ).toEqual(['One / One', 'Two / Two']);
  expect(
    (await graph<{ changes: { browserTitle: string } }>('{ changes(filter: { browserId: 2 }) { browserTitle } }'))
      .changes.browserTitle,
  ).toBe('Two / Two');
});

test('one operation in several transactions has several changes, and the history is found by browser and text', async () => {
  const response = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: await product.session(),
    payload: {
      query:
        'mutation { a: updateBrowser(id: 1, input: { displayOrder: 5 }) { id } b: updateVersion(id: 4, input: { versionNumber: "7.7" }) { id } }',
    },
  });
  expect(response.headers['change-id']).toBe('1, 2');
  expect((await changes({ browserId: 2 })).map(({ recordType }) => recordType)).toEqual(['version']);
  expect((await changes({ search: '7.7 wind' })).map(({ id }) => id)).toEqual([2]);
  expect(await changes({ until: '2020-01-01T00:00:00Z' })).toEqual([]);
});

/**
 * A random write: it may fail, for example because its record does not exist. A write with another value is a change.
 */
type Write = (id: number, value: number) => Promise<unknown>;
const WRITES: Record<string, Write> = {
  createBrowser: (_id, value) =>
    graphAnyway('mutation ($input: BrowserInput!) { createBrowser(input: $input) { id } }', {
      input: { ...BROWSER, displayOrder: value },
    }),
  updateBrowser: (id, value) =>
    graphAnyway('mutation ($id: Int!, $input: BrowserChange!) { updateBrowser(id: $id, input: $input) { id } }', {
      id,
      input: { name: { en: `Name ${value}` }, tags: value % 2 ? ['hot'] : [] },
    }),
  deleteBrowser: (id) => administrator.rest(`/api/browsers/${id}`, { method: 'DELETE' }),
  createVersion: (id, value) =>
    graphAnyway('mutation ($input: VersionInput!) { createVersion(input: $input) { id } }', {
      input: { ...VERSION, browserId: id, versionNumber: `${value}.0` },
    }),
  updateVersion: (id, value) =>
    graphAnyway('mutation ($id: Int!, $input: VersionChange!) { updateVersion(id: $id, input: $input) { id } }', {
      id,
      input: { versionNumber: `${value}.1`, browserId: (value % 3) + 1 },
    }),
  deleteVersion: (id) => administrator.rest(`/api/versions/${id}`, { method: 'DELETE' }),
  createSlide: (id, value) =>
    graphAnyway('mutation ($input: SlideInput!) { createSlide(input: $input) { id } }', {
      input: { ...SLIDE, linkType: value % 2 ? 'browser' : 'version', linkTargetId: id },
    }),
  deleteSlide: (id) => administrator.rest(`/api/slides/${id}`, { method: 'DELETE' }),
  saveFacts: (id, value) =>
    graphAnyway('mutation ($id: Int!, $facts: [FactInput!]!) { saveFacts(browserId: $id, facts: $facts) { id } }', {
      id,
      facts: [{ ...FACTS.text, note: `Note ${value}` }, FACTS.choice].slice(0, 1 + (value % 2)),
    }),
  saveTags: (_id, value) =>
    graphAnyway('mutation ($tags: [TagInput!]!) { saveTags(tags: $tags) { revision } }', {
      tags: ['hot', 'new', 'old'].slice(value % 3).map((tag) => ({ ...TAG, id: tag })),
    }),
  createCode: (_id, value) =>
    graphAnyway('mutation ($input: CustomCodeInput!) { createCustomCode(input: $input) { id } }', {
      input: { ...CUSTOM_CODE, name: `Code ${value}` },
    }),
  toggleCode: (id) => administrator.rest(`/api/admin/custom-codes/${id}/toggle`, { method: 'PATCH' }),
};
const graphAnyway: Client['graph'] = (query, variables) => administrator.graph(query, variables);

test('any writes, undone in the reverse order, leave the catalogue as it was', async () => {
  const write = fc.record({
    name: fc.constantFrom(...Object.keys(WRITES)),
    id: fc.integer({ min: 1, max: 5 }),
    value: fc.integer({ min: 1, max: 99 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(write, { minLength: 3, maxLength: 12, selector: ({ value }) => value }),
      async (writes) => {
        const before = await catalogue();
        const known = (await changes()).at(0)?.id ?? 0;
        for (const { name, id, value } of writes) await WRITES[name]?.(id, value);
        const made = (await changes()).filter(({ id }) => id > known);
        for (const { id } of made) expect((await undo(id)).obstacles).toEqual([]);
        expect(await catalogue()).toBe(before);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 60_000);
