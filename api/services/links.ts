import { isNewHost } from '#rules/file-origin.ts';
import {
  afterCheck,
  isDue,
  isFileLink,
  isWrong,
  linkOrder,
  offeredLinks,
  type LinkCheck,
  type LinkFilter,
} from '#rules/links.ts';
import { hostOf } from '#rules/url.ts';
import {
  deleteLinkRows,
  readAllLinkRows,
  readLinkRows,
  readWrongLinkRows,
  saveLinkStates,
} from '../database/queries/links.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LinkRow } from '../entities/link.ts';
import type { VersionRow } from '../entities/version.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import { checkLink, hasResponse, type CheckedLink } from '../upstream/check-link.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { ServiceContext } from './context.ts';
import { loadTogether } from './load-together.ts';
import { assertSearchLength, pageOf } from './paging.ts';
import { readLinkOwners, type LinkOwner } from './link-uses.ts';
import { tell } from './webhook-messages.ts';
import { forAdministrator } from './writes.ts';

export interface CatalogueLink {
  url: string;
  owners: LinkOwner[];
  /** Null if it was never checked. */
  state: LinkRow | null;
}

export interface FoundLink {
  link: CatalogueLink;
  check: LinkCheck;
}

type LinkService = ReturnType<typeof linkService>;
export type LinkPage = Awaited<ReturnType<LinkService['list']>>;
export type DownloadLink = Awaited<ReturnType<LinkService['offered']>>;

/** A function is called when the number is requested. */
export type LinkSummary = Record<'all' | 'wrong' | 'dead' | 'unchecked', number | (() => Promise<number>)>;

interface LinkPageRequest {
  filter?: LinkFilter | null;
  /** Words of the URL or of the names of the records. */
  search?: string | null;
  page?: number | null;
  limit?: number | null;
}

type VersionAddresses = Pick<VersionRow, 'downloadUrl' | 'downloadMirrors' | 'browserId'>;

const STATES_AT_ONCE = 100;
/** How many hosts show whether our own network works. */
const CONTROL_HOSTS = 3;

