import { ServerError, ServerParseError } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RestFailure } from '../rest/failure.ts';
import { messageOf } from './failure-parts.ts';
import { useMessageText } from './message-text.ts';

/** What to tell the administrator about a failure (spec §8): the server's own message where there is one, else `fallback`. */
export function useFailureMessage(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation(['admin', 'translation']);
  const messageText = useMessageText();
  return (error, fallback) => {
    if (hasNoAnswer(error)) return t('translation:error.network');
    // An answer that is not the graph's: Apollo's words for it are not for people.
    if (ServerError.is(error) || ServerParseError.is(error)) return fallback;
    if (error instanceof RestFailure && !error.hasWords) return t('form.withStatus', { message: fallback, status: error.status });
    const message = messageOf(error);
    return message ? messageText(message) : fallback;
  };
}

/** What fetch throws when no answer comes, and what a REST call makes of it. */
function hasNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof RestFailure && error.status === 0);
}
