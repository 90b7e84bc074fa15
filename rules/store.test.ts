import { expect, it } from 'vitest';
import { storeOf } from './store.ts';

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
