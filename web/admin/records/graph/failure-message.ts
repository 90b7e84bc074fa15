import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { useTexts } from '../../ui/use-texts.ts';
import { RestFailure } from './request.ts';
import type { MessageKey, MessageParams } from '#rules/messages.ts';

/** Spec §8: the server's message if there is one, or else `fallback`. */
export function useFailureMessage(): (error: unknown, fallback: string) => string {
  const { t } = useTexts();
  const messageText = useMessageText();
  return (error, fallback) => {
    // Fetch throws a TypeError, and REST calls have status 0.
    if (error instanceof TypeError || (error instanceof RestFailure && error.status === 0)) return t('error.network');
    // The response is not from GraphQL, and Apollo's message for it is not for users.
    if (ServerError.is(error) || ServerParseError.is(error)) return fallback;
    if (error instanceof RestFailure && !error.hasWords)
      return t('form.withStatus', { message: fallback, status: error.status });
    const message = messageOf(error);
    return message ? messageText(message) : fallback;
  };
}

/** Found in the browser, before a request is sent. */
export class OwnFailure extends Error {
  readonly key: MessageKey;

  constructor(key: MessageKey) {
    super(key);
    this.key = key;
  }
}

interface FieldIssue extends Message {
  field: string;
}

/** Someone else has changed the record since it was loaded. */
export function isConflict(error: unknown) {
  return detailsOf(error).code === 'CONFLICT';
}

/** Someone else has changed or deleted the record. */
export function isOutdated(error: unknown) {
  return isConflict(error) || detailsOf(error).code === 'NOT_FOUND';
}

export function keyOf(error: unknown): string | undefined {
  return error instanceof OwnFailure ? error.key : detailsOf(error).key;
}

function messageOf(error: unknown): Message | null {
  if (!(error instanceof Error) || error.message === '') return null;
  const text = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : error.message;
  // The parameters of the message are those of the first invalid field.
  return { key: keyOf(error), params: issuesOf(error)[0]?.params, text };
}

export function issuesOf(error: unknown): FieldIssue[] {
  const { issues = [], fields } = detailsOf(error);
  return issues.map((issue) => ({ ...issue, text: fields?.[issue.field] }));
}

/** What our server says of an error, by GraphQL and by REST. */
interface Details {
  code?: string;
  key?: string;
  issues?: Omit<FieldIssue, 'text'>[];
  /** English messages by field. */
  fields?: Record<string, string>;
}

function detailsOf(error: unknown): Details {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions ?? {};
  return error instanceof RestFailure ? (error.body ?? {}) : {};
}

export interface Message {
  /** Undefined for the message of a library. */
  key?: string | undefined;
  params?: MessageParams | undefined;
  /** The English text, for a key that this version does not know. */
  text?: string | undefined;
}

export function useMessageText(): (message: Message) => string {
  const { t } = useTexts();
  return ({ key, params, text = '' }) =>
    key === undefined ? text : t(`message.${key}`, { ...params, defaultValue: text });
}
