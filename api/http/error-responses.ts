import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { messageText } from '#rules/texts.ts';
import { failureDetails, type AppError } from '../errors.ts';
import { toAppError } from './to-app-error.ts';

/** For every 401 (RFC 9110 §11.6.1). The scheme is our own, because browsers show a dialog for those that they know. */
const CHALLENGE = 'Session realm="catalogue"';
const WRONG_PASSWORD = `${CHALLENGE}, error="wrong_password", error_description="${messageText('loginFailed')}"`;
const BEARER = 'Bearer realm="catalogue"';

/** Answers errors and unknown paths. The details of unexpected errors are only logged. */
export const errorHandler = fastifyPlugin(async (app) => {
  app.setErrorHandler((error, request, reply) => sendError(appErrorOf(error, request), request, reply));
});

export function appErrorOf(error: unknown, { log }: FastifyRequest) {
  return toAppError(error, (err) => log.error({ err }, 'request failed'));
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  setErrorHeaders(error, reply);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody(error, request.id));
}

export function setErrorHeaders(error: AppError, reply: FastifyReply) {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  const challenge = challengeOf(error);
  if (challenge) reply.header('www-authenticate', challenge);
}

/** `WWW-Authenticate`, for access tokens by RFC 6750; null if the error needs none. */
export function challengeOf({ code, key, message, issues: [issue] }: AppError) {
  if (key === 'loginFailed') return WRONG_PASSWORD;
  if (key === 'tokenInvalid') return `${BEARER}, error="invalid_token", error_description="${message}"`;
  if (key === 'tokenNotAllowed' || key === 'tokenLacksScope') {
    const scope = issue ? `, scope="${issue.params.scope}"` : '';
    return `${BEARER}, error="insufficient_scope", error_description="${message}"${scope}`;
  }
  return code === 'UNAUTHORIZED' ? `${CHALLENGE}, ${BEARER}` : null;
}

export function errorBody(error: AppError, requestId: string) {
  return { success: false, error: error.message, ...failureDetails(error), requestId };
}
