import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { URL_MAX } from '#rules/limits.ts';
import { DEFAULT_SOURCE, checkSource, type SourceSettings } from '#rules/records/source.ts';
import { patternMatch, type SourceKind } from '#rules/sources.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { Browser } from '../api/entities/browser.ts';
import { Source } from '../api/entities/source.ts';
import { createServices } from '../api/services/create-services.ts';
import { createHttpClient } from '../api/upstream/http-client.ts';
import { parseDocuments } from '../api/upstream/kinds.ts';
import { readSource } from '../api/upstream/read-source.ts';
import { ORIGIN, startApp } from '../api/tests/running-app.ts';
import { browser, catalogueOf, version } from '../api/tests/small-catalogue.ts';
import {
  appcast,
  cask,
  edgeRelease,
  githubRelease,
  hashOf,
  installer,
  serveDebian,
  serveWinget,
  wingetManifest,
} from '../api/tests/upstream-documents.ts';
import { startUpstreamServer } from '../api/tests/upstream-server.ts';
import { HOSTILE, type HostileDocument } from './hosts.ts';
import { fuzz } from './hostile.ts';

type Documents = Map<string, string>;

const IDENTIFIERS: Record<SourceKind, string> = {
  winget: 'Vendor.Browser',
  homebrew: 'browser',
  sparkle: 'https://vendor.example/updates.xml',
  github: 'vendor/browser',
  mozilla: 'firefox',
  chrome: 'chrome',
  edge: 'stable',
  debian: 'https://vendor.example/deb stable main browser',
  appStore: '1',
  fdroid: 'org.vendor.browser',
  flathub: 'com.vendor.Browser',
};
const PLATFORMS: Partial<Record<SourceKind, Platform>> = {
  winget: 'windows',
  edge: 'windows',
  debian: 'linux',
  appStore: 'ios',
  fdroid: 'android',
  github: 'windows',
  mozilla: 'windows',
  chrome: 'windows',
  flathub: 'linux',
};
const KINDS = Object.keys(IDENTIFIERS) as SourceKind[];

const settingsOf = (kind: SourceKind): SourceSettings => ({
  kind,
  identifier: IDENTIFIERS[kind],
  releaseChannel: null,
  platform: kind === 'chrome' ? 'windows' : null,
  assetPattern: null,
});

