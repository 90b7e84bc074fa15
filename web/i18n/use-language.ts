import { useTranslation } from './use-translation.ts';

/** The part of `useTranslation` for screens that show no texts of their own. */
export function useLanguage(): Pick<ReturnType<typeof useTranslation>, 'language' | 'localize'> {
  return useTranslation();
}
