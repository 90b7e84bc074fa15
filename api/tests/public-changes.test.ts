import { Ajv } from 'ajv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { follow, type Catalogue, type Change } from '../../examples/mirror.ts';
import { crc32 } from 'node:zlib';
import { Compile } from 'typebox/compile';
import { DAY_MS } from '#rules/calendar.ts';
import { HISTORY_DAYS } from '#rules/history.ts';
import { CATALOGUE_SCHEMA } from '../services/catalogue/format.ts';
import { entityManagerOf, migrate } from '../database/open.ts';
import { createServices } from '../services/create-services.ts';
import { isOnPostgres } from './fresh-database.ts';
import { SLIDE, VERSION } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const MINUTE = 60_000;
const VISIBLE = { isDraft: false, visibleFrom: null, visibleUntil: null };

const TEXT = { en: 'A browser', zh: '浏览器' };

let product: RunningApp;
let administrator: Client;
let now: number;
let copy: Catalogue;

beforeEach(async () => {
  now = Date.now();
  product = await startApp(
    catalogueOf(
      browser('One', { description: TEXT, versions: [version({ versionNumber: '1.0', architecture: 'x64' })] }),
      browser('Two', { description: TEXT, versions: [version({ versionNumber: '5.0', platform: 'linux' })] }),
    ),
    undefined,
    { clock: () => now },
  );
  administrator = await product.signIn();
  copy = await catalogue();
});

afterEach(async () => product.close());

const services = (actor: 'visitor' | 'administrator') =>
  createServices({
    em: entityManagerOf(product.orm),
    actor,
    origin: ORIGIN,
    store: { save: async () => {}, read: async () => null },
    clock: () => now,
  });
const catalogue = async () => (await product.rest<Catalogue>('/api/catalogue.json')).body;
const get = async (path: string) => (await product.rest(`${path}&limit=2`)).body;

/** What a copy hears, such as `added version 3`. Afterwards it is the catalogue. */
async function heard(): Promise<string[]> {
  const changes = await follow(copy, get);
  expect(copy).toEqual(await catalogue());
  return changes.map(said);
}

const said = ({ event, kind, id }: Change) => [event, kind, id].filter((word) => word !== null).join(' ');

async function write(mutation: string, variables: Record<string, unknown> = {}): Promise<Record<string, never>> {
  const { data, errors } = await administrator.graph<Record<string, never>>(mutation, variables);
  expect(errors).toBeUndefined();
  return data;
}

const ADD_VERSION = 'mutation ($input: VersionInput!) { createVersion(input: $input) { id } }';
const newVersion = (fields: object = {}) => ({ input: { ...VERSION, browserId: 1, ...VISIBLE, ...fields } });
const lastChange = async () =>
  (await administrator.graph<{ changes: { changes: { id: number }[] } }>('{ changes(limit: 1) { changes { id } } }'))
    .data.changes.changes[0]?.id;
const undo = async () => write(`mutation { undoChange(id: ${await lastChange()}) { obstacles { reason } } }`);

test('§10.50 a mirror that follows the changes is the catalogue after every kind of write', async () => {
  expect(await heard()).toEqual([]);
  await write(ADD_VERSION, newVersion());
  expect(await heard()).toEqual(['changed browser 1', 'added version 3']);
  await undo();
  expect(await heard()).toEqual(['changed browser 1', 'removed version 3']);
  await undo();
  expect(await heard()).toEqual(['changed browser 1', 'added version 3']);
  await write('mutation { updateVersion(id: 3, input: { minOsVersion: "Windows 12" }) { id } }');
  expect(await heard()).toEqual(['changed browser 1', 'changed version 3']);

  await write('mutation { updateBrowser(id: 1, input: { isDraft: true }) { id } }');
  expect(await heard()).toEqual(['removed browser 1', 'removed version 1', 'removed version 3']);
  await write('mutation { updateVersion(id: 1, input: { minOsVersion: "Windows 12" }) { id } }');
  expect(await heard()).toEqual([]);
  await write('mutation { updateBrowser(id: 1, input: { isDraft: false }) { id } }');
  expect(await heard()).toEqual(['added browser 1', 'added version 1', 'added version 3']);

  await write('mutation ($input: SlideInput!) { createSlide(input: $input) { id } }', {
    input: { ...SLIDE, ...VISIBLE, isActive: true, linkType: 'version', linkTargetId: 2, linkUrl: null },
  });
  expect(await heard()).toEqual(['added slide 1']);
  await write('mutation { updateVersion(id: 2, input: { isDraft: true }) { id } }');
  expect(await heard()).toEqual(['changed browser 2', 'removed slide 1', 'removed version 2']);
  await undo();
  expect(await heard()).toEqual(['changed browser 2', 'added slide 1', 'added version 2']);
  await write('mutation { updateVersion(id: 2, input: { versionNumber: "5.0.1" }) { id } }');
  expect(await heard()).toEqual(['changed browser 2', 'changed slide 1', 'changed version 2']);

  await write('mutation { saveTags(tags: [{ id: "new", label: { en: "New", zh: "新" }, color: blue }]) { revision } }');
  await write('mutation { saveSettings(input: { liveCounters: true }) { liveCounters } }');
  expect(await heard()).toEqual(['changed tags', 'changed homepage']);
  await write('mutation { deleteBrowsers(ids: [2]) { count } }');
  expect(await heard()).toEqual(['removed browser 2', 'removed slide 1', 'removed version 2']);
  await undo();
  expect(await heard()).toEqual(['added browser 2', 'added slide 1', 'added version 2']);
});

