import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '#rules/sources.ts';
import { answerOf, expected, type Answer, type Documents, type Settings } from './source-answer.ts';

// Documents of each kind, each with its whole answer. A release is written as
// "channel number: system processor address, …", and with its doubts behind "?".

type Row = readonly [title: string, document: string | object, answer: Answer, settings?: Settings];

const FEED = 'https://vendor.example/appcast.xml';
const NAMESPACE = 'http://www.andymatuschak.org/xml-namespaces/sparkle';
const feed = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:sparkle="${NAMESPACE}"><channel><title>Browser</title>${items.join('')}</channel></rss>`;
const item = (number: string, enclosure: string, more = '') =>
  `<item><title>${number}</title><sparkle:version>${number}</sparkle:version>${more}<enclosure length="90000000" ${enclosure}/></item>`;
const dmg = (number: string, more = '') => item(number, `url="https://vendor.example/${number}.dmg"`, more);
const appcasts: Row[] = [
  ['a disk image of macOS', feed(dmg('2.0')), [['stable 2.0: macos - 2.0.dmg']]],
  [
    'a file of each system in one item',
    feed(
      `<item><sparkle:version>3.1</sparkle:version>
        <enclosure sparkle:os="macos" url="https://vendor.example/3.1/mac.zip"/>
        <enclosure sparkle:os="windows" url="https://vendor.example/3.1/setup.exe"/>
        <enclosure sparkle:os="linux" url="https://vendor.example/3.1/app.AppImage"/>
        <enclosure sparkle:os="android" url="https://vendor.example/3.1/app.apk"/>
        <enclosure sparkle:os="ios" url="https://apps.apple.com/app/id77"/></item>`,
    ),
    [
      [
        'stable 3.1: macos - 3.1/mac.zip, windows - 3.1/setup.exe, linux - 3.1/app.AppImage, android - 3.1/app.apk, ios - https://apps.apple.com/app/id77',
      ],
    ],
  ],
  [
    'processors behind the system',
    feed(
      item('4.0', 'sparkle:os="windows-x64" url="https://vendor.example/a.exe"'),
      item('4.0', 'sparkle:os="windows-arm64" url="https://vendor.example/b.exe"'),
      item('4.0', 'sparkle:os="windows-x86" url="https://vendor.example/c.exe"'),
    ),
    [['stable 4.0: windows x64 a.exe, windows arm64 b.exe, windows x86 c.exe']],
  ],
  [
    'a processor in an attribute, and one that is required',
    feed(
      item('4.1', 'sparkle:arch="x86_64" sparkle:os="linux" url="https://vendor.example/a.AppImage"'),
      dmg('4.1', '<sparkle:hardwareRequirements>arm64</sparkle:hardwareRequirements>'),
    ),
    [['stable 4.1: linux x64 a.AppImage, macos arm64 4.1.dmg']],
  ],
  [
    'requirements of macOS that say nothing about Windows',
    feed(
      item(
        '4.2',
        'sparkle:os="windows" url="https://vendor.example/a.exe"',
        '<sparkle:hardwareRequirements>arm64</sparkle:hardwareRequirements>',
      ),
    ),
    [['stable 4.2: windows - a.exe']],
  ],
  [
    'requirements of two processors',
    feed(dmg('4.3', '<sparkle:hardwareRequirements>arm64, x86_64</sparkle:hardwareRequirements>')),
    [['stable 4.3: macos universal 4.3.dmg']],
  ],
  [
    'one file for two processors',
    feed(
      item('4.4', 'sparkle:os="windows-x64" url="https://vendor.example/all.exe"'),
      item('4.4', 'sparkle:os="windows-arm64" url="https://vendor.example/all.exe"'),
    ),
    [['stable 4.4: windows universal all.exe']],
  ],
  [
    'one file for the processors of PCs, which does not run on ARM',
    feed(
      item('4.5', 'sparkle:os="windows-x64" url="https://vendor.example/pc.exe"'),
      item('4.5', 'sparkle:os="windows-x86" url="https://vendor.example/pc.exe"'),
    ),
    [['stable 4.5: windows x86 pc.exe']],
  ],
  [
    'a system that is not known',
    feed(dmg('5.0'), item('5.0', 'sparkle:os="visionos" url="https://vendor.example/vision.pkg"')),
    [['stable 5.0: macos - 5.0.dmg ? system 1: visionos'], ['system 1: visionos']],
  ],
  [
    'a processor that is not known, and one without versions here',
    feed(
      item('5.1', 'sparkle:os="linux-quantum" url="https://vendor.example/a.AppImage"'),
      item('5.1', 'sparkle:os="linux-riscv64" url="https://vendor.example/b.AppImage"'),
      dmg('5.1'),
    ),
    [['stable 5.1: macos - 5.1.dmg ? processor 1: quantum'], ['processor 1: quantum', 'otherProcessor 1: riscv64']],
  ],
  [
    'an archive of which nobody says the system',
    feed(item('5.2', 'url="https://vendor.example/update.zip"')),
    ['nothingUsable', ['noSystem 1: https://vendor.example/update.zip']],
  ],
  [
    'archives, and the administrator knows their system',
    feed(item('5.3', 'url="https://vendor.example/update.zip"')),
    [['stable 5.3: macos - update.zip']],
    { platform: 'macos' },
  ],
  [
    'an archive in a feed that names systems, whatever the administrator expects',
    feed(
      item('5.4', 'url="https://vendor.example/update.zip"'),
      item('5.4', 'sparkle:os="windows" url="https://vendor.example/setup.exe"'),
    ),
    [
      ['stable 5.4: windows - setup.exe ? noSystem 1: https://vendor.example/update.zip'],
      ['noSystem 1: https://vendor.example/update.zip'],
    ],
    { platform: 'windows' },
  ],
  [
    'a system that contradicts the name of the file',
    feed(item('5.5', 'sparkle:os="macos" url="https://vendor.example/browser.apk"')),
    ['nothingUsable', ['contradiction 1: macos: browser.apk']],
  ],
  [
    'a processor that contradicts the name of the file',
    feed(item('5.6', 'sparkle:os="windows-arm64" url="https://vendor.example/Setup_x64.exe"')),
    ['nothingUsable', ['contradiction 1: arm64: Setup_x64.exe']],
  ],
  [
    'a universal file that is stated for one processor',
    feed(item('5.7', 'sparkle:os="macos-arm64" url="https://vendor.example/Browser_universal.dmg"')),
    [['stable 5.7: macos arm64 Browser_universal.dmg']],
  ],
  [
    'the name of the file says all',
    feed(item('5.8', 'url="https://vendor.example/Browser-5.8-darwin-arm64.zip"')),
    [['stable 5.8: macos arm64 Browser-5.8-darwin-arm64.zip']],
  ],
  [
    'another prefix, and addresses beside the feed',
    `<rss xmlns:up="${NAMESPACE}"><channel><item><up:shortVersionString>6.0</up:shortVersionString><enclosure url="files/6.0.dmg" up:version="600"/></item></channel></rss>`,
    [['stable 6.0: macos - files/6.0.dmg']],
  ],
  [
    'a prefix that is declared where it is used',
    `<rss><channel><item><v:version xmlns:v="${NAMESPACE}">6.1</v:version><enclosure url="/6.1.dmg"/></item></channel></rss>`,
    [['stable 6.1: macos - 6.1.dmg']],
  ],
  [
    'the usual prefix for something else',
    '<rss xmlns:sparkle="https://other.example/ns"><channel><item><sparkle:version>6.2</sparkle:version><enclosure url="/6.2.dmg"/></item></channel></rss>',
    ['noAppcast'],
  ],
  [
    'references to characters',
    feed(
      '<item><title>A&nbsp;browser &ndash; new</title><sparkle:shortVersionString>6.3&nbsp;(12)</sparkle:shortVersionString><enclosure url="https://vendor.example/get.dmg?a=1&amp;b=&#50;"/></item>',
    ),
    [['stable 6.3: macos - get.dmg?a=1&b=2']],
  ],
  [
    'the newest build of one number',
    feed(
      item('90', 'url="https://vendor.example/a.dmg"', '<sparkle:shortVersionString>6.4</sparkle:shortVersionString>'),
      item('100', 'url="https://vendor.example/b.dmg"', '<sparkle:shortVersionString>6.4</sparkle:shortVersionString>'),
    ),
    [['stable 6.4: macos - b.dmg'], ['olderBuild 1: https://vendor.example/a.dmg']],
  ],
  [
    'another number in the name of the file',
    feed(item('6.5.0', 'url="https://vendor.example/Browser_v6.5.1_arm64.dmg"')),
    [['stable 6.5.0: macos arm64 Browser_v6.5.1_arm64.dmg ? otherNumber 1: 6.5.1']],
  ],
  [
    'other numbers in the name of the file, one of a system',
    feed(item('6.6.2', 'url="https://vendor.example/Browser_6_6_1-macos12.3.dmg"')),
    [['stable 6.6.2: macos - Browser_6_6_1-macos12.3.dmg ? otherNumber 1: 6.6.1']],
  ],
  [
    'a patch, a signature and a note beside the file',
    feed(
      dmg('7.0'),
      item('7.0', 'sparkle:deltaFrom="6.9" url="https://vendor.example/patch.dmg"'),
      item('7.0', 'url="https://vendor.example/7.0.dmg.sig"'),
      item('7.0', 'url="https://vendor.example/notes.html"'),
    ),
    [
      ['stable 7.0: macos - 7.0.dmg'],
      [
        'noInstaller 3: https://vendor.example/patch.dmg, https://vendor.example/7.0.dmg.sig, https://vendor.example/notes.html',
      ],
    ],
  ],
  [
    'an item without a file',
    feed('<item><sparkle:version>7.2</sparkle:version><link>https://vendor.example/</link></item>', dmg('7.1')),
    [['stable 7.1: macos - 7.1.dmg'], ['noFile 1: 7.2']],
  ],
  [
    'a file for older systems',
    feed(dmg('7.3'), dmg('7.2', '<sparkle:maximumSystemVersion>11.99</sparkle:maximumSystemVersion>')),
    [['stable 7.3: macos - 7.3.dmg'], ['olderSystem 1: https://vendor.example/7.2.dmg']],
  ],
  [
    'channels',
    feed(
      dmg('8.0'),
      dmg('8.1', '<sparkle:channel>beta</sparkle:channel>'),
      dmg('8.2', '<sparkle:channel>nightly</sparkle:channel>'),
    ),
    [['dev 8.2: macos - 8.2.dmg', 'beta 8.1: macos - 8.1.dmg', 'stable 8.0: macos - 8.0.dmg']],
  ],
  [
    'a channel that is not known',
    feed(dmg('8.0'), dmg('8.1', '<sparkle:channel>staff</sparkle:channel>')),
    [['stable 8.0: macos - 8.0.dmg ? channel 1: staff'], ['channel 1: staff']],
  ],
  [
    'a channel that is not wanted',
    feed(dmg('8.0'), dmg('8.1', '<sparkle:channel>beta</sparkle:channel>')),
    [['stable 8.0: macos - 8.0.dmg'], ['settings 1: https://vendor.example/8.1.dmg']],
    { releaseChannel: 'stable' },
  ],
  ['a feed of its own for betas', feed(dmg('8.3')), [['beta 8.3: macos - 8.3.dmg']], { releaseChannel: 'beta' }],
  [
    'a prerelease in a feed that should have none',
    feed(dmg('8.4'), dmg('8.5-rc.1')),
    [['stable 8.4: macos - 8.4.dmg'], ['settings 1: https://vendor.example/8.5-rc.1.dmg']],
    { releaseChannel: 'stable' },
  ],
  [
    'an address that no browser opens',
    feed(item('8.6', 'url="ftp://vendor.example/8.6.dmg"')),
    ['nothingUsable', ['address 1: ftp://vendor.example/8.6.dmg']],
  ],
  ['a feed without items', feed(), ['noReleases']],
  [
    'a feed of recordings',
    '<rss><channel><item><title>Episode 1</title><enclosure url="https://vendor.example/1.mp3" length="1"/></item></channel></rss>',
    ['noAppcast'],
  ],
  ['a page', '<!doctype html><html><body>Sign in</body></html>', ['unreadable']],
  ['a feed of another kind', '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>', ['unreadable']],
  ['half a feed', feed(dmg('9.0')).slice(0, 260), ['unreadable']],
  ['an empty answer', '', ['unreadable']],
  [
    'no number',
    feed('<item><title>News</title><enclosure url="https://vendor.example/x.dmg" sparkle:edSignature="a"/></item>'),
    ['nothingUsable', ['noNumber 1: https://vendor.example/x.dmg']],
  ],
];

/** Numbers as they are published, and what is read. */
const NUMBERS: readonly (readonly [published: string, read: string | null])[] = [
  ['149.0.1 (1842)', 'stable 149.0.1'],
  ['149.0.1 (build 1842)', 'stable 149.0.1'],
  ['v128', 'stable 128'],
  ['V2.5', 'stable 2.5'],
  ['Version 8.0', 'stable 8.0'],
  ['G6.0.20', 'stable 6.0.20'],
  ['1.0.0+45', 'stable 1.0.0'],
  ['137.0.2~build1', 'stable 137.0.2'],
  ['2.7.0~pre1', 'beta 2.7.0~pre1'],
  ['1:2.3-4', 'stable 2.3'],
  ['1.2.3-0ubuntu1~22.04.1', 'stable 1.2.3'],
  ['1.2.3-1~deb12u1', 'stable 1.2.3'],
  ['v131.0.6778.139-56f768401134', 'stable 131.0.6778.139'],
  ['7.6.2.1/56f768401134/editing', 'stable 7.6.2.1'],
  ['2026-04-02', 'stable 2026-04-02'],
  ['1.0.2-b.0', 'beta 1.0.2-b.0'],
  ['5.0-M2', 'alpha 5.0-M2'],
  ['5.0.0-CR1', 'beta 5.0.0-CR1'],
  ['2.0.0-next.3', 'beta 2.0.0-next.3'],
  ['2.0.0-rc.1', 'beta 2.0.0-rc.1'],
  ['155.0b3', 'beta 155.0b3'],
  ['157.0a1', 'alpha 157.0a1'],
  ['1,2,3', null],
  ['3.0-SNAPSHOT', 'dev 3.0-SNAPSHOT'],
  ['3.0 Beta 2', 'beta 3.0 Beta 2'],
  ['3.0 (beta)', 'beta 3.0'],
  ['3.0+nightly', 'dev 3.0'],
  ['1.4.2-hotfix1', 'stable 1.4.2-hotfix1'],
  ['1.4.2-r2', 'stable 1.4.2'],
  ['1.4.2-x86_64', 'stable 1.4.2'],
  ['1.4.2-12-g0a1b2c3', 'dev 1.4.2'],
  ['1.4.2-stable', 'stable 1.4.2'],
  ['128.0.1 (Official Build) (64-bit)', 'stable 128.0.1'],
  ['1.2.3-foo', null],
  ['1.2.3-foo.4', null],
  ['1.2.x', null],
  ['1.0.2k', null],
  ['1.0~1', null],
  ['REL_1_2', null],
  ['latest', null],
  ['8badf00d', null],
  ['149 (Codename)', null],
  ['1..2', null],
];

const CASK = {
  token: 'browser',
  version: '3.2,77',
  url: 'https://vendor.example/3.2.dmg',
  sha256: 'a'.repeat(64),
  disabled: false,
  depends_on: { macos: { '>=': ['12'] } },
  variations: {},
};
const intel = { url: 'https://vendor.example/3.2-intel.dmg', sha256: 'b'.repeat(64) };
const old = { url: 'https://vendor.example/2.9.dmg', sha256: 'c'.repeat(64), version: '2.9' };
const casks: Row[] = [
  ['one file for all Macs', CASK, [['stable 3.2: macos - 3.2.dmg']]],
  ['Intel only', { ...CASK, depends_on: { arch: [{ type: 'intel', bits: 64 }] } }, [['stable 3.2: macos x64 3.2.dmg']]],
  [
    'Apple silicon only',
    { ...CASK, depends_on: { arch: [{ type: 'arm', bits: 64 }] } },
    [['stable 3.2: macos arm64 3.2.dmg']],
  ],
  [
    'a file for each processor',
    { ...CASK, variations: { tahoe: intel, sequoia: intel, sonoma: intel } },
    [['stable 3.2: macos arm64 3.2.dmg, macos x64 3.2-intel.dmg']],
  ],
  [
    'a file for each processor, of a time before the newest macOS',
    { ...CASK, variations: { sonoma: { ...intel, url: 'https://vendor.example/3.2-x64.dmg' } } },
    [['stable 3.2: macos arm64 3.2.dmg, macos x64 3.2-x64.dmg']],
  ],
  [
    'an older version for older systems',
    { ...CASK, variations: { sonoma: old, ventura: old, arm64_sonoma: old, arm64_ventura: old } },
    [['stable 3.2: macos - 3.2.dmg'], ['olderSystem 4: sonoma, ventura, arm64_sonoma, arm64_ventura']],
  ],
  [
    'an older version for older systems with Intel',
    { ...CASK, variations: { big_sur: { ...old, url: 'https://vendor.example/2.9-x64.dmg' } } },
    [['stable 3.2: macos - 3.2.dmg'], ['olderSystem 1: big_sur']],
  ],
  [
    'an older version for the macOS before, on all Macs',
    { ...CASK, variations: { tahoe: old, arm64_tahoe: old } },
    [['stable 3.2: macos - 3.2.dmg'], ['olderSystem 2: tahoe, arm64_tahoe']],
  ],
  [
    'a variation that repeats the first file',
    { ...CASK, variations: { tahoe: { url: CASK.url }, sequoia: { depends_on: {} } } },
    [['stable 3.2: macos - 3.2.dmg']],
  ],
  [
    'platforms that are stated: Apple silicon alone',
    { ...CASK, supported_platforms: ['arm64_tahoe', 'arm64_sequoia'], variations: { tahoe: intel } },
    [['stable 3.2: macos arm64 3.2.dmg'], ['olderSystem 1: tahoe']],
  ],
  [
    'platforms that are stated: Linux is not among them',
    {
      ...CASK,
      supported_platforms: ['arm64_tahoe', 'tahoe'],
      variations: { x86_64_linux: { url: 'https://vendor.example/3.2-linux.zip', sha256: 'd'.repeat(64) } },
    },
    [['stable 3.2: macos - 3.2.dmg']],
  ],
  [
    'platforms that are stated: Linux too',
    {
      ...CASK,
      supported_platforms: ['arm64_tahoe', 'tahoe', 'x86_64_linux', 'arm64_linux'],
      variations: {
        x86_64_linux: { url: 'https://vendor.example/3.2-x64.AppImage' },
        arm64_linux: { url: 'https://vendor.example/3.2-arm64.AppImage' },
      },
    },
    [['stable 3.2: macos - 3.2.dmg, linux x64 3.2-x64.AppImage, linux arm64 3.2-arm64.AppImage']],
  ],
  [
    'Linux only in name',
    {
      ...CASK,
      variations: {
        x86_64_linux: { url: CASK.url },
        arm64_linux: { url: 'https://vendor.example/l.zip', sha256: null },
      },
    },
    [['stable 3.2: macos - 3.2.dmg']],
  ],
  [
    'a file of macOS as that of Linux',
    { ...CASK, variations: { x86_64_linux: { url: 'https://vendor.example/3.2-64.dmg', sha256: 'd'.repeat(64) } } },
    [['stable 3.2: macos - 3.2.dmg ? contradiction 1: linux: 3.2-64.dmg'], ['contradiction 1: linux: 3.2-64.dmg']],
  ],
  ['a disabled cask', { ...CASK, disabled: true }, ['disabled']],
  ['a cask without a number', { ...CASK, version: 'latest' }, ['nothingUsable', ['number 1: latest']]],
  ['a cask without an address', { ...CASK, url: null }, ['nothingUsable', ['noFile 1: 3.2,77']]],
  [
    'an address of Windows',
    { ...CASK, url: 'https://vendor.example/setup.exe' },
    ['nothingUsable', ['contradiction 1: macos: setup.exe']],
  ],
  ['another document', { formulae: [] }, ['unreadable']],
  ['half a document', JSON.stringify(CASK).slice(0, 90), ['unreadable']],
];

const asset = (name: string, fields: object = {}) => ({
  name,
  state: 'uploaded',
  size: 90_000_000,
  browser_download_url: `https://vendor.example/${name}`,
  ...fields,
});
const tagged = (tag: string, assets: readonly object[], fields: object = {}) => ({
  tag_name: tag,
  name: tag,
  html_url: `https://github.com/vendor/browser/releases/tag/${tag}`,
  draft: false,
  prerelease: false,
  published_at: '2026-11-20T09:30:00Z',
  assets,
  ...fields,
});
const githubs: Row[] = [
  [
    'files by their names',
    [
      tagged(
        'v1.2.0',
        [
          'browser-1.2.0-win32-x64.exe',
          'browser-1.2.0-macos-arm64.zip',
          'Browser.app.tar.gz',
          'browser_1.2.0_amd64.deb',
          'browser-linux-x64.tar.xz',
          'app-arm64-v8a.apk',
        ].map((name) => asset(name)),
      ),
    ],
    [
      [
        'stable 1.2.0: windows x64 browser-1.2.0-win32-x64.exe, macos arm64 browser-1.2.0-macos-arm64.zip, macos - Browser.app.tar.gz, linux x64 browser_1.2.0_amd64.deb, linux x64 browser-linux-x64.tar.xz, android arm64 app-arm64-v8a.apk',
      ],
    ],
  ],
  [
    'signatures, checksums, symbols, sources, lists and drivers',
    [
      tagged(
        'v1.3.0',
        [
          'setup.exe',
          'setup.exe.asc',
          'setup.exe.p7s',
          'SHA256SUMS',
          'setup.sha512',
          'latest-mac.yml',
          'browser.plist',
          'setup.exe.blockmap',
          'symbols-win.zip',
          'Browser.dSYM.zip',
          'browser-source.tar.gz',
          'chromedriver-win64.zip',
          'app-debug.apk',
        ].map((name) => asset(name)),
      ),
    ],
    [
      ['stable 1.3.0: windows - setup.exe'],
      [
        'noInstaller 12: setup.exe.asc, setup.exe.p7s, SHA256SUMS, setup.sha512, latest-mac.yml, browser.plist, setup.exe.blockmap, symbols-win.zip, Browser.dSYM.zip, browser-source.tar.gz, chromedriver-win64.zip, app-debug.apk',
      ],
    ],
  ],
  [
    'names of several systems or processors',
    [
      tagged(
        'v1.3.1',
        [
          'a-win-linux-mac.zip',
          'b-windows.dmg',
          'c-macos-arm64.AppImage',
          'd-amd64-arm64.exe',
          'e-universal-arm64.dmg',
          'f_arm64.msixbundle',
        ].map((name) => asset(name)),
      ),
    ],
    [
      [
        'stable 1.3.1: windows arm64 f_arm64.msixbundle ? contradiction 5: a-win-linux-mac.zip, b-windows.dmg, c-macos-arm64.AppImage, d-amd64-arm64.exe, e-universal-arm64.dmg',
      ],
      [
        'contradiction 5: a-win-linux-mac.zip, b-windows.dmg, c-macos-arm64.AppImage, d-amd64-arm64.exe, e-universal-arm64.dmg',
      ],
    ],
  ],
  [
    'names of another channel',
    [tagged('v1.3.2', [asset('a-beta-arm64.dmg'), asset('nightly/b.exe'), asset('Betamax.deb')])],
    [
      [
        'stable 1.3.2: macos arm64 a-beta-arm64.dmg, windows - nightly/b.exe, linux - Betamax.deb ? otherChannel 2: https://vendor.example/a-beta-arm64.dmg, https://vendor.example/nightly/b.exe',
      ],
    ],
  ],
  [
    'a long-term release',
    [tagged('v1.3.3-esr', [asset('a.dmg')])],
    [['stable 1.3.3-esr: macos - a.dmg ? otherChannel 1: https://vendor.example/a.dmg']],
  ],
  [
    'archives that do not say their system',
    [tagged('v1.4.0', [asset('setup.exe'), asset('browser.zip'), asset('browser.tar.gz')])],
    [
      ['stable 1.4.0: windows - setup.exe ? noSystem 2: browser.zip, browser.tar.gz'],
      ['noSystem 2: browser.zip, browser.tar.gz'],
    ],
  ],
  [
    'an upload that failed',
    [tagged('v1.5.0', [asset('a.exe', { state: 'starter', size: 0 }), asset('a.dmg'), asset('a.deb', { size: 0 })])],
    [['stable 1.5.0: macos - a.dmg ? failedUpload 2: a.exe, a.deb'], ['failedUpload 2: a.exe, a.deb']],
  ],
  [
    'an upload that failed, of an older release',
    [tagged('v1.5.0', [asset('a.dmg')]), tagged('v1.4.0', [asset('b.dmg', { state: 'starter' })])],
    [['stable 1.5.0: macos - a.dmg'], ['failedUpload 1: b.dmg']],
  ],
  [
    'other processors',
    [tagged('v1.6.0', [asset('app-armeabi-v7a.apk'), asset('app_armhf.deb'), asset('app-x86_64.apk')])],
    [['stable 1.6.0: android x64 app-x86_64.apk'], ['otherProcessor 2: app-armeabi-v7a.apk, app_armhf.deb']],
  ],
  [
    'drafts, and a release without files',
    [tagged('v2.1', [], { draft: true }), tagged('v2.0', []), tagged('v1.9', [asset('a.dmg')])],
    [['stable 1.9: macos - a.dmg'], ['noFile 1: v2.0', 'unpublished 1: v2.1']],
  ],
  [
    'prereleases',
    [
      tagged('v3.0', [asset('c.dmg')], { prerelease: true }),
      tagged('v2.9-alpha.1', [asset('b.dmg')]),
      tagged('nightly-2026-11-20', [asset('n.dmg')]),
      tagged('v2.8', [asset('a.dmg')]),
    ],
    [
      ['dev 2026-11-20: macos - n.dmg', 'alpha 2.9-alpha.1: macos - b.dmg', 'stable 2.8: macos - a.dmg'],
      ['prerelease 1: v3.0'],
    ],
  ],
  [
    'a tag without a number and a name with one',
    [tagged('latest', [asset('a.dmg')], { name: 'Browser 2.7.1' })],
    [['stable 2.7.1: macos - a.dmg']],
  ],
  [
    'a number that is not understood is told, and the others are read',
    [tagged('v2.7.2-oddly', [asset('b.dmg')]), tagged('v2.7.1', [asset('a.dmg')])],
    [['stable 2.7.1: macos - a.dmg ? number 1: v2.7.2-oddly'], ['number 1: v2.7.2-oddly']],
  ],
  [
    'two builds of one number',
    [tagged('v2.6.0+45', [asset('a.dmg')]), tagged('v2.6.0+46', [asset('b.dmg')])],
    [['stable 2.6.0: macos - b.dmg'], ['olderBuild 1: https://vendor.example/a.dmg']],
  ],
  [
    'a pattern leaves the rest to others',
    [tagged('v2.5', [asset('Browser-2.5.dmg'), asset('Other.zip')])],
    [['stable 2.5: macos - Browser-2.5.dmg'], ['settings 1: https://vendor.example/Other.zip']],
    { assetPattern: 'Browser-{version}.dmg' },
  ],
  [
    'a pattern that fits nothing',
    [tagged('v2.5', [asset('Browser-2.5.dmg')])],
    ['nothingUsable', ['settings 1: https://vendor.example/Browser-2.5.dmg']],
    { assetPattern: '*.exe' },
  ],
  ['no releases', [], ['noReleases']],
  ['a message in place of a list', { message: 'Not Found' }, ['unreadable']],
];

