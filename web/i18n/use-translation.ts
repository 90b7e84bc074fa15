import type { i18n, Namespace, TFunction } from 'i18next';
import { createContext, use } from 'react';

/**
 * The binding of i18next to React. An i18n here is ready when it is made and keeps its language (a switch passes down
 * another), so that nothing has to be awaited or listened to.
 */
const Context = createContext<i18n | null>(null);
export const I18nProvider = Context.Provider;

/** The i18n of the interface, and its texts: those of the public site, or of the namespaces that are named. */
export function useTranslation<const N extends Namespace = 'translation'>(namespaces?: N): { t: TFunction<N>; i18n: i18n } {
  const i18n = use(Context);
  if (!i18n) throw new Error('A text is read without an i18n');
  return { t: textsOf(i18n, namespaces), i18n };
}

const texts = new WeakMap<i18n, Map<string, TFunction>>();

/** The same function each time, so that it changes with the language alone. */
function textsOf<N extends Namespace>(i18n: i18n, namespaces?: N): TFunction<N> {
  const known = texts.get(i18n) ?? new Map<string, TFunction>();
  texts.set(i18n, known);
  const name = String(namespaces);
  const t = known.get(name) ?? remembering(i18n.getFixedT(i18n.language, namespaces));
  known.set(name, t);
  return t as TFunction<N>; // which namespaces it reads is known by its name in the map only
}

/** Looks a text up once where nothing is filled in; a list says the same words many times. */
function remembering<N extends Namespace>(t: TFunction<N>): TFunction {
  const look = t as unknown as (key: string, options?: object) => unknown; // the only ways in which we call it
  const found = new Map<string, unknown>();
  const remember: typeof look = (key, options) => {
    if (options) return look(key, options);
    const text = found.get(key) ?? look(key);
    // What is missing may yet be added: the texts of the administration come later.
    if (text !== key) found.set(key, text);
    return text;
  };
  return remember as unknown as TFunction;
}
