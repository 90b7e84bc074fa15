/**
 * The one reading of a web address (design §4): absolute, `http:` or `https:`, without user info.
 * Returns null for everything else.
 */
export function parseHttpUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username || url.password || !url.hostname) return null;
  return url;
}

/** The host a visitor will be sent to, as shown beside a link; the text itself when it is no web address. */
export function hostOf(text: string): string {
  return parseHttpUrl(text)?.host ?? text;
}

/** An address as other sites can use it: a path of our own gets `origin` (scheme and host) in front. */
export function absoluteUrl(address: string, origin: string): string {
  return isOwnPath(address) ? origin + address : address;
}

/** The reverse of {@link absoluteUrl}: an address on `origin` becomes a path, so that it follows the site to any host. */
export function ownPath(address: string, origin: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
  return isOwnPath(path) ? path : address;
}

function isOwnPath(address: string): boolean {
  // With a second slash, of either kind, browsers read the name of a host.
  return /^\/(?![/\\])/u.test(address);
}
