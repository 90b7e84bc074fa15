import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../rules/errors.ts';
import { AppError, codeOfStatus, type ErrorCode } from '../errors.ts';
import { toStorageError } from '../storage-errors.ts';

/** What a 401 must carry (RFC 9110 §11.6.1). The scheme is our own: for one that browsers know they would ask for a password themselves. */
const CHALLENGE = 'Session realm="catalogue"';
const WRONG_PASSWORD = `${CHALLENGE}, error="wrong_password", error_description="${MESSAGES.loginFailed}"`;

/** The body of every failure outside GraphQL and pages (design §4). */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId: string;
}

/** Answers every thrown error and unknown path with the failure body; what is not ours to explain is only logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(toAppError(error, request), request, reply));
}

/** Sends a failure as JSON. */
export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  if (error.code === 'UNAUTHORIZED') reply.header('www-authenticate', error.message === MESSAGES.loginFailed ? WRONG_PASSWORD : CHALLENGE);
  return reply.code(error.status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(errorBody(error, request.id));
}

export function errorBody({ message, code, fields }: AppError, requestId: string): ErrorBody {
  return { success: false, error: message, code, ...(fields && { fields }), requestId };
}

/** What a caller may know of an error. */
export function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) return invalidInput(error.validation);
  const status = error.statusCode ?? 500;
  if (status < 500) return new AppError(codeOfStatus(status), error.message);
  request.log.error({ err: error }, 'request failed');
  return toStorageError(error) ?? new AppError('INTERNAL', MESSAGES.serverError);
}

/** A failure whose message is that of the first field that failed (design §4). */
function invalidInput(problems: readonly SchemaProblem[]): AppError {
  const fields = fieldsOf(problems);
  const [first = MESSAGES.invalidRequest] = Object.values(fields);
  return new AppError('BAD_REQUEST', first, fields);
}

type SchemaProblem = NonNullable<FastifyError['validation']>[number];

/** What is wrong with each field that failed its schema, in the order of the schema. */
function fieldsOf(problems: readonly SchemaProblem[]): Record<string, string> {
  const messages = problems.flatMap((problem) => namesOf(problem).map((name) => [name, wordsFor(name, problem.keyword)] as const));
  return Object.fromEntries(messages);
}

function namesOf({ keyword, instancePath, params }: SchemaProblem): string[] {
  if (keyword === 'required' && Array.isArray(params.requiredProperties)) return params.requiredProperties.map(String);
  const [, name] = instancePath.split('/');
  return name ? [name] : [];
}

function wordsFor(name: string, keyword: string): string {
  if (keyword === 'required') return `Missing ${name}`;
  if (name === 'id') return MESSAGES.invalidId;
  if (name === 'search' && keyword === 'maxLength') return MESSAGES.searchTooLong;
  if (name === 'page' || name === 'limit') return MESSAGES.invalidPage;
  return `Invalid ${name}`;
}
