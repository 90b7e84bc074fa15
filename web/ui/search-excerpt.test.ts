import { expect, it } from 'vitest';
import { excerptOf, splitAtMatches } from './search-excerpt.tsx';

const browser = {
  name: { en: 'Doubao', zh: '豆包' },
  shortDescription: { en: 'A chat window and a browser', zh: '对话和浏览器' },
  description: {
    en: 'It summarises pages and videos, translates them, and runs the extensions of Chrome.',
    zh: '可以总结网页，也支持 Chrome 扩展。',
  },
};

it.each([
  ['what the page shows already', 'chat', 'en', null],
  ['the description', 'chrome', 'en', '…them, and runs the extensions of Chrome.'],
  ['the description in the language of the page', 'chrome', 'zh', '可以总结网页，也支持 Chrome 扩展。'],
  ['the name in the other language', '豆', 'en', '豆包'],
  ['no text of the other language for one letter', 'p', 'zh', null],
  ['the words of a phrase', 'browser by chrome', 'en', '…them, and runs the extensions of Chrome.'],
  ['nothing that is written like this', 'crhome', 'en', null],
] as const)('shows %s', (_what, search, language, expected) => {
  expect(excerptOf(browser, search, [browser.name[language], browser.shortDescription[language]], language)).toBe(
    expected,
  );
});

it.each([
  ['Available with AI', 'ai', ['AI']],
  ['使用AI助手，available', 'ai', ['AI']],
  ['Unavailable', 'ai', ['ai']],
  ['Microsoft’s browser, with Copilot', 'copilot browser by microsoft', ['Microsoft', 'Copilot']],
  ['阿里旗下的夸克', '夸克浏览器', ['夸克']],
  ['C:\\here (+) [a]', '(+) [a]', ['(+) [a]']],
  ['Nothing', 'firefox', []],
])('highlights in “%s” for “%s” %j', (text, search, parts) => {
  expect(splitAtMatches(text, search).filter((_, index) => index % 2 === 1)).toEqual(parts);
});
