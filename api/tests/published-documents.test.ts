import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '#rules/sources.ts';
import { answerOf, expected, type Answer, type Documents, type Settings } from './source-answer.ts';

// Documents as makers and stores publish them, with all their other fields; names and addresses are invented.

type Row = readonly [title: string, documents: Documents, answer: Answer, settings?: Settings];

const FEED = 'https://vendor.example/updates/appcast.xml';
const appcast = (items: string, head = '') => ({
  [FEED]: `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<rss xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle" xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0">
<channel><title>Browser</title>${head}<language>en</language>${items}</channel></rss>`,
});
const SIGNATURE = 'sparkle:edSignature="rQ3l7Pq+Qw=="';

const appcasts: Row[] = [
  [
    'generate_appcast: a build, patches, release notes, a phased rollout',
    appcast(`<item><title>1.152.0</title><link>https://vendor.example</link>
      <sparkle:version>82313</sparkle:version><sparkle:shortVersionString>1.152.0</sparkle:shortVersionString>
      <sparkle:minimumSystemVersion>13.0.0</sparkle:minimumSystemVersion><pubDate>Thu, 13 Aug 2026 14:37:02 -0400</pubDate>
      <sparkle:releaseNotesLink xml:lang="en">notes/82313.html</sparkle:releaseNotesLink>
      <sparkle:phasedRolloutInterval>43200</sparkle:phasedRolloutInterval>
      <enclosure url="release/Browser-1.152.0-82313.zip" length="339417322" type="application/octet-stream" ${SIGNATURE}/>
      <sparkle:deltas><enclosure url="release/82313-82000.delta" sparkle:deltaFrom="82000" length="92" type="application/octet-stream" ${SIGNATURE}/></sparkle:deltas></item>`),
    [['stable 1.152.0: macos - updates/release/Browser-1.152.0-82313.zip']],
    { platform: 'macos' },
  ],
  [
    'an update that has only a page, one that is critical, and a number in CDATA',
    appcast(`<item><title>Version 3.2</title><sparkle:version>3.2</sparkle:version><sparkle:informationalUpdate/><link>https://vendor.example/download</link></item>
      <item><title>Version 3.1</title><sparkle:version><![CDATA[3.1]]></sparkle:version><sparkle:criticalUpdate sparkle:version="2.9"></sparkle:criticalUpdate>
      <description><![CDATA[<h1>New</h1><enclosure url="no.dmg"/>]]></description><enclosure url="https://vendor.example/3.1.dmg" length="1"/></item>`),
    [['stable 3.1: macos - 3.1.dmg'], ['noFile 1: 3.2']],
  ],
  [
    'WinSparkle with arguments of the installer',
    appcast(`<item><title>7.6.3797.63</title><pubDate>Wed, 18 Nov 2026 09:10:11 +0000</pubDate>
      <enclosure url="https://vendor.example/stable-auto/Browser.7.6.3797.63.x64.exe" sparkle:version="7.6.3797.63" sparkle:os="windows" sparkle:installerArguments="--vivaldi-silent" length="130000000" type="application/octet-stream" sparkle:dsaSignature="MC0C"/></item>`),
    [['stable 7.6.3797.63: windows x64 stable-auto/Browser.7.6.3797.63.x64.exe']],
  ],
  [
    'channels of Sparkle 2, one of a name that nobody knows',
    appcast(
      ['beta', 'insiders', 'ring-zero', '']
        .map(
          (channel, index) =>
            `<item><sparkle:version>${200 - index}</sparkle:version><sparkle:shortVersionString>2.0.${9 - index}</sparkle:shortVersionString>${channel && `<sparkle:channel>${channel}</sparkle:channel>`}<enclosure url="b/2.0.${9 - index}.dmg" length="5"/></item>`,
        )
        .join(''),
    ),
    [
      [
        'beta 2.0.9: macos - updates/b/2.0.9.dmg',
        'beta 2.0.8: macos - updates/b/2.0.8.dmg',
        'stable 2.0.6: macos - updates/b/2.0.6.dmg ? channel 1: ring-zero',
      ],
      ['channel 1: ring-zero'],
    ],
  ],
  [
    'a feed for each processor, whose files say nothing',
    appcast(
      `<item><title>1.96.12</title><enclosure url="https://vendor.example/stable-arm64/Browser-1.96.12.dmg" sparkle:version="196.12" sparkle:shortVersionString="1.96.12" length="250000000"/></item>`,
    ),
    [['stable 1.96.12: macos - stable-arm64/Browser-1.96.12.dmg']],
  ],
  [
    'two systems that one item names without a processor, and a package of Windows for macOS',
    appcast(
      `<item><sparkle:version>4.0</sparkle:version><enclosure url="a/4.0.msi" sparkle:os="macos" length="1"/><enclosure url="a/4.0.AppImage" sparkle:os="linux" length="1"/></item>`,
    ),
    [
      ['stable 4.0: linux - updates/a/4.0.AppImage ? contradiction 1: macos: 4.0.msi'],
      ['contradiction 1: macos: 4.0.msi'],
    ],
  ],
];

