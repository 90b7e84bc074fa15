import { messageText, type MessageKey, type MessageParams } from '../rules/messages.ts';

/** Every code that a failure can carry, with its HTTP status (design §4). GraphQL and REST use the same. */
export const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
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

/** What is wrong with one field: the message by its key, with the parameters that fill it. */
export interface FieldIssue {
  field: string;
  key: MessageKey;
  params: MessageParams;
}

interface Details {
  /** What is wrong with single fields. The first one has the key of the failure. */
  issues?: readonly FieldIssue[];
  /** After how many seconds it is worth trying again. */
  retryAfter?: number | undefined;
}

/** A failure that is part of the product: whoever asked may read its message. Anything else is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Names the message; undefined for the message of a library. */
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

  get status(): number {
    return STATUS[this.code];
  }
}

/** A failure because of one field. */
export function fieldError(field: string, key: MessageKey, { params = {}, code = 'BAD_REQUEST' }: { params?: MessageParams; code?: ErrorCode } = {}): AppError {
  return new AppError(code, key, { issues: [{ field, key, params }] });
}

/** A failure because a field has a value of the wrong type or outside its range. */
export function invalidField(field: string): AppError {
  return fieldError(field, 'invalidField', { params: { field } });
}

/** What both interfaces say of a failure besides its message. */
export interface FailureDetails {
  code: ErrorCode;
  key?: MessageKey;
  /** The message of each field, in English. */
  fields?: Record<string, string>;
  issues?: readonly FieldIssue[];
}

export function failureDetails({ code, key, issues }: AppError): FailureDetails {
  const fields = Object.fromEntries(issues.map(({ field, key: issue, params }) => [field, messageText(issue, params)]));
  return { code, ...(key && { key }), ...(issues.length > 0 && { fields, issues }) };
}

/** What the operator has to put right; the message is one line without any password. */
export class ConfigurationError extends Error {}

/** The code that stands for an HTTP status which something else than the product decided (a parser, a limit). */
export function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(STATUS).find(([, value]) => value === status);
  if (known) return known[0] as ErrorCode; // a key of STATUS by construction
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}
