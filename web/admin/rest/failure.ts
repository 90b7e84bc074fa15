/** A REST call that failed (spec §8): what the server says, else a sentence with the status. */
export class RestFailure extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The answer's JSON; null when there was none. */
  readonly body: unknown;
  /** Whether the message is the server's, or one of ours that says more than a status. */
  readonly hasWords: boolean;

  constructor(message: string | undefined, status: number, body: unknown) {
    super(message ?? `HTTP Error: ${status}`);
    this.name = 'RestFailure';
    this.status = status;
    this.body = body;
    this.hasWords = message !== undefined;
  }
}

/** The failure that a server answered with `status` and `body`. */
export function failureOf(status: number, body: unknown): RestFailure {
  return new RestFailure(textIn(body, 'error') ?? textIn(body, 'message'), status, body);
}

/** The failure of a call that got no answer. */
export function noAnswer(): RestFailure {
  return new RestFailure('Network error. Please check your connection.', 0, null);
}

function textIn(body: unknown, key: 'error' | 'message'): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined; // any object may be read by key
  return typeof value === 'string' && value !== '' ? value : undefined;
}
