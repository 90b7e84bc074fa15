import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { DownloadDay } from '../entities/download-day.ts';
import { FRESH, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const DAY = 24 * 60 * 60_000;
/** One minute before the end of a day in UTC. */
const FIRST = Date.UTC(2026, 10, 21, 23, 59);

let now = FIRST;
let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  now = FIRST;
  const mirrored = version({
    versionNumber: '2.0',
    architecture: 'x64',
    downloadMirrors: ['https://mirror.example/a'],
  });
  product = await startApp(
    catalogueOf(
      browser('One', { versions: [mirrored, version({ platform: 'macos' })] }),
      browser('Two', { versions: [version()] }),
    ),
    FRESH,
    { clock: () => now },
  );
  administrator = await product.signIn();
});
afterEach(() => product.close());

interface Statistics {
  total: number;
  points: { from: string; to: string; downloads: number }[];
  kinds: object[];
}

async function read(query: string, { client = administrator } = {}) {
  const { status, body } = await client.rest<{ data: Statistics }>(`/api/admin/downloads?${query}`);
  return { status, ...body.data };
}

async function download(...paths: string[]): Promise<void> {
  for (const path of paths) expect((await product.rest(path)).status).toBe(302);
}

/** Two downloads on the first day and three on the next one. */
async function downloadOnTwoDays(): Promise<void> {
  await download('/versions/1/download', '/versions/1/download?mirror=1');
  now += 2 * 60_000;
  await download('/browsers/1/download?platform=windows', '/versions/2/download', '/versions/3/download');
}

test('downloads are counted by day in UTC, version and kind, and both interfaces say the same', async () => {
  await downloadOnTwoDays();
  const { status, total, points, ...rest } = await read('');
  expect([status, total, points.length]).toEqual([200, 5, 30]);
  expect(points.slice(-3)).toEqual(
    [
      ['2026-11-20', 0],
      ['2026-11-21', 2],
      ['2026-11-22', 3],
    ].map(([day, downloads]) => ({ from: day, to: day, downloads })),
  );
  expect(rest).toEqual({
    platforms: [
      { platform: 'windows', downloads: 4 },
      { platform: 'macos', downloads: 1 },
    ],
    kinds: [
      { kind: 'file', downloads: 3 },
      { kind: 'mirror', downloads: 1 },
      { kind: 'browser', downloads: 1 },
    ],
    browsers: [
      { browser_id: 1, name_en: 'One', name_zh: 'One', downloads: 4 },
      { browser_id: 2, name_en: 'Two', name_zh: 'Two', downloads: 1 },
    ],
    versions: [
      {
        version_id: 1,
        browser_id: 1,
        name_en: 'One',
        name_zh: 'One',
        platform: 'windows',
        version_number: '2.0',
        architecture: 'x64',
        downloads: 3,
      },
      {
        version_id: 2,
        browser_id: 1,
        name_en: 'One',
        name_zh: 'One',
        platform: 'macos',
        version_number: '1.0',
        architecture: null,
        downloads: 1,
      },
      {
        version_id: 3,
        browser_id: 2,
        name_en: 'Two',
        name_zh: 'Two',
        platform: 'windows',
        version_number: '1.0',
        architecture: null,
        downloads: 1,
      },
    ],
  });
  const { data } = await administrator.graph(
    '{ downloadStatistics { total points { from to downloads } kinds { kind downloads } browsers(limit: 1) { browserId name { en } downloads } versions { versionId } } }',
  );
  expect(data).toEqual({
    downloadStatistics: {
      total,
      points,
      kinds: rest.kinds,
      browsers: [{ browserId: 1, name: { en: 'One' }, downloads: 4 }],
      versions: [{ versionId: 1 }, { versionId: 2 }, { versionId: 3 }],
    },
  });
});

test('they are read for a browser, a version, a platform, a week or a year', async () => {
  await downloadOnTwoDays();
  const queries = [
    'browser_id=1',
    'version_id=1',
    'version_id=1&period=year',
    'platform=macos',
    'browser_id=2&platform=macos',
    'period=week',
    'period=year',
  ];
  const totals = await Promise.all(queries.map(async (query) => (await read(query)).total));
  expect(totals).toEqual([4, 3, 3, 1, 0, 5, 5]);
  const { points } = await read('period=year');
  expect(points).toHaveLength(12);
  expect([points[0], points[11]]).toEqual([
    { from: '2025-12-01', to: '2025-12-31', downloads: 0 },
    { from: '2026-11-01', to: '2026-11-30', downloads: 5 },
  ]);
  now += 7 * DAY;
  administrator = await product.signIn();
  expect((await read('period=week')).total).toBe(0);
});

test('a deleted record keeps its counts, without a name', async () => {
  await downloadOnTwoDays();
  await administrator.rest('/api/browsers/1', { method: 'DELETE' });
  const { body } = await administrator.rest<{ data: object }>('/api/admin/downloads');
  expect(body.data).toMatchObject({
    total: 5,
    browsers: [{ browser_id: 1, name_en: null, downloads: 4 }, { browser_id: 2 }],
    versions: [{ version_id: 1, version_number: null }, { version_id: 2 }, { version_id: 3 }],
  });
});

test('only the administrator reads them, and a list has at most 100 entries', async () => {
  expect((await read('', { client: product })).status).toBe(401);
  expect((await product.graph('{ downloadStatistics { total } }')).errors).toMatchObject([
    { extensions: { code: 'UNAUTHORIZED' } },
  ]);
  expect((await read('limit=101')).status).toBe(400);
  expect(
    (await administrator.graph('{ downloadStatistics { browsers(limit: 101) { downloads } } }')).errors,
  ).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});

test('a download that cannot be counted by day does not raise the counter either', async () => {
  await product.em().getConnection().execute('drop table download_day');
  await download('/versions/1/download');
  expect((await product.em().findOneOrFail(Browser, 1)).downloadCount).toBe(0);
});

test('cleanup deletes counts older than two years of versions that are gone, in steps', async () => {
  const at = (daysAgo: number, versionId: number) => ({
    day: new Date(now - daysAgo * DAY).toISOString().slice(0, 10),
    versionId,
    kind: 'file' as const,
    browserId: 1,
    platform: 'windows' as const,
    count: 1,
  });
  await product
    .em()
    .insertMany(DownloadDay, [
      at(731, 1),
      at(729, 98),
      ...Array.from({ length: 250 }, (_, index) => at(731 + index, 99)),
    ]);
  await administrator.graph('mutation { runJob(name: "cleanup") { name } }');
  await expect.poll(() => product.em().count(DownloadDay), { timeout: 10_000 }).toBe(2);
  expect((await product.em().find(DownloadDay, {})).map(({ versionId }) => versionId).toSorted()).toEqual([1, 98]);
});
