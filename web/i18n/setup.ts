import type { Language } from '../../rules/vocabulary.ts';
import type adminEn from './admin/en.ts';
import type catalogueEn from './catalogue/en.json';
import type compareEn from './compare/en.json';
import { loadTexts, type Texts } from './texts.ts';

interface PartialTexts {
  admin: typeof adminEn;
  catalogue: typeof catalogueEn;
  compare: typeof compareEn;
}

interface AllTexts extends PartialTexts {
  translation: Texts;
}

export type TextsName = keyof AllTexts;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeyOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeyOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type Keys = { [Name in TextsName]: KeyOf<AllTexts[Name]> };

export type Names = TextsName | readonly TextsName[];

/** The keys of the first group and of `catalogue`, and those of all groups with the name of their group before them. */
type TextKey<N extends Names> = N extends readonly [infer First extends TextsName, ...(readonly TextsName[])]
  ? Keys[First] | Keys['catalogue'] | { [Name in N[number]]: `${Name}:${Keys[Name]}` }[N[number]]
  : N extends TextsName
    ? Keys[N] | Keys['catalogue']
    : never;

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Returns a text with its `{{values}}`; `count` chooses its plural form. A missing text is `defaultValue` or its key. */
export type Translate<N extends Names = 'translation'> = (key: TextKey<N>, values?: Values) => string;

export interface I18n {
  readonly language: Language;
  has: (name: TextsName) => boolean;
  /** Whether a group has a text of this key. */
  exists: (key: string, name: TextsName) => boolean;
  add: <Name extends TextsName>(name: Name, texts: AllTexts[Name]) => void;
  /** The same function for the same groups, so that effects that depend on it only run after a language switch. */
  translate: <N extends Names>(names: N) => Translate<N>;
}

/**
 * The texts that only some screens need: those of the administration, those of the comparison and of facts (`compare`),
 * and those of the pages of a browser and of a version (`catalogue`), which are read like the texts of all pages.
 */
export type PartialTextsName = keyof PartialTexts;

/**
 * Fetches the texts of some screens in one language. A test compares the keys of both languages; only their plural
 * forms differ.
 */
const LOAD_PARTIAL_TEXTS: { [Name in PartialTextsName]: Record<Language, () => Promise<PartialTexts[Name]>> } = {
  admin: {
    en: async () => (await import('./admin/en.ts')).default,
    zh: async () => (await import('./admin/zh.json')).default as PartialTexts['admin'],
  },
  catalogue: {
    en: async () => (await import('./catalogue/en.json')).default,
    zh: async () => (await import('./catalogue/zh.json')).default as PartialTexts['catalogue'],
  },
  compare: {
    en: async () => (await import('./compare/en.json')).default,
    zh: async () => (await import('./compare/zh.json')).default as PartialTexts['compare'],
  },
};

/** Adds the texts of some screens. `createI18nLike` then also adds them in the next language. */
export async function addPartialTexts(i18n: I18n, name: PartialTextsName): Promise<void> {
  if (!i18n.has(name)) i18n.add(name, await LOAD_PARTIAL_TEXTS[name][i18n.language]());
}

export async function createI18nLike(current: I18n, language: Language): Promise<I18n> {
  const names = (Object.keys(LOAD_PARTIAL_TEXTS) as PartialTextsName[]).filter(current.has); // the constant has no other keys
  const i18n = createI18n(language, await loadTexts[language]());
  await Promise.all(names.map((name) => addPartialTexts(i18n, name)));
  return i18n;
}

/** The texts of one language, ready at once. A language switch creates another object. */
export function createI18n(language: Language, texts: Texts): I18n {
  const groups = new Map<string, object>([['translation', texts]]);
  const functions = new Map<string, Translate>();
  const plurals = new Intl.PluralRules(language);

  const find = (key: string, names: readonly string[]): string | undefined => {
    const [path = '', name] = key.split(':').toReversed();
    for (const one of name ? [name] : names) {
      let found: unknown = groups.get(one);
      for (const part of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]; // JSON
      if (typeof found === 'string') return found;
    }
    return undefined;
  };

  const createTranslate = (names: readonly string[]) => {
    // A list shows the same texts many times. A missing one is not kept, because it may be added later.
    const found = new Map<string, string>();
    const textOf = (key: string) => {
      const text = found.get(key) ?? find(key, names);
      if (text !== undefined) found.set(key, text);
      return text;
    };
    return (key: string, values: Values = {}): string => {
      const { count, defaultValue = key } = values;
      const text = (typeof count === 'number' && textOf(`${key}_${plurals.select(count)}`)) || textOf(key);
      if (text === undefined) return String(defaultValue);
      return withoutSpaces(text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? '')));
    };
  };

  return {
    language,
    has: (name) => groups.has(name),
    exists: (key, name) => find(key, [name]) !== undefined,
    add: (name, added) => void groups.set(name, added),
    translate: <N extends Names>(names: N) => {
      const id = String(names);
      const translate = functions.get(id) ?? createTranslate([...id.split(','), 'catalogue']);
      functions.set(id, translate);
      return translate as Translate<N>; // the type of the keys says which groups it reads
    },
  };
}

/** A blank stands beside the Latin names of systems ("Windows 版"), but not beside 鸿蒙. */
function withoutSpaces(text: string): string {
  return text.includes('鸿蒙') ? text.replaceAll(/ (?=鸿蒙)|(?<=鸿蒙) /gu, '') : text;
}
