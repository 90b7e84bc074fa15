import { LANGUAGES, PLATFORMS, SORTS, VIEWS } from './vocabulary.ts';

/** A public page, or a document for crawlers. */
interface Page {
  /** As routers write it: `:name` stands for one part of the path. */
  path: string;
  /** The query parameters that change its content, with the values that it knows; `null` means any text. */
  query: Readonly<Record<string, readonly string[] | null>>;
}

/** Every public address that is rendered on the server. */
export const PAGES = {
  home: { path: '/', query: { lang: LANGUAGES, platform: PLATFORMS, q: null, sort: SORTS, view: VIEWS, after: null } },
  browser: { path: '/browsers/:id', query: { lang: LANGUAGES, platform: PLATFORMS } },
  version: { path: '/versions/:id', query: { lang: LANGUAGES } },
  robots: { path: '/robots.txt', query: {} },
  sitemap: { path: '/sitemap.xml', query: {} },
  sitemapPart: { path: '/sitemaps/:part', query: {} },
} as const satisfies Record<string, Page>;

/** The page at every other path. */
const NOT_FOUND: Page = { path: '*', query: { lang: LANGUAGES } };

const PATTERNS: readonly (readonly [RegExp, Page])[] = Object.values(PAGES).map((page) => [new RegExp(`^${page.path.replace('.', '\\.').replace(/:\w+/u, '[^/]+')}$`, 'u'), page]);

/** Whether a path is one of the pages. */
export function isPage(path: string): boolean {
  return pageAt(path) !== NOT_FOUND;
}

/**
 * An address (path and query) as its page reads it: without a fragment, empty parameters, and the parameters and values
 * that the page does not know; in the order of the table, each once. Two addresses of the same page become equal.
 * An address of the administration, which is rendered in the browser, stays as it is.
 */
export function knownAddress(address: string): string {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/u.exec(address) ?? [];
  if (search === '') return path;
  if (/^\/admin(?:\/|$)/u.test(path)) return `${path}?${search}`;
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(pageAt(path).query)) {
    const value = given.get(name);
    if (value && (values === null || values.includes(value))) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}

function pageAt(path: string): Page {
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? NOT_FOUND;
}

/** Whether a URL, known or not, belongs to the pages rather than to an interface for programs. */
export function isPagePath(url: string): boolean {
  return !/^\/(?:api|graphql)(?:[/?]|$)/u.test(url);
}
