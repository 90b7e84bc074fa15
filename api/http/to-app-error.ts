import type { FastifyError } from 'fastify';
import type { MessageKey } from '../../rules/messages.ts';
import { AppError, codeOfStatus, type FieldIssue } from '../errors.ts';
import { toStorageError } from '../storage-errors.ts';

/** What a caller may know of any error, on every interface; `logUnexpected` is called with one that is not the caller's doing. */
export function toAppError(error: unknown, logUnexpected: (error: unknown) => void): AppError {
  if (error instanceof AppError) return error;
  const { validation, statusCode = 500, message } = fastifyErrorOf(error);
  if (validation) return invalidInput(validation);
  if (statusCode < 500) return new AppError(codeOfStatus(statusCode), { ofLibrary: message });
  logUnexpected(error);
  return toStorageError(error) ?? new AppError('INTERNAL', 'serverError');
}

type SchemaProblem = NonNullable<FastifyError['validation']>[number];

/** Fastify and its plugins add the same properties to their errors; other errors do not have them. */
function fastifyErrorOf(error: unknown): Pick<FastifyError, 'message'> & Partial<FastifyError> {
  return error instanceof Error ? error : { message: '' };
}

/** A failure whose message is that of the first field that failed (design §4). */
function invalidInput(problems: readonly SchemaProblem[]): AppError {
  const issues = issuesOf(problems);
  return new AppError('BAD_REQUEST', issues[0]?.key ?? 'invalidRequest', { issues });
}

/** What is wrong with each field that failed its schema, in the order of the schema; of each field the first. */
function issuesOf(problems: readonly SchemaProblem[]): FieldIssue[] {
  const found = new Map<string, FieldIssue>();
  for (const problem of problems) {
    for (const field of namesOf(problem)) if (!found.has(field)) found.set(field, issueOf(field, problem.keyword));
  }
  return [...found.values()];
}

function namesOf({ keyword, instancePath, params }: SchemaProblem): string[] {
  if (keyword === 'required' && Array.isArray(params.requiredProperties)) return params.requiredProperties.map(String);
  const [, name] = instancePath.split('/');
  return name ? [name] : [];
}

function issueOf(field: string, keyword: string): FieldIssue {
  if (keyword === 'required') return { field, key: 'missingField', params: { field } };
  const key = keyOfOwnMessage(field, keyword);
  return key ? { field, key, params: {} } : { field, key: 'invalidField', params: { field } };
}

/** The message that the specification has for a field. */
function keyOfOwnMessage(field: string, keyword: string): MessageKey | null {
  if (field === 'id') return 'invalidId';
  if (field === 'search' && keyword === 'maxLength') return 'searchTooLong';
  return field === 'page' || field === 'limit' ? 'invalidPage' : null;
}