const app = (fields: object = {}) => ({
  resultCount: 1,
  results: [{ kind: 'software', trackId: 77, version: '4.0', minimumOsVersion: '17.0', ...fields }],
});
const STORE = 'https://apps.apple.com/app/id77';
const stores: Row[] = [
  ['an app for iOS', app(), [[`stable 4.0: ios - ${STORE}`]]],
  ['an app for macOS', app({ kind: 'mac-software' }), [[`stable 4.0: macos - ${STORE}`]]],
  ['another kind', app({ kind: 'song' }), ['nothingUsable', ['system 1: song']]],
  ['no kind', app({ kind: null }), ['nothingUsable', [`noSystem 1: ${STORE}`]]],
  ['no number', app({ version: null }), ['nothingUsable', [`noNumber 1: ${STORE}`]]],
  ['no app', { resultCount: 0, results: [] }, ['unknownIdentifier']],
  ['an error', { errorMessage: 'Invalid' }, ['unreadable']],
  [
    'each result is read',
    {
      resultCount: 2,
      results: [...app().results, ...app({ kind: 'mac-software', version: '4.1' }).results],
    },
    [[`stable 4.1: macos - ${STORE}`, `stable 4.0: ios - ${STORE}`]],
  ],
  [
    'another app than the one that was asked for',
    app({ trackId: 78 }),
    ['nothingUsable', ['contradiction 1: https://apps.apple.com/app/id78']],
  ],
];

