import { browser, catalogueOf } from './small-catalogue.ts';

/** Browsers to be searched. */
export const SEARCHABLE = catalogueOf(
  browser('Café', { description: { en: 'A crème of browsers', zh: '' } }),
  browser('Eclair', { description: { en: '', zh: 'Éclair' } }),
  browser('Doubao', { name: { en: 'Doubao', zh: '豆包' } }),
  browser('Percent', { shortDescription: { en: '100% fast', zh: '' } }),
  browser('Under', { shortDescription: { en: 'a_b', zh: '' } }),
  browser('Quotes', { description: { en: 'The "o\'clock" one', zh: '' } }),
  browser('Backslash', { description: { en: 'C:\\here', zh: '' } }),
  browser('Full', { description: { en: 'Ｆｕｌｌ　Ｗｉｄｔｈ', zh: '' } }),
  browser('Asks', { description: { en: 'Why not? Well?? :id ?1', zh: '' } }),
  browser('axb', { slug: 'not a_b' }),
);

/** What each search must find among them, by name in the default order; both databases must agree on it. */
export const SEARCHES: [text: string, found: string[]][] = [
  ['cafe', ['Café']],
  ['CAFÉ', ['Café']],
  ['ｃａｆｅ', ['Café']],
  ['ÉCLAIR', ['Eclair']],
  ['豆', ['Doubao']],
  ['豆包', ['Doubao']],
  ['包', ['Doubao']],
  ['豆 包', []],
  ['100%', ['Percent']],
  ['100', ['Percent']],
  ['%', ['Percent']],
  ['_', ['Under']],
  ['a_b', ['Under']],
  ["o'clock", ['Quotes']],
  ['"', ['Quotes']],
  ['\\', ['Backslash']],
  ["' or 1=1 --", []],
  ['(a+)+$', []],
  ['?', ['Asks']],
  ['⁇', ['Asks']],
  ['?1', ['Asks']],
  [':id', ['Asks']],
  ["?' or 1=1 ? --", []],
  ['full width', ['Full']],
  ['  full   width  ', ['Full']],
];
