import { useTranslation } from './use-translation.ts';

/** The language of the interface, and bilingual texts in it: the part of `useTranslation` without texts. */
export function useLanguage(): Pick<ReturnType<typeof useTranslation>, 'language' | 'localize'> {
  return useTranslation();
}