const edge = (platform: string, architecture: string, names: readonly string[], number = '150.0.1') => ({
  ProductVersion: number,
  Platform: platform,
  Architecture: architecture,
  PublishedTime: '2026-11-19T20:44:00',
  Artifacts: names.map((name) => ({ Location: `https://vendor.example/${name}`, SizeInBytes: 190_000_000 })),
});
const edges: Row[] = [
  [
    'packages of macOS, and their lists and signatures',
    [{ Product: 'Stable', Releases: [edge('MacOS', 'universal', ['a.pkg', 'a.plist', 'a.pkg.p7s'])] }],
    [
      ['stable 150.0.1: macos universal a.pkg'],
      ['noInstaller 2: https://vendor.example/a.plist, https://vendor.example/a.pkg.p7s'],
    ],
  ],
  [
    'products that are no channels, systems without files, and a system that is not known',
    [
      {
        Product: 'Stable',
        Releases: [edge('Windows', 'x64', ['a.msi']), edge('iOS', 'arm64', []), edge('Xbox', 'x64', ['a.bin'])],
      },
      { Product: 'Policy', Releases: [edge('Any', 'any', ['policy.zip'])] },
    ],
    [
      ['stable 150.0.1: windows x64 a.msi ? system 1: Xbox'],
      ['noFile 1: 150.0.1', 'otherProduct 1: Policy', 'system 1: Xbox'],
    ],
  ],
  [
    'the pattern of another time',
    [{ Product: 'Stable', Releases: [edge('MacOS', 'universal', ['a.pkg'])] }],
    ['nothingUsable', ['settings 1: https://vendor.example/a.pkg']],
    { platform: 'macos', assetPattern: '*.dmg' },
  ],
  [
    'the system against the name',
    [{ Product: 'Beta', Releases: [edge('Linux', 'x64', ['a.rpm', 'a.msi'])] }],
    [['beta 150.0.1: linux x64 a.rpm ? contradiction 1: Linux: a.msi'], ['contradiction 1: Linux: a.msi']],
  ],
  ['no products', [], ['noReleases']],
];