/** The documents of a source with the release 1.10, and with older and newer ones of other channels. */
function documentsOf(kind: SourceKind): Documents {
  const documents: Documents = new Map();
  const serve = (url: string, document: unknown) =>
    void documents.set(url, typeof document === 'string' ? document : JSON.stringify(document));
  const server = { serve, url: '', host: '', requests: [], close: async () => {} };
  const vendor = 'https://vendor.example/1.10/Browser';
  if (kind === 'winget')
    serveWinget(server, IDENTIFIERS.winget, ['1.9', '1.10', 'Beta'], {
      version: '1.10',
      text: wingetManifest(
        IDENTIFIERS.winget,
        '1.10',
        installer('x64', `${vendor}_x64.exe`) + installer('arm64', `${vendor}_arm64.exe`),
        'ReleaseDate: 2026-11-20\n',
      ),
    });
  if (kind === 'homebrew')
    serve(
      'https://formulae.brew.sh/api/cask/browser.json',
      cask('browser', { version: '1.10,5', url: `${vendor}.dmg`, sha256: hashOf('1.10') }),
    );
  if (kind === 'sparkle')
    serve(
      IDENTIFIERS.sparkle,
      appcast(
        ...['1.10', '1.8'].map(
          (number) =>
            `<item><title>${number} &amp; more</title><!-- > --><description><![CDATA[<p>]]]]></description><sparkle:shortVersionString>${number}</sparkle:shortVersionString><enclosure url="https://vendor.example/${number}/a.dmg" length="100"/></item>`,
        ),
      ),
    );
  if (kind === 'github')
    serve(
      'https://api.github.com/repos/vendor/browser/releases?per_page=30',
      ['1.10', '1.9', '2.0-beta'].map((tag) =>
        githubRelease('vendor/browser', `v${tag}`, [{ name: 'a-x64.exe' }, { name: 'a.dmg' }]),
      ),
    );
  if (kind === 'mozilla')
    serve('https://product-details.mozilla.org/1.0/firefox_versions.json', {
      LATEST_FIREFOX_RELEASED_DEVEL_VERSION: '1.11b1',
      LATEST_FIREFOX_VERSION: '1.10',
    });
  if (kind === 'mozilla')
    serve('https://product-details.mozilla.org/1.0/firefox.json', {
      releases: { 'firefox-1.10': { version: '1.10', date: '2026-11-20', category: 'major' } },
    });
  if (kind === 'chrome')
    serve(
      'https://versionhistory.googleapis.com/v1/chrome/platforms/win64/channels/stable/versions/all/releases?filter=endtime=none,fraction%3E=0.5&order_by=version%20desc',
      { releases: [{ version: '1.10', fraction: 1, serving: { startTime: '2026-11-18T20:04:27Z' } }] },
    );
  if (kind === 'edge')
    serve('https://edgeupdates.microsoft.com/api/products?view=stable', [
      {
        Product: 'Stable',
        Releases: [
          edgeRelease('1.10', 'Windows', 'x64', ['Edge.msi']),
          edgeRelease('1.8', 'Windows', 'x64', ['Edge.msi']),
        ],
      },
    ]);
  const stanza = (number: string) =>
    `Package: browser\nVersion: ${number}-1\nFilename: pool/browser_${number}-1.deb\nSHA256: ${hashOf(number)}\nSize: 132245836\n`;
  if (kind === 'debian')
    serveDebian(server, 'https://vendor.example/deb/dists/stable', {
      'main/binary-amd64/Packages': [stanza('1.10'), stanza('1.8'), stanza('1.11')].join('\n'),
      'main/binary-arm64/Packages': stanza('1.11'),
    });
  if (kind === 'appStore')
    serve('https://itunes.apple.com/lookup?id=1&country=us', {
      resultCount: 1,
      results: [{ trackId: 1, kind: 'software', version: '1.10', fileSizeBytes: '190210048' }],
    });
  if (kind === 'fdroid')
    serve('https://f-droid.org/api/v1/packages/org.vendor.browser', {
      packageName: 'org.vendor.browser',
      suggestedVersionCode: 110,
      packages: [
        { versionName: '1.10', versionCode: 110 },
        { versionName: '1.9', versionCode: 109 },
      ],
    });
  if (kind === 'flathub')
    serve('https://flathub.org/api/v2/appstream/com.vendor.Browser', {
      id: 'com.vendor.Browser',
      releases: [{ version: '1.10', timestamp: '1795132800', type: 'stable' }],
    });
  return documents;
}

test('P1 no valid pattern keeps the process busy, whatever the address', { timeout: 60_000 }, async () => {
  const parts = fc.constantFrom('*', '{version}', '_', '1', '64', '.', 'a', '/', '.exe', '%');
  const patterns = fc
    .array(parts, { minLength: 1, maxLength: 20 })
    .map((chosen) => chosen.join(''))
    .filter(
      (assetPattern) =>
        Object.keys(checkSource({ ...DEFAULT_SOURCE, kind: 'winget', identifier: 'a.b', assetPattern })).length === 0,
    );
  const addresses = fc
    .tuple(
      fc.array(fc.constantFrom('_1_64', '1', '1.', 'a1', '_', '/', '.exe', '%41', 'é'), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: URL_MAX }),
    )
    .map(([letters, length]) => letters.join('').repeat(URL_MAX).slice(0, length));
  await fuzz(
    0.2,
    fc.asyncProperty(patterns, addresses, async (pattern, address) => {
      // The slowest take some 5 ms on a slow machine, since they look twice at each place; all combinations of places
      // would take seconds at the least.
      expect(Math.min(...[1, 2, 3].map(() => busyTime(() => patternMatch(pattern, address))))).toBeLessThan(100);
    }),
  );
});

test.each(KINDS)('P3 a document of %s that is cut off anywhere is a failure, or says the same', async (kind) => {
  const documents = documentsOf(kind);
  const parse = async (changed: Documents = new Map()) =>
    parseDocuments({
      settings: settingsOf(kind),
      documents: new Map([...documents, ...changed].map(([url, text]) => [url, new TextEncoder().encode(text)])),
      dismissed: new Set(),
    });
  const complete = await parse();
  expect(complete).toMatchObject({
    releases: expect.arrayContaining([expect.objectContaining({ versionNumber: '1.10' })]) as unknown,
  });
  for (const [url, text] of documents) {
    for (let length = 0; length < text.length; length += 1) {
      const result = await parse(new Map([[url, text.slice(0, length)]]));
      if (!('failure' in result)) expect({ url, length, result }).toEqual({ url, length, result: complete });
    }
  }
});

