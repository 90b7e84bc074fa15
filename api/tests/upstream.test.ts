import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readVersionNumber } from '#rules/version-number.ts';
import { DEFAULT_SOURCE, type SourceSettings } from '#rules/records/source.ts';
import type { SourceKind } from '#rules/sources.ts';
import { createHttpClient, type HttpClient } from '../upstream/http-client.ts';
import { readSource } from '../upstream/read-source.ts';
import {
  appcast,
  cask,
  COMMIT,
  edgeRelease,
  githubRelease,
  hashOf,
  installer,
  serveDebian,
  serveWinget,
  wingetManifest,
} from './upstream-documents.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';

// Each kind of source, from a local server that speaks its format.

let server: UpstreamServer;
type SourceResponse = Awaited<ReturnType<typeof readSource>>;

let http: HttpClient;
beforeEach(async () => {
  server = await startUpstreamServer();
  http = createHttpClient({ publicUrl: 'https://browsers.example', allowHosts: [server.host], interval: 0 });
});
afterEach(async () => {
  http.close();
  await server.close();
});

type Settings = Partial<Omit<SourceSettings, 'kind' | 'identifier'>>;

async function read(
  kind: SourceKind,
  identifier: string,
  settings: Settings = {},
  cached?: SourceResponse['validators'],
): Promise<SourceResponse> {
  const { releaseChannel, platform, assetPattern } = { ...DEFAULT_SOURCE, ...settings } as SourceSettings; // the default has no value of an enum
  return readSource(
    { kind, identifier, releaseChannel, platform, assetPattern },
    { http, mirror: server.url, cached: cached ?? null },
  );
}

const releasesOf = async (kind: SourceKind, identifier: string, settings?: Settings) =>
  (await read(kind, identifier, settings)).answer?.releases ?? [];
const filesOf = async (kind: SourceKind, identifier: string, settings?: Settings) =>
  (await releasesOf(kind, identifier, settings)).flatMap(({ files }) => files);

