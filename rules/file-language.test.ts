import { expect, test } from 'vitest';
import { languageIn } from './file-language.ts';

test.each([
  ['https://vendor.example/154.0/mac/zh-CN/Browser%20154.0.dmg', 'zh-CN'],
  ['https://vendor.example/en-US/', 'en-US'],
  ['https://vendor.example/files/browser-zh-CN.dmg', null],
  ['https://vendor.example/download?lang=/zh-CN/', null],
  ['no address', null],
])('%s is a file in the language %s', (address, language) => {
  expect(languageIn(address)).toBe(language);
});