const stated = (attributes: string, elements = '', file = 'b/2.4.0.zip') =>
  appcast(
    `<item><sparkle:version>2.4.0</sparkle:version>${elements}<enclosure url="${file}" length="5" ${attributes}/></item>`,
  );
const CONTRADICTION = 'https://vendor.example/updates/b/2.4.0.zip';
const contradicting = [
  ['the processor behind the system and another one', stated('sparkle:os="windows-x64" sparkle:arch="arm64"')],
  [
    'a processor and a requirement',
    stated(
      'sparkle:os="macos" sparkle:arch="x64"',
      '<sparkle:hardwareRequirements>arm64</sparkle:hardwareRequirements>',
    ),
  ],
  ['the system of an item and of its file', stated('sparkle:os="macos"', '<sparkle:os>windows</sparkle:os>')],
  [
    'the channel of an item and of its file',
    stated('sparkle:os="macos" sparkle:channel="stable"', '<sparkle:channel>beta</sparkle:channel>'),
  ],
  ['a title and the only number', stated('sparkle:os="macos"', '<title>Version 3.0</title>')],
] as const;
appcasts.push(
  ...contradicting.map(([title, documents]): Row => [
    title,
    documents,
    ['nothingUsable', [`contradiction 1: ${CONTRADICTION}`]],
  ]),
  [
    'two systems of one file',
    stated('sparkle:os="windows, linux"'),
    ['nothingUsable', ['contradiction 1: windows, linux: 2.4.0.zip']],
  ],
  [
    'iOS as Apple writes it',
    stated('sparkle:os="iOS"', '', 'b/2.4.0.ipa'),
    [['stable 2.4.0: ios - updates/b/2.4.0.ipa']],
  ],
  [
    'a title that names a channel',
    stated('sparkle:os="macos"', '<title>Browser 2.4.0 Beta 3</title>'),
    [['beta 2.4.0: macos - updates/b/2.4.0.zip']],
  ],
  [
    'a title that names a candidate',
    stated('sparkle:os="macos"', '<title>Browser 2.4.0 RC 3</title>'),
    ['nothingUsable', ['prerelease 1: 2.4.0']],
  ],
  [
    'a title about what is new',
    stated('sparkle:os="macos"', '<title>2.4.0: out of beta, with link previews</title>'),
    [['stable 2.4.0: macos - updates/b/2.4.0.zip']],
  ],
);