describe('winget', () => {
  const manifest = (
    url = 'https://vendor.example/1.120.0/Setup',
    root = 'ReleaseDate: 2026-11-20\nMinimumOSVersion: 10.0.18362.0\n',
  ) =>
    wingetManifest(
      'Vendor.Browser',
      '1.120.0',
      installer('x86', `${url}_x86.exe`) +
        installer('x64', `${url}_x64.exe`, '  Scope: user\n') +
        installer('x64', `${url}_x64.exe`, '  Scope: machine\n') +
        installer('arm64', `${url}_arm64.exe`, '  MinimumOSVersion: 10.0.22000.0\n  ReleaseDate: 2026-11-21\n') +
        installer('arm', `${url}_arm.exe`),
      root,
    );

  test('the newest folder is the one with the highest number, other packages are not versions', async () => {
    serveWinget(
      server,
      'Vendor.Browser',
      ['1.120.0', '1.9.0', '1.99.1', 'Beta', 'Neo', 'zh-CN', '.validation', '9.0.yaml'],
      { version: '1.120.0', text: manifest() },
    );
    expect(await releasesOf('winget', 'Vendor.Browser')).toEqual([
      {
        versionNumber: '1.120.0',
        releaseChannel: 'stable',
        releaseDate: '2026-11-20',
        sourceUrl: `https://github.com/microsoft/winget-pkgs/blob/${COMMIT}/manifests/v/Vendor/Browser/1.120.0/Vendor.Browser.installer.yaml`,
        files: (['x86', 'x64', 'arm64'] as const).map((architecture) => {
          const downloadUrl = `https://vendor.example/1.120.0/Setup_${architecture}.exe`;
          return {
            platform: 'windows',
            architecture,
            downloadUrl,
            fileSize: null,
            sha256: hashOf(downloadUrl),
            minOsVersion: architecture === 'arm64' ? 'Windows 11 21H2' : 'Windows 10 1903',
          };
        }),
        doubts: [],
      },
    ]);
  });

  test('a prerelease is filed under its channel and does not hide the stable version; one that is older than it is left out', async () => {
    const versions = ['1.9', '1.10-beta.1', '1.10-beta.2', '1.10rc1', '1.8-alpha.1'];
    const urlOf = (version: string) =>
      `https://raw.githubusercontent.com/microsoft/winget-pkgs/${COMMIT}/manifests/v/Vendor/Browser/${version}/Vendor.Browser.installer.yaml`;
    serveWinget(server, 'Vendor.Browser', versions, {
      version: '1.9',
      text: wingetManifest('Vendor.Browser', '"1.9"', installer('x64', 'https://vendor.example/1.9/Setup.exe')),
    });
    server.serve(
      urlOf('1.10rc1'),
      wingetManifest('Vendor.Browser', '1.10rc1', installer('x64', 'https://vendor.example/1.10/Setup.exe')),
    );
    const pattern = { assetPattern: '*/{version}/Setup.exe' };
    for (const settings of [{}, pattern, { ...pattern, releaseChannel: 'stable' }] as const) {
      const releases = await releasesOf('winget', 'Vendor.Browser', settings);
      expect(releases.map(({ versionNumber, releaseChannel }) => `${releaseChannel} ${versionNumber}`)).toEqual(
        'releaseChannel' in settings
          ? ['stable 1.9']
          : [`beta ${'assetPattern' in settings ? '1.10' : '1.10rc1'}`, 'stable 1.9'],
      );
    }
  });

  test.each([
    ['1.0.24a', 'alpha'],
    ['1.0.25b', 'beta'],
    ['1.0.15-ea', 'beta'],
    ['1.0.17-insider', 'beta'],
    ['1.0.18-testing', 'beta'],
    ['1.0.13-SNAPSHOT', 'dev'],
    ['1.0.19-unstable', 'dev'],
    ['1.0.22-daily', 'dev'],
    ['1.0.26-r2', 'stable'],
    ['140.0esr', 'stable'],
  ] as const)('the number %s is of the channel %s', (versionNumber, channel) => {
    expect(readVersionNumber(versionNumber)?.channel ?? 'stable').toBe(channel);
  });

  test('the commit is read once for all packages', async () => {
    serveWinget(server, 'Vendor.Browser', ['1.120.0'], { version: '1.120.0', text: manifest() });
    serveWinget(server, 'Vendor.Browser.Beta', ['2.0'], {
      version: '2.0',
      text: wingetManifest('Vendor.Browser.Beta', '"2.0"', installer('x64', 'https://vendor.example/beta.exe')),
    });
    await releasesOf('winget', 'Vendor.Browser');
    expect(await releasesOf('winget', 'Vendor.Browser.Beta')).toMatchObject([
      { versionNumber: '2.0', releaseChannel: 'beta', releaseDate: null, files: [{ minOsVersion: null }] },
    ]);
    expect(server.requests.filter((url) => url.includes('/git/ref/'))).toHaveLength(1);
  });

  test('a version number stays as it is written, with CRLF, comments and without quotation marks', async () => {
    serveWinget(server, '360.Browser', ['154.10'], {
      version: '154.10',
      text: wingetManifest(
        '360.Browser',
        '154.10',
        installer('neutral', 'https://vendor.example/a%20(b)@c.exe'),
        '# MinimumOSVersion:\n',
      ).replaceAll('\n', '\r\n'),
    });
    expect(await releasesOf('winget', '360.Browser')).toMatchObject([
      { versionNumber: '154.10', files: [{ architecture: null, downloadUrl: 'https://vendor.example/a%20(b)@c.exe' }] },
    ]);
    expect(server.requests).toContain(
      'https://api.github.com/repos/microsoft/winget-pkgs/contents/manifests/3/360/Browser',
    );
  });

  test('one file for all architectures is universal', async () => {
    const bundle = 'https://vendor.example/Browser.msixbundle';
    serveWinget(server, 'Vendor.Browser', ['1.0'], {
      version: '1.0',
      text: wingetManifest(
        'Vendor.Browser',
        '1.0',
        installer('x86', bundle) + installer('x64', bundle) + installer('arm64', bundle),
      ),
    });
    expect(await filesOf('winget', 'Vendor.Browser')).toMatchObject([
      { architecture: 'universal', downloadUrl: bundle },
    ]);
  });

  test('the version of the product can be in the address, and not every file belongs to the catalogue', async () => {
    const url = 'https://github.com/vendor/browser/releases/download/v1.93.136/Browser';
    const text = wingetManifest(
      'Vendor.Browser',
      '151.1.93.136',
      installer('x64', `${url}StandaloneSilentSetup.exe`) +
        installer('x64', `${url}StandaloneSetup.exe`) +
        installer('x86', `${url}StandaloneSetup32.exe`),
    );
    serveWinget(server, 'Vendor.Browser', ['151.1.93.136'], { version: '151.1.93.136', text });
    const releases = await releasesOf('winget', 'Vendor.Browser', {
      assetPattern: '*/v{version}/BrowserStandaloneSetup*.exe',
    });
    expect(releases).toMatchObject([
      { versionNumber: '1.93.136', files: [{ architecture: 'x64' }, { architecture: 'x86' }] },
    ]);
    expect(releases[0]?.files).toHaveLength(2);
  });

  test.each([
    ['no YAML', 'a: b: c: {', 'unreadable'],
    ['another document', 'PackageVersion: 1.0', 'unreadable'],
  ])('a manifest that is %s is not believed', async (_name, text, code) => {
    serveWinget(server, 'Vendor.Browser', ['1.0'], { version: '1.0', text });
    await expect(read('winget', 'Vendor.Browser')).rejects.toMatchObject({ name: 'SourceError', code });
  });

  test('a folder with more entries than the API names is not trusted', async () => {
    serveWinget(
      server,
      'Vendor.Browser',
      Array.from({ length: 1000 }, (_, index) => `1.${index}`),
      { version: '1.999', text: manifest() },
    );
    await expect(read('winget', 'Vendor.Browser')).rejects.toMatchObject({ code: 'tooLarge' });
  });
});