const droid = (suggestedVersionCode: number | null, ...packages: (readonly [string, number])[]) => ({
  packageName: 'org.vendor.browser',
  suggestedVersionCode,
  packages: packages.map(([versionName, versionCode]) => ({ versionName, versionCode })),
});
const PACKAGE = 'https://f-droid.org/repo/org.vendor.browser';
const droids: Row[] = [
  ['one that is suggested', droid(5, ['5.0', 5]), [[`stable 5.0: android - ${PACKAGE}_5.apk`]]],
  [
    'one above that',
    droid(5, ['5.1', 6], ['5.0', 5]),
    [[`stable 5.0: android - ${PACKAGE}_5.apk`], ['prerelease 1: 5.1']],
  ],
  [
    'a commit behind a slash',
    droid(29, ['7.6.2.1/56f768401134/F-Droid', 29], ['7.5/abc/F-Droid', 20]),
    [[`stable 7.6.2.1: android - ${PACKAGE}_29.apk`, `stable 7.5: android - ${PACKAGE}_20.apk`]],
  ],
  [
    'several builds of one number have one page',
    droid(9, ['5.2', 9], ['5.2', 8]),
    [['stable 5.2: android - https://f-droid.org/packages/org.vendor.browser/']],
  ],
  ['a number that is not understood', droid(5, ['five', 5]), ['nothingUsable', [`number 1: five`]]],
  ['no packages', droid(5), ['noReleases']],
  ['none that is suggested', droid(null, ['5.3', 7]), ['nothingUsable', ['noChannel 1: 5.3']]],
  [
    'none that is suggested, and a channel that the administrator chose',
    droid(null, ['5.3', 7]),
    [[`beta 5.3: android - ${PACKAGE}_7.apk`]],
    { releaseChannel: 'beta' },
  ],
];

