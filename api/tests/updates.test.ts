import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { Source } from '../entities/source.ts';
import { COMMIT, cask, githubRelease, hashOf, installer, serveWinget, wingetManifest } from './upstream-documents.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Job {
  isRunning: boolean;
  outcome: string | null;
  message: { key: string; text: string } | null;
}
interface Listed {
  proposals: {
    id: number;
    kind: string;
    versionNumber: string;
    revision: number;
    browser: { name: { en: string } };
    sources: object[];
  }[];
}

const LIST = '{ proposals { id kind versionNumber revision browser { name { en } } sources { kind } } }';
const ACCEPT =
  'mutation ($id: Int!, $revision: Int!) { acceptProposals(proposals: [{ id: $id, revision: $revision }]) { versions { id } } }';
const LATEST =
  '{ browsers(first: 10) { nodes { name { en } versions(limit: 20) { nodes { versionNumber platform architecture isLatest releaseDate downloadUrl fileSize sha256 minOsVersion sourceUrl } } } } }';

let now: number;
let upstream: UpstreamServer;
let product: RunningApp;
let administrator: Client;

const old = (architecture: 'x64' | 'arm64' | null, fields: object = {}) =>
  version({
    versionNumber: '1.9',
    architecture,
    downloadUrl: `https://vendor.example/1.9-${architecture}.exe`,
    ...fields,
  });
const WINGET = (name: string) => ({ kind: 'winget', identifier: `Vendor.${name}` });
const SOURCES = [
  WINGET('One'),
  WINGET('Two'),
  { kind: 'homebrew', identifier: 'three' },
  { kind: 'github', identifier: 'vendor/four' },
  WINGET('Five'),
  { kind: 'homebrew', identifier: 'trap' },
];

beforeEach(async () => {
  now = Date.now();
  upstream = await startUpstreamServer();
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Trap'];
  const mac = (architecture: 'arm64' | 'x64') => old(architecture, { platform: 'macos' });
  const versions = [
    [old('x64'), old('arm64')],
    [old('x64')],
    [mac('arm64'), mac('x64')],
    [old('x64'), mac('arm64')],
    [old('x64')],
    [old(null, { platform: 'macos' })],
  ];
  product = await startApp(
    catalogueOf(...names.map((name, index) => browser(name, { versions: versions[index] ?? [] }))),
    undefined,
    { clock: () => now, outgoing: { allowHosts: [upstream.host], mirror: upstream.url, interval: 0, timeout: 3000 } },
  );
  administrator = await product.signIn();
  const em = product.em();
  for (const [index, source] of SOURCES.entries())
    em.create(Source, {
      ...source,
      browser: em.getReference(Browser, index + 1),
      releaseChannel: null,
      platform: null,
      assetPattern: null,
    });
  await em.flush();
});
afterEach(async () => {
  await product.close();
  await upstream.close();
});

/** Serves the next release of five browsers, and a lower version of the sixth. */
function serveAll(): void {
  const date = 'ReleaseDate: 2026-11-20\nMinimumOSVersion: 10.0.17763.0\n';
  const manifest = (name: string, architectures: string[]) =>
    wingetManifest(
      `Vendor.${name}`,
      '1.10',
      architectures
        .map((architecture) => installer(architecture, `https://vendor.example/1.10/${name}-${architecture}.exe`))
        .join(''),
      date,
    );
  for (const [name, architectures] of [
    ['One', ['x64', 'arm64']],
    ['Two', ['x64']],
    ['Five', ['x64']],
  ] as const)
    serveWinget(upstream, `Vendor.${name}`, ['1.9', '1.10'], {
      version: '1.10',
      text: manifest(name, [...architectures]),
    });
  const url = (token: string, number: string, architecture: string) =>
    `https://vendor.example/${token}-${number}-${architecture}.dmg`;
  upstream.serve(
    'https://formulae.brew.sh/api/cask/three.json',
    cask('three', {
      version: '1.10',
      url: url('three', '1.10', 'arm64'),
      sha256: hashOf('three'),
      depends_on: { macos: { '>=': ['13'] }, arch: undefined },
      variations: { sonoma: { url: url('three', '1.10', 'x64'), sha256: hashOf('three-x64') } },
    }),
  );
  upstream.serve(
    'https://formulae.brew.sh/api/cask/trap.json',
    cask('trap', { version: '1.8', url: url('trap', '1.8', 'any'), sha256: hashOf('trap') }),
  );
  const digest = (name: string) => `sha256:${hashOf(name)}`;
  upstream.serve('https://api.github.com/repos/vendor/four/releases?per_page=30', [
    githubRelease('vendor/four', 'v1.10', [
      { name: 'four-win-x64.exe', size: 111, digest: digest('win') },
      { name: 'four-mac-arm64.dmg', size: 222, digest: digest('mac') },
    ]),
  ]);
}

