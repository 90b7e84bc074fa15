import { CombinedGraphQLErrors } from '@apollo/client';

/** Whether the record was changed by someone else since it was loaded. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'CONFLICT';
}

/** What the server found wrong with single fields: messages by path. */
export function fieldsOf(error: unknown): [path: string, message: string][] {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
}