describe('Homebrew', () => {
  const serve = (token: string, fields: object) =>
    server.serve(`https://formulae.brew.sh/api/cask/${token}.json`, cask(token, fields));
  const arm = { version: '1.152.0,82313', url: 'https://vendor.example/Browser-arm64.dmg', sha256: hashOf('arm') };

  test('the version is before the comma, and Macs with Intel have a variation', async () => {
    const intel = { url: 'https://vendor.example/Browser-x64.dmg', sha256: hashOf('intel') };
    serve('browser', {
      ...arm,
      variations: {
        tahoe: intel,
        sequoia: intel,
        sonoma: intel,
        arm64_monterey: { url: 'https://vendor.example/old.dmg', version: '1.0' },
        big_sur: { ...intel, version: '0.9,1' },
      },
    });
    expect(await releasesOf('homebrew', 'browser')).toEqual([
      {
        versionNumber: '1.152.0',
        releaseChannel: 'stable',
        releaseDate: null,
        sourceUrl: `https://github.com/Homebrew/homebrew-cask/blob/${COMMIT}/Casks/b/browser.rb`,
        files: [
          {
            platform: 'macos',
            architecture: 'arm64',
            downloadUrl: arm.url,
            fileSize: null,
            sha256: arm.sha256,
            minOsVersion: 'macOS 12 Monterey',
          },
          {
            platform: 'macos',
            architecture: 'x64',
            downloadUrl: intel.url,
            fileSize: null,
            sha256: intel.sha256,
            minOsVersion: 'macOS 12 Monterey',
          },
        ],
        doubts: [],
      },
    ]);
  });

  test('versions that differ between the processors are two releases', async () => {
    serve('browser', {
      ...arm,
      variations: { sequoia: { url: 'https://vendor.example/x64.dmg', version: '1.151.0,9' } },
    });
    expect(
      (await releasesOf('homebrew', 'browser')).map(({ versionNumber, files }) => [
        versionNumber,
        files.map(({ architecture }) => architecture),
      ]),
    ).toEqual([
      ['1.152.0', ['arm64']],
      ['1.151.0', ['x64']],
    ]);
  });

  test('one file for all Macs has the architecture that its name says, or none', async () => {
    serve('browser', {
      ...arm,
      url: 'https://vendor.example/mac/universal/browser.dmg',
      variations: { big_sur: { url: 'https://vendor.example/old.dmg' } },
    });
    expect(await filesOf('homebrew', 'browser')).toMatchObject([{ architecture: null }]);
    serve('browser', { ...arm, url: 'https://vendor.example/Browser_universal_1.dmg' });
    expect(await filesOf('homebrew', 'browser')).toMatchObject([{ architecture: 'universal' }]);
    serve('browser', {
      ...arm,
      url: 'https://vendor.example/Browser.dmg',
      depends_on: { arch: [{ type: 'arm', bits: 64 }], macos: { '>=': ['14.4'] } },
    });
    expect(await filesOf('homebrew', 'browser')).toMatchObject([{ architecture: 'arm64', minOsVersion: 'macOS 14.4' }]);
  });

  test('a file that is not checked has no hash, the channel is in the token, and Linux is a variation', async () => {
    serve('browser@beta', {
      ...arm,
      version: '155.0b3',
      sha256: 'no_check',
      variations: { x86_64_linux: { url: 'https://vendor.example/Browser.AppImage', sha256: hashOf('linux') } },
    });
    expect(await releasesOf('homebrew', 'browser@beta')).toMatchObject([
      {
        versionNumber: '155.0b3',
        releaseChannel: 'beta',
        files: [
          { platform: 'macos', sha256: null },
          { platform: 'linux', architecture: 'x64', sha256: hashOf('linux'), minOsVersion: null },
        ],
      },
    ]);
  });

  test('a cask without a version, and one that is disabled, have failed', async () => {
    serve('browser', { ...arm, version: 'latest' });
    await expect(read('homebrew', 'browser')).rejects.toMatchObject({
      code: 'nothingUsable',
      leftOut: [{ reason: 'number', count: 1, examples: ['latest'] }],
    });
    serve('browser', { ...arm, disabled: true, disable_date: '2026-11-01' });
    await expect(read('homebrew', 'browser')).rejects.toMatchObject({ code: 'disabled' });
  });
});

