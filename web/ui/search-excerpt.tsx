import type { Language, LocalizedText } from '#rules/vocabulary.ts';

interface SearchedTexts {
  name: LocalizedText;
  shortDescription: LocalizedText;
  description?: LocalizedText;
}

/** How many characters stand before the match. */
const BEFORE = 40;
const WORD_START = '(?<![a-z0-9])';
const WORD = /\p{Script=Han}+|[a-z0-9]{2,}/giu;
/** The most common words of `rules/search-words.ts`, which is too large for the scripts of the page. */
const COMMON = /浏览器|下载|\b(?:ai|by|browsers?)\b/giu;

/** Every second part is highlighted: the searched text at the start of a word, or else its words, or else anywhere. */
export function splitAtMatches(text: string, search: string) {
  const pattern = search && patternsOf(search).find((one) => text.search(one) !== -1);
  return pattern ? text.split(pattern) : [text];
}

/** A text that is found, in the language of the page if possible. Null if a shown text or no text is. */
export function excerptOf(
  { name, shortDescription, description }: SearchedTexts,
  search: string,
  shown: readonly string[],
  language: Language,
) {
  const other = language === 'en' ? 'zh' : 'en';
  // A letter is in nearly every text of the other language.
  const languages: Language[] = /^[a-z]$/iu.test(search) ? [language] : [language, other];
  const texts = [
    ...shown,
    ...[description, shortDescription, name].flatMap((text) => languages.map((one) => text?.[one])),
  ];
  for (const pattern of patternsOf(search)) {
    const index = texts.findIndex((text) => text && text.search(pattern) !== -1);
    const found = index < shown.length ? undefined : texts[index];
    if (index !== -1) return found ? startingNear(found, found.search(pattern)) : null;
  }
  return null;
}

function patternsOf(search: string) {
  const literal = search.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
  const words = search.replace(COMMON, ' ').match(WORD) ?? [];
  return [WORD_START + literal, words.map((word) => WORD_START + word).join('|'), literal]
    .filter(Boolean)
    .map((pattern) => new RegExp(`(${pattern})`, 'iu'));
}

function startingNear(text: string, position: number) {
  if (position <= BEFORE) return text;
  // A cut word is left out. Chinese has no spaces.
  return `…${text.slice(position - BEFORE, position).replace(/^\S*\s/u, '')}${text.slice(position)}`;
}

export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className="rounded-sm bg-accent-soft text-inherit">
        {part}
      </mark>
    ),
  );
}