// PostgreSQL has a clock of its own: `instances.test.ts`.
test.skipIf(isOnPostgres())(
  'P16 a time that comes changes what a copy has, and the trash and drafts never appear',
  async () => {
    const soon = new Date(now + MINUTE).toISOString();
    await write(ADD_VERSION, newVersion({ visibleFrom: soon, visibleUntil: new Date(now + 2 * MINUTE).toISOString() }));
    await write(ADD_VERSION, newVersion({ versionNumber: 'draft-1', isDraft: true }));
    await write('mutation ($input: SlideInput!) { createSlide(input: $input) { id } }', {
      input: {
        ...SLIDE,
        ...VISIBLE,
        isActive: true,
        linkType: 'external',
        linkTargetId: null,
        linkUrl: 'https://x.example',
        visibleFrom: soon,
      },
    });
    await write('mutation { deleteVersions(ids: [4]) { count } }');
    expect(await heard()).toEqual([]);
    const due = async () => {
      now += MINUTE;
      await services('visitor').publication.update();
      return heard();
    };
    expect(await due()).toEqual(['changed browser 1', 'added slide 1', 'added version 3']);
    expect(await due()).toEqual(['changed browser 1', 'removed version 3']);
    await write(
      'mutation { updateSlide(id: 1, input: { visibleUntil: "' + new Date(now + MINUTE).toISOString() + '" }) { id } }',
    );
    expect(await heard()).toEqual(['changed slide 1']);
    expect(await due()).toEqual(['removed slide 1']);
    for (const path of ['/api/changes?records=true', '/api/catalogue.json'])
      expect(JSON.stringify((await product.rest(path)).body)).not.toMatch(
        /draft-1|visible_?(?:from|until)|is_?draft/iu,
      );
  },
);

test('the file of the real catalogue is a catalogue file without notes, which an import leaves alone', async () => {
  const other = await startApp('real');
  const { body: real } = await other.rest<Catalogue>('/api/catalogue.json');
  expect([...Compile(CATALOGUE_SCHEMA as object).Errors(real)]).toEqual([]);
  expect(JSON.stringify(real)).not.toContain('"note"');
  const client = await other.signIn();
  const { body: imported } = await client.rest('/api/admin/import?dry_run=true', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(real),
  });
  expect(imported).toMatchObject({ data: { records: [], faults: [] } });
  await other.close();
});

test('the file is 304 until something changes for visitors', async () => {
  const { headers } = await product.rest('/api/catalogue.json');
  const again = async () =>
    (await product.rest('/api/catalogue.json', { headers: { 'if-none-match': String(headers.etag) } })).status;
  await write(ADD_VERSION, newVersion({ isDraft: true }));
  expect(await again()).toBe(304);
  await write(ADD_VERSION, newVersion());
  expect(await again()).toBe(200);
});

/** As version 1.0.0 wrote it. */
function oldCursor(feed: string, id: string): string {
  const position = `${feed}-${id}`;
  return `${position}-${crc32(position).toString(16)}`;
}

test('P16 a start finds what an older version of the product has hidden meanwhile', async () => {
  const em = product.em();
  await em.execute('update browser set is_draft = true where id = 2');
  await em.execute('delete from changed_row where change_id is null');
  await migrate(product.orm);
  expect((await follow(copy, get)).map(said)).toEqual(['removed browser 2', 'removed version 2']);
});

test('P15 a cursor of another catalogue or too old is 410, an edited one 400', async () => {
  const status = async (cursor: string) => {
    const { body, ...response } = await product.rest<{ key?: string }>(`/api/changes?after=${cursor}`);
    return [response.status, body.key];
  };
  const old = copy.cursor;
  await write('mutation { deleteBrowsers(ids: [2]) { count } }');
  await heard();
  const edited = copy.cursor.replace(/-(\d+)-/u, (_all, id) => `-${Number(id) - 1}-`);
  const [feed = '', id = ''] = copy.cursor.split('-');
  for (const cursor of [edited, 'x', `${old}0`, old.toUpperCase()])
    expect(await status(cursor)).toEqual([400, 'invalidCursor']);

  expect(await status(oldCursor(feed, id))).toEqual([200, undefined]);
  expect(await status(oldCursor('0badcafe', id))).toEqual([410, 'cursorTooOld']);

  now += (HISTORY_DAYS + 1) * DAY_MS;
  expect(await services('administrator').publicCatalogue.prune(100)).toBeGreaterThan(0);
  expect(await status(old)).toEqual([410, 'cursorTooOld']);
  expect((await product.graph(`{ publicChanges(after: "${old}") { endCursor } }`)).errors).toMatchObject([
    { extensions: { code: 'GONE' } },
  ]);
  expect(await heard()).toEqual([]);

  // As after the restore of an older copy, in which another change got this id.
  await product.em().execute('update public_change set at = (select min(at) from public_change) where id = ?', [id]);
  expect(await status(copy.cursor)).toEqual([410, 'cursorTooOld']);
});