const flat = (...releases: object[]) => ({ id: 'com.vendor.Browser', releases });
const flathubs: Row[] = [
  ['a release', flat({ version: '6.0-1', type: 'stable' }), [['stable 6.0: linux - -']]],
  ['a prerelease', flat({ version: '6.1', type: 'development' }), ['nothingUsable', ['prerelease 1: 6.1']]],
  ['a snapshot', flat({ version: '6.2', type: 'snapshot' }), [['dev 6.2: linux - -']]],
  ['a type that is not known', flat({ version: '6.3', type: 'rumour' }), ['nothingUsable', ['channel 1: rumour']]],
  [
    'the package of a beta',
    flat({ version: '6.4', type: 'stable' }),
    [['beta 6.4: linux - -']],
    { releaseChannel: 'beta' },
  ],
  ['no releases', { id: 'com.vendor.Browser' }, ['noReleases']],
  ['another app', { id: 'com.other.App', releases: [] }, ['unknownIdentifier']],
];

const ROOT = 'https://vendor.example/deb';
const paragraph = (number: string, architecture: string, fields = '') =>
  `Package: browser\nVersion: ${number}\nArchitecture: ${architecture}\nFilename: pool/browser_${architecture}.deb\nSize: 90000000\nSHA256: ${'a'.repeat(64)}\n${fields}\n`;
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A repository; `served` are the lists that it has, `named` those that its release names. */
function repository(
  served: Record<string, string | Uint8Array>,
  named = served,
  folder = `${ROOT}/dists/stable/`,
  signed = true,
) {
  const lines = Object.entries(named).map(([path, content]) => ` ${sha256(content)} 10 ${path}\n`);
  const release = `Origin: Vendor\nSHA256:\n${lines.join('')}`;
  const file = signed
    ? `-----BEGIN PGP SIGNED MESSAGE-----\n${release}-----BEGIN PGP SIGNATURE-----\nx\n-----END PGP SIGNATURE-----\n`
    : release;
  return {
    [`${folder}${signed ? 'InRelease' : 'Release'}`]: file,
    ...Object.fromEntries(Object.entries(served).map(([path, content]) => [folder + path, content])),
  };
}
const withLine = (line: string, { [`${ROOT}/Release`]: release, ...others }: Documents): Documents => ({
  ...others,
  [`${ROOT}/Release`]: `${line}\n${release as string}`, // it is a text
});
const AMD64 = 'main/binary-amd64/Packages';
const ARM64 = 'main/binary-arm64/Packages';
const ARMHF = 'main/binary-armhf/Packages';
const amd64 = paragraph('137.0.2~build1', 'amd64');
const arm64 = paragraph('137.0.2~build1', 'arm64');
const X64 = 'linux x64 deb/pool/browser_amd64.deb';
const DEBIAN: readonly (readonly [title: string, documents: Documents, answer: Answer, identifier?: string])[] = [
  ['a list', repository({ [AMD64]: amd64 }), [[`stable 137.0.2: ${X64}`]]],
  [
    'a release without a signature',
    repository({ [AMD64]: amd64 }, undefined, undefined, false),
    [[`stable 137.0.2: ${X64}`]],
  ],
  ['a compressed list', repository({ [`${AMD64}.gz`]: gzipSync(amd64) }), [[`stable 137.0.2: ${X64}`]]],
  [
    'a list that is named and only there compressed',
    repository({ [`${AMD64}.gz`]: gzipSync(amd64) }, { [AMD64]: amd64, [`${AMD64}.gz`]: gzipSync(amd64) }),
    [[`stable 137.0.2: ${X64}`]],
  ],
  [
    'one of the lists is missing',
    repository({ [AMD64]: amd64 }, { [AMD64]: amd64, [ARM64]: arm64 }),
    [[`stable 137.0.2: ${X64} ? listMissing 1: ${ARM64}`], [`listMissing 1: ${ARM64}`]],
  ],
  ['all lists are missing', repository({}, { [AMD64]: amd64 }), ['nothingUsable', [`listMissing 1: ${AMD64}`]]],
  [
    'a list that is compressed in another way',
    repository({ [`${AMD64}.xz`]: 'xz' }),
    ['nothingUsable', [`listMissing 1: ${AMD64}`]],
  ],
  ['a page in place of a list', repository({ [AMD64]: '<!doctype html><p>browser</p>' }), ['unreadable']],
  [
    'a repository that apt takes upgrades from only on demand',
    withLine('NotAutomatic: yes', repository({ Packages: paragraph('3.0', 'amd64') }, undefined, `${ROOT}/`, false)),
    ['nothingUsable', ['noChannel 1: 3.0']],
    `${ROOT} ./ browser`,
  ],
  ['an empty list', repository({ [AMD64]: '' }), ['unknownIdentifier']],
  [
    'a package for another processor alone',
    repository({ [AMD64]: paragraph('1.0', 'amd64').replace('browser', 'other'), [ARMHF]: paragraph('1.0', 'armhf') }),
    ['nothingUsable', [`otherProcessor 1: armhf`]],
  ],
  [
    'a component of another processor alone',
    repository({ [ARMHF]: paragraph('1.0', 'armhf') }),
    ['nothingUsable', [`otherProcessor 1: armhf`]],
  ],
  ['another package', repository({ [AMD64]: amd64.replace('browser', 'browser-tools') }), ['unknownIdentifier']],
  [
    'the processor of a package, whatever list it is in',
    repository({ [AMD64]: `${amd64}\n${arm64}`, [ARM64]: arm64 }),
    [[`stable 137.0.2: ${X64}, linux arm64 deb/pool/browser_arm64.deb`]],
  ],
  [
    'a package for all processors',
    repository({ [AMD64]: paragraph('1.0', 'all') }),
    [['stable 1.0: linux - deb/pool/browser_all.deb']],
  ],
  [
    'a system that is not Linux',
    repository({ [AMD64]: paragraph('1.0', 'hurd-amd64') }),
    ['nothingUsable', ['system 1: hurd-amd64']],
  ],
  [
    'a processor against the name of the file',
    repository({ [AMD64]: amd64.replace('browser_amd64', 'browser_arm64') }),
    ['nothingUsable', ['contradiction 1: amd64: browser_arm64.deb']],
  ],
  [
    'names of fields in capitals, and lines that go on',
    repository({
      [AMD64]: amd64.replace('Version', 'VERSION').replace('Size', 'Description: Web\n Filename: no\nSize'),
    }),
    [[`stable 137.0.2: ${X64}`]],
  ],
  [
    'the newest revision of one number',
    repository({
      [AMD64]: `${paragraph('2.0-1', 'amd64').replace('pool/', 'old/')}\n${paragraph('1:2.0-2', 'amd64')}`,
    }),
    [[`stable 2.0: ${X64}`], [`olderBuild 1: ${ROOT}/old/browser_amd64.deb`]],
  ],
  [
    'a prerelease',
    repository({ [AMD64]: `${paragraph('2.7.0~pre1', 'amd64')}\n${paragraph('2.6.0', 'amd64')}` }),
    [[`beta 2.7.0~pre1: ${X64}`, `stable 2.6.0: ${X64}`]],
  ],
  [
    'a package without a file',
    repository({ [AMD64]: 'Package: browser\nVersion: 1.0\n' }),
    ['nothingUsable', ['noFile 1: 1.0']],
  ],
  [
    'a list that was cut off',
    { ...repository({ [AMD64]: amd64 }), [`${ROOT}/dists/stable/${AMD64}`]: amd64.slice(0, 40) },
    ['unreadable'],
  ],
  [
    'a release that was cut off',
    { [`${ROOT}/dists/stable/InRelease`]: '-----BEGIN PGP SIGNED MESSAGE-----\nSHA256:\n' },
    ['unreadable'],
  ],
  ['a release without hashes', { [`${ROOT}/dists/stable/Release`]: 'Origin: Vendor\n' }, ['unreadable']],
  ['no repository', {}, ['not found']],
  [
    'a flat repository',
    repository({ Packages: paragraph('3.0', 'amd64').replace('pool/', './') }, undefined, `${ROOT}/`, false),
    [['stable 3.0: linux x64 deb/browser_amd64.deb']],
    `${ROOT} ./ browser`,
  ],
  [
    'a flat repository in a folder, compressed',
    repository({ 'Packages.gz': gzipSync(paragraph('3.1', 'amd64')) }, undefined, `${ROOT}/amd64/`),
    [[`stable 3.1: ${X64}`]],
    `${ROOT}/ amd64/ browser`,
  ],
];