/** Runs the job as the administrator does, and waits for its end. */
async function runUpdates(client = administrator): Promise<Job> {
  await client.graph('mutation { runJob(name: "updates") { name } }');
  return vi.waitFor(
    async () => {
      const { data } = await client.graph<{ jobs: { jobs: ({ name: string } & Job)[] } }>(
        '{ jobs { jobs { name isRunning outcome message { key text } } } }',
      );
      const job = data.jobs.jobs.find(({ name }) => name === 'updates');
      expect(job?.isRunning).toBe(false);
      return job as Job;
    },
    { timeout: 60_000, interval: 50 },
  );
}
const list = async () => (await administrator.graph<Listed>(LIST)).data.proposals;

describe('a catalogue one release behind', () => {
  test('§10.32 is current after one run and one decision for each browser; a lower version is no update', async () => {
    serveAll();
    expect(await runUpdates()).toMatchObject({ outcome: 'succeeded' });
    const proposals = await list();
    expect(
      proposals.map(({ kind, versionNumber, browser: { name } }) => `${name.en} ${kind} ${versionNumber}`).sort(),
    ).toEqual(['Five release 1.10', 'Four release 1.10', 'One release 1.10', 'Three release 1.10', 'Two release 1.10']);
    for (const { id, revision } of proposals)
      expect((await administrator.graph(ACCEPT, { id, revision })).errors).toBeUndefined();
    const { data } = await product.graph<{
      browsers: { nodes: { name: { en: string }; versions: { nodes: { isLatest: boolean }[] } }[] };
    }>(LATEST);
    const latest = Object.fromEntries(
      data.browsers.nodes.map(({ name, versions }) => [name.en, versions.nodes.filter(({ isLatest }) => isLatest)]),
    );
    const sourceUrl = expect.stringContaining(COMMIT);
    const windows = (name: string, architecture: string) => {
      const downloadUrl = `https://vendor.example/1.10/${name}-${architecture}.exe`;
      return {
        versionNumber: '1.10',
        platform: 'windows',
        architecture,
        isLatest: true,
        releaseDate: '2026-11-20',
        downloadUrl,
        fileSize: null,
        sha256: hashOf(downloadUrl),
        minOsVersion: expect.stringContaining('Windows 10'),
        sourceUrl,
      };
    };
    expect(latest.One).toEqual(expect.arrayContaining([windows('One', 'x64'), windows('One', 'arm64')]));
    expect(latest.Two).toEqual([windows('Two', 'x64')]);
    expect(latest.Five).toEqual([windows('Five', 'x64')]);
    expect(latest.Three).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          versionNumber: '1.10',
          architecture: 'arm64',
          sha256: hashOf('three'),
          downloadUrl: 'https://vendor.example/three-1.10-arm64.dmg',
        }),
        expect.objectContaining({ versionNumber: '1.10', architecture: 'x64', sha256: hashOf('three-x64') }),
      ]),
    );
    expect(latest.Four).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          versionNumber: '1.10',
          platform: 'windows',
          architecture: 'x64',
          fileSize: '111',
          sha256: hashOf('win'),
        }),
        expect.objectContaining({ platform: 'macos', architecture: 'arm64', fileSize: '222' }),
      ]),
    );
    expect(latest.Trap).toMatchObject([{ versionNumber: '1.9' }]);
  });

  test('is read again at once if a person asks for it', async () => {
    serveAll();
    await runUpdates();
    const requests = upstream.requests.length;
    expect(await runUpdates()).toMatchObject({
      message: { text: 'Update sources read: 6, failed: 0; open proposals: 5' },
    });
    expect(upstream.requests.length).toBeGreaterThan(requests);
  });
});

test('a source that fails three times is told', async () => {
  serveAll();
  upstream.serve('https://formulae.brew.sh/api/cask/trap.json', undefined);
  const em = product.em();
  for (let run = 0; run < 3; run += 1) {
    await runUpdates();
    await em.getConnection().execute('update source_state set checked_at = null');
  }
  expect((await list()).filter(({ kind }) => kind === 'sourceFailure')).toMatchObject([
    { browser: { name: { en: 'Trap' } } },
  ]);
});

