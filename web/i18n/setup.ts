import type { Language } from '#rules/vocabulary.ts';
import { loadTexts, type Texts } from './texts.ts';

/**
 * The texts that only some screens need: the administration, the pages of browsers and versions, the comparison. A test
 * compares the keys of both languages; only their plural forms differ.
 */
const PARTIAL_TEXTS = {
  admin: { en: async () => import('./admin/en.ts'), zh: async () => import('./admin/zh.json') },
  catalogue: { en: async () => import('./catalogue/en.json'), zh: async () => import('./catalogue/zh.json') },
  compare: { en: async () => import('./compare/en.json'), zh: async () => import('./compare/zh.json') },
};

type PartialTextsName = keyof typeof PARTIAL_TEXTS;

type PartialTexts<Name extends PartialTextsName> = Awaited<ReturnType<(typeof PARTIAL_TEXTS)[Name]['en']>>['default'];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeyOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeyOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Those of the public site. Only some pages load `catalogue` and `compare`. */
export type SiteKey = KeyOf<Texts> | KeyOf<PartialTexts<'catalogue'>> | KeyOf<PartialTexts<'compare'>>;
export type AdminKey = SiteKey | KeyOf<PartialTexts<'admin'>>;

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Returns a text with its `{{values}}`; `count` chooses its plural form. A missing text is `defaultValue` or its key. */
export type Translate<Key extends string = SiteKey> = (key: Key, values?: Values) => string;

export interface I18n {
  readonly language: Language;
  /** Always the same function, so that effects that depend on it only run after a language switch. */
  readonly t: Translate<string>;
  has: (name: PartialTextsName) => boolean;
  exists: (key: string) => boolean;
  add: (name: PartialTextsName, texts: object) => void;
}

export async function addPartialTexts(i18n: I18n, name: PartialTextsName) {
  if (!i18n.has(name)) i18n.add(name, (await PARTIAL_TEXTS[name][i18n.language]()).default);
}

export async function createI18nLike(current: I18n, language: Language): Promise<I18n> {
  const names = (Object.keys(PARTIAL_TEXTS) as PartialTextsName[]).filter(current.has); // the constant has no other keys
  const i18n = createI18n(language, await loadTexts[language]());
  await Promise.all(names.map((name) => addPartialTexts(i18n, name)));
  return i18n;
}

/** The texts of one language, ready at once. A language switch creates another object. No two groups have the same key. */
export function createI18n(language: Language, texts: Texts): I18n {
  const found = new Map(textsIn(texts));
  const added = new Set<PartialTextsName>();
  const plurals = new Intl.PluralRules(language);

  return {
    language,
    t: (key, values = {}) => {
      const { count, defaultValue = key } = values;
      const text = (typeof count === 'number' && found.get(`${key}_${plurals.select(count)}`)) || found.get(key);
      if (text === undefined) return String(defaultValue);
      return withoutSpaces(text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? '')));
    },
    has: (name) => added.has(name),
    exists: (key) => found.has(key),
    add: (name, others) => {
      added.add(name);
      for (const [key, text] of textsIn(others)) found.set(key, text);
    },
  };
}

function textsIn(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsIn(value, `${prefix}${key}.`),
  );
}

/** A blank stands beside the Latin names of systems ("Windows 版"), but not beside 鸿蒙. */
function withoutSpaces(text: string) {
  return text.includes('鸿蒙') ? text.replaceAll(/ (?=鸿蒙)|(?<=鸿蒙) /gu, '') : text;
}
