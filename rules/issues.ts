import { URL_MAX } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { parseHttpUrl } from './url.ts';
import type { Language, LocalizedText } from './vocabulary.ts';

export interface Issue {
  key: MessageKey;
  /** A position from 1, or a limit. */
  params?: { n: number };
}

/** By the path of the field (`name.en`, `iconUrl`), in the order of the form. */
export type Issues = Record<string, Issue>;

/** The result for each field, and for each language of a bilingual text; null if it is valid. */
export type Checks<T> = {
  [K in keyof T & string as T[K] extends LocalizedText ? `${K}.${Language}` : K]: MessageKey | Issue | null;
};

/** The Braille blank is neither white space nor ignorable. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\uFFFE\uFFFF]/u;

/** Also if all characters are invisible. */
export function isBlank(text: string | null | undefined) {
  return !text || !VISIBLE.test(text);
}

/** `required` is the issue of a blank text, null allows it; `tooLong` the one that the specification has for a long text. */
export function checkText(
  text: string,
  max = Infinity,
  required: MessageKey | null,
  tooLong?: MessageKey,
): MessageKey | Issue | null {
  if (isBlank(text)) return required;
  // Counting characters is slow, and there are never more than code units.
  if (text.length <= max || lengthOf(text) <= max) return null;
  return tooLong ?? { key: 'textTooLong', params: { n: max } };
}

/** `required` is the issue of a blank URL, null allows it. */
export function checkUrl(url: string | null, required: MessageKey | null, invalid: MessageKey): MessageKey | null {
  if (!url || isBlank(url)) return required;
  if (url.length > URL_MAX) return 'urlTooLong';
  return parseHttpUrl(url) ? null : invalid;
}

/** The first issue, with its position from 1. Blank entries are ignored. */
export function checkUrls(urls: readonly string[], invalid: MessageKey): Issue | null {
  const issues = urls.map((url) => checkUrl(url, null, invalid));
  const index = issues.findIndex((issue) => issue !== null);
  if (index === -1) return null;
  return { key: issues[index] === 'urlTooLong' ? 'urlInListTooLong' : invalid, params: { n: index + 1 } };
}

/** The issues of all entries, by `position.field` with positions from 1. */
export function checkEach<T, Found = Issue>(
  list: readonly T[],
  check: (entry: T, index: number) => Readonly<Record<string, Found>>,
): Record<string, Found> {
  return Object.fromEntries(
    list.flatMap((entry, index) =>
      Object.entries(check(entry, index)).map(([field, issue]) => [`${index + 1}.${field}`, issue]),
    ),
  );
}

/** A surrogate pair counts as one. */
export function lengthOf(text: string) {
  return Array.from(text).length;
}

export function collect(keys: Record<string, MessageKey | Issue | null>): Issues {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([field, issue]) =>
      issue === null ? [] : [[field, typeof issue === 'string' ? { key: issue } : issue]],
    ),
  );
}