describe('Sparkle', () => {
  const FEED = 'https://vendor.example/updates.xml';
  const item = (version: string, date: string, more = '', name = 'Program') => `<item>
      <title>Program ${version}</title>
      <description sparkle:format="plain-text">Notes &amp; more</description>
      <sparkle:version>85803</sparkle:version>
      <sparkle:shortVersionString>${version}</sparkle:shortVersionString>
      <pubDate>${date}</pubDate>
      <sparkle:phasedRolloutInterval>86400</sparkle:phasedRolloutInterval>
      <sparkle:minimumSystemVersion>13.0</sparkle:minimumSystemVersion>
      ${more}
      <enclosure url="https://vendor.example/release/${name}-${version}.zip" sparkle:edSignature="wv921agAn6Twv8hcgHq36uvR/ejZrmHewMiNTzkAws8=" length="163158394" type="application/octet-stream" />
      <sparkle:deltas><enclosure url="https://vendor.example/release/delta" sparkle:deltaFrom="85802" length="100" type="application/octet-stream" /></sparkle:deltas>
    </item>`;

  test('the version for people counts, and the newest one by number, whatever its date and place', async () => {
    server.serve(
      FEED,
      appcast(
        item('1.9.0', 'Fri, 20 Nov 2026 23:30:00 -0700'),
        item('1.161.1', 'Wed, 18 Nov 2026 17:30:00 -0700'),
        item('1.99.0', 'Thu, 19 Nov 2026 10:00:00 +0000'),
        item('1.8.0', 'Thu, 19 Nov 2026 10:00:00 +0000'),
      ),
    );
    // An archive does not say its system, but the administrator does.
    const releases = await releasesOf('sparkle', FEED, { platform: 'macos' });
    expect(releases.map(({ versionNumber }) => versionNumber)).toEqual(['1.161.1', '1.99.0', '1.9.0']);
    expect(releases[0]).toEqual({
      versionNumber: '1.161.1',
      releaseChannel: 'stable',
      releaseDate: '2026-11-18',
      sourceUrl: FEED,
      files: [
        {
          platform: 'macos',
          architecture: null,
          downloadUrl: 'https://vendor.example/release/Program-1.161.1.zip',
          fileSize: '163158394',
          sha256: null,
          minOsVersion: 'macOS 13 Ventura',
        },
      ],
      doubts: [],
    });
  });

  test('versions in attributes, a single item and an unknown size', async () => {
    server.serve(
      FEED,
      appcast(
        '<item><pubDate>soon</pubDate><enclosure url="https://vendor.example/a-arm64.dmg" sparkle:version="85803" sparkle:shortVersionString="2.5" sparkle:minimumSystemVersion="10.15" length="0" /></item>',
      ),
    );
    expect(await releasesOf('sparkle', FEED)).toMatchObject([
      {
        versionNumber: '2.5',
        releaseDate: null,
        files: [{ architecture: 'arm64', fileSize: null, minOsVersion: 'macOS 10.15 Catalina' }],
      },
    ]);
    server.serve(
      FEED,
      appcast('<item><enclosure url="https://vendor.example/a.dmg" sparkle:version="193.138" length="5" /></item>'),
    );
    expect(await releasesOf('sparkle', FEED)).toMatchObject([{ versionNumber: '193.138' }]);
  });

  test('channels and systems are kept apart', async () => {
    const windows = item('3.0', 'Wed, 18 Nov 2026 10:00:00 +0000', '<sparkle:os>windows-x64</sparkle:os>');
    server.serve(
      FEED,
      appcast(
        item('1.0', 'Wed, 18 Nov 2026 10:00:00 +0000', '<sparkle:os>macos</sparkle:os>'),
        item(
          '2.0',
          'Wed, 18 Nov 2026 10:00:00 +0000',
          '<sparkle:os>macos</sparkle:os><sparkle:channel>beta</sparkle:channel>',
        ),
        windows,
      ),
    );
    expect(
      (await releasesOf('sparkle', FEED, { platform: 'macos' })).map(({ versionNumber, releaseChannel }) => [
        versionNumber,
        releaseChannel,
      ]),
    ).toEqual([
      ['2.0', 'beta'],
      ['1.0', 'stable'],
    ]);
    expect(
      (await releasesOf('sparkle', FEED, { platform: 'macos', releaseChannel: 'stable' })).map(
        ({ versionNumber }) => versionNumber,
      ),
    ).toEqual(['1.0']);
    expect(await releasesOf('sparkle', FEED, { platform: 'windows' })).toMatchObject([
      { versionNumber: '3.0', files: [{ platform: 'windows', minOsVersion: null }] },
    ]);
  });

  test('a feed without items, and what is no appcast, have failed', async () => {
    for (const [text, code] of [
      [appcast(), 'noReleases'],
      ['<html><body>Sign in</body></html>', 'unreadable'],
      ['no XML', 'unreadable'],
      ['{"rss": 1}', 'unreadable'],
      ['<rss><channel><item><enclosure url="https://vendor.example/1.mp3"/></item></channel></rss>', 'noAppcast'],
    ] as const) {
      server.serve(FEED, text);
      await expect(read('sparkle', FEED)).rejects.toMatchObject({ code });
    }
  });
});