const COMMIT = '0'.repeat(40);
const installerOf = (architecture: string, name: string) =>
  `- ${architecture && `Architecture: ${architecture}\n  `}InstallerUrl: https://vendor.example/${name}\n`;
const manifest = (installers: string, number = '9.1', end = 'ManifestType: installer\nManifestVersion: 1.12.0\n') =>
  `PackageVersion: "${number}"\nInstallers:\n${installers}${end}`;
const wingets: Row[] = [
  [
    'each installer',
    manifest(installerOf('x64', 'a.exe') + installerOf('arm64', 'b.msi') + installerOf('neutral', 'c.msix')),
    [['stable 9.1: windows x64 a.exe, windows arm64 b.msi, windows - c.msix']],
  ],
  [
    'one installer for each scope',
    manifest(installerOf('x64', 'a.exe') + installerOf('x64', 'a.exe')),
    [['stable 9.1: windows x64 a.exe']],
  ],
  [
    'one installer for all',
    manifest(installerOf('x64', 'a.exe') + installerOf('arm64', 'a.exe')),
    [['stable 9.1: windows universal a.exe']],
  ],
  [
    'the name says the processor',
    manifest(installerOf('', 'Setup_arm64.exe')),
    [['stable 9.1: windows arm64 Setup_arm64.exe']],
  ],
  [
    'other processors, and one that is not known',
    manifest(installerOf('x64', 'a.exe') + installerOf('arm', 'b.exe') + installerOf('z80', 'c.exe')),
    [['stable 9.1: windows x64 a.exe ? processor 1: z80'], ['otherProcessor 1: arm', 'processor 1: z80']],
  ],
  [
    'a processor against the name of the file',
    manifest(installerOf('x86', 'Setup_x64.exe') + installerOf('arm64', 'b.exe')),
    [
      ['stable 9.1: windows arm64 b.exe ? contradiction 1: x86: Setup_x64.exe'],
      ['contradiction 1: x86: Setup_x64.exe'],
    ],
  ],
  [
    'a file of another system',
    manifest(installerOf('x64', 'a.dmg')),
    ['nothingUsable', ['contradiction 1: windows: a.dmg']],
  ],
  ['a manifest without its end', manifest(installerOf('x64', 'a.exe'), '9.1', ''), ['unreadable']],
  [
    'a number that is not understood',
    manifest(installerOf('x64', 'a.exe'), 'nine'),
    ['nothingUsable', ['contradiction 1: https://vendor.example/a.exe']],
  ],
];

