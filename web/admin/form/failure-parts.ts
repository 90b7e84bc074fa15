import { CombinedGraphQLErrors } from '@apollo/client';
import type { MessageKey, MessageParams } from '../../../rules/messages.ts';
import { RestFailure } from '../rest/failure.ts';
import type { Message } from './message-text.ts';

/** An error that is found in the browser, before a request is sent. */
export class OwnFailure extends Error {
  readonly key: MessageKey;

  constructor(key: MessageKey) {
    super(key);
    this.key = key;
  }
}

/** A validation error of the server for one field. */
export interface FieldIssue extends Message {
  field: string;
}

/** Whether someone else has changed the record since it was loaded. */
export function isConflict(error: unknown): boolean {
  return detailsOf(error).code === 'CONFLICT';
}

/** Whether the screen shows outdated data, because someone else has changed or deleted the record. */
export function isOutdated(error: unknown): boolean {
  return isConflict(error) || detailsOf(error).code === 'NOT_FOUND';
}

/** The message key of an error; undefined if it has none. */
export function keyOf(error: unknown): string | undefined {
  return error instanceof OwnFailure ? error.key : textIn(detailsOf(error).key);
}

/** The message of an error; null if it has none. */
export function messageOf(error: unknown): Message | null {
  if (!(error instanceof Error) || error.message === '') return null;
  const text = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : error.message;
  // The parameters of the message are those of the first invalid field.
  return { key: keyOf(error), params: issuesOf(error)[0]?.params, text };
}

/** The server's validation errors by field. */
export function issuesOf(error: unknown): FieldIssue[] {
  const { issues, fields } = detailsOf(error);
  if (!Array.isArray(issues)) return [];
  return issues.map(objectSchema).flatMap(({ field, key, params }) => {
    const [name, text] = [textIn(field), textIn(objectSchema(fields)[String(field)])];
    return name === undefined
      ? []
      : [{ field: name, key: textIn(key), params: objectSchema(params) as MessageParams, text }]; // the server's own parameters
  });
}

/** The details of an error, which have the same names in GraphQL and REST. */
function detailsOf(error: unknown): Record<string, unknown> {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions ?? {};
  return error instanceof RestFailure ? objectSchema(error.body) : {};
}

function objectSchema(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
