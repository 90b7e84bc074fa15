import { keysOf } from '#rules/keys.ts';
import type { Language } from '#rules/vocabulary.ts';

/** A file for each namespace and language, so that visitors download only what their page says, in their language. */
const TEXTS = {
  site: { en: async () => import('./site/en.ts'), zh: async () => import('./site/zh.ts') },
  catalogue: { en: async () => import('./catalogue/en.json'), zh: async () => import('./catalogue/zh.json') },
  compare: { en: async () => import('./compare/en.json'), zh: async () => import('./compare/zh.json') },
  admin: { en: async () => import('./admin/en.ts'), zh: async () => import('./admin/zh.ts') },
};

export type Namespace = keyof typeof TEXTS;
export const NAMESPACES = keysOf(TEXTS);

export async function loadTexts(language: Language, namespace: Namespace): Promise<object> {
  return (await TEXTS[namespace][language]()).default;
}