describe('GitHub', () => {
  const ADDRESS = 'https://api.github.com/repos/vendor/browser/releases?per_page=30';
  const assets = [
    'Browser_v0.50.5_x64_installer.exe',
    'Browser_v0.50.5_arm64.dmg',
    'Browser_v0.50.5_x64.AppImage',
    'browser-0.50.5-arm64-v8a.apk',
    'browser-armeabi-v7a.apk',
    'Browser_v0.50.5_x64_installer.exe.sig',
    'Source.zip',
    'latest-mac.yml',
  ].map((name) => ({ name, size: 5000 }));

  test('files of a release are told apart by their names', async () => {
    server.serve(ADDRESS, [
      githubRelease('vendor/browser', 'v0.50.5', assets),
      githubRelease('vendor/browser', 'v0.9.1', [{ name: 'Browser.dmg', digest: null }]),
      githubRelease('vendor/browser', 'v0.51.0', assets, { draft: true }),
    ]);
    const [newest, older] = await releasesOf('github', 'vendor/browser');
    expect(newest).toMatchObject({
      versionNumber: '0.50.5',
      releaseChannel: 'stable',
      releaseDate: '2026-11-20',
      sourceUrl: 'https://github.com/vendor/browser/releases/tag/v0.50.5',
    });
    expect(newest?.files.map(({ platform, architecture }) => [platform, architecture])).toEqual([
      ['windows', 'x64'],
      ['macos', 'arm64'],
      ['linux', 'x64'],
      ['android', 'arm64'],
    ]);
    expect(newest?.files[0]).toEqual({
      platform: 'windows',
      architecture: 'x64',
      downloadUrl: 'https://github.com/vendor/browser/releases/download/v0.50.5/Browser_v0.50.5_x64_installer.exe',
      fileSize: '5000',
      sha256: hashOf('Browser_v0.50.5_x64_installer.exe'),
      minOsVersion: null,
    });
    expect(older).toMatchObject({ versionNumber: '0.9.1', files: [{ architecture: null, sha256: null }] });
  });

  test('a prerelease is never stable', async () => {
    const mac = [{ name: 'Browser.dmg' }];
    server.serve(ADDRESS, [
      githubRelease('vendor/browser', 'v3.0', mac, { prerelease: true, name: 'Nightly v3.0' }),
      githubRelease('vendor/browser', 'v2.0-rc', mac, { prerelease: true }),
      githubRelease('vendor/browser', 'v1.0', mac),
    ]);
    expect(
      (await releasesOf('github', 'vendor/browser')).map(({ versionNumber, releaseChannel }) => [
        versionNumber,
        releaseChannel,
      ]),
    ).toEqual([
      ['3.0', 'dev'],
      ['2.0-rc', 'beta'],
      ['1.0', 'stable'],
    ]);
    for (const [channel, numbers] of [
      ['stable', ['1.0']],
      ['beta', ['2.0-rc']],
      ['dev', ['3.0', '2.0-rc']],
    ] as const) {
      expect(
        (await releasesOf('github', 'vendor/browser', { releaseChannel: channel })).map(
          ({ versionNumber }) => versionNumber,
        ),
      ).toEqual(numbers);
    }
  });

  test('several products in one repository, by a pattern and by the system', async () => {
    server.serve(ADDRESS, [
      githubRelease('vendor/browser', 'neo/v0.50.5', [{ name: 'Browser_neo_v0.50.5.1_x64_installer.exe' }]),
      githubRelease('vendor/browser', 'v0.50.5', assets),
      githubRelease('vendor/browser', 'extension-0.0.1', [{ name: 'extension.zip' }]),
    ]);
    expect(
      await releasesOf('github', 'vendor/browser', { assetPattern: 'Browser_neo_v{version}_x64_installer.exe' }),
    ).toMatchObject([
      {
        versionNumber: '0.50.5.1',
        sourceUrl: 'https://github.com/vendor/browser/releases/tag/neo/v0.50.5',
        files: [{ architecture: 'x64' }],
      },
    ]);
    expect((await filesOf('github', 'vendor/browser', { platform: 'macos' })).map(({ platform }) => platform)).toEqual([
      'macos',
    ]);
  });
});

describe('Mozilla', () => {
  const serve = (versions: object = {}) => {
    server.serve('https://product-details.mozilla.org/1.0/firefox_versions.json', {
      FIREFOX_AURORA: '',
      FIREFOX_DEVEDITION: '156.0b3',
      FIREFOX_ESR: '153.2.0esr',
      FIREFOX_NIGHTLY: '157.0a1',
      LAST_RELEASE_DATE: '2026-11-17',
      LATEST_FIREFOX_DEVEL_VERSION: '156.0b4',
      LATEST_FIREFOX_OLDER_VERSION: '3.6.28',
      LATEST_FIREFOX_RELEASED_DEVEL_VERSION: '156.0b3',
      LATEST_FIREFOX_VERSION: '155.0.1',
      ...versions,
    });
    const release = (version: string, date: string, category: string) => ({
      build_number: 1,
      category,
      date,
      description: null,
      is_security_driven: false,
      product: 'firefox',
      version,
    });
    server.serve('https://product-details.mozilla.org/1.0/firefox.json', {
      releases: {
        'firefox-155.0.1': release('155.0.1', '2026-11-19', 'stability'),
        'firefox-153.2.0esr': release('153.2.0esr', '2026-11-20', 'esr'),
        'firefox-156.0b3': release('156.0b3', '2026-11-20', 'dev'),
        'firefox-156.0b4': release('156.0b4', '2026-11-25', 'dev'),
      },
    });
  };

  test('confirms the version that is released, and no file', async () => {
    serve();
    const releases = await releasesOf('mozilla', 'firefox');
    expect(
      releases.map(({ versionNumber, releaseChannel, releaseDate, files }) => [
        versionNumber,
        releaseChannel,
        releaseDate,
        files.length,
      ]),
    ).toEqual([
      ['156.0b3', 'beta', '2026-11-20', 3],
      ['155.0.1', 'stable', '2026-11-19', 3],
    ]);
    expect(await releasesOf('mozilla', 'firefox', { releaseChannel: 'stable', platform: 'linux' })).toMatchObject([
      { versionNumber: '155.0.1', files: [{ platform: 'linux', downloadUrl: null, sha256: null }] },
    ]);
  });

  test('leaves the long-term release out, even where the latest one should be', async () => {
    serve({ LATEST_FIREFOX_VERSION: '153.2.0esr' });
    expect((await releasesOf('mozilla', 'firefox')).map(({ versionNumber }) => versionNumber)).toEqual(['156.0b3']);
  });
});

