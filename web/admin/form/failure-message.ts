import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useServerText } from './server-text.ts';

/** What to tell the administrator about a failure (spec §8): the server's own message where there is one, else `fallback`. */
export function useFailureMessage(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation();
  const serverText = useServerText();
  return (error, fallback) => {
    // What fetch throws when no answer comes.
    if (error instanceof TypeError) return t('error.network');
    if (CombinedGraphQLErrors.is(error)) return serverText(error.errors[0]?.message ?? fallback);
    // An answer that is not the graph's: Apollo's words for it are not for people.
    if (ServerError.is(error) || ServerParseError.is(error)) return fallback;
    return error instanceof Error && error.message ? serverText(error.message) : fallback;
  };
}