const CASK = 'https://formulae.brew.sh/api/cask/browser.json';
const cask = (fields: object) => ({
  [CASK]: {
    token: 'browser',
    full_token: 'browser',
    old_tokens: [],
    tap: 'homebrew/cask',
    name: ['Browser'],
    desc: 'Web browser',
    homepage: 'https://vendor.example/',
    url: 'https://vendor.example/mac/Browser-5.1.0-arm64.dmg',
    url_specs: {},
    version: '5.1.0',
    autobump: true,
    installed: null,
    outdated: false,
    sha256: 'a'.repeat(64),
    artifacts: [{ app: ['Browser.app'] }],
    depends_on: { macos: { '>=': ['12'] } },
    conflicts_with: null,
    container: null,
    rename: [],
    auto_updates: true,
    deprecated: false,
    disabled: false,
    languages: [],
    ruby_source_path: 'Casks/b/browser.rb',
    tap_git_head: '0'.repeat(40),
    variations: {},
    ...fields,
  },
});
const INTEL = 'https://vendor.example/mac/Browser-5.1.0-x64.dmg';
const intel = { url: INTEL, sha256: 'b'.repeat(64) };
const casks: Row[] = [
  [
    'a file for each processor',
    cask({
      variations: Object.fromEntries(
        ['tahoe', 'sequoia', 'sonoma', 'ventura', 'monterey'].map((name) => [name, intel]),
      ),
    }),
    [['stable 5.1.0: macos arm64 mac/Browser-5.1.0-arm64.dmg, macos x64 mac/Browser-5.1.0-x64.dmg']],
  ],
  [
    'exactly these releases of macOS',
    cask({ depends_on: { macos: { '==': ['10.14', '10.15'] } } }),
    ['nothingUsable', ['olderSystem 1: https://vendor.example/mac/Browser-5.1.0-arm64.dmg']],
  ],
  [
    'up to a release of macOS',
    cask({ depends_on: { macos: { '<=': ['11'] } } }),
    ['nothingUsable', ['olderSystem 1: https://vendor.example/mac/Browser-5.1.0-arm64.dmg']],
  ],
  [
    'without a fixed number and hash',
    cask({ version: 'latest', sha256: 'no_check', url: 'https://vendor.example/download/mac' }),
    ['nothingUsable', ['number 1: latest']],
  ],
  [
    'deprecated, with a replacement',
    cask({
      deprecated: true,
      deprecation_date: '2026-09-01',
      deprecation_reason: 'discontinued',
      deprecation_replacement_cask: 'other',
      url: 'https://vendor.example/5.1.0.dmg',
    }),
    [['stable 5.1.0: macos - 5.1.0.dmg ? deprecated 1: browser'], ['deprecated 1: browser']],
  ],
  [
    'older macOS alone, by its list of systems',
    cask({ url: 'https://vendor.example/5.1.0.dmg', supported_platforms: ['catalina', 'mojave'] }),
    ['nothingUsable', ['olderSystem 1: https://vendor.example/5.1.0.dmg']],
  ],
  [
    'a processor of old',
    cask({ depends_on: { arch: [{ type: 'ppc', bits: 32 }] }, url: 'https://vendor.example/5.1.0.dmg' }),
    ['nothingUsable', ['otherProcessor 1: ppc']],
  ],
  [
    'for Linux only',
    cask({
      url: 'https://vendor.example/5.1.0.AppImage',
      depends_on: { arch: [{ type: 'intel', bits: 64 }], linux: {} },
      supported_platforms: ['x86_64_linux'],
    }),
    [['stable 5.1.0: linux x64 5.1.0.AppImage']],
  ],
];