test('Chrome confirms the version that most people get, and needs a system', async () => {
  const channel = 'https://versionhistory.googleapis.com/v1/chrome/platforms/win64/channels/beta';
  const release = {
    name: 'chrome/platforms/win64/channels/beta/versions/156.0.8100.5/releases/1786046667',
    serving: { startTime: '2026-11-18T20:04:27.459919Z' },
    fraction: 1,
    version: '156.0.8100.5',
    fractionGroup: '1',
    pinnable: false,
    rolloutData: [],
  };
  server.serve(`${channel}/versions/all/releases?filter=endtime=none,fraction%3E=0.5&order_by=version%20desc`, {
    releases: [release],
    nextPageToken: '',
  });
  expect(await releasesOf('chrome', 'chrome', { platform: 'windows', releaseChannel: 'beta' })).toEqual([
    {
      versionNumber: '156.0.8100.5',
      releaseChannel: 'beta',
      releaseDate: '2026-11-18',
      sourceUrl: `${channel}/versions/156.0.8100.5/releases`,
      files: [
        {
          platform: 'windows',
          architecture: null,
          downloadUrl: null,
          fileSize: null,
          sha256: null,
          minOsVersion: null,
        },
      ],
      doubts: [],
    },
  ]);
  await expect(read('chrome', 'chrome')).rejects.toMatchObject({ code: 'unknownIdentifier' });
});

test('Edge has the files of each system and channel', async () => {
  const address = 'https://edgeupdates.microsoft.com/api/products?view=enterprise';
  server.serve(address, [
    {
      Product: 'Stable',
      Releases: [
        edgeRelease('152.0.4200.5', 'Windows', 'x64', ['EdgeX64.msi']),
        edgeRelease('152.0.4200.5', 'Windows', 'arm64', ['EdgeARM64.msi']),
        edgeRelease('152.0.4200.5', 'MacOS', 'universal', ['Edge.pkg', 'Edge.dmg']),
        edgeRelease('152.0.4200.7', 'iOS', 'arm64', []),
        edgeRelease('151.0.4129.101', 'Windows', 'x86', ['EdgeX86.msi']),
      ],
    },
    { Product: 'Beta', Releases: [edgeRelease('153.0.4211.1', 'Linux', 'x64', ['edge.deb', 'edge.rpm'])] },
    { Product: 'Policy', Releases: [edgeRelease('152.0.4200.5', 'Any', 'any', ['policy.zip'])] },
  ]);
  const [stable, older, ...others] = await releasesOf('edge', 'enterprise', { releaseChannel: 'stable' });
  expect([others, older?.versionNumber]).toEqual([[], '151.0.4129.101']);
  expect(stable).toMatchObject({ versionNumber: '152.0.4200.5', releaseDate: '2026-11-19', sourceUrl: address });
  expect(stable?.files.map(({ platform, architecture }) => [platform, architecture])).toEqual([
    ['windows', 'x64'],
    ['windows', 'arm64'],
    ['macos', 'universal'],
    ['macos', 'universal'],
  ]);
  expect(stable?.files[0]).toEqual({
    platform: 'windows',
    architecture: 'x64',
    downloadUrl: 'https://msedge.example/152.0.4200.5/EdgeX64.msi',
    fileSize: '190000000',
    sha256: hashOf('EdgeX64.msi'),
    minOsVersion: null,
  });
  expect(await filesOf('edge', 'enterprise', { platform: 'macos', assetPattern: '*.dmg' })).toMatchObject([
    { downloadUrl: 'https://msedge.example/152.0.4200.5/Edge.dmg' },
  ]);
  expect(await releasesOf('edge', 'enterprise', { assetPattern: '*.deb' })).toMatchObject([
    { releaseChannel: 'beta', files: [{ platform: 'linux' }] },
  ]);
});

describe('Debian', () => {
  const ROOT = 'https://vendor.example/linux/deb';
  const stanza = (name: string, version: string, architecture: string) => `Package: ${name}
Version: ${version}
Architecture: ${architecture}
Maintainer: Vendor <linux@vendor.example>
Filename: pool/main/b/${name}/${name}_${version.replace(/^\d+:/u, '')}_${architecture}.deb
SHA256: ${hashOf(name + version)}
Size: 132245836
Description: Web browser
 Filename: in a description
 .
 More.
`;

  test('the revision and the epoch are not part of the version, and old packages stay in the list', async () => {
    serveDebian(server, `${ROOT}/dists/stable`, {
      'main/binary-amd64/Packages': [
        stanza('browser-stable', '1.99-1', 'amd64'),
        stanza('browser-stable', '1:1.120.0-1', 'amd64'),
        stanza('browser-beta', '2.0-1', 'amd64'),
      ].join('\n'),
      'main/binary-arm64/Packages': `\n${stanza('browser-stable', '1:1.120.0-2', 'arm64')}\n`,
      'main/binary-armhf/Packages': '',
    });
    const releases = await releasesOf('debian', `${ROOT}/ stable main browser-stable`);
    expect(
      releases.map(({ versionNumber, files }) => [versionNumber, files.map(({ architecture }) => architecture)]),
    ).toEqual([
      ['1.120.0', ['x64', 'arm64']],
      ['1.99', ['x64']],
    ]);
    expect(releases[0]).toMatchObject({
      releaseChannel: 'stable',
      releaseDate: null,
      sourceUrl: `${ROOT}/dists/stable/main/binary-amd64/Packages`,
      files: [
        {
          platform: 'linux',
          downloadUrl: `${ROOT}/pool/main/b/browser-stable/browser-stable_1.120.0-1_amd64.deb`,
          fileSize: '132245836',
          sha256: hashOf('browser-stable1:1.120.0-1'),
        },
        {},
      ],
    });
  });

  test('a repository that is not there, and one without the component, is unknown', async () => {
    await expect(read('debian', `${ROOT} stable main browser-stable`)).rejects.toMatchObject({
      code: 'unknownIdentifier',
    });
    serveDebian(server, `${ROOT}/dists/stable`, {
      'main/binary-amd64/Packages': stanza('browser-stable', '1.99-1', 'amd64'),
    });
    await expect(read('debian', `${ROOT} stable other browser-stable`)).rejects.toMatchObject({
      code: 'unknownIdentifier',
    });
  });

  test('a list that is not the one of the release is not believed', async () => {
    serveDebian(server, `${ROOT}/dists/stable`, {
      'main/binary-amd64/Packages': stanza('browser-stable', '1.99-1', 'amd64'),
    });
    server.serve(`${ROOT}/dists/stable/main/binary-amd64/Packages`, stanza('browser-stable', '9.9-1', 'amd64'));
    await expect(read('debian', `${ROOT} stable main browser-stable`)).rejects.toMatchObject({ code: 'unreadable' });
  });
});

