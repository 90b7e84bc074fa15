import { ADMIN_PASSWORD, type Server } from './servers.ts';

/**
 * Pages of the first catalogue, as many addresses of each as it has; the administrator's are rendered anew each time.
 */
const ADDRESSES = {
  home: ['/', '/?lang=zh'],
  browser: Array.from({ length: 28 }, (_, index) => `/browsers/${index + 1}`),
  version: Array.from({ length: 110 }, (_, index) => `/versions/${index + 1}`),
};
const PAGES = 150;

export type PageKind = keyof typeof ADDRESSES;
export const PAGE_KINDS = Object.keys(ADDRESSES) as PageKind[]; // an object of ours: it has no other keys

/**
 * Returns a function that requests 150 pages of a kind, one after the other: milliseconds of the server's processor for
 * one.
 */
export async function uncachedPageMeter(server: Server): Promise<(kind: PageKind) => Promise<number>> {
  const headers = { cookie: await signIn(server), 'accept-encoding': 'identity' };
  return async (kind) => {
    const addresses = ADDRESSES[kind];
    const before = server.cpu();
    for (let index = 0; index < PAGES; index += 1) {
      const address = addresses[index % addresses.length] ?? '/';
      const response = await fetch(server.origin + address, { headers });
      await response.arrayBuffer();
      if (response.status !== 200 || !response.headers.get('cache-control')?.includes('private'))
        throw new Error(`${address} is answered ${response.status}`);
    }
    return (server.cpu() - before) / PAGES;
  };
}

/** The cookie of the administrator's session. */
export async function signIn({ origin }: Server): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