const RELEASES = 'https://api.github.com/repos/vendor/browser/releases?per_page=30';
const release = (tag: string, names: readonly string[], fields: object = {}) => ({
  url: 'https://api.github.com/repos/vendor/browser/releases/1',
  html_url: `https://github.com/vendor/browser/releases/tag/${tag}`,
  id: 1,
  tag_name: tag,
  target_commitish: 'main',
  name: tag,
  draft: false,
  immutable: true,
  prerelease: false,
  created_at: '2026-11-18T08:00:00Z',
  published_at: '2026-11-18T09:00:00Z',
  body: 'Fixes',
  assets: names.map((name, id) => ({
    id,
    name,
    label: '',
    content_type: 'application/octet-stream',
    state: 'uploaded',
    size: 90_000_000,
    digest: `sha256:${'c'.repeat(64)}`,
    download_count: 3,
    browser_download_url: `https://vendor.example/${name}`,
  })),
  ...fields,
});
const githubs: Row[] = [
  [
    'Tauri',
    {
      [RELEASES]: [
        release('app-v1.4.2', [
          'Browser_1.4.2_aarch64.dmg',
          'Browser_1.4.2_x64.dmg',
          'Browser_1.4.2_x64-setup.exe',
          'Browser_1.4.2_x64_en-US.msi',
          'Browser_1.4.2_amd64.deb',
          'Browser-1.4.2-1.x86_64.rpm',
          'Browser_1.4.2_amd64.AppImage',
          'Browser_aarch64.app.tar.gz',
          'Browser_aarch64.app.tar.gz.sig',
          'latest.json',
        ]),
      ],
    },
    [
      [
        'stable 1.4.2: macos arm64 Browser_1.4.2_aarch64.dmg, macos arm64 Browser_aarch64.app.tar.gz, macos x64 Browser_1.4.2_x64.dmg, windows x64 Browser_1.4.2_x64-setup.exe, windows x64 Browser_1.4.2_x64_en-US.msi, linux x64 Browser_1.4.2_amd64.deb, linux x64 Browser-1.4.2-1.x86_64.rpm, linux x64 Browser_1.4.2_amd64.AppImage',
      ],
      ['noInstaller 2: Browser_aarch64.app.tar.gz.sig, latest.json'],
    ],
  ],
  [
    'a fork of Firefox: archives of updates, a package of sources',
    {
      [RELEASES]: [
        release('1.17.5', [
          'browser.installer.exe',
          'browser.installer-arm64.exe',
          'browser.linux-x86_64.tar.xz',
          'browser.linux-aarch64.tar.xz',
          'browser.macos-universal.dmg',
          'linux.mar',
          'macos.mar',
          'windows-arm64.complete.mar',
          'browser-x86_64.AppImage',
          'browser-x86_64.AppImage.zsync',
          'browser.source.tar.zst',
        ]),
      ],
    },
    [
      [
        'stable 1.17.5: windows - browser.installer.exe, windows arm64 browser.installer-arm64.exe, linux x64 browser.linux-x86_64.tar.xz, linux x64 browser-x86_64.AppImage, linux arm64 browser.linux-aarch64.tar.xz, macos universal browser.macos-universal.dmg',
      ],
      [
        'noInstaller 5: linux.mar, macos.mar, windows-arm64.complete.mar, browser-x86_64.AppImage.zsync, browser.source.tar.zst',
      ],
    ],
  ],
  [
    'Chromium with the revision of its packaging',
    {
      [RELEASES]: [
        release('140.0.7339.207-1.1', [
          'browser_140.0.7339.207-1.1_installer_x64.exe',
          'browser_140.0.7339.207-1.1_windows_x86.zip',
          'browser_140.0.7339.207-1.1_arm64-macos.dmg',
          'browser-140.0.7339.207-1-x86_64_linux.tar.xz',
        ]),
      ],
    },
    [
      [
        'stable 140.0.7339.207: windows x64 browser_140.0.7339.207-1.1_installer_x64.exe, windows x86 browser_140.0.7339.207-1.1_windows_x86.zip, macos arm64 browser_140.0.7339.207-1.1_arm64-macos.dmg, linux x64 browser-140.0.7339.207-1-x86_64_linux.tar.xz',
      ],
    ],
  ],
  [
    'packages of Android for each ABI',
    {
      [RELEASES]: [
        release('v5.2.0', [
          'app-arm64-v8a-release.apk',
          'app-armeabi-v7a-release.apk',
          'app-x86_64-release.apk',
          'app-x86-release.apk',
          'app-universal-release.apk',
          'mapping.txt',
        ]),
      ],
    },
    [
      [
        'stable 5.2.0: android arm64 app-arm64-v8a-release.apk, android x64 app-x86_64-release.apk, android x86 app-x86-release.apk, android universal app-universal-release.apk',
      ],
      ['noInstaller 1: mapping.txt', 'otherProcessor 1: app-armeabi-v7a-release.apk'],
    ],
  ],
  [
    'a nightly that is moved every day',
    { [RELEASES]: [release('nightly', ['browser-nightly.dmg'], { name: 'Nightly 2026-11-20', prerelease: true })] },
    [['dev 2026-11-20: macos - browser-nightly.dmg']],
  ],
  [
    'electron-builder',
    {
      [RELEASES]: [
        release('v2.3.0', [
          'Browser-Setup-2.3.0.exe',
          'Browser-Setup-2.3.0.exe.blockmap',
          'Browser-2.3.0-arm64-mac.zip',
          'Browser-2.3.0-mac.zip',
          'browser_2.3.0_armhf.snap',
          'browser_2.3.0_amd64.snap',
          'latest-mac.yml',
          'SHA256SUMS',
          'SHA256SUMS.asc',
          'Browser-2.3.0-win.msi.asc',
        ]),
      ],
    },
    [
      [
        'stable 2.3.0: windows - Browser-Setup-2.3.0.exe, macos arm64 Browser-2.3.0-arm64-mac.zip, macos - Browser-2.3.0-mac.zip, linux x64 browser_2.3.0_amd64.snap',
      ],
      [
        'noInstaller 5: Browser-Setup-2.3.0.exe.blockmap, latest-mac.yml, SHA256SUMS, SHA256SUMS.asc, Browser-2.3.0-win.msi.asc',
        'otherProcessor 1: browser_2.3.0_armhf.snap',
      ],
    ],
  ],
];