test('a host that does not answer in time is asked once in a run, and its other sources fail in the same way', async () => {
  const em = product.em();
  const feeds = ['https://silent.example/1.xml', 'https://silent.example/2.xml', 'https://vendor.example/updates.xml'];
  for (const identifier of feeds)
    em.create(Source, {
      browser: em.getReference(Browser, 6),
      kind: 'sparkle',
      identifier,
      releaseChannel: null,
      platform: null,
      assetPattern: null,
    });
  await em.flush();
  for (const feed of feeds.slice(0, 2)) upstream.serve(feed, () => undefined);
  await runUpdates();
  const { data } = await administrator.graph<{ sources: { sources: object[] } }>(
    '{ sources(browserId: 6) { sources { failures failure } } }',
  );
  const silent = { failures: 1, failure: 'timeout' };
  expect(data.sources.sources).toMatchObject([{}, silent, silent, { failures: 1, failure: 'unknownIdentifier' }]);
  expect(upstream.requests.filter((url) => url.includes('silent.example'))).toHaveLength(1);
});

test('sources whose host asked for a pause have not failed, and the run says until when it waits', async () => {
  serveAll();
  upstream.serve('https://api.github.com/repos/vendor/four/releases?per_page=30', (_request, response) =>
    response.writeHead(429, { 'retry-after': '3600' }).end(),
  );
  await administrator.graph('mutation ($source: SourceInput!) { trySource(source: $source) { failure } }', {
    source: { kind: 'github', identifier: 'vendor/four' },
  });
  expect(await runUpdates()).toMatchObject({
    outcome: 'succeeded',
    message: {
      text: expect.stringMatching(
        /^Update sources read: 2, failed: 0, not read because .* until \d{4}-\d\d-\d\dT\S+Z: 4; open proposals: 1$/u,
      ),
    },
  });
});

test('a host that asked for a pause proves nothing about the network', async () => {
  const half = await startApp(catalogueOf(browser('One')), undefined, {
    outgoing: { allowHosts: [upstream.host], interval: 0 },
  });
  try {
    const client = await half.signIn();
    const paused = `${upstream.url}/vendor.example/updates.xml`;
    upstream.serve('https://vendor.example/updates.xml', (_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    );
    const sources = [
      { kind: 'sparkle', identifier: paused },
      { kind: 'sparkle', identifier: 'http://127.0.0.1:9/updates.xml' },
    ];
    await client.graph(
      'mutation ($sources: [SourceInput!]!) { saveSources(browserId: 1, sources: $sources) { revision } }',
      { sources },
    );
    await client.graph('mutation ($source: SourceInput!) { trySource(source: $source) { failure } }', {
      source: sources[0],
    });
    expect(await runUpdates(client)).toMatchObject({ outcome: 'failed', message: { key: 'noNetwork' } });
    const { data } = await client.graph<{ sources: { sources: object[] } }>(
      '{ sources(browserId: 1) { sources { failures checkedAt } } }',
    );
    expect(data.sources.sources).toEqual([
      { failures: 0, checkedAt: null },
      { failures: 0, checkedAt: null },
    ]);
  } finally {
    await half.close();
  }
});

test.each<[string, string, Parameters<UpstreamServer['serve']>[1]]>([
  [
    'is cut off',
    'connection',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('<rss>', () => response.destroy());
    },
  ],
  [
    'is a redirect to a refused address',
    'refusedAddress',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/updates.xml' }).end(),
  ],
])('a response that %s is a failure of the source, not of the network', async (_name, failure, document) => {
  const source = { kind: 'sparkle', identifier: 'https://vendor.example/updates.xml' };
  await product.em().getConnection().execute('delete from source');
  await administrator.graph(
    'mutation ($source: SourceInput!) { saveSources(browserId: 1, sources: [$source]) { revision } }',
    { source },
  );
  upstream.serve(source.identifier, document);
  expect(await runUpdates()).toMatchObject({ outcome: 'succeeded', message: { key: 'sourcesRead' } });
  const { data } = await administrator.graph<{ sources: { sources: object[] } }>(
    '{ sources(browserId: 1) { sources { failures failure } } }',
  );
  expect(data.sources.sources).toEqual([{ failures: 1, failure }]);
});

