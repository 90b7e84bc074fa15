import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SourceInput } from '#rules/records/source.ts';
import { patternMatch } from '#rules/sources.ts';
import { SourceState } from '../entities/source-state.ts';
import { Source } from '../entities/source.ts';
import { createServices, type Services } from '../services/create-services.ts';
import { createHttpClient, type HttpClient } from '../upstream/http-client.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf } from './small-catalogue.ts';
import { cask, hashOf } from './upstream-documents.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';

interface SourcesOf {
  sources: object[];
  revision: number;
}

const CASK: SourceInput = {
  kind: 'homebrew',
  identifier: 'browser',
  releaseChannel: null,
  platform: null,
  assetPattern: null,
};
const GITHUB: SourceInput = {
  kind: 'github',
  identifier: 'vendor/browser',
  releaseChannel: 'beta',
  platform: 'macos',
  assetPattern: 'Browser_v{version}_*.dmg',
};
const CASK_URL = 'https://formulae.brew.sh/api/cask/browser.json';
const UNREAD = { checkedAt: null, succeededAt: null, failures: 0, failure: null, releases: [], leftOut: [] };
const FIELDS = 'kind identifier releaseChannel platform assetPattern';
const STATE =
  'checkedAt succeededAt failures failure releases { versionNumber releaseChannel releaseDate sourceUrl files { platform architecture downloadUrl fileSize sha256 minOsVersion } } leftOut { reason count examples }';
const READ = `query ($id: Int!) { sources(browserId: $id) { browserId revision sources { ${FIELDS} ${STATE} } } }`;
const SAVE = `mutation ($id: Int!, $sources: [SourceInput!]!, $revision: Int) { saveSources(browserId: $id, sources: $sources, revision: $revision) { revision sources { ${FIELDS} ${STATE} } } }`;
const TRY = `mutation ($source: SourceInput!) { trySource(source: $source) { failure releases { versionNumber releaseChannel releaseDate sourceUrl files { platform architecture downloadUrl fileSize sha256 minOsVersion } } leftOut { reason count examples } } }`;
const NOW = Date.parse('2026-11-22T12:00:00Z');

let upstream: UpstreamServer;
let product: RunningApp;
let administrator: Client;
let clients: HttpClient[];
beforeEach(async () => {
  clients = [];
  upstream = await startUpstreamServer();
  product = await startApp(catalogueOf(browser('One'), browser('Two')), undefined, {
    clock: () => NOW,
    outgoing: { allowHosts: [upstream.host], mirror: upstream.url, interval: 0 },
  });
  administrator = await product.signIn();
});
afterEach(async () => {
  for (const client of clients) client.close();
  await product.close();
  await upstream.close();
});

/** The services of a background job. */
function services(clock = NOW, mirror = upstream.url): Services {
  const http = createHttpClient({ publicUrl: ORIGIN, allowHosts: [upstream.host], interval: 0 });
  clients.push(http);
  return createServices({
    em: product.em(),
    actor: 'administrator',
    origin: ORIGIN,
    store: undefined as never,
    upstream: { http, mirror },
    clock: () => clock,
  }); // sources store no files
}

const sourceIds = async () => (await services().sources.listDue(Infinity)).map(({ id }) => id);
const serveCask = (version: string) =>
  upstream.serve(
    CASK_URL,
    cask('browser', { version, url: `https://vendor.example/${version}.dmg`, sha256: hashOf(version) }),
  );
const save = (sources: object[], revision?: number, id = 1) =>
  administrator.graph<{ saveSources: SourcesOf }>(SAVE, { id, sources, revision });
const read = async (id = 1) => (await administrator.graph<{ sources: SourcesOf }>(READ, { id })).data.sources;

