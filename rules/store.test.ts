import { expect, it } from 'vitest';
import { isWebPage, storeOf } from './store.ts';

it.each([
  ['https://apps.apple.com/app/id1052879175', 'appStore'],
  ['https://itunes.apple.com/us/app/id1052879175?mt=8', 'appStore'],
  ['https://play.google.com/store/apps/details?id=com.brave.browser', 'googlePlay'],
  ['HTTPS://PLAY.GOOGLE.COM/store', 'googlePlay'],
  ['https://appgallery.huawei.com/app/detail?id=com.huawei.hmos.browser', 'appGallery'],
  ['https://appgallery.cloud.huawei.com/ag/n/app/C1', 'appGallery'],
  ['https://apps.microsoft.com/detail/9nblggh4qghw', 'microsoftStore'],
  ['https://galaxystore.samsung.com/detail/com.sec.android.app.sbrowser', 'galaxyStore'],
  ['https://f-droid.org/packages/org.vendor.browser/', 'fdroid'],
  ['https://f-droid.org/en/packages/org.vendor.browser/', 'fdroid'],
])('knows the store of %s', (url, store) => {
  expect(storeOf(url)).toBe(store);
});

it.each([
  'https://www.apple.com/safari',
  'https://play.google.com.example.org/store',
  'https://example.org/play.google.com',
  'https://dl.google.com/chrome.dmg',
  'https://download.microsoft.com/edge.msi',
  'https://f-droid.org/repo/org.vendor.browser_1521060.apk',
  'play.google.com',
  '',
])('finds no store in %s', (url) => {
  expect(storeOf(url)).toBeNull();
});

it.each([
  'https://consumer.huawei.com/cn/mobileservices/browser/',
  'https://github.com/duckduckgo/Android/releases',
  'https://github.com/brave/brave-browser/releases/tag/v1.93.138',
  'https://vendor.example',
  'https://vendor.example/download.html?from=home',
])('knows the web page %s', (address) => {
  expect(isWebPage(address)).toBe(true);
});

it.each([
  'https://laptop-updates.brave.com/latest/winx64',
  'https://download.mozilla.org/?product=firefox-latest&os=win64',
  'https://www.perplexity.ai/rest/browser/download?platform=win_x64&channel=stable',
  'https://github.com/brave/brave-browser/releases/download/v1.93.138/brave.deb',
  'https://github.com/brave/brave-browser/releases/latest/download/brave.deb',
  'https://play.google.com/store/apps/details?id=com.brave.browser',
  'https://vendor.example/Browser-1.2.3.dmg',
  'vendor.example/',
])('takes %s for a file or a store', (address) => {
  expect(isWebPage(address)).toBe(false);
});
