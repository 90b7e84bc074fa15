/** A failed REST call (spec §8). Its message is the server's, or else contains the status. */
export class RestFailure extends Error {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The JSON of the response; null without one. */
  readonly body: unknown;
  /** Whether the message is more than the status. */
  readonly hasWords: boolean;

  constructor(message: string | undefined, status: number, body: unknown) {
    super(message ?? `HTTP Error: ${status}`);
    this.name = 'RestFailure';
    this.status = status;
    this.body = body;
    this.hasWords = message !== undefined;
  }
}

/** The error for a response with an error status. */
export function failureOf(status: number, body: unknown): RestFailure {
  return new RestFailure(textIn(body, 'error') ?? textIn(body, 'message'), status, body);
}

/** The error for a call without a response. */
export function noAnswer(): RestFailure {
  return new RestFailure('Network error. Please check your connection.', 0, null);
}

function textIn(body: unknown, key: 'error' | 'message'): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined; // every object can be read by key
  return typeof value === 'string' && value !== '' ? value : undefined;
}
