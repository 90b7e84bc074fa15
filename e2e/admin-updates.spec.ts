import type { Page } from '@playwright/test';
import {
  cask as caskDocument,
  githubRelease,
  hashOf,
  installer,
  serveWinget,
  wingetManifest,
} from '../api/tests/upstream-documents.ts';
import { startUpstreamServer, type UpstreamServer } from '../api/tests/upstream-server.ts';
import { browserNamed, json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { signInAt } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 90_000 });

let folder: ReturnType<typeof temporaryFolder>;
let upstream: UpstreamServer;
let server: Server;
let headers: Record<string, string>;
const added: number[] = [];
test.beforeAll(async () => {
  folder = temporaryFolder();
  upstream = await startUpstreamServer();
  server = await startServer({
    dataDir: folder.path,
    env: { CATALOGUE_SEED: 'none', UPSTREAM_MIRROR: upstream.url, UPSTREAM_HOSTS_ALLOW: upstream.host },
  });
  headers = await server.signIn();
  upstream.serve('https://vendor.example/icon.svg', (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await upstream.close();
  await folder.remove();
});
test.beforeEach(({ page }) => signInAt(page, server));
// The sources of a host are read one by one, a second apart.
test.afterEach(async () => {
  for (const id of added.splice(0)) await server.request(`/api/browsers/${id}`, json('DELETE', {}, headers));
});

type File = readonly [platform: 'windows' | 'macos', architecture: 'x64' | 'arm64'];

/** Sends a request of the administrator and returns the id of the new record. */
async function send(method: string, path: string, data: object): Promise<number> {
  const response = await server.request(path, json(method, data, headers));
  expect(response.ok).toBe(true);
  return ((await response.json()) as { data: { id: number } }).data.id;
}

/** Adds a browser that has version 1.9 of these files, and its sources. Returns its id. */
async function addBehind(name: string, files: readonly File[], ...sources: object[]): Promise<number> {
  const id = await send('POST', '/api/browsers', {
    ...browserNamed(name),
    icon_url: `${upstream.url}/vendor.example/icon.svg`,
  });
  added.push(id);
  for (const [platform, architecture] of files) {
    const download = `https://vendor.example/${id}/1.9/${platform}-${architecture}`;
    await send('POST', '/api/versions', {
      browser_id: id,
      version_number: '1.9',
      release_date: '2026-10-01',
      platform,
      architecture,
      features_en: 'Faster',
      features_zh: '更快',
      download_url: download,
    });
  }
  const query =
    'mutation ($id: Int!, $sources: [SourceInput!]!) { saveSources(browserId: $id, sources: $sources) { revision } }';
  await send('POST', '/graphql', { query, variables: { id, sources } });
  return id;
}

const winget = (id: string, version: string, architectures: readonly string[]) =>
  serveWinget(upstream, id, [version], {
    version,
    text: wingetManifest(
      id,
      version,
      architectures
        .map((architecture) => installer(architecture, `https://vendor.example/${version}/${id}-${architecture}.exe`))
        .join(''),
      'ReleaseDate: 2026-11-20\n',
    ),
  });
const homebrew = (token: string, version: string) =>
  upstream.serve(
    `https://formulae.brew.sh/api/cask/${token}.json`,
    caskDocument(token, {
      version,
      url: `https://vendor.example/${token}-${version}-arm64.dmg`,
      sha256: hashOf(token),
      variations: {
        sonoma: { url: `https://vendor.example/${token}-${version}-x64.dmg`, sha256: hashOf(`${token} x64`) },
      },
    }),
  );
const github = (repository: string, version: string) =>
  upstream.serve(`https://api.github.com/repos/${repository}/releases?per_page=30`, [
    githubRelease(repository, `v${version}`, [
      { name: 'win-x64.exe', size: 111 },
      { name: 'win-arm64.exe', size: 222 },
    ]),
  ]);

/** The latest versions of a browser: number, system, date, size and hash. */
async function latestOf(id: number): Promise<string[]> {
  const { data } = (await (await server.request(`/api/browsers/${id}/versions`)).json()) as {
    data: { versions: Record<string, string | null | boolean>[] };
  };
  const latest = data.versions.filter((version) => version.is_latest);
  return latest
    .map((version) =>
      [
        version.version_number,
        version.platform,
        version.architecture,
        version.release_date,
        version.file_size ?? '-',
        version.sha256 ?? '-',
      ].join(' '),
    )
    .toSorted();
}

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });

const WINDOWS = [
  ['windows', 'arm64'],
  ['windows', 'x64'],
] as const;
const MAC = [
  ['macos', 'arm64'],
  ['macos', 'x64'],
] as const;

