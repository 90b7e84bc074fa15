import { CombinedGraphQLErrors } from '@apollo/client';
import type { MessageKey, MessageParams } from '../../../rules/messages.ts';
import { RestFailure } from '../rest/failure.ts';
import type { Message } from './message-text.ts';

/** A failure that a screen finds by itself, before it sends anything. */
export class OwnFailure extends Error {
  readonly key: MessageKey;

  constructor(key: MessageKey) {
    super(key);
    this.key = key;
  }
}

/** What the server found wrong with one field. */
export interface FieldIssue extends Message {
  field: string;
}

/** Whether the record was changed by someone else since it was loaded. */
export function isConflict(error: unknown): boolean {
  return detailsOf(error).code === 'CONFLICT';
}

/** Whether what a screen shows is no longer what is stored: someone else changed or deleted it. */
export function isOutdated(error: unknown): boolean {
  return isConflict(error) || detailsOf(error).code === 'NOT_FOUND';
}

/** Names the message of a failure; undefined where it has no key. */
export function keyOf(error: unknown): string | undefined {
  return error instanceof OwnFailure ? error.key : textIn(detailsOf(error).key);
}

/** The message of a failure; null when there is none. */
export function messageOf(error: unknown): Message | null {
  if (!(error instanceof Error) || error.message === '') return null;
  const text = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : error.message;
  // Where fields failed, the message is that of the first.
  return { key: keyOf(error), params: issuesOf(error)[0]?.params, text };
}

/** What the server found wrong with single fields. */
export function issuesOf(error: unknown): FieldIssue[] {
  const { issues, fields } = detailsOf(error);
  if (!Array.isArray(issues)) return [];
  return issues.map(objectOf).flatMap(({ field, key, params }) => {
    const [name, text] = [textIn(field), textIn(objectOf(fields)[String(field)])];
    return name === undefined ? [] : [{ field: name, key: textIn(key), params: objectOf(params) as MessageParams, text }]; // the server's own parameters
  });
}

/** What a failure says besides its message, the same on both interfaces of the server. */
function detailsOf(error: unknown): Record<string, unknown> {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions ?? {};
  return error instanceof RestFailure ? objectOf(error.body) : {};
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