test('the App Store is asked by number or by bundle, in a country', async () => {
  const result = {
    resultCount: 1,
    results: [
      {
        kind: 'software',
        trackId: 1052879175,
        bundleId: 'com.vendor.browser',
        trackViewUrl: 'https://apps.apple.com/us/app/browser/id1052879175?uo=4',
        version: '1.92.144',
        releaseDate: '2016-01-01T08:00:00Z',
        currentVersionReleaseDate: '2026-11-18T15:00:30Z',
        fileSizeBytes: '190210048',
        minimumOsVersion: '17.0',
      },
    ],
  };
  server.serve('https://itunes.apple.com/lookup?id=1052879175&country=us', result);
  server.serve('https://itunes.apple.com/lookup?bundleId=com.vendor.browser&country=cn', result);
  server.serve('https://itunes.apple.com/lookup?bundleId=com.vendor.gone&country=us', { resultCount: 0, results: [] });
  expect(await releasesOf('appStore', '1052879175')).toEqual([
    {
      versionNumber: '1.92.144',
      releaseChannel: 'stable',
      releaseDate: '2026-11-18',
      sourceUrl: 'https://itunes.apple.com/lookup?id=1052879175&country=us',
      files: [
        {
          platform: 'ios',
          architecture: null,
          downloadUrl: 'https://apps.apple.com/app/id1052879175',
          fileSize: '190210048',
          sha256: null,
          minOsVersion: 'iOS 17.0',
        },
      ],
      doubts: [],
    },
  ]);
  expect(await filesOf('appStore', 'com.vendor.browser/cn')).toMatchObject([
    { downloadUrl: 'https://apps.apple.com/cn/app/id1052879175' },
  ]);
  await expect(read('appStore', 'com.vendor.gone')).rejects.toMatchObject({ code: 'unknownIdentifier' });
});

test('F-Droid suggests one of the newest packages; several packages of one version are for processors that only its page names', async () => {
  const address = 'https://f-droid.org/api/v1/packages/org.vendor.browser';
  const packages = [
    ['1.12-alpha1', 1120100],
    ['1.11', 1110000],
    ['1.10', 1100002],
    ['1.10', 1100001],
    ['1.9', 1090000],
  ].map(([versionName, versionCode]) => ({ versionName, versionCode }));
  server.serve(address, { packageName: 'org.vendor.browser', suggestedVersionCode: 1100001, packages });
  const releases = await releasesOf('fdroid', 'org.vendor.browser');
  expect(
    releases.map(({ versionNumber, releaseChannel, files }) => [
      versionNumber,
      releaseChannel,
      files.map(({ downloadUrl }) => downloadUrl),
    ]),
  ).toEqual([
    ['1.12-alpha1', 'alpha', ['https://f-droid.org/repo/org.vendor.browser_1120100.apk']],
    ['1.10', 'stable', ['https://f-droid.org/packages/org.vendor.browser/']],
    ['1.9', 'stable', ['https://f-droid.org/repo/org.vendor.browser_1090000.apk']],
  ]);
  expect(releases[1]).toMatchObject({
    releaseDate: null,
    sourceUrl: 'https://f-droid.org/packages/org.vendor.browser/',
    files: [{ platform: 'android', architecture: null, sha256: null }],
  });
  expect(await releasesOf('fdroid', 'org.vendor.browser', { releaseChannel: 'beta' })).toMatchObject([
    { versionNumber: '1.11' },
  ]);
  // The suggested package may not be built yet.
  server.serve(address, { packageName: 'org.vendor.browser', suggestedVersionCode: 1130000, packages });
  expect(await releasesOf('fdroid', 'org.vendor.browser', { releaseChannel: 'stable' })).toMatchObject([
    { versionNumber: '1.11' },
    {},
    {},
  ]);
});