test('five browsers are current after one key each; a lower version is not proposed', async ({ page }) => {
  const ids = [
    await addBehind('One', WINDOWS, { kind: 'winget', identifier: 'Vendor.One' }),
    await addBehind('Two', MAC, { kind: 'homebrew', identifier: 'two' }),
    await addBehind('Three', WINDOWS, { kind: 'github', identifier: 'vendor/three' }),
    await addBehind('Four', MAC, { kind: 'homebrew', identifier: 'four' }),
    await addBehind('Five', WINDOWS, { kind: 'winget', identifier: 'Vendor.Five' }),
    await addBehind('Trap', MAC, { kind: 'homebrew', identifier: 'trap' }),
  ];
  for (const name of ['One', 'Five']) winget(`Vendor.${name}`, '1.10', ['x64', 'arm64']);
  for (const token of ['two', 'four']) homebrew(token, '1.10');
  github('vendor/three', '1.10');
  homebrew('trap', '1.8');
  await page.goto(`${server.origin}/admin/updates?lang=en`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(row(page, 'Five 1.10')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Trap')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: /^Updates/u }),
  ).toContainText('5');
  const detail = page.getByRole('region', { name: 'One 1.10 replaces 1.9' });
  await expect(detail).toContainText('https://vendor.example/1.10/Vendor.One-arm64.exe');
  await expect(detail).toContainText('New releases are held for 6 hours');
  expect(await axeProblems(page)).toEqual([]);

  for (let left = 5; left > 0; left -= 1) {
    await expect(
      page.getByText(left === 1 ? '1 proposal waits for your decision.' : `${left} proposals wait for your decision.`),
    ).toBeVisible();
    await expect(page.locator('[data-proposal]:focus')).toHaveCount(1);
    await page.keyboard.press('a');
  }
  await expect(page.getByText('Everything is up to date')).toBeVisible();
  const winOf = (name: string) =>
    ['arm64', 'x64'].map(
      (architecture) =>
        `1.10 windows ${architecture} 2026-11-20 - ${hashOf(`https://vendor.example/1.10/Vendor.${name}-${architecture}.exe`)}`,
    );
  const macOf = (token: string) =>
    [`${token} arm64`, `${token} x64`].map(
      (text) =>
        `1.10 macos ${text.split(' ')[1]} ${new Date().toISOString().slice(0, 10)} - ${hashOf(text.replace(' arm64', ''))}`,
    );
  const three = [
    `1.10 windows arm64 2026-11-20 222 ${hashOf('win-arm64.exe')}`,
    `1.10 windows x64 2026-11-20 111 ${hashOf('win-x64.exe')}`,
  ];
  const trap = ['1.9 macos arm64 2026-10-01 - -', '1.9 macos x64 2026-10-01 - -'];
  expect(await Promise.all(ids.map(latestOf))).toEqual([
    winOf('One'),
    macOf('two'),
    three,
    macOf('four'),
    winOf('Five'),
    trap,
  ]);
});

test('a proposal is dismissed, brought back, changed before it is accepted, or left for later, also in Chinese', async ({
  page,
}) => {
  const changed = await addBehind('Changed', [...MAC, ['windows', 'x64']], { kind: 'homebrew', identifier: 'changed' });
  await addBehind('Later', MAC, { kind: 'homebrew', identifier: 'later' });
  homebrew('changed', '2.1');
  homebrew('later', '2.2');
  await page.goto(`${server.origin}/admin/updates?lang=en`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(row(page, 'Changed 2.1')).toBeFocused({ timeout: 30_000 });
  await page.keyboard.press('r');
  await expect(page.getByText('Changed 2.1 dismissed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Changed 2.1').click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Version number' })).toHaveValue('2.1');
  await expect(page.getByRole('group', { name: 'Left out of this release' })).toContainText(
    '1.9 · Windows X64The sources name no file.',
  );
  await page.getByRole('textbox', { name: 'Features (English)' }).fill('New tabs');
  await page.getByRole('textbox', { name: 'Features (Chinese)' }).fill('新标签页');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save release' }).click();
  await expect(page).toHaveURL(/\/admin\/updates/u);
  await expect(row(page, 'Changed 2.1')).toBeHidden();
  expect((await latestOf(changed)).join()).toContain('2.1 macos arm64');

  await page.goto(`${server.origin}/admin/updates?lang=zh`);
  await expect(page.getByText('1 条更新建议待处理。')).toBeVisible();
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(page.getByText('全部已是最新')).toBeVisible();
});

test('an alarm is not chosen first and says why it is not accepted; what is safe is accepted, and undone, at once', async ({
  page,
}) => {
  const cask = (token: string, url: string, version: string, hash: string) =>
    upstream.serve(
      `https://formulae.brew.sh/api/cask/${token}.json`,
      caskDocument(token, { version, url, sha256: hashOf(hash), depends_on: { arch: [{ type: 'arm', bits: 64 }] } }),
    );
  const mac = [['macos', 'arm64']] as const;
  await addBehind(
    'Doubt',
    mac,
    { kind: 'homebrew', identifier: 'doubt' },
    { kind: 'homebrew', identifier: 'doubt-two' },
  );
  for (const token of ['doubt', 'doubt-two']) cask(token, 'https://vendor.example/doubt.dmg', '1.10', token);
  const ids = [
    await addBehind('Full', mac, { kind: 'homebrew', identifier: 'full' }),
    await addBehind('Whole', mac, { kind: 'homebrew', identifier: 'whole' }),
  ];
  for (const [index, token] of ['full', 'whole'].entries())
    cask(token, `https://vendor.example/${ids[index]}/1.9/macos-arm64`, '1.9.0', token);
  const hashes = async () => (await Promise.all(ids.map(latestOf))).map(([text = '']) => text.split(' ').at(-1));
  await page.goto(`${server.origin}/admin/updates?lang=en`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(row(page, 'Full 1.9 ')).toBeFocused({ timeout: 30_000 });
  await expect(row(page, 'Doubt 1.10')).toContainText('Contradictory sources');

  await row(page, 'Doubt 1.10').click();
  const detail = page.getByRole('region', { name: 'The sources of Doubt 1.10 contradict each other' });
  for (const token of ['doubt', 'doubt-two']) await expect(detail.getByText(hashOf(token))).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('This proposal only informs, so it cannot be accepted')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Accept 2 safe ones' }).click();
  await expect(page.getByText('2 proposals accepted')).toBeVisible();
  expect(await hashes()).toEqual([hashOf('full'), hashOf('whole')]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Accept 2 safe ones' })).toBeVisible();
  expect(await hashes()).toEqual(['-', '-']);
});
