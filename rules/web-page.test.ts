import { expect, it } from 'vitest';
import { isWebPage } from './web-page.ts';

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