describe('Flathub', () => {
  const address = 'https://flathub.org/api/v2/appstream/com.vendor.Browser';

  test('has versions with the revision of a package, and marks development', async () => {
    server.serve(address, {
      id: 'com.vendor.Browser',
      name: 'Browser',
      releases: [
        { version: '1.120.0-1', timestamp: '1795132800', type: 'stable', description: null },
        { version: '1.121.0', timestamp: null, type: 'development' },
      ],
    });
    expect(await releasesOf('flathub', 'com.vendor.Browser')).toMatchObject([
      {
        versionNumber: '1.120.0',
        releaseChannel: 'stable',
        releaseDate: '2026-11-20',
        sourceUrl: address,
        files: [{ platform: 'linux', downloadUrl: null }],
      },
    ]);
    expect(await releasesOf('flathub', 'com.vendor.Browser', { releaseChannel: 'beta' })).toMatchObject([
      { versionNumber: '1.121.0' },
      { versionNumber: '1.120.0', releaseChannel: 'beta' },
    ]);
  });

  test('the page of the site, and another app, are not believed', async () => {
    server.serve(address, '<!doctype html><html lang="en"><title>Flathub</title></html>');
    await expect(read('flathub', 'com.vendor.Browser')).rejects.toMatchObject({ code: 'unreadable' });
    server.serve(address, { id: 'com.other.App', releases: [{ version: '9.9' }] });
    await expect(read('flathub', 'com.vendor.Browser')).rejects.toMatchObject({ code: 'unknownIdentifier' });
  });
});

test('a document that no reader expects is not readable, and is no error of the round', async () => {
  server.serve('https://flathub.org/api/v2/appstream/com.vendor.Browser', {
    id: 'com.vendor.Browser',
    releases: [{ version: '1.0', timestamp: '99999999999999' }],
  });
  await expect(read('flathub', 'com.vendor.Browser')).rejects.toMatchObject({
    name: 'SourceError',
    code: 'unreadable',
  });
});

describe('every kind', () => {
  const CASK = 'https://formulae.brew.sh/api/cask/browser.json';

  test('sends back what it got, and a source without a change is not read again', async () => {
    server.serve(CASK, cask('browser', { version: '1.0', url: 'https://vendor.example/1.dmg', sha256: hashOf('1') }));
    const first = await read('homebrew', 'browser');
    expect(first.validators.etag).toMatch(/^"/u);
    expect(await read('homebrew', 'browser', {}, first.validators)).toEqual({
      answer: null,
      validators: first.validators,
    });
    server.serve(CASK, cask('browser', { version: '1.1', url: 'https://vendor.example/1.dmg', sha256: hashOf('1') }));
    expect((await read('homebrew', 'browser', {}, first.validators)).answer?.releases).toMatchObject([
      { versionNumber: '1.1' },
    ]);
  });

  test.each([
    [404, 'unknownIdentifier'],
    [410, 'unknownIdentifier'],
    [403, 'refused'],
    [429, 'refused'],
    [500, 'serverError'],
    [204, 'serverError'],
  ])('the status %i is %s', async (status, code) => {
    server.serve(CASK, (_request, response) => response.writeHead(status).end());
    await expect(read('homebrew', 'browser')).rejects.toMatchObject({ name: 'SourceError', code });
  });

  test('a byte order mark is no part of the answer', async () => {
    server.serve(
      CASK,
      `\uFEFF${JSON.stringify(cask('browser', { version: '1.0', url: 'https://vendor.example/1.dmg' }))}`,
    );
    expect(await releasesOf('homebrew', 'browser')).toMatchObject([{ versionNumber: '1.0' }]);
  });

  test('an answer that has no end is too large', async () => {
    server.serve(CASK, (_request, response) => response.end(Buffer.alloc(1_000_001, ' ')));
    await expect(read('homebrew', 'browser')).rejects.toMatchObject({ code: 'tooLarge' });
  });

  test.each<[string, string, object]>([
    ['a version that is no version', 'number', { version: '<script>', url: 'https://vendor.example/1.dmg' }],
    ['a version that is too long', 'number', { version: '1'.repeat(60), url: 'https://vendor.example/1.dmg' }],
    ['an address that is none', 'address', { version: '1.0', url: 'javascript:alert(1)' }],
    ['an address with a password', 'address', { version: '1.0', url: 'https://name:secret@vendor.example/1.dmg' }],
  ])('%s is left out', async (_name, reason, fields) => {
    server.serve(CASK, cask('browser', fields));
    await expect(read('homebrew', 'browser')).rejects.toMatchObject({ code: 'nothingUsable', leftOut: [{ reason }] });
  });

  test('a mirror has the turns and intervals of the hosts that it has copies of', async () => {
    const INTERVAL = 1000;
    const polite = createHttpClient({
      publicUrl: 'https://browsers.example',
      allowHosts: [server.host],
      interval: INTERVAL,
    });
    const ends: string[] = [];
    const readPolitely = async (kind: SourceKind, identifier: string) => {
      await readSource(
        { kind, identifier, releaseChannel: null, platform: null, assetPattern: null },
        { http: polite, mirror: server.url },
      ).catch(() => null);
      ends.push(identifier);
    };
    const started = performance.now();
    await Promise.all([
      readPolitely('homebrew', 'browser'),
      readPolitely('homebrew', 'other'),
      readPolitely('flathub', 'com.vendor.Browser'),
    ]);
    polite.close();
    expect(ends).toEqual(['browser', 'com.vendor.Browser', 'other']);
    expect(performance.now() - started).toBeGreaterThanOrEqual(INTERVAL - 5);
  });

  test('a hash that is none is left out', async () => {
    server.serve(CASK, cask('browser', { version: 'v1.0', url: 'https://vendor.example/1.dmg', sha256: 'sha512:abc' }));
    expect(await releasesOf('homebrew', 'browser')).toMatchObject([
      { versionNumber: '1.0', files: [{ sha256: null }] },
    ]);
  });
});
