import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from './request.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
});

it.each([
  [{ error: 'From error', message: 'From message' }, 'From error'],
  [{ message: 'From message' }, 'From message'],
  [{ error: '', other: 1 }, 'HTTP Error: 418'],
  ['text', 'HTTP Error: 418'],
])('§8.1 turns the answer %j into a failure with its words, its status and its body', async (body, message) => {
  fetch.mockResolvedValueOnce(Response.json(body, { status: 418 }));
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ message, status: 418, body });
});

it('§8.1 turns an answer that is no JSON into a failure with its status', async () => {
  fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ message: 'HTTP Error: 502', status: 502, body: null });
});

it('§8.2 words the lack of any answer', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(request('GET', '/api/x')).rejects.toMatchObject({
    message: 'Network error. Please check your connection.',
    status: 0,
    body: null,
  });
});

it('§6.5 sends cookies and JSON', async () => {
  fetch.mockResolvedValueOnce(Response.json({ success: true }));
  expect(await request('POST', '/api/x', { a: 1 })).toEqual({ success: true });
  expect(fetch).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    }),
  );
});