export function linkService({ em, actor, origin, upstream, clock }: ServiceContext) {
  /** Null for a URL that was never checked. */
  const states = loadTogether(async (urls: readonly string[]) => {
    const rows = new Map((await readLinkRows(em, urls)).map((row) => [row.url, row]));
    return (url) => rows.get(url) ?? null;
  });

  async function readLinks() {
    const owners = await readLinkOwners(em, origin);
    const rows = await readAllLinkRows(em);
    return [...owners].map(([url, list]) => ({ url, owners: list, state: rows.get(url) ?? null }));
  }

  async function readLink(url: string) {
    const owners = assertFound((await readLinkOwners(em, origin)).get(url), 'linkNotFound');
    return { url, owners, state: await states(url) };
  }

  /** The catalogue revision changes only if a download dies, works again or comes from another host. */
  async function record(checks: readonly FoundLink[]) {
    const results = await Promise.all(
      checks.map(async ({ link, check }) => {
        const { url } = link;
        const before = await states(url); // again, because a round takes a while
        return { link, before, after: { url, ...afterCheck(before, check, new Date(clock())) } };
      }),
    );
    const isVisible = results.some(
      ({ link, before, after: { isDead, servedBy } }) =>
        isDownload(link) &&
        (isDead !== (before?.isDead ?? false) ||
          isNewHost({ servedBy, knownHost: before?.servedBy ?? hostOf(link.url) })),
    );
    const tellWhere = async (event: 'link.broken' | 'link.mended', isNow: boolean) => {
      const changed = results.filter(({ before, after }) => after.isDead === isNow && before?.isDead === !isNow);
      const items = changed.map(({ link: { url, owners } }) => ({
        title: owners[0]?.title ?? { en: url, zh: url },
        url,
        used_by: owners.map(({ title }) => title),
      }));
      await tell(em, event, items);
    };
    const save = async () => {
      await tellWhere('link.broken', true);
      await tellWhere('link.mended', false);
      await saveLinkStates(
        em,
        results.map(({ after }) => after),
      );
    };
    await (isVisible ? inTransaction(em, save) : save());
  }

  async function request(link: CatalogueLink, signal?: AbortSignal) {
    if (!upstream) return 'noNetwork';
    try {
      return await checkLink(upstream.http, toCheck(link), signal);
    } catch (error) {
      if (error instanceof UpstreamError && (error.code === 'noNetwork' || error.code === 'retryLater'))
        return error.code;
      throw error;
    }
  }

  /** Whether another host that worked last time answers. */
  async function isNetworkUp(urls: readonly string[], signal?: AbortSignal) {
    if (!upstream) return false;
    const hosts = new Set(urls.map(hostOf));
    const working = [...(await readAllLinkRows(em)).values()]
      .filter(({ url, fineAt }) => fineAt && !hosts.has(hostOf(url)))
      .toSorted((a, b) => (b.fineAt?.getTime() ?? 0) - (a.fineAt?.getTime() ?? 0));
    const controls = new Map(working.map(({ url }) => [hostOf(url), url])).values().take(CONTROL_HOSTS);
    const requests = [...controls].map(async (url) => upstream.http.send({ url, method: 'HEAD', maxBytes: 0, signal }));
    return Promise.any(requests).then(
      () => true,
      () => false,
    );
  }

  /** In the order in which they are offered, with what the last checks found; mirror 0 is the download URL. */
  async function downloads({ downloadUrl, downloadMirrors, browserId }: VersionAddresses) {
    const links = [downloadUrl, ...downloadMirrors].map(async (url, mirror) => {
      const state = await states(url);
      const { verdict = null, isDead = false, checkedAt = null, servedBy = null, knownHost = null } = state ?? {};
      const hasNewHost = isNewHost({ servedBy, knownHost });
      return { mirror, url, verdict, isDead, checkedAt, browserId, servedBy, knownHost, hasNewHost };
    });
    return offeredLinks(await Promise.all(links));
  }

  const administration = forAdministrator(actor, {
    /** What is wrong first, then by hosts. Throws BAD_REQUEST. */
    async list({ filter, search, page, limit }: LinkPageRequest = {}) {
      const range = pageOf(page, limit);
      assertSearchLength(search);
      const links = await readLinks();
      const words = (search ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
      const matching = sorted(
        links.filter((link) => matches(link, filter ?? 'all') && words.every((word) => textOf(link).includes(word))),
      );
      const start = (range.page - 1) * range.limit;
      return {
        ...range,
        links: matching.slice(start, start + range.limit),
        total: matching.length,
        summary: summarize(links),
      };
    },

    /** `all` and `unchecked` are functions, because they read the whole catalogue. */
    async summary() {
      const rows = await readWrongLinkRows(em);
      const owners =
        rows.length > 0
          ? await readLinkOwners(
              em,
              origin,
              rows.map(({ url }) => url),
            )
          : new Map<string, LinkOwner[]>();
      const { wrong, dead } = summarize(
        rows.flatMap((state) => {
          const list = owners.get(state.url);
          return list ? [{ url: state.url, owners: list, state }] : [];
        }),
      );
      const count = (name: 'all' | 'unchecked') => async () => summarize(await readLinks())[name];
      return { all: count('all'), wrong, dead, unchecked: count('unchecked') };
    },

    /** Throws BAD_REQUEST for too many. */
    async readStates(urls: readonly string[]) {
      if (urls.length > STATES_AT_ONCE) throw invalidField('urls');
      return readLinkRows(em, urls);
    },

    /** With `accept`, later checks compare with the file of now. Throws NOT_FOUND, UNAVAILABLE. */
    async check(url: string, { accept }: { accept?: boolean | null } = {}) {
      const { state, ...stored } = await readLink(url);
      const link = {
        ...stored,
        state: state && accept ? { ...state, etag: null, lastModified: null, size: null, knownHost: null } : state,
      };
      if (link.state && accept) await saveLinkStates(em, [link.state]);
      const found = await request(link);
      if (typeof found === 'string')
        throw new AppError('UNAVAILABLE', found === 'retryLater' ? 'hostAsksForPause' : found);
      if (!hasResponse(found) && found.verdict === 'unreachable' && !(await isNetworkUp([url])))
        throw new AppError('UNAVAILABLE', 'noNetwork');
      await record([{ link, check: found }]);
      return { ...link, state: await states(url) };
    },

    /** The least recent first; if a person has started the round, all but the most recent ones. */
    async listDue({ isRequested = false } = {}) {
      const time = ({ state }: CatalogueLink) => state?.checkedAt.getTime() ?? 0;
      return (await readLinks())
        .filter(({ state }) => isDue(state, clock(), isRequested))
        .toSorted((a, b) => time(a) - time(b));
    },

    /** Forgets the URLs that the catalogue no longer contains. */
    async prune() {
      const owners = await readLinkOwners(em, origin);
      const unused = [...(await readAllLinkRows(em)).keys()].filter((url) => !owners.has(url));
      await deleteLinkRows(em, unused);
    },
  });

  return {
    ...administration,
    request,
    record,
    isNetworkUp,
    downloads,

    async offered(version: VersionAddresses) {
      const [first] = await downloads(version);
      if (!first) throw new Error('A version has at least its download URL');
      return first;
    },

    async withChecks<T extends VersionAddresses>(versions: readonly T[]) {
      return Promise.all(versions.map(async (version) => ({ ...version, downloadLinks: await downloads(version) })));
    },
  };
}

function isDownload({ owners }: CatalogueLink) {
  return owners.some(({ use }) => use === 'download' || use === 'mirror');
}

function toCheck(link: CatalogueLink): CheckedLink {
  const { url, owners, state } = link;
  return {
    url,
    state,
    isFile: isFileLink(
      url,
      owners.map(({ use }) => use),
      state,
    ),
    isFixed: owners.some(({ isFixed }) => isFixed()),
    isDownload: isDownload(link),
  };
}

function matches({ state }: CatalogueLink, filter: LinkFilter) {
  if (filter === 'all') return true;
  if (filter === 'unchecked') return state === null;
  if (filter === 'wrong') return isWrong(state);
  return filter === 'dead' ? state?.isDead === true : state?.verdict === filter;
}

function textOf({ url, owners }: CatalogueLink) {
  return [url, ...owners.flatMap(({ title }) => [title.en, title.zh])].join('\n').toLowerCase();
}

function sorted(links: readonly CatalogueLink[]): CatalogueLink[] {
  const keyed = links.map((link) => ({ link, order: linkOrder(link.state), key: `${hostOf(link.url)} ${link.url}` }));
  return keyed.toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1)).map(({ link }) => link);
}

function summarize(links: readonly CatalogueLink[]) {
  const count = (filter: LinkFilter) => links.filter((link) => matches(link, filter)).length;
  return { all: links.length, wrong: count('wrong'), dead: count('dead'), unchecked: count('unchecked') };
}