function run(kind: SourceKind, identifier: string, url: string, rows: readonly Row[], others: Documents = {}) {
  for (const [title, document, answer, settings] of rows)
    test(`Q9 ${title}`, async () => {
      expect(await answerOf(kind, identifier, { ...others, [url]: document }, settings)).toEqual(expected(answer));
    });
}

describe('an appcast:', () => {
  run('sparkle', FEED, FEED, appcasts);
});
describe('a number:', () => {
  test.each(NUMBERS)('Q9 %s', async (published, read) => {
    const document = feed(
      `<item><sparkle:shortVersionString>${published}</sparkle:shortVersionString><enclosure url="https://vendor.example/browser.dmg"/></item>`,
    );
    expect(await answerOf('sparkle', FEED, { [FEED]: document })).toEqual(
      read === null ? ['nothingUsable', [`number 1: ${published}`]] : [[`${read}: macos - browser.dmg`], []],
    );
  });
});
describe('a cask:', () => {
  run('homebrew', 'browser', 'https://formulae.brew.sh/api/cask/browser.json', casks);
});
describe('releases on GitHub:', () => {
  run('github', 'vendor/browser', 'https://api.github.com/repos/vendor/browser/releases?per_page=30', githubs);
});
describe('the App Store:', () => {
  run('appStore', '77', 'https://itunes.apple.com/lookup?id=77&country=us', stores);
});
describe('Edge:', () => {
  run('edge', 'enterprise', 'https://edgeupdates.microsoft.com/api/products?view=enterprise', edges);
});
describe('F-Droid:', () => {
  run('fdroid', 'org.vendor.browser', 'https://f-droid.org/api/v1/packages/org.vendor.browser', droids);
});
describe('Flathub:', () => {
  run('flathub', 'com.vendor.Browser', 'https://flathub.org/api/v2/appstream/com.vendor.Browser', flathubs);
});
describe('winget:', () => {
  run(
    'winget',
    'Vendor.Browser',
    `https://raw.githubusercontent.com/microsoft/winget-pkgs/${COMMIT}/manifests/v/Vendor/Browser/9.1/Vendor.Browser.installer.yaml`,
    wingets,
    {
      'https://api.github.com/repos/microsoft/winget-pkgs/contents/manifests/v/Vendor/Browser': [
        { name: '9.1', type: 'dir' },
      ],
      'https://api.github.com/repos/microsoft/winget-pkgs/git/ref/heads/master': { object: { sha: COMMIT } },
    },
  );
});
describe('Debian:', () => {
  for (const [title, documents, answer, identifier = `${ROOT} stable main browser`] of DEBIAN)
    test(`Q9 ${title}`, async () => {
      expect(await answerOf('debian', identifier, documents)).toEqual(expected(answer));
    });
});
