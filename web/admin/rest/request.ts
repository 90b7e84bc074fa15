import { failureOf, noAnswer } from './failure.ts';

/** Calls our REST API. Resolves with the JSON of the response, rejects with a {@link RestFailure}. */
export async function request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await send(method, path, body);
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, json);
  return json;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw noAnswer();
  }
}
