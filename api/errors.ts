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

/** A failure that is part of the product: whoever asked may read its message. Anything else is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with each field, by the field's name. */
  readonly fields: Record<string, string> | undefined;

  /** After how many seconds it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** The code that stands for an HTTP status which something else than the product decided (a parser, a limit). */
export function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(STATUS).find(([, value]) => value === status);
  if (known) return known[0] as ErrorCode; // a key of STATUS by construction
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}