const titled = (name: string, fields: object = {}) => ({
  [RELEASES]: [release('v2.0.0', ['Browser-2.0.0-x64.exe'], { name, ...fields })],
});
const STABLE: Answer = [['stable 2.0.0: windows x64 Browser-2.0.0-x64.exe']];
githubs.push(
  ...[
    'v2.0.0 - new developer tools',
    '2.0.0: tabs in alphabetical order',
    '2.0.0: link previews',
    '2.0.0 – out of beta!',
    'New developer tools',
  ].map((name): Row => [`a title about what is new: ${name}`, titled(name), STABLE]),
  ...[
    '2.0.0 RC 1',
    '2.0.0 Release Candidate',
    '2.0.0 pre-release',
    'Snapshot 2.0.0',
    '2.0.0 unstable',
    '2.0.0 (insiders)',
    'Test build 2.0.0',
    'Browser Nightly 2.0.0',
  ].map((name): Row => [
    `a title that says prerelease, and a field that does not: ${name}`,
    titled(name),
    ['nothingUsable', ['prerelease 1: v2.0.0']],
  ]),
  [
    'the same title, and the field',
    titled('Browser Nightly 2.0.0', { prerelease: true }),
    [['dev 2.0.0: windows x64 Browser-2.0.0-x64.exe']],
  ],
  [
    'another number in the title',
    titled('Browser 2.1.0'),
    ['nothingUsable', ['contradiction 1: Browser-2.0.0-x64.exe']],
  ],
  [
    'packages for televisions and watches, and of sources',
    {
      [RELEASES]: [
        release('2.0.0', [
          'browser-2.0.0-tvos.ipa',
          'browser-2.0.0-wear.apk',
          'browser-2.0.0-1.src.rpm',
          'browser-2.0.0-iOS.ipa',
        ]),
      ],
    },
    [
      ['stable 2.0.0: ios - browser-2.0.0-iOS.ipa'],
      ['otherProduct 2: browser-2.0.0-tvos.ipa, browser-2.0.0-wear.apk', 'noInstaller 1: browser-2.0.0-1.src.rpm'],
    ],
  ],
);

const COMMIT = '0'.repeat(40);
const PACKAGES = 'https://api.github.com/repos/microsoft/winget-pkgs';
const manifest = (installers: string, root = '') => ({
  [`${PACKAGES}/contents/manifests/v/Vendor/Browser`]: [
    { name: '154.0.3', type: 'dir' },
    { name: 'Beta', type: 'dir' },
    { name: '.validation', type: 'file' },
  ],
  [`${PACKAGES}/git/ref/heads/master`]: { ref: 'refs/heads/master', object: { sha: COMMIT, type: 'commit' } },
  [`https://raw.githubusercontent.com/microsoft/winget-pkgs/${COMMIT}/manifests/v/Vendor/Browser/154.0.3/Vendor.Browser.installer.yaml`]:
    `\uFEFF# Created with komac v2.12.1\n# yaml-language-server: $schema=https://aka.ms/winget-manifest.installer.1.10.0.schema.json\n\nPackageIdentifier: Vendor.Browser\nPackageVersion: 154.0.3\n${root}Installers:\n${installers}ManifestType: installer\nManifestVersion: 1.10.0\n`.replaceAll(
      '\n',
      '\r\n',
    ),
});
const SHA = 'D'.repeat(64);
const wingets: Row[] = [
  [
    'installers with locales, scopes and switches',
    manifest(
      ['x86', 'x64', 'arm64']
        .flatMap((one) =>
          ['en-US', 'zh-CN'].map(
            (locale) =>
              `- InstallerLocale: ${locale}\n  Architecture: ${one}\n  InstallerUrl: https://vendor.example/${one}/${locale}/Setup.exe\n  InstallerSha256: ${SHA}\n`,
          ),
        )
        .join(''),
      'InstallerType: nullsoft\nScope: machine\nUpgradeBehavior: install\nReleaseDate: 2026-11-19\nPlatform:\n- Windows.Desktop\nMinimumOSVersion: 10.0.17763.0\nInstallerSwitches:\n  Silent: /S\n',
    ),
    [
      [
        'stable 154.0.3: windows x86 x86/en-US/Setup.exe, windows x86 x86/zh-CN/Setup.exe, windows x64 x64/en-US/Setup.exe, windows x64 x64/zh-CN/Setup.exe, windows arm64 arm64/en-US/Setup.exe, windows arm64 arm64/zh-CN/Setup.exe',
      ],
    ],
  ],
  [
    'a portable program in an archive',
    manifest(
      `- Architecture: x64\n  InstallerUrl: https://vendor.example/browser-154.0.3.zip\n  InstallerSha256: ${SHA}\n`,
      'InstallerType: zip\nNestedInstallerType: portable\nNestedInstallerFiles:\n- RelativeFilePath: browser.exe\n',
    ),
    [['stable 154.0.3: windows x64 browser-154.0.3.zip']],
  ],
  [
    'a package of the Microsoft Store for all processors',
    manifest(
      `- Architecture: neutral\n  InstallerUrl: https://vendor.example/Browser_154.0.3_neutral_~_8wekyb3d8bbwe.msixbundle\n  InstallerSha256: ${SHA}\n  SignatureSha256: ${SHA}\n`,
      'InstallerType: msix\n',
    ),
    [['stable 154.0.3: windows universal Browser_154.0.3_neutral_~_8wekyb3d8bbwe.msixbundle']],
  ],
];

