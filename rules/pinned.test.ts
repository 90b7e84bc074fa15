import { describe, expect, test } from 'vitest';
import { isPinned, namesFile } from './pinned.ts';

describe('an address names the file of a version', () => {
  test.each([
    ['1.93.136', 'https://github.com/brave/brave-browser/releases/download/v1.93.136/BraveBrowserStandaloneSetup.exe'],
    [
      '154.0',
      'https://download-installer.cdn.mozilla.net/pub/firefox/releases/154.0/win64/en-US/Firefox%20Setup%20154.0.exe',
    ],
    ['154.0', 'https://vendor.example/en-US/Firefox%20Setup%20154.0.exe'],
    ['154.0', 'https://download.mozilla.org/?product=firefox-154.0-SSL&os=win64'],
    ['155.0b3', 'https://vendor.example/Firefox 155.0b3.dmg'],
    ['26.8.0.1788', 'https://download.cdn.yandex.net/browser/int/26_8_0_1788_114382/en/Yandex.exe'],
    ['26.8.0.1788', 'https://vendor.example/yandex-2680-26801788.exe'],
    [
      '1.93.138',
      'https://updates-cdn.bravesoftware.com/sparkle/Brave-Browser/stable-arm64/193.138/Brave-Browser-arm64.dmg',
    ],
    ['135.0.5973.41', 'https://vendor.example/opera/5973.41/setup.exe'],
    ['1.203.0', 'https://staticcdn.duckduckgo.com/macos-desktop-browser/duckduckgo-1.203.0.786.dmg'],
    [
      '0.25.8.0',
      'https://releases.tabbit-ai.com/upgrade/windows/stable_x64_cn/Tabbit%20Browser_stable_x64_cn_0.25.8.exe',
    ],
    ['2.0', 'https://vendor.example/setup_x64_2.0.exe'],
    ['1.0.7', 'https://github.com/nook-browser/Nook/releases/latest/download/Nook-v1.0.7.dmg'],
    ['v1.0.7', 'https://vendor.example/%E0%A4%A/Nook-1.0.7.dmg'],
    [
      '148.0.3967.70',
      'https://msedge.sf.dl.delivery.mp.microsoft.com/filestreamingservice/files/53d457a0-d60c-48b7-bf76-cb781dd16beb/MicrosoftEdgeEnterpriseX64.msi',
    ],
    [
      '29.0.0.148',
      'https://vendor.example/omaha/535887a8ee3ac3b4b7f669860b31a40179e27ebd060c2f8a1033cc78ca9dcdbc/Setup.crx',
    ],
  ])('of %s: %s', (versionNumber, url) => {
    expect(namesFile(url, versionNumber)).toBe(true);
  });

  test.each([
    ['152.0.7977.199', 'https://www.perplexity.ai/rest/browser/download?platform=win_x64&channel=stable'],
    ['151.0.7922.174', 'https://dl.google.com/dl/chrome/install/googlechromestandaloneenterprise64.msi'],
    ['29.0', 'https://apps.apple.com/app/id29.0'],
    ['1.0.7', 'https://play.google.com/store/apps/details?id=a&version=1.0.7'],
    ['154.0', 'https://download.mozilla.org/?product=firefox-latest&os=win64'],
    ['2.0', 'https://vendor.example/v2.0/latest/setup.exe'],
    ['1.0.7', 'https://vendor.example/53d457a0-d60c-48b7-bf76-cb781dd16beb/setup-latest.exe'],
    ['154.0', 'https://vendor.example/setup-154.0.1.exe'],
    ['154.0', 'https://vendor.example/setup-1154.0.exe'],
    ['8.0', 'https://vendor.example/26.8.0/setup.exe'],
    ['1.0.7', 'https://vendor.example/10.7/setup.exe'],
    ['1.202.0', 'https://vendor.example/setup-1.202.5.exe'],
    ['64', 'https://vendor.example/setup64.exe'],
    ['', 'https://vendor.example/setup-1.0.exe'],
    ['1.0', 'not an address 1.0'],
  ])('not of %s: %s', (versionNumber, url) => {
    expect(namesFile(url, versionNumber)).toBe(false);
  });

  test('unless the administrator says otherwise', () => {
    const fixed = { versionNumber: '1.0', downloadUrl: 'https://vendor.example/setup-1.0.exe' };
    const latest = { versionNumber: '1.0', downloadUrl: 'https://vendor.example/setup.exe' };
    expect([isPinned(fixed), isPinned({ ...fixed, pinned: null }), isPinned({ ...fixed, pinned: false })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isPinned(latest), isPinned({ ...latest, pinned: true })]).toEqual([false, true]);
  });
});
