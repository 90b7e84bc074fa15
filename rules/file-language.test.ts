import { expect, test } from 'vitest';
import { fittingFirst, languageIn } from './file-language.ts';

test.each([
  ['https://vendor.example/154.0/mac/zh-CN/Browser%20154.0.dmg', 'zh-CN'],
  ['https://vendor.example/en-US/', 'en-US'],
  ['https://vendor.example/files/browser-zh-CN.dmg', null],
  ['https://vendor.example/download?lang=/zh-CN/', null],
  ['no address', null],
])('%s is a file in the language %s', (address, language) => {
  expect(languageIn(address)).toBe(language);
});

test('files for readers of a language come first, then those that name none, then English ones', () => {
  const files = [
    'https://vendor.example/de-DE/x',
    'https://vendor.example/zh-TW/x',
    'https://vendor.example/en-US/x',
    'https://vendor.example/x',
    'https://vendor.example/zh-CN/x',
  ];
  const order = (language: 'en' | 'zh') => fittingFirst(files, (one) => one, language).map((one) => languageIn(one));
  expect(order('en')).toEqual(['en-US', null, 'de-DE', 'zh-TW', 'zh-CN']);
  expect(order('zh')).toEqual(['zh-CN', 'zh-TW', null, 'en-US', 'de-DE']);
});
