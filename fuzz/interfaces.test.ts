import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VERSION, toRest } from '../api/tests/good-records.ts';
import { startApp, type Client, type RunningApp } from '../api/tests/running-app.ts';
import { PLATFORMS, SORTS } from '#rules/vocabulary.ts';
import { fuzz, hostileText, SEED } from './hostile.ts';

interface List<T> {
  success: boolean;
  data: T;
  error?: string;
}

const TEXT = 'en zh';
const BROWSER_FIELDS = `id name { ${TEXT} } description { ${TEXT} } shortDescription { ${TEXT} } iconUrl websiteUrl isFeatured displayOrder downloadCount revision`;
const VERSION_FIELDS =
  'id versionNumber releaseDate releaseDateIsFirstSeen platform architecture releaseChannel updateType minOsVersion fileSize features { en zh } downloadUrl downloadMirrors screenshots isLatest sha256 isPinned pinned sourceUrl revision';

let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  product = await startApp('real');
  administrator = await product.signIn();
});
afterAll(() => product.close());

const page = fc.option(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, -1, 101, 2 ** 31 - 1)), {
  nil: null,
});
// JSON with a NUL character is rejected before validation.
const search = fc.oneof(
  fc.constantFrom('', 'a', '浏览器', 'comet', '%', '_'),
  hostileText.filter((text) => text.isWellFormed() && !text.includes('\0')),
);

test(
  'the same question gets the same data through both interfaces, and the same refusal',
  { timeout: 660_000 },
  async () => {
    let comparisons = 0;
    const lists = fc.record({
      kind: fc.constant('list' as const),
      platform: fc.option(fc.constantFrom(...PLATFORMS), { nil: null }),
      sort: fc.constantFrom(...SORTS),
      search,
    });
    const versions = fc.record({
      kind: fc.constant('versions' as const),
      id: fc.integer({ min: 1, max: 30 }),
      platform: fc.option(fc.constantFrom(...PLATFORMS), { nil: null }),
      page,
      limit: page,
    });
    const changes = fc.record({
      kind: fc.constant('change' as const),
      id: fc.integer({ min: 1, max: 24 }),
      name: hostileText,
      order: fc.integer({ min: 0, max: 5 }),
      overRest: fc.boolean(),
    });
    const added = fc.record({
      kind: fc.constant('version' as const),
      browserId: fc.integer({ min: 1, max: 24 }),
      number: fc.constantFrom('1.9', '1.10', '2.0-beta', '9'),
      platform: fc.constantFrom(...PLATFORMS),
      overRest: fc.boolean(),
    });
    await fuzz(
      0.2,
      fc.asyncProperty(fc.oneof(lists, versions, changes, added), async (question) => {
        comparisons += 1;
        if (question.kind === 'change') return change(question);
        if (question.kind === 'version') return add(question);
        return question.kind === 'list' ? compareLists(question) : compareVersions(question);
      }),
    );
    expect(comparisons).toBeGreaterThan(0);
    process.stdout.write(`Both context, seed ${SEED}: ${comparisons} questions\n`);
  },
);

/** Changes a browser through either interface. The next comparisons check the result. */
async function change({
  id,
  name,
  order,
  overRest,
}: {
  id: number;
  name: string;
  order: number;
  overRest: boolean;
}): Promise<void> {
  if (overRest)
    await administrator.rest(`/api/browsers/${id}`, {
      method: 'PUT',
      payload: { name_en: name, name_zh: name, display_order: order },
    });
  else
    await administrator.graph(
      'mutation ($id: Int!, $input: BrowserChange!) { updateBrowser(id: $id, input: $input) { id } }',
      { id, input: { name: { en: name, zh: name }, displayOrder: order } },
    );
}

async function add({
  number,
  platform,
  browserId,
  overRest,
}: {
  number: string;
  platform: string;
  browserId: number;
  overRest: boolean;
}): Promise<void> {
  const record = { ...VERSION, browserId, platform, versionNumber: number };
  if (overRest) await administrator.rest('/api/versions', { method: 'POST', payload: toRest(record) });
  else
    await administrator.graph('mutation ($input: VersionInput!) { createVersion(input: $input) { id } }', {
      input: record,
    });
}

async function compareLists({
  platform,
  sort,
  search,
}: {
  platform: string | null;
  sort: string;
  search: string;
}): Promise<void> {
  const query = new URLSearchParams({ sort, search, ...(platform && { platform }) });
  const { status, body } = await product.rest<List<Record<string, unknown>[]>>(`/api/browsers?${query}`);
  const { data, errors } = await product.graph<{
    browsers: { totalCount: number; isApproximate: boolean; nodes: Record<string, unknown>[] };
  } | null>(
    `query ($platform: Platform, $sort: BrowserSort!, $search: String) { browsers(first: 100, platform: $platform, sort: $sort, search: $search) { totalCount isApproximate nodes { ${BROWSER_FIELDS} } } }`,
    { platform, sort, search },
  );
  if (status !== 200 || !data) {
    expect([status, body.error]).toEqual([400, errors?.[0]?.message]);
    return;
  }
  // Only GraphQL lists similar names, and says so.
  const exact = data.browsers.isApproximate ? [] : data.browsers.nodes;
  expect(data.browsers.totalCount).toBe(data.browsers.nodes.length);
  expect(body.data).toMatchObject(exact.map(toRest));
  expect(body.data.length).toBe(exact.length);
}

async function compareVersions({
  id,
  platform,
  page,
  limit,
}: {
  id: number;
  platform: string | null;
  page: number | null;
  limit: number | null;
}): Promise<void> {
  const query = new URLSearchParams(
    Object.entries({ platform, page, limit }).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    ),
  );
  const { status, body } = await product.rest<
    List<{ versions: Record<string, unknown>[]; pagination?: { total: number } }>
  >(`/api/browsers/${id}/versions?${query}`);
  const parameters = Object.fromEntries(
    Object.entries({ platform, page, limit }).filter(([, value]) => value !== null),
  );
  const { data, errors } = await product.graph<{
    browser: { versions: { totalCount: number; nodes: Record<string, unknown>[] } } | null;
  } | null>(
    `query ($id: Int!, $platform: Platform, $page: Int, $limit: Int) { browser(id: $id) { versions(platform: $platform, page: $page, limit: $limit) { totalCount nodes { ${VERSION_FIELDS} } } } }`,
    { id, ...parameters },
  );
  if (errors) {
    expect([status, body.error]).toEqual([400, errors[0]?.message]);
    return;
  }
  // For a missing browser REST returns 404 and GraphQL null. Only REST also rejects an invalid page of it.
  if (!data?.browser) {
    expect([400, 404]).toContain(status);
    return;
  }
  expect(status).toBe(200);
  expect(body.data.versions).toMatchObject(
    data.browser.versions.nodes.map(({ isLatest, isPinned, ...version }) => ({
      ...toRest(version),
      is_latest: isLatest,
      is_pinned: isPinned,
    })),
  );
}
