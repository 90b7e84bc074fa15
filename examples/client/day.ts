/**
 * What a program does in a day, with types that are generated from `/api/openapi.json`: `npm install`, `npm run
 * generate`, then `TOKEN=… node day.ts https://catalogue.example`. Needs Node 22.18 or newer.
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './catalogue.ts';

type Schemas = components['schemas'];

const site = process.argv[2] ?? 'http://127.0.0.1:3000';
const headers = { authorization: `Bearer ${process.env.TOKEN}` };
const { GET, POST, PUT } = createClient<paths>({ baseUrl: site, headers });

/** What the server answered, or an error with what it said instead. */
function answered<T>({ data, error }: { data?: T; error?: Schemas['Failure'] }): T {
  if (data === undefined) throw new Error(error && `${error.code}: ${error.error}`);
  return data;
}

function refusal({ error }: { error?: Schemas['Failure'] }) {
  return error && { code: error.code, issues: error.issues?.map(({ field, key }) => `${field}: ${key}`) };
}

/** Everything that has changed since a cursor, page by page. */
async function changesAfter(cursor: string): Promise<string[]> {
  const query = { after: cursor, records: 'true', limit: 2 } as const;
  const page = answered(await GET('/api/changes', { params: { query } })).data;
  const changes = page.changes.map(({ event, kind, slug }) => `${event} ${kind} of ${slug}`);
  return page.has_more ? [...changes, ...(await changesAfter(page.cursor))] : changes;
}

/** Undoing is only in GraphQL. */
async function undo(changeId: string | null) {
  const query = 'mutation ($id: Int!) { undoChange(id: $id) { obstacles { reason } } }';
  const response = await fetch(new URL('/graphql', site), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id: Number(changeId) } }),
  });
  return response.json();
}

// Reads the catalogue, a browser with its versions, and the feed.
const { browsers, cursor } = answered(await GET('/api/catalogue.json'));
const path = { id: 'comet' };
const comet = answered(await GET('/api/browsers/{id}', { params: { path } })).data;
const { versions } = answered(
  await GET('/api/browsers/{id}/versions', { params: { path, query: { platform: 'linux' } } }),
).data;
const feed = answered(await GET('/api/feed.json', { params: { query: { browsers: 'comet', lang: 'zh' } } }));

// Adds a browser, which a repeated request does not add again, and a version by its key.
const newBrowser: Schemas['NewBrowser'] = {
  slug: 'arc',
  name_en: 'Arc',
  name_zh: '弧',
  description_en: 'A calm browser.',
  description_zh: '安静的浏览器。',
  icon_url: 'https://arc.example/icon.png',
};
const once = { 'Idempotency-Key': 'arc-2026-11-29' };
const arc = answered(await POST('/api/browsers', { params: { header: once }, body: newBrowser })).data;
const again = answered(await POST('/api/browsers', { params: { header: once }, body: newBrowser })).data;
const key = { id: 'arc', number: '1.0', platform: 'linux', architecture: 'x64' } as const;
const newVersion: Schemas['ChangedVersion'] = {
  release_date: '2026-11-24',
  download_url: 'https://arc.example/arc-1.0.deb',
  features_en: 'Tabs',
  features_zh: '标签页',
};
const BY_KEY = '/api/browsers/{id}/versions/{number}/{platform}/{architecture}';
const added = await PUT(BY_KEY, { params: { path: key }, body: newVersion });

// Changes it, if it is still as it was read.
const header = { 'If-Match': added.response.headers.get('etag') ?? '' };
const changed = await PUT(BY_KEY, { params: { path: key, header }, body: { file_size: '2048' } });
const changedVersion = answered(changed).data;
const late = await PUT(BY_KEY, { params: { path: key, header }, body: { file_size: '4096' } });
const old = await PUT('/api/versions/{id}', {
  params: { path: { id: changedVersion.id } },
  body: { browser_id: 'arc', file_size: '4096', revision: answered(added).data.revision },
});
const wrong = await PUT(BY_KEY, { params: { path: key }, body: { download_url: 'arc-1.0.deb' } });

// Undoes the change.
const undone = await undo(changed.response.headers.get('change-id'));
const now = answered(await GET(BY_KEY, { params: { path: key } })).data;

const day = {
  catalogue: browsers.map(({ slug }) => slug),
  browser: comet.name_zh,
  versions: versions.map(({ version_number, architecture }) => `${version_number} ${architecture ?? 'any'}`),
  feed: feed.items.map(({ title }) => title),
  isAddedOnce: arc.id === again.id,
  sizes: [answered(added).data.file_size, changedVersion.file_size, now.file_size],
  refusals: [late, old, wrong].map(refusal),
  undone,
  changes: await changesAfter(cursor),
};
process.stdout.write(JSON.stringify(day, null, 2));