describe('update sources', () => {
  test('are none at first', async () => {
    expect(await read()).toEqual({ browserId: 1, sources: [], revision: 1 });
  });

  test('are saved and seen at once', async () => {
    const saved = {
      revision: 2,
      sources: [
        { ...GITHUB, ...UNREAD },
        { ...CASK, ...UNREAD },
      ],
    };
    expect((await save([GITHUB, CASK], 1)).data.saveSources).toEqual(saved);
    expect(await read()).toEqual({ browserId: 1, ...saved });
  });

  test('are for the administrator alone', async () => {
    await save([CASK]);
    for (const [operation, variables] of [
      [READ, { id: 1 }],
      [SAVE, { id: 1, sources: [] }],
      [TRY, { source: CASK }],
    ] as const) {
      expect((await product.graph(operation, variables)).errors).toMatchObject([
        { extensions: { code: 'UNAUTHORIZED' } },
      ]);
    }
    expect(await read()).toMatchObject({ revision: 2, sources: [{ kind: 'homebrew' }] });
    expect(upstream.requests).toEqual([]);
  });

  test('that stay keep what they said, changed ones have not been read, all others are deleted or new', async () => {
    await save([CASK, GITHUB]);
    serveCask('1.0');
    const [first = 0] = await sourceIds();
    await services().sources.check(first);
    await save([{ ...GITHUB, releaseChannel: null }, CASK]);
    expect((await read()).sources).toMatchObject([
      { kind: 'homebrew', releases: [{ versionNumber: '1.0' }] },
      { kind: 'github', releaseChannel: null, releases: [] },
    ]);
    await save([GITHUB]);
    expect([await product.em().count(Source), await product.em().count(SourceState)]).toEqual([1, 0]);
  });

  test('that are changed while they are read keep no result of the settings before', async () => {
    await save([CASK]);
    const [id = 0] = await sourceIds();
    upstream.serve(CASK_URL, (_request, response) => {
      void save([{ ...CASK, identifier: 'other' }]).then(() =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(
              cask('browser', { version: '1.0', url: 'https://vendor.example/1.0.dmg', sha256: hashOf('1.0') }),
            ),
          ),
      );
    });
    expect(await services().sources.check(id)).toBeNull();
    expect(await read()).toMatchObject({ sources: [{ identifier: 'other', releases: [] }] });
  });

  test('go with their browser, and with no other one', async () => {
    await save([CASK]);
    await save([GITHUB], undefined, 2);
    await administrator.rest('/api/browsers/1', { method: 'DELETE' });
    expect((await administrator.graph(READ, { id: 1 })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await read(2)).sources).toHaveLength(1);
    expect(await product.em().count(Source)).toBe(1);
  });
});

describe('update sources are refused', () => {
  test('with the revision of an older state, and nothing changes', async () => {
    await save([CASK]);
    expect((await save([], 1)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await read()).sources).toHaveLength(1);
  });

  test.each<[string, object, string, string]>([
    ['an unknown kind', { ...CASK, kind: 'scoop' }, '1.kind', 'Unknown kind of source'],
    [
      'an identifier of another kind',
      { ...CASK, identifier: 'https://vendor.example' },
      '1.identifier',
      'Invalid identifier',
    ],
    [
      'a pattern that is none',
      { ...GITHUB, assetPattern: '{name}' },
      '1.assetPattern',
      'A pattern can contain at most three * and one {version}',
    ],
  ])('with %s, with the message of the field', async (_what, source, field, message) => {
    expect((await save([source])).errors).toMatchObject([
      { message, extensions: { code: 'BAD_REQUEST', fields: { [field]: message } } },
    ]);
    expect((await read()).sources).toEqual([]);
  });
});

