import { keysOf } from '#rules/keys.ts';
import type { MessageKey, MessageParams } from '#rules/messages.ts';
import { messageText } from '#rules/texts.ts';

export const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  GONE: 410,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof STATUS;

export interface FieldIssue {
  field: string;
  key: MessageKey;
  params: MessageParams;
}

interface Details {
  /** The first one has the key of the error. */
  issues?: readonly FieldIssue[];
  /** `Retry-After`, in seconds. */
  retryAfter?: number;
}

/** An expected error: its message is sent to the client. Others are only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Undefined for a message of a library. */
  readonly key: MessageKey | undefined;
  readonly issues: readonly FieldIssue[];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: MessageKey | { ofLibrary: string }, { issues = [], retryAfter }: Details = {}) {
    super(typeof message === 'string' ? messageText(message, issues[0]?.params) : message.ofLibrary);
    this.name = 'AppError';
    this.code = code;
    this.key = typeof message === 'string' ? message : undefined;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }

  get status() {
    return STATUS[this.code];
  }
}

export function fieldError(
  field: string,
  key: MessageKey,
  { params = {}, code = 'BAD_REQUEST' }: { params?: MessageParams; code?: ErrorCode } = {},
) {
  return new AppError(code, key, { issues: [{ field, key, params }] });
}

export function assertFound<T>(value: T | null | undefined, key: MessageKey): T {
  if (!value) throw new AppError('NOT_FOUND', key);
  return value;
}

export function invalidField(field: string) {
  return fieldError(field, 'invalidField', { params: { field } });
}

/** `name` is that of the field in the message. */
export function wrongType(field: string, name = field): FieldIssue {
  return { field, key: 'invalidField', params: { field: name } };
}

/** `fields` has the English messages. */
export function failureDetails({ code, key, issues }: AppError) {
  const fields = Object.fromEntries(issues.map(({ field, key: issue, params }) => [field, messageText(issue, params)]));
  return { code, ...(key && { key }), ...(issues.length > 0 && { fields, issues: [...issues] }) };
}

/** The operator must correct the configuration. The message is one line without a password. */
export class ConfigurationError extends Error {}

/** The code for a status that Fastify or Node's HTTP parser chose. */
export function codeOfStatus(status: number): ErrorCode {
  const known = keysOf(STATUS).find((code) => STATUS[code] === status);
  return known ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}
