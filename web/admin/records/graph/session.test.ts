import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const stubResponse = (status: number, body: unknown) => fetch.mockResolvedValueOnce(Response.json(body, { status }));

it('§4.1 is unknown until it is verified', async () => {
  const session = createSession();
  expect(session.status()).toBe('unknown');
  stubResponse(200, { authenticated: true });
  await session.verify();
  expect(session.status()).toBe('authenticated');
});

it('§4.1 §8.7 counts a failed verification as not authenticated', async () => {
  const session = createSession();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await session.verify();
  expect(session.status()).toBe('anonymous');
});

it("§8.5 passes on the server's words when the password is refused", async () => {
  const session = createSession();
  stubResponse(429, { success: false, error: 'Too many login attempts. Please try again later.' });
  await expect(session.signIn('wrong')).rejects.toThrow('Too many login attempts. Please try again later.');
});

it('words an answer without words, and no answer', async () => {
  const session = createSession();
  stubResponse(502, null);
  await expect(session.signIn('x')).rejects.toThrow('HTTP Error: 502');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(session.signIn('x')).rejects.toThrow('Network error. Please check your connection.');
});

it('§4.2 ends here even if signing out fails', async () => {
  const session = createSession();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await session.signOut();
  expect(session.status()).toBe('ended');
});

it('tells the server of a failed signing out before anyone is let in again', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await createSession().signOut();
  const next = createSession();
  stubResponse(500, { success: false });
  await next.verify();
  expect(next.status()).toBe('anonymous');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/auth/logout', '/api/auth/logout']);
  stubResponse(200, { success: true });
  stubResponse(200, { authenticated: true });
  await next.verify();
  expect(fetch.mock.calls.slice(2).map(([path]) => path)).toEqual(['/api/auth/logout', '/api/auth/verify']);
  stubResponse(200, { authenticated: false });
  await next.verify();
  expect(fetch).toHaveBeenCalledTimes(5);
});

it('owes nothing once the password was given again', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const session = createSession();
  await session.signOut();
  stubResponse(200, { success: true });
  await session.signIn('right');
  stubResponse(200, { authenticated: true });
  await session.verify();
  expect(session.status()).toBe('authenticated');
});

it('lets what was interrupted go on once the password is given, asking once for all', async () => {
  const session = createSession();
  const waiting = Promise.all([session.signInAgain(), session.signInAgain()]);
  expect(session.status()).toBe('interrupted');
  stubResponse(200, { success: true });
  await session.signIn('right');
  expect(await waiting).toEqual([true, true]);
  expect(session.status()).toBe('authenticated');
});

it('tells what was interrupted that no password is given', async () => {
  const session = createSession();
  const waiting = session.signInAgain();
  session.dismiss();
  expect(await waiting).toBe(false);
});

it('asks for the password when the server says that the session is over, not when it is silent', async () => {
  const session = createSession();
  stubResponse(200, { authenticated: true });
  await session.verify();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await session.recheck();
  expect(session.status()).toBe('authenticated');
  stubResponse(200, { authenticated: false });
  await session.recheck();
  expect(session.status()).toBe('interrupted');
});