test('the first catalogue comes with sources, each valid, and the patterns fit its own addresses', async () => {
  const real = await startApp('real');
  try {
    const client = await real.signIn();
    const { data } = await client.graph<{
      browsers: { nodes: { id: number; versions: { nodes: { downloadUrl: string; versionNumber: string }[] } }[] };
    }>('{ browsers(first: 50) { nodes { id versions(limit: 100) { nodes { downloadUrl versionNumber } } } } }');
    let withSources = 0;
    for (const { id, versions } of data.browsers.nodes) {
      const { data: read } = await client.graph<{ sources: { sources: SourceInput[] } }>(
        `query ($id: Int!) { sources(browserId: $id) { sources { ${FIELDS} } } }`,
        { id },
      );
      const { sources } = read.sources;
      if (sources.length > 0) withSources += 1;
      const saved = await client.graph<{ saveSources: { sources: object[] } }>(SAVE, { id, sources });
      expect(saved.data.saveSources.sources).toEqual(sources.map((source) => ({ ...source, ...UNREAD })));
      for (const { assetPattern } of sources.filter(({ kind }) => kind === 'winget')) {
        if (assetPattern === null) continue;
        const numbers = versions.nodes.flatMap(({ downloadUrl, versionNumber }) =>
          patternMatch(assetPattern, downloadUrl)?.versionNumber === versionNumber ? [versionNumber] : [],
        );
        expect([assetPattern, numbers.length > 0]).toEqual([assetPattern, true]);
      }
    }
    expect(withSources).toBeGreaterThan(25);
  } finally {
    await real.close();
  }
});

describe('a trial', () => {
  const trial = async (source: object) =>
    (
      await administrator.graph<{ trySource: { failure: string | null; releases: object[]; leftOut: object[] } }>(TRY, {
        source,
      })
    ).data.trySource;

  test('§10.31 shows what the source says today, and stores nothing', async () => {
    serveCask('1.5,9');
    const file = {
      platform: 'macos',
      architecture: null,
      downloadUrl: 'https://vendor.example/1.5,9.dmg',
      fileSize: null,
      sha256: hashOf('1.5,9'),
      minOsVersion: 'macOS 12 Monterey',
    };
    const { failure, releases, leftOut } = await trial(CASK);
    expect([failure, leftOut, releases]).toEqual([
      null,
      [],
      [expect.objectContaining({ versionNumber: '1.5', releaseChannel: 'stable', releaseDate: null, files: [file] })],
    ]);
    expect([await product.em().count(Source), await product.em().count(SourceState)]).toEqual([0, 0]);
  });

  test('says clearly why a source says nothing', async () => {
    expect(await trial(CASK)).toEqual({ failure: 'unknownIdentifier', releases: [], leftOut: [] });
    upstream.serve(CASK_URL, '<html>');
    expect(await trial(CASK)).toEqual({ failure: 'unreadable', releases: [], leftOut: [] });
    upstream.serve(CASK_URL, cask('browser', { version: 'latest', url: 'https://vendor.example/a.dmg' }));
    expect(await trial(CASK)).toEqual({
      failure: 'nothingUsable',
      releases: [],
      leftOut: [{ reason: 'number', count: 1, examples: ['latest'] }],
    });
  });

  test('reaches no private address', async () => {
    const closed = await startApp(catalogueOf(browser('One')), undefined, { outgoing: { allowHosts: [] } });
    try {
      const client = await closed.signIn();
      for (const identifier of [
        'http://127.0.0.1/feed.xml',
        `http://${upstream.host}/feed.xml`,
        'https://169.254.169.254/latest/meta-data',
      ]) {
        const { data } = await client.graph<{ trySource: object }>(TRY, { source: { kind: 'sparkle', identifier } });
        expect(data.trySource).toEqual({ failure: 'refusedAddress', releases: [], leftOut: [] });
      }
      expect(upstream.requests).toEqual([]);
    } finally {
      await closed.close();
    }
  });

  test('of an invalid source is refused', async () => {
    expect((await administrator.graph(TRY, { source: { ...CASK, identifier: '' } })).errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST', key: 'sourceIdentifierRequired' } },
    ]);
  });
});

