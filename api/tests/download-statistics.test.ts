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
}

async function read(filter: Record<string, unknown> = {}): Promise<Statistics> {
  const { data } = await administrator.graph<{ downloadStatistics: Statistics }>(
    `query ($browserId: Int, $versionId: Int, $platform: Platform, $period: DownloadPeriod) {
      downloadStatistics(browserId: $browserId, versionId: $versionId, platform: $platform, period: $period) {
        total points { from to downloads } platforms { platform downloads } kinds { kind downloads }
        browsers { browserId name { en zh } downloads }
        versions { versionId browserId name { en zh } platform versionNumber architecture downloads }
      }
    }`,
    filter,
  );
  return data.downloadStatistics;
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

test('§10.34 downloads are counted by day in UTC, version and kind', async () => {
  await downloadOnTwoDays();
  const { total, points, ...lists } = await read();
  expect([total, points.length]).toEqual([5, 30]);
  expect(points.slice(-3)).toEqual(
    [
      ['2026-11-20', 0],
      ['2026-11-21', 2],
      ['2026-11-22', 3],
    ].map(([day, downloads]) => ({ from: day, to: day, downloads })),
  );
  expect(lists).toEqual({
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
      { browserId: 1, name: { en: 'One', zh: 'One' }, downloads: 4 },
      { browserId: 2, name: { en: 'Two', zh: 'Two' }, downloads: 1 },
    ],
    versions: [
      {
        versionId: 1,
        browserId: 1,
        name: { en: 'One', zh: 'One' },
        platform: 'windows',
        versionNumber: '2.0',
        architecture: 'x64',
        downloads: 3,
      },
      {
        versionId: 2,
        browserId: 1,
        name: { en: 'One', zh: 'One' },
        platform: 'macos',
        versionNumber: '1.0',
        architecture: null,
        downloads: 1,
      },
      {
        versionId: 3,
        browserId: 2,
        name: { en: 'Two', zh: 'Two' },
        platform: 'windows',
        versionNumber: '1.0',
        architecture: null,
        downloads: 1,
      },
    ],
  });
  expect(
    (
      await administrator.graph(
        '{ downloadStatistics { browsers(limit: 1) { browserId } versions(limit: 2) { versionId } } }',
      )
    ).data,
  ).toEqual({ downloadStatistics: { browsers: [{ browserId: 1 }], versions: [{ versionId: 1 }, { versionId: 2 }] } });
});

test('they are read for a browser, a version, a platform, a week or a year', async () => {
  await downloadOnTwoDays();
  const filters = [
    { browserId: 1 },
    { versionId: 1 },
    { versionId: 1, period: 'year' },
    { platform: 'macos' },
    { browserId: 2, platform: 'macos' },
    { period: 'week' },
    { period: 'year' },
  ];
  const totals = await Promise.all(filters.map(async (filter) => (await read(filter)).total));
  expect(totals).toEqual([4, 3, 3, 1, 0, 5, 5]);
  const { points } = await read({ period: 'year' });
  expect(points).toHaveLength(12);
  expect([points[0], points[11]]).toEqual([
    { from: '2025-12-01', to: '2025-12-31', downloads: 0 },
    { from: '2026-11-01', to: '2026-11-30', downloads: 5 },
  ]);
  now += 7 * DAY;
  administrator = await product.signIn();
  expect((await read({ period: 'week' })).total).toBe(0);
});

test('a deleted record keeps its counts, without a name', async () => {
  await downloadOnTwoDays();
  await administrator.rest('/api/browsers/1', { method: 'DELETE' });
  expect(await read()).toMatchObject({
    total: 5,
    browsers: [{ browserId: 1, name: null, downloads: 4 }, { browserId: 2 }],
    versions: [{ versionId: 1, versionNumber: null }, { versionId: 2 }, { versionId: 3 }],
  });
});

test('only the administrator reads them, and a list has at most 100 entries', async () => {
  expect((await product.graph('{ downloadStatistics { total } }')).errors).toMatchObject([
    { extensions: { code: 'UNAUTHORIZED' } },
  ]);
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
  await expect.poll(() => product.em().count(DownloadDay)).toBe(2);
  expect((await product.em().find(DownloadDay, {})).map(({ versionId }) => versionId).toSorted()).toEqual([1, 98]);
});
