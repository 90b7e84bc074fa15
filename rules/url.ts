/**
 * An absolute `http:` or `https:` URL without a user name or password. Null for what only URL parsers accept, such as
 * `https:host`, or one with a line break, or with a backslash, after which programs see different hosts.
 */
export function parseHttpUrl(text: string): URL | null {
  if (!/^\s*https?:\/\/[^\t\n\r\\]*$/iu.test(text.trimEnd())) return null;
  const url = URL.parse(text);
  return url && (url.username || url.password) ? null : url;
}

/** `Setup%20154.0.exe` contains the number 154.0, not 20154.0. */
export function decodedUrl(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * One text for all spellings: without the scheme, a default port and the fragment, decoded, the host in small letters.
 */
export function addressKey(text: string) {
  const url = parseHttpUrl(text);
  return url ? decodedUrl(url.host + url.pathname + url.search) : text;
}

/** The text itself if it is no web URL. */
export function hostOf(text: string) {
  return parseHttpUrl(text)?.host ?? text;
}

/** A URL of another site is not changed. */
export function absoluteUrl(url: string, origin: string) {
  return isOwnAddress(url) ? origin + url : url;
}

/** A URL on `origin` becomes a path, which stays valid if the site moves to another host. */
export function ownPath(url: string, origin: string) {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : '';
  return isOwnAddress(path) ? path : url;
}

/**
 * A path, which a browser resolves to this site: after `//` and `/\`, also with a tab in between, browsers read a host.
 */
export function isOwnAddress(text: string) {
  return text.startsWith('/') && URL.parse(text, 'http://site')?.origin === 'http://site';
}