describe('a stored source is checked', () => {
  const revisionOf = async () =>
    (await product.em().getConnection().execute<{ number: number }[]>('select number from catalogue_revision'))[0]
      ?.number;

  test('and keeps what it said, without a change of the catalogue', async () => {
    await save([CASK]);
    const before = [await revisionOf(), (await read()).revision];
    serveCask('1.0');
    const [id = 0] = await sourceIds();
    expect(await services().sources.check(id)).toEqual({
      id,
      browserId: 1,
      kind: 'homebrew',
      identifier: 'browser',
      failure: null,
      hasResponse: true,
      pausedUntil: null,
      isChanged: true,
    });
    expect(await services(NOW + 1000).sources.check(id)).toMatchObject({ isChanged: false });
    expect(await read()).toMatchObject({
      sources: [
        {
          checkedAt: '2026-11-22T12:00:01.000Z',
          succeededAt: '2026-11-22T12:00:01.000Z',
          failures: 0,
          failure: null,
          releases: [{ versionNumber: '1.0' }],
        },
      ],
    });
    serveCask('1.1');
    expect(await services().sources.check(id)).toMatchObject({ isChanged: true });
    expect([await revisionOf(), (await read()).revision]).toEqual(before);
  });

  test('and its failures are counted, while it keeps what it said before', async () => {
    await save([CASK]);
    serveCask('1.0');
    const [id = 0] = await sourceIds();
    await services().sources.check(id);
    upstream.serve(CASK_URL, undefined);
    for (const count of [1, 2]) {
      expect(await services(NOW + count * 1000).sources.check(id)).toMatchObject({
        failure: 'unknownIdentifier',
        isChanged: false,
      });
    }
    expect((await read()).sources).toMatchObject([
      {
        checkedAt: '2026-11-22T12:00:02.000Z',
        succeededAt: '2026-11-22T12:00:00.000Z',
        failures: 2,
        failure: 'unknownIdentifier',
        releases: [{ versionNumber: '1.0' }],
      },
    ]);
    serveCask('1.0');
    expect(await services(NOW + 5000).sources.check(id)).toMatchObject({ failure: null });
    expect((await read()).sources).toMatchObject([{ failures: 0, failure: null }]);
  });

  test('and fails the first time if nothing of its answer can be used, which the list shows', async () => {
    await save([CASK]);
    upstream.serve(CASK_URL, cask('browser', { version: 'latest', url: 'https://vendor.example/a.dmg' }));
    const [id = 0] = await sourceIds();
    expect(await services().sources.check(id)).toMatchObject({ failure: 'nothingUsable', isChanged: false });
    const leftOut = [{ reason: 'number', count: 1, examples: ['latest'] }];
    expect((await read()).sources).toMatchObject([
      { failures: 1, failure: 'nothingUsable', succeededAt: null, releases: [], leftOut },
    ]);
    // A failure without an answer keeps what was told, a success replaces it.
    upstream.serve(CASK_URL, undefined);
    await services(NOW + 1000).sources.check(id);
    expect((await read()).sources).toMatchObject([{ failures: 2, leftOut }]);
    serveCask('1.0');
    await services(NOW + 2000).sources.check(id);
    expect((await read()).sources).toMatchObject([{ failures: 0, leftOut: [], releases: [{ versionNumber: '1.0' }] }]);
  });

  test('and nothing is said of it when it was deleted, when the run is stopped, or when the host asks for a pause', async () => {
    await save([CASK]);
    const [id = 0] = await sourceIds();
    expect(await services().sources.check(999)).toBeNull();
    await expect(services().sources.check(id, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
    upstream.serve(CASK_URL, (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    const busy = services();
    expect(await busy.sources.check(id)).toMatchObject({ failure: 'refused' });
    expect(await busy.sources.check(id)).toMatchObject({ failure: 'retryLater' });
    expect((await read()).sources).toMatchObject([{ failures: 1 }]);
  });
});
