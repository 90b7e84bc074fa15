import type { FastifyError } from 'fastify';
import { AppError, codeOfStatus, type FieldIssue } from '../errors.ts';
import { toStorageError } from '../storage-errors.ts';

/** For all interfaces. `logUnexpected` gets an error that the client did not cause. */
export function toAppError(error: unknown, logUnexpected: (error: unknown) => void) {
  if (error instanceof AppError) return error;
  const { validation, statusCode = 500, message = '' }: Partial<FastifyError> = error instanceof Error ? error : {}; // Fastify and its plugins add these properties
  if (validation) return invalidInput(validation);
  if (statusCode === 413) return new AppError('TOO_LARGE', 'bodyTooLarge');
  if (statusCode < 500) return new AppError(codeOfStatus(statusCode), { ofLibrary: message });
  logUnexpected(error);
  return toStorageError(error) ?? new AppError('INTERNAL', 'serverError');
}

type SchemaProblem = NonNullable<FastifyError['validation']>[number];

function invalidInput(problems: readonly SchemaProblem[]) {
  const byField = new Map<string, FieldIssue>();
  for (const problem of problems)
    for (const field of fieldNamesOf(problem))
      if (!byField.has(field)) byField.set(field, issueOf(field, problem.keyword));
  const issues = [...byField.values()];
  return new AppError('BAD_REQUEST', issues[0]?.key ?? 'invalidRequest', { issues });
}

function fieldNamesOf({ keyword, instancePath, params }: SchemaProblem) {
  if (keyword === 'required' && Array.isArray(params.requiredProperties)) return params.requiredProperties.map(String);
  const [, name] = instancePath.split('/');
  return name ? [name] : [];
}

function issueOf(field: string, keyword: string): FieldIssue {
  if (keyword === 'required') return { field, key: 'missingField', params: { field } };
  const key = specifiedKeyOf(field, keyword);
  return key ? { field, key, params: {} } : { field, key: 'invalidField', params: { field } };
}

function specifiedKeyOf(field: string, keyword: string) {
  if (field === 'id') return 'invalidId';
  if (field === 'search' && keyword === 'maxLength') return 'searchTooLong';
  return field === 'page' || field === 'limit' ? 'invalidPage' : null;
}