test('a browser that is deleted for good leaves no slug in the changes', async () => {
  const slugs = async () =>
    (await product.rest<{ data: { changes: { slug: string | null }[] } }>('/api/changes')).body.data.changes.map(
      ({ slug }) => slug,
    );
  await write('mutation { deleteBrowsers(ids: [2]) { count } }');
  expect(await slugs()).toContain('two');
  await write('mutation { emptyTrash { changes } }');
  expect(await slugs()).not.toContain('two');
  expect(await slugs()).toContain('one');
  expect(await heard()).toEqual(['removed browser 2', 'removed version 2']);
});

test('the graph has the same changes, with the records that are still public', async () => {
  const { cursor } = copy;
  await write(ADD_VERSION, newVersion());
  await write('mutation { updateVersion(id: 2, input: { isDraft: true }) { id } }');
  const { data } = await product.graph<{ publicChanges: { nodes: unknown[]; hasMore: boolean } }>(
    `{ publicChanges(after: "${cursor}", first: 4) { nodes { event kind id slug browser { id } version { versionNumber } } hasMore endCursor } }`,
  );
  await heard();
  expect(data.publicChanges).toEqual({
    nodes: [
      { event: 'changed', kind: 'browser', id: 1, slug: 'one', browser: { id: 1 }, version: null },
      { event: 'added', kind: 'version', id: 3, slug: 'one', browser: { id: 1 }, version: { versionNumber: '2.0' } },
      { event: 'changed', kind: 'browser', id: 2, slug: 'two', browser: { id: 2 }, version: null },
      { event: 'removed', kind: 'version', id: 2, slug: 'two', browser: { id: 2 }, version: null },
    ],
    hasMore: false,
    endCursor: copy.cursor,
  });
});

test('a page with records has at most 100 changes, and more are refused', async () => {
  expect((await product.rest('/api/changes?records=true&limit=100')).status).toBe(200);
  expect((await product.rest('/api/changes?limit=1000')).status).toBe(200);
  expect(await product.rest('/api/changes?records=true&limit=101')).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'limit', key: 'invalidField' }] },
  });
});

test('the catalogue and the records of changes have the schemas of the description of REST', async () => {
  const other = await startApp('real');
  const { components } = (await other.rest<{ components: object }>('/api/openapi.json')).body;
  const ajv = new Ajv({ strict: false, formats: { uri: true, date: true, 'date-time': true } });
  ajv.addSchema({ $id: 'openapi', components });
  const faultsOf = (name: string, value: unknown) => {
    ajv.validate({ $ref: `openapi#/components/schemas/${name}` }, value);
    return ajv.errors;
  };
  expect(faultsOf('PublishedCatalogue', (await other.rest('/api/catalogue.json')).body)).toBeNull();
  expect(faultsOf('JsonFeed', (await other.rest('/api/feed.json')).body)).toBeNull();
  const { body } = await other.rest<{ data: { changes: Change[] } }>('/api/changes?records=true');
  for (const [kind, name] of Object.entries({
    browser: 'PublishedBrowser',
    version: 'PublishedVersion',
    slide: 'PublishedSlide',
  }))
    for (const change of body.data.changes.filter((one) => one.kind === kind))
      expect(faultsOf(name, change.record)).toBeNull();
  expect(faultsOf('PublishedVersion', { id: 1 })).not.toBeNull();
  await other.close();
});

test('GraphQL has the slides, the tags and the homepage of changes', async () => {
  const { data: start } = await product.graph<{ publicChanges: { endCursor: string } }>(
    '{ publicChanges { endCursor } }',
  );
  await write('mutation ($input: SlideInput!) { createSlide(input: $input) { id } }', {
    input: { ...SLIDE, ...VISIBLE, isActive: true, linkType: 'browser', linkTargetId: 2, linkUrl: null },
  });
  await write('mutation { saveTags(tags: [{ id: "new", label: { en: "New", zh: "新" }, color: blue }]) { revision } }');
  await write('mutation { saveSettings(input: { liveCounters: true }) { liveCounters } }');
  const { data } = await product.graph<{ publicChanges: { nodes: object[] } }>(
    'query ($after: String) { publicChanges(after: $after) { nodes { kind slide { id } tags { id } homepage { liveCounters } } } }',
    { after: start.publicChanges.endCursor },
  );
  expect(data.publicChanges.nodes).toEqual([
    { kind: 'slide', slide: { id: 1 }, tags: null, homepage: null },
    { kind: 'tags', slide: null, tags: [{ id: 'new' }], homepage: null },
    { kind: 'homepage', slide: null, tags: null, homepage: { liveCounters: true } },
  ]);
});