test('without a network a run says so, and no source has failed', async () => {
  const cutOff = await startApp(catalogueOf(browser('One')), undefined, {
    outgoing: { allowHosts: ['127.0.0.1:9'], mirror: 'http://127.0.0.1:9', interval: 0 },
  });
  try {
    const client = await cutOff.signIn();
    await client.graph(
      'mutation ($sources: [SourceInput!]!) { saveSources(browserId: 1, sources: $sources) { revision } }',
      {
        sources: [
          { kind: 'homebrew', identifier: 'one' },
          { kind: 'flathub', identifier: 'com.one.One' },
        ],
      },
    );
    expect(await runUpdates(client)).toMatchObject({ outcome: 'failed', message: { key: 'noNetwork' } });
    const { data } = await client.graph<{ sources: { sources: object[] } }>(
      '{ sources(browserId: 1) { sources { failures checkedAt } } }',
    );
    expect(data.sources.sources).toEqual([
      { failures: 0, checkedAt: null },
      { failures: 0, checkedAt: null },
    ]);
  } finally {
    await cutOff.close();
  }
});

test('an error of one browser keeps no other waiting', async () => {
  serveAll();
  upstream.serve('https://api.github.com/repos/microsoft/winget-pkgs/contents/manifests/v/Vendor/One', undefined);
  await product
    .em()
    .getConnection()
    .execute("insert into source_state (source_id, failures, releases) values (1, 0, 'damaged')");
  expect(await runUpdates()).toMatchObject({ outcome: 'failed', message: { key: 'unexpected' } });
  expect((await list()).map(({ browser: { name } }) => name.en).sort()).toEqual(['Five', 'Four', 'Three', 'Two']);
});

test('what a run read before it was stopped is proposed by the next one', async () => {
  serveAll();
  await runUpdates();
  const em = product.em();
  await em.getConnection().execute('delete from proposal');
  expect(await runUpdates()).toMatchObject({ outcome: 'succeeded' });
  expect(await list()).toHaveLength(5);
});

test('a source that suddenly has nothing takes its proposal away when it has said so twice', async () => {
  serveAll();
  await runUpdates();
  const proposed = async () => (await list()).some(({ browser: { name } }) => name.en === 'Three');
  const readAgain = async (fields: object) => {
    upstream.serve(
      'https://formulae.brew.sh/api/cask/three.json',
      cask('three', { version: '1.10', url: 'https://vendor.example/three.dmg', ...fields }),
    );
    await runUpdates();
    const { data } = await administrator.graph<{ sources: { sources: object[] } }>(
      '{ sources(browserId: 3) { sources { failures failure } } }',
    );
    return [await proposed(), ...data.sources.sources];
  };
  const failure = 'disabled';
  const doubted = [true, { failures: 1, failure }];
  expect(await readAgain({ disabled: true })).toEqual(doubted);
  expect(await readAgain({})).toEqual([true, { failures: 0, failure: null }]);
  expect(await readAgain({ disabled: true })).toEqual(doubted);
  expect(await readAgain({ disabled: true })).toEqual([false, { failures: 2, failure }]);
});

test('releases that were dismissed hide no lower one, however many they are', async () => {
  serveAll();
  const folders = ['1.9', '1.10', '99999999.0', '99999999.1'];
  for (const version of folders)
    serveWinget(upstream, 'Vendor.One', folders, {
      version,
      text: wingetManifest('Vendor.One', version, installer('x64', `https://vendor.example/${version}.exe`)),
    });
  const tags = ['1.10', '5000', '6000', '7000', '8000'].map((tag) => `v${tag}.0`);
  upstream.serve(
    'https://api.github.com/repos/vendor/four/releases?per_page=30',
    tags.map((tag) => githubRelease('vendor/four', tag, [{ name: 'four-win-x64.exe' }])),
  );
  const proposed = async () => {
    await runUpdates();
    return (await list()).filter(({ browser: { name } }) => ['One', 'Four'].includes(name.en));
  };
  for (let round = 0; round < 4; round += 1)
    for (const { id, versionNumber } of await proposed())
      if (versionNumber !== '1.10')
        await administrator.graph('mutation ($id: Int!) { dismissProposal(id: $id) { id } }', { id });
  expect(
    (await proposed()).map(({ browser: { name }, versionNumber }) => `${name.en} ${versionNumber}`).sort(),
  ).toEqual(['Four 1.10.0', 'One 1.10']);
});

test('a proposal of a source that was removed goes away', async () => {
  serveAll();
  await runUpdates();
  await product.em().getConnection().execute('delete from source where browser_id = 1');
  await runUpdates();
  expect((await list()).map(({ browser: { name } }) => name.en).sort()).toEqual(['Five', 'Four', 'Three', 'Two']);
});
