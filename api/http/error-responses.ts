import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../rules/messages.ts';
import { failureDetails, type AppError, type FailureDetails } from '../errors.ts';
import { toAppError } from './to-app-error.ts';

/**
 * The `WWW-Authenticate` header that every 401 must have (RFC 9110 §11.6.1). The scheme is our own, because browsers
 * show a password dialog for the schemes that they know.
 */
const CHALLENGE = 'Session realm="catalogue"';
const WRONG_PASSWORD = `${CHALLENGE}, error="wrong_password", error_description="${MESSAGES.loginFailed}"`;

/** The body of every error response except those of GraphQL and pages. */
interface ErrorBody extends FailureDetails {
  success: false;
  error: string;
  requestId: string;
}

/**
 * Responds with an error body to every thrown error and every unknown path. The details of unexpected errors are only
 * logged.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(appErrorOf(error, request), request, reply));
}

export function appErrorOf(error: unknown, { log }: FastifyRequest): AppError {
  return toAppError(error, (err) => log.error({ err }, 'request failed'));
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  if (error.code === 'UNAUTHORIZED')
    reply.header('www-authenticate', error.key === 'loginFailed' ? WRONG_PASSWORD : CHALLENGE);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody(error, request.id));
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return { success: false, error: error.message, ...failureDetails(error), requestId };
}
