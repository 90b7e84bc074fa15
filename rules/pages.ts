import { keysOf } from './keys.ts';
import { comparedIds, idsIn } from './compare.ts';
import { filterTags } from './tag.ts';
import { LANGUAGES, PLATFORMS, RELEASE_CHANNELS, SORTS, VIEWS, type Language } from './vocabulary.ts';

/**
 * The parameters that change a page, with their values; `null` allows any text. A function normalizes repeated
 * parameters, joined by commas; an empty result removes them.
 */
type Query = Readonly<Record<string, readonly string[] | null | ((text: string) => string)>>;

interface Page {
  path: string;
  /** Other kinds have a page for each record. */
  kind: 'static' | 'browser' | 'version';
  /** Only public pages are rendered on the server. */
  access: 'public' | 'administrator' | 'anonymous';
  /** Without it, every query is accepted. */
  query?: Query;
}

const publicPage = (path: string, query: Query) =>
  ({ path, kind: 'static', access: 'public', query: { lang: LANGUAGES, ...query } }) as const;

const adminPage = (path: string) => ({ path, kind: 'static', access: 'administrator' }) as const;

/** The server's routes, the sitemap, the cache keys, the client's routes and the admin guard follow from this table. */
export const PAGES = {
  home: publicPage('/', {
    platform: PLATFORMS,
    tag: (text) => filterTags(text).join(),
    q: null,
    sort: SORTS,
    view: VIEWS,
    after: null,
  }),
  browser: { ...publicPage('/browsers/:id', { platform: PLATFORMS, versions: ['all'] }), kind: 'browser' },
  version: { ...publicPage('/versions/:id', {}), kind: 'version' },
  compare: publicPage('/compare', { ids: (text) => comparedIds(text).join(), diff: ['1'] }),
  new: publicPage('/new', {
    platform: PLATFORMS,
    channel: RELEASE_CHANNELS,
    browsers: (text) => idsIn(text).join(),
  }),
  admin: adminPage('/admin'),
  adminLogin: { path: '/admin/login', kind: 'static', access: 'anonymous' },
  adminBrowsers: adminPage('/admin/browsers'),
  adminVersions: { ...adminPage('/admin/browsers/:id/versions'), kind: 'browser' },
  adminFacts: { ...adminPage('/admin/browsers/:id/facts'), kind: 'browser' },
  adminSources: { ...adminPage('/admin/browsers/:id/sources'), kind: 'browser' },
  adminUpdates: adminPage('/admin/updates'),
  adminLinks: adminPage('/admin/links'),
  adminDownloads: adminPage('/admin/downloads'),
  adminSlides: adminPage('/admin/slides'),
  adminHomepage: adminPage('/admin/homepage-settings'),
  adminTags: adminPage('/admin/tag-management'),
  adminCodes: adminPage('/admin/custom-codes'),
  adminImport: adminPage('/admin/import'),
  adminJobs: adminPage('/admin/jobs'),
  adminHistory: adminPage('/admin/history'),
  adminTrash: adminPage('/admin/trash'),
  adminSessions: adminPage('/admin/sessions'),
  adminAccess: adminPage('/admin/access'),
  adminWebhooks: adminPage('/admin/webhooks'),
} as const satisfies Record<string, Page>;

export const CRAWLER_PATHS = {
  robots: '/robots.txt',
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemaps/:part',
} as const;

export const FEED_PATHS = { atom: '/api/feed.atom', json: '/api/feed.json' } as const;

/** The picture for social networks, below the page of a browser. */
export const SHARE_PICTURE = '/share.jpg';

type PageName = keyof typeof PAGES;
type NamesOf<Shape> = { [Name in PageName]: (typeof PAGES)[Name] extends Shape ? Name : never }[PageName];

export type PublicPageName = NamesOf<{ access: 'public' }>;
export type AdminPageName = Exclude<PageName, PublicPageName>;
export type RecordPageName = NamesOf<{ access: 'public'; kind: Exclude<Page['kind'], 'static'> }>;

const PAGE_NAMES = keysOf(PAGES);

export const PUBLIC_PAGES = PAGE_NAMES.filter((name): name is PublicPageName => PAGES[name].access === 'public');
export const ADMIN_PAGES = PAGE_NAMES.filter((name): name is AdminPageName => PAGES[name].access !== 'public');
export const STATIC_PAGES = PUBLIC_PAGES.filter((name) => PAGES[name].kind === 'static');
export const RECORD_PAGES = PUBLIC_PAGES.filter((name): name is RecordPageName => PAGES[name].kind !== 'static');

export function recordPath(name: NamesOf<{ kind: Exclude<Page['kind'], 'static'> }>, id: number) {
  return PAGES[name].path.replace(':id', String(id));
}

/** A path of a page in a language. English has none, so that a page has one address. */
export function pathIn(language: Language, path: string) {
  return language === 'en' ? path : `${path}?lang=${language}`;
}

interface Address {
  pattern: RegExp;
  query: Query | undefined;
}

const ADDRESSES = [
  ...Object.values<Pick<Page, 'path' | 'query'>>(PAGES),
  ...Object.values(CRAWLER_PATHS).map((path) => ({ path, query: {} })),
].map(({ path, query }): Address => {
  const pattern = path.replace('.', '\\.').replace(/:\w+/u, '[^/]+');
  return { pattern: new RegExp(`^${pattern}$`, 'u'), query };
});

const NOT_FOUND: Address = { pattern: /^/u, query: { lang: LANGUAGES } };

/**
 * Makes different URLs of a page equal: without the fragment, empty parameters and what the page does not know; in the
 * order of the table.
 */
export function knownAddress(address: string) {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/u.exec(address) ?? [];
  if (search === '') return path;
  const { query } = addressAt(path);
  return query ? withKnownQuery(path, search, query) : `${path}?${search}`;
}

/** Commas stay readable. */
export function queryText(parameters: URLSearchParams) {
  return String(parameters).replaceAll('%2C', ',');
}

function withKnownQuery(path: string, search: string, query: Query) {
  const input = new URLSearchParams(search);
  const output = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    const value = typeof values === 'function' ? values(input.getAll(name).join()) : input.get(name);
    if (value && (!Array.isArray(values) || values.includes(value))) output.set(name, value);
  }
  return output.size > 0 ? `${path}?${queryText(output)}` : path;
}

function addressAt(path: string): Address {
  return ADDRESSES.find(({ pattern }) => pattern.test(path)) ?? NOT_FOUND;
}

/** Outside the APIs errors are shown as pages. The page need not exist. */
export function isPagePath(url: string) {
  return !/^\/(?:api|graphql)(?:[/?]|$)/u.test(url);
}
