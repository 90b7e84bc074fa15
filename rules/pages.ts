import { LANGUAGES, PLATFORMS, SORTS, VIEWS } from './vocabulary.ts';

/** The query parameters that change what a page shows, with the values that it knows; `null` means any text. */
type Query = Readonly<Record<string, readonly string[] | null>>;

/** A page that people see. */
type Page = {
  /** As routers write it; `:id` is the id of a record. */
  path: string;
  /** One page (`static`), or one for each record of this kind. */
  kind: 'static' | 'browser' | 'version';
} & (PublicAccess | AdminAccess);

/** Everyone sees the page. It is rendered on the server and listed in the sitemap. */
interface PublicAccess {
  access: 'public';
  query: Query;
}

/** Only who has signed in (`administrator`) or has not (`anonymous`) sees the page. It is rendered in the browser, with any query. */
interface AdminAccess {
  access: 'administrator' | 'anonymous';
}

/** Every page. The server's routes, the sitemap, the cache keys, the client's routes and the admin guard are derived from it. */
export const PAGES = {
  home: { path: '/', kind: 'static', access: 'public', query: { lang: LANGUAGES, platform: PLATFORMS, q: null, sort: SORTS, view: VIEWS, after: null } },
  browser: { path: '/browsers/:id', kind: 'browser', access: 'public', query: { lang: LANGUAGES, platform: PLATFORMS } },
  version: { path: '/versions/:id', kind: 'version', access: 'public', query: { lang: LANGUAGES } },
  admin: { path: '/admin', kind: 'static', access: 'administrator' },
  adminLogin: { path: '/admin/login', kind: 'static', access: 'anonymous' },
  adminBrowsers: { path: '/admin/browsers', kind: 'static', access: 'administrator' },
  adminVersions: { path: '/admin/browsers/:id/versions', kind: 'browser', access: 'administrator' },
  adminSlides: { path: '/admin/slides', kind: 'static', access: 'administrator' },
  adminHomepage: { path: '/admin/homepage-settings', kind: 'static', access: 'administrator' },
  adminTags: { path: '/admin/tag-management', kind: 'static', access: 'administrator' },
  adminCodes: { path: '/admin/custom-codes', kind: 'static', access: 'administrator' },
} as const satisfies Record<string, Page>;

/** The paths of what crawlers read. */
export const CRAWLER_PATHS = { robots: '/robots.txt', sitemap: '/sitemap.xml', sitemapPart: '/sitemaps/:part' } as const;

export type PageName = keyof typeof PAGES;
type NamesOf<Shape> = { [Name in PageName]: (typeof PAGES)[Name] extends Shape ? Name : never }[PageName];

export type PublicPageName = NamesOf<{ access: 'public' }>;
export type AdminPageName = Exclude<PageName, PublicPageName>;
/** The public pages of records. */
export type RecordPageName = NamesOf<{ access: 'public'; kind: Exclude<Page['kind'], 'static'> }>;

const PAGE_NAMES = Object.keys(PAGES) as PageName[]; // an object of ours: it has no other keys

export const PUBLIC_PAGES = PAGE_NAMES.filter((name): name is PublicPageName => PAGES[name].access === 'public');
export const ADMIN_PAGES = PAGE_NAMES.filter((name): name is AdminPageName => PAGES[name].access !== 'public');
/** The public pages that are one page each. */
export const STATIC_PAGES = PUBLIC_PAGES.filter((name) => PAGES[name].kind === 'static');
export const RECORD_PAGES = PUBLIC_PAGES.filter((name): name is RecordPageName => PAGES[name].kind !== 'static');

/** The path of the page of one record. */
export function recordPath(name: NamesOf<{ kind: Exclude<Page['kind'], 'static'> }>, id: number): string {
  return PAGES[name].path.replace(':id', String(id));
}

/** A path that people or crawlers read; without `query` all parameters are kept. */
interface Address {
  pattern: RegExp;
  query?: Query;
}

const addressOf = ({ path, query }: { path: string; query?: Query }): Address => ({
  pattern: new RegExp(`^${path.replace('.', '\\.').replace(/:\w+/u, '[^/]+')}$`, 'u'),
  ...(query && { query }),
});

const ADDRESSES: readonly Address[] = [...Object.values(PAGES), ...Object.values(CRAWLER_PATHS).map((path) => ({ path, query: {} }))].map(addressOf);

/** The page at every other path. */
const NOT_FOUND: Address = { pattern: /^/u, query: { lang: LANGUAGES } };

/** Whether a path is one of the pages, or of what crawlers read. */
export function isPage(path: string): boolean {
  return addressAt(path) !== NOT_FOUND;
}

/**
 * An address (path and query) as its page reads it: without a fragment, empty parameters, and the parameters and values
 * that the page does not know; in the order of the table, each once. Two addresses of the same page become equal.
 */
export function knownAddress(address: string): string {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/u.exec(address) ?? [];
  if (search === '') return path;
  const { query } = addressAt(path);
  return query ? withKnownQuery(path, search, query) : `${path}?${search}`;
}

function withKnownQuery(path: string, search: string, query: Query): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    const value = given.get(name);
    if (value && (values === null || values.includes(value))) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}

function addressAt(path: string): Address {
  return ADDRESSES.find(({ pattern }) => pattern.test(path)) ?? NOT_FOUND;
}

/** Whether a URL, known or not, belongs to the pages rather than to an interface for programs. */
export function isPagePath(url: string): boolean {
  return !/^\/(?:api|graphql)(?:[/?]|$)/u.test(url);
}
