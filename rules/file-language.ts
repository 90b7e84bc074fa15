import { parseHttpUrl } from './url.ts';

/** The language of a file, such as `zh-CN`; null if no folder of its address names one. */
export function languageIn(address: string): string | null {
  return /\/(?<tag>[a-z]{2}-[A-Z]{2})\//u.exec(parseHttpUrl(address)?.pathname ?? '')?.groups?.tag ?? null;
}
