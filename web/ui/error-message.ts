import { CombinedGraphQLErrors } from '@apollo/client';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Returns the message for failed loading (spec §8). A missing connection and an unavailable service have their own
 * messages. The server's message is shown only in English, because the server has no other language. Every other error
 * has the message `fallback`.
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