const LOOKUP = 'https://itunes.apple.com/lookup?id=77&country=us';
const app = (fields: object) => ({
  [LOOKUP]: {
    resultCount: 1,
    results: [
      {
        wrapperType: 'software',
        kind: 'software',
        artistId: 5,
        trackId: 77,
        trackName: 'Browser',
        bundleId: 'com.vendor.browser',
        version: '154.0',
        fileSizeBytes: '260000000',
        minimumOsVersion: '17.0',
        currentVersionReleaseDate: '2026-11-18T12:00:00Z',
        releaseDate: '2019-01-01T08:00:00Z',
        price: 0,
        isGameCenterEnabled: false,
        features: ['iosUniversal'],
        supportedDevices: ['iPhone15Pro-iPhone15Pro', 'iPadAir6-iPadAir6', 'Watch4-Watch4'],
        ...fields,
      },
    ],
  },
});
const PAGE = 'https://apps.apple.com/app/id77';
const stores: Row[] = [
  ['an app for phones and tablets', app({}), [[`stable 154.0: ios - ${PAGE}`]]],
  ['an app for the Mac', app({ kind: 'mac-software', supportedDevices: [] }), [[`stable 154.0: macos - ${PAGE}`]]],
  [
    'an app for glasses alone',
    app({ supportedDevices: ['RealityDevice14-RealityDevice14'] }),
    ['nothingUsable', ['system 1: RealityDevice14-RealityDevice14']],
  ],
  [
    'an app for watches alone',
    app({ supportedDevices: ['Watch4-Watch4', 'Watch5-Watch5'] }),
    ['nothingUsable', ['system 1: Watch4-Watch4']],
  ],
];

const DROID = 'https://f-droid.org/api/v1/packages/org.vendor.browser';
const droids: Row[] = [
  [
    'builds for each ABI, and one that is not for everyone yet',
    {
      [DROID]: {
        packageName: 'org.vendor.browser',
        suggestedVersionCode: 1_540_020,
        packages: [
          { versionName: '155.0.0', versionCode: 1_550_020 },
          { versionName: '154.0.0', versionCode: 1_540_020 },
          { versionName: '154.0.0', versionCode: 1_540_010 },
          { versionName: '154.0.0-rc1', versionCode: 1_540_001 },
        ],
      },
    },
    [
      [
        'stable 154.0.0: android - https://f-droid.org/packages/org.vendor.browser/',
        'beta 154.0.0-rc1: android - https://f-droid.org/repo/org.vendor.browser_1540001.apk',
      ],
      ['prerelease 1: 155.0.0'],
    ],
  ],
];

const FLAT = 'https://flathub.org/api/v2/appstream/com.vendor.Browser';
const flathubs: Row[] = [
  [
    'releases with times in texts, types, urgencies and notes',
    {
      [FLAT]: {
        type: 'desktop-application',
        id: 'com.vendor.Browser',
        name: 'Browser',
        bundle: { type: 'flatpak', value: 'app/com.vendor.Browser/x86_64/stable' },
        releases: [
          {
            type: 'stable',
            version: '154.0.3',
            timestamp: '1763510400',
            date: null,
            urgency: 'high',
            description: '<p>New</p>',
            url: null,
          },
          { type: null, version: '154.0.2', timestamp: 1_763_000_000 },
          { type: 'development', version: '155.0-beta.1', timestamp: '1763510400' },
        ],
      },
    },
    [['beta 155.0-beta.1: linux - -', 'stable 154.0.3: linux - -', 'stable 154.0.2: linux - -']],
  ],
];