test('P3 documents that are cut off make no proposal and delete none', { timeout: 120_000 }, async () => {
  const hosts = await startUpstreamServer();
  const http = createHttpClient({ publicUrl: ORIGIN, allowHosts: [hosts.host], interval: 0 });
  const product = await startApp(
    catalogueOf(
      ...KINDS.map((kind) =>
        browser(kind, {
          versions: [version({ versionNumber: '1.9', platform: PLATFORMS[kind] ?? 'macos', architecture: null })],
        }),
      ),
    ),
  );
  try {
    const em = product.em();
    for (const [index, kind] of KINDS.entries())
      em.create(Source, { ...settingsOf(kind), browser: em.getReference(Browser, index + 1) });
    await em.flush();
    const { sources, proposals } = createServices({
      em,
      actor: 'administrator',
      origin: ORIGIN,
      store: undefined as never,
      upstream: { http, mirror: hosts.url },
    }); // sources store no files
    const proposed = async (id: number) => {
      await sources.check(id);
      await proposals.refresh(id);
      return (await proposals.list()).filter(({ kind }) => kind !== 'sourceFailure');
    };
    for (const documents of KINDS.map(documentsOf)) for (const [url, text] of documents) hosts.serve(url, text);
    for (const index of KINDS.keys()) await proposed(index + 1);
    const before = await proposals.list();
    expect(
      before.map(({ versionNumber }) => versionNumber).filter((number) => number === '1.10').length,
    ).toBeGreaterThan(5);
    for (const [index, kind] of KINDS.entries()) {
      for (const [url, text] of documentsOf(kind)) {
        for (let length = 0; length < text.length; length += 97) {
          hosts.serve(url, text.slice(0, length));
          expect(await proposed(index + 1)).toEqual(before);
        }
        hosts.serve(url, text);
      }
    }
  } finally {
    await product.close();
    http.close();
    await hosts.close();
  }
});

/** The size of the largest documents that are read. */
const LARGEST = { github: 8_000_000, sparkle: 1_000_000, winget: 2_000_000, debian: 4_000_000 };

test.each(Object.keys(HOSTILE) as (keyof typeof HOSTILE)[])(
  'P2 no hostile document of %s keeps the process busy for 50 ms',
  { timeout: 600_000, retry: 2 }, // a collection of garbage may fall into a turn
  async (kind) => {
    const hosts = new Worker(new URL('hosts.ts', import.meta.url));
    const [host] = (await once(hosts, 'message')) as [string];
    const http = createHttpClient({ publicUrl: ORIGIN, allowHosts: [host], interval: 0 });
    const serve = async (document: HostileDocument) => {
      hosts.postMessage(document);
      await once(hosts, 'message');
    };
    const read = async () => readSource(settingsOf(kind), { http, mirror: `http://${host}` });
    try {
      const documents = documentsOf(kind);
      for (const [url, text] of documents) await serve({ url, text });
      const url = (kind === 'debian' ? [...documents.keys()][0] : [...documents.keys()].at(-1)) ?? '';
      for (const [index, name] of Object.keys(HOSTILE[kind]).entries()) {
        for (const size of index === 0 ? [LARGEST[kind], 20_000_000] : [LARGEST[kind]]) {
          await serve({ url, kind, name, size });
          const { busiest, result } = await measured(async () =>
            read().then(
              ({ answer }) => JSON.stringify(answer?.releases),
              ({ code }: { code: string }) => code,
            ),
          );
          const allowed =
            size > LARGEST[kind] ? ['tooLarge'] : ['unreadable', 'tooLarge', 'noReleases', 'nothingUsable'];
          expect({ name, size, result, isAllowed: allowed.includes(result), isShort: busiest < 50 }).toEqual({
            name,
            size,
            result,
            isAllowed: true,
            isShort: true,
          });
        }
      }
      await serve({ url, text: documents.get(url) ?? '' });
      expect((await read()).answer?.releases).not.toEqual([]);
    } finally {
      http.close();
      await hosts.terminate();
    }
  },
);

/** The milliseconds that a call keeps the processor busy. */
function busyTime(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The longest time for which one turn of the event loop kept the processor busy, in milliseconds. */
async function measured<T>(work: () => Promise<T>): Promise<{ busiest: number; result: T }> {
  let busiest = 0;
  let isDone = false;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    busiest = Math.max(busiest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isDone) setImmediate(turn);
  };
  turn();
  const result = await work().finally(() => (isDone = true));
  turn();
  return { busiest, result };
}
