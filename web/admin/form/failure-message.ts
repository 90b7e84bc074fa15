import { ServerError, ServerParseError } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RestFailure } from '../rest/failure.ts';
import { messageOf } from './failure-parts.ts';
import { useMessageText } from './message-text.ts';

/** Returns the message of an error (spec §8): the server's message if there is one, or else `fallback`. */
export function useFailureMessage(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation(['admin', 'translation']);
  const messageText = useMessageText();
  return (error, fallback) => {
    if (hasNoResponse(error)) return t('translation:error.network');
    // The response is not from GraphQL, and Apollo's message for it is not for users.
    if (ServerError.is(error) || ServerParseError.is(error)) return fallback;
    if (error instanceof RestFailure && !error.hasWords)
      return t('form.withStatus', { message: fallback, status: error.status });
    const message = messageOf(error);
    return message ? messageText(message) : fallback;
  };
}

/** Whether there was no response: fetch throws a TypeError, and REST calls convert it to status 0. */
function hasNoResponse(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof RestFailure && error.status === 0);
}
