import { parseHttpUrl } from './url.ts';
import { LOCALES, type Language } from './vocabulary.ts';

/** Such as `zh-CN`; null if no folder of the address names one. */
export function languageIn(address: string): string | null {
  return /\/(?<tag>[a-z]{2}-[A-Z]{2})\//u.exec(parseHttpUrl(address)?.pathname ?? '')?.groups?.tag ?? null;
}

/** Those for readers of a language, then those whose address names none, then English ones. */
export function fittingFirst<T>(files: readonly T[], addressOf: (file: T) => string, language: Language): T[] {
  const rankOf = (file: T) => {
    const tag = languageIn(addressOf(file));
    const order = [
      tag === LOCALES[language],
      tag?.startsWith(`${language}-`),
      tag === null,
      tag?.startsWith('en-'),
      true,
    ];
    return order.indexOf(true);
  };
  return files.toSorted((a, b) => rankOf(a) - rankOf(b));
}
