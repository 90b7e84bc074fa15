import { CombinedGraphQLErrors } from '@apollo/client';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * What to tell a visitor about a failed load (spec §8): no connection and no service are said as such; a message that the server
 * meant for people is passed on to those who read English, in which it is; else the screen's own sentence.
 */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (error, fallback) => {
    if (!CombinedGraphQLErrors.is(error)) return error instanceof TypeError ? t('error.network') : fallback;
    const [first] = error.errors;
    if (language === 'en' && first && first.extensions?.code !== 'INTERNAL') return first.message;
    return first?.extensions?.code === 'UNAVAILABLE' ? t('error.unavailable') : fallback;
  };
}
