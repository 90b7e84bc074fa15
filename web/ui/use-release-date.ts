import { formatDate } from '../../rules/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Returns the function that writes a release date, with a note if it is the day on which the version was first seen.
 */
export function useReleaseDate(): (version: { releaseDate: string; releaseDateIsFirstSeen: boolean }) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ releaseDate, releaseDateIsFirstSeen }) => {
    const date = formatDate(releaseDate, language);
    return releaseDateIsFirstSeen ? t('version.firstSeen', { date }) : date;
  };
}
