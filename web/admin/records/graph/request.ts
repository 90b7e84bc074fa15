import { CHANGE_HEADER } from '#rules/history.ts';

/** Resolves with JSON, rejects with a {@link RestFailure}. */
export async function request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await send(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.json().catch(() => null);
}

/** Rejects with a {@link RestFailure}. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init }).catch(() =>
    Promise.reject(new RestFailure('Network error. Please check your connection.', 0, null)),
  );
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  return response;
}

/** Spec §8. Its message is the server's, or else contains the status. */
export class RestFailure extends Error {
  /** 0 without a response. */
  readonly status: number;
  /** Null without a response. */
  readonly body: unknown;
  readonly hasWords: boolean;

  constructor(message: string | undefined, status: number, body: unknown) {
    super(message ?? `HTTP Error: ${status}`);
    this.name = 'RestFailure';
    this.status = status;
    this.body = body;
    this.hasWords = message !== undefined;
  }
}

export function failureOf(status: number, body: unknown): RestFailure {
  const { error, message }: { error?: string; message?: string } = Object(body);
  return new RestFailure(error || message || undefined, status, body);
}

export function changeIdsOf(response: Response | undefined): number[] {
  return (response?.headers.get(CHANGE_HEADER) ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);
}