const EDGE = 'https://edgeupdates.microsoft.com/api/products?view=enterprise';
const edge = (platform: string, architecture: string, names: readonly string[]) => ({
  ReleaseId: 1,
  Platform: platform,
  Architecture: architecture,
  CVEs: [],
  ProductVersion: '154.0.3500.31',
  PublishedTime: '2026-11-19T20:44:00',
  ExpectedExpiryDate: '2027-11-19T20:44:00',
  Artifacts: names.map((name) => ({
    ArtifactName: name.split('.').at(-1),
    Location: `https://vendor.example/${name}`,
    Hash: 'E'.repeat(64),
    HashAlgorithm: 'SHA256',
    SizeInBytes: 190_000_000,
  })),
});
const edges: Row[] = [
  [
    'all systems and products',
    {
      [EDGE]: [
        {
          Product: 'Stable',
          Releases: [
            edge('Windows', 'x64', ['BrowserEnterpriseX64.msi']),
            edge('Windows', 'arm64', ['BrowserEnterpriseARM64.msi']),
            edge('Linux', 'x64', [
              'browser-stable_154.0.3500.31-1_amd64.deb',
              'browser-stable-154.0.3500.31-1.x86_64.rpm',
            ]),
            edge('MacOS', 'universal', ['Browser-154.0.3500.31.pkg']),
            edge('Android', 'arm64', []),
            edge('iOS', 'arm64', []),
          ],
        },
        { Product: 'EdgeUpdate', Releases: [edge('Windows', 'x86', ['Policy.cab'])] },
        { Product: 'Canary', Releases: [] },
      ],
    },
    [
      [
        'stable 154.0.3500.31: windows x64 BrowserEnterpriseX64.msi, windows arm64 BrowserEnterpriseARM64.msi, linux x64 browser-stable_154.0.3500.31-1_amd64.deb, linux x64 browser-stable-154.0.3500.31-1.x86_64.rpm, macos universal Browser-154.0.3500.31.pkg',
      ],
      ['noFile 2: 154.0.3500.31', 'otherProduct 2: EdgeUpdate, Canary'],
    ],
  ],
];

const FOLDER = 'https://vendor.example/deb/dists/stable/';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const PARAGRAPH = `Package: browser-stable\nSource: browser\nPriority: optional\nSection: web\nInstalled-Size: 512000\nMaintainer: Vendor <deb@vendor.example>\nArchitecture: amd64\nVersion: 154.0.3-1\nProvides: www-browser\nDepends: libc6 (>= 2.31),\n libnss3\nFilename: pool/main/b/browser-stable/browser-stable_154.0.3-1_amd64.deb\nSize: 120000000\nMD5sum: ${'f'.repeat(32)}\nSHA256: ${'f'.repeat(64)}\nDescription: Web browser\n Version: 9.9\n .\n more\n\nPackage: browser-stable-dbg\nVersion: 154.0.3-1\nArchitecture: amd64\nFilename: pool/x.deb\n`;
const debians: Row[] = [
  [
    'reprepro: all kinds of hashes, further lists, packages of symbols',
    {
      [`${FOLDER}InRelease`]: `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nOrigin: Vendor\nSuite: stable\nCodename: stable\nArchitectures: amd64 arm64 armhf\nComponents: main\nMD5Sum:\n ${'1'.repeat(32)} 900 main/binary-amd64/Packages\nSHA256:\n ${sha(PARAGRAPH)} 900 main/binary-amd64/Packages\n ${'2'.repeat(64)} 90 main/binary-armhf/Packages\n ${'2'.repeat(64)} 90 main/binary-amd64/Release\n ${'2'.repeat(64)} 90 main/Contents-amd64.gz\n-----BEGIN PGP SIGNATURE-----\n\nx\n-----END PGP SIGNATURE-----\n`,
      [`${FOLDER}main/binary-amd64/Packages`]: PARAGRAPH,
    },
    [['stable 154.0.3: linux x64 deb/pool/main/b/browser-stable/browser-stable_154.0.3-1_amd64.deb']],
  ],
];

const DETAILS = 'https://product-details.mozilla.org/1.0';
const mozillas: Row[] = [
  [
    'versions of all products',
    {
      [`${DETAILS}/firefox_versions.json`]: {
        FIREFOX_AURORA: '',
        FIREFOX_DEVEDITION: '156.0b3',
        FIREFOX_ESR: '153.2.0esr',
        FIREFOX_NIGHTLY: '157.0a1',
        LATEST_FIREFOX_DEVEL_VERSION: '156.0b3',
        LATEST_FIREFOX_RELEASED_DEVEL_VERSION: '156.0b3',
        LATEST_FIREFOX_VERSION: '155.0.1',
      },
      [`${DETAILS}/firefox.json`]: {
        releases: {
          'firefox-155.0.1': {
            build_number: 1,
            category: 'stability',
            date: '2026-11-17',
            description: null,
            is_security_driven: false,
            product: 'firefox',
            version: '155.0.1',
          },
          'firefox-156.0b3': { category: 'dev', date: '2026-11-20', version: '156.0b3' },
          'firefox-153.2.0esr': { category: 'esr', date: '2026-11-17', version: '153.2.0esr' },
        },
      },
    },
    [['beta 156.0b3: windows - -, macos - -, linux - -', 'stable 155.0.1: windows - -, macos - -, linux - -']],
  ],
];

function run(name: string, kind: SourceKind, identifier: string, rows: readonly Row[]) {
  describe(`${name}:`, () => {
    for (const [title, documents, answer, settings] of rows)
      test(`Q9 ${title}`, async () => {
        expect(await answerOf(kind, identifier, documents, settings)).toEqual(expected(answer));
      });
  });
}

run('an appcast', 'sparkle', FEED, appcasts);
run('a cask', 'homebrew', 'browser', casks);
run('releases on GitHub', 'github', 'vendor/browser', githubs);
run('winget', 'winget', 'Vendor.Browser', wingets);
run('the App Store', 'appStore', '77', stores);
run('F-Droid', 'fdroid', 'org.vendor.browser', droids);
run('Flathub', 'flathub', 'com.vendor.Browser', flathubs);
run('Edge', 'edge', 'enterprise', edges);
for (const [title, identifier, number, fields, answer] of [
  ['of testing', 'forky main', '154.0.3-1', 'Suite: testing', ['nothingUsable', ['prerelease 1: 154.0.3-1']]],
  ['of the nightlies', 'noble nightly', '154.0.3-1', 'Suite: noble', ['dev 154.0.3']],
  [
    'of proposed ones',
    'noble-proposed main',
    '154.0.3-1',
    'Suite: noble-proposed',
    ['nothingUsable', ['prerelease 1: 154.0.3-1']],
  ],
  ['of Firefox from Debian', 'stable main', '128.5.0esr-1~deb12u1', 'Suite: stable', ['stable 128.5.0esr']],
  [
    'of a distribution with words of its own',
    'stable main',
    '1:131.0.6778.204-1xtradeb1.2404.1',
    'Suite: stable',
    ['stable 131.0.6778.204'],
  ],
  ['with a day', 'mozilla main', '157.0a1~20261124', 'Suite: mozilla', ['alpha 157.0a1']],
] as const) {
  const [suite = '', component = ''] = identifier.split(' ');
  const folder = `https://vendor.example/deb/dists/${suite}/`;
  const list = `Package: browser\nVersion: ${number}\nArchitecture: amd64\nFilename: pool/b.deb\nSize: 90000000\nSHA256: ${'e'.repeat(64)}\n`;
  test(`Q9 a package ${title}`, async () => {
    const [result, leftOut] = await answerOf('debian', `https://vendor.example/deb ${identifier} browser`, {
      [`${folder}Release`]: `${fields}\nSHA256:\n ${sha(list)} ${list.length} ${component}/binary-amd64/Packages\n`,
      [`${folder}${component}/binary-amd64/Packages`]: list,
    });
    expect(Array.isArray(result) ? [result[0]?.split(':')[0]] : [result, leftOut]).toEqual(answer);
  });
}

for (const [identifier, answer] of [
  ['Vendor.Browser.Beta', 'beta 154.0.3'],
  ['Vendor.BrowserNightly', 'dev 154.0.3'],
  ['Vendor.Browser.zh-CN', 'stable 154.0.3'],
  ['Vendor.Browser.MSIX', 'stable 154.0.3'],
  ['Vendor.Browser.ESR', 'nothingUsable channel 1: ESR'],
  ['Vendor.Browser.Twilight', 'nothingUsable channel 1: Twilight'],
] as const)
  test(`Q9 the channel of ${identifier}`, async () => {
    const documents = manifest(
      `- Architecture: x64\n  InstallerUrl: https://vendor.example/b.exe\n  InstallerSha256: ${SHA}\n`,
    );
    const path = identifier.replaceAll('.', '/');
    const renamed = Object.entries(documents).map(([url, document]) => [
      url.replaceAll('Vendor/Browser', path).replaceAll('Vendor.Browser', identifier),
      typeof document === 'string' ? document.replace('Vendor.Browser', identifier) : document,
    ]);
    const [result, leftOut] = await answerOf('winget', identifier, Object.fromEntries(renamed));
    expect(Array.isArray(result) ? result[0]?.split(':')[0] : [result, leftOut].flat().join(' ')).toBe(answer);
  });

for (const [identifier, channel] of [
  ['browser-beta', 'beta'],
  ['browser@nightly', 'dev'],
  ['dev-browser', 'stable'],
] as const)
  test(`Q9 the channel of the cask ${identifier}`, async () => {
    const document = { ...cask({ url: 'https://vendor.example/5.1.0.dmg' })[CASK], token: identifier };
    expect(
      await answerOf('homebrew', identifier, { [`https://formulae.brew.sh/api/cask/${identifier}.json`]: document }),
    ).toEqual([[`${channel} 5.1.0: macos - 5.1.0.dmg`], []]);
  });

run('Debian', 'debian', 'https://vendor.example/deb stable main browser-stable', debians);
run('Mozilla', 'mozilla', 'firefox', mozillas);
