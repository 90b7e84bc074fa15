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
import { SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { hostOf } from '#rules/url.ts';
import { deleteLinkRows, readAllLinkRows, readLinkRows, saveLinkStates } from '../database/queries/links.ts';
import type { LinkRow } from '../entities/link.ts';
import type { VersionRow } from '../entities/version.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import { checkLink, hasResponse, type CheckedLink } from '../upstream/check-link.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { ServiceContext } from './context.ts';
import { loadTogether } from './load-together.ts';
import { pageOf } from './paging.ts';
import { readLinkOwners, type LinkOwner } from './link-uses.ts';
import { assertAdministrator } from './writes.ts';

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

interface LinkPageRequest {
  filter?: LinkFilter | null;
  /** Words of the URL or of the names of the records. */
  search?: string | null;
  page?: number | null;
  limit?: number | null;
}

type VersionAddresses = Pick<VersionRow, 'downloadUrl' | 'downloadMirrors' | 'browserId'>;

const STATES_AT_ONCE = 100;
/** How many hosts are asked at once whether our own network works. */
const CONTROL_HOSTS = 3;

export function linkService({ em, actor, origin, upstream, clock }: ServiceContext) {
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

  /** The catalogue revision changes only if a download is dead now, or no longer, or another host serves it. */
  async function record(checks: readonly FoundLink[]) {
    // The states are read again, because a round takes a while.
    const before = new Map(
      (
        await readLinkRows(
          em,
          checks.map(({ link }) => link.url),
        )
      ).map((row) => [row.url, row]),
    );
    const after = checks.map(({ link: { url }, check }) => ({
      url,
      ...afterCheck(before.get(url) ?? null, check, new Date(clock())),
    }));
    const isVisible = checks.some(({ link }, index) => {
      const [was, is] = [before.get(link.url), after[index]];
      const servedBy = is?.servedBy ?? null;
      return (
        isDownload(link) &&
        (is?.isDead !== (was?.isDead ?? false) || isNewHost({ servedBy, knownHost: was?.servedBy ?? hostOf(link.url) }))
      );
    });
    const save = async () => saveLinkStates(em, after);
    await (isVisible ? em.transactional(save) : save());
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

  /** Whether another host that worked last time answers, although these URLs cannot be reached. */
  async function isNetworkUp(urls: readonly string[], signal?: AbortSignal) {
    const hosts = new Set(urls.map(hostOf));
    const working = [...(await readAllLinkRows(em)).values()]
      .filter(({ url, fineAt }) => fineAt && !hosts.has(hostOf(url)))
      .toSorted((a, b) => (b.fineAt?.getTime() ?? 0) - (a.fineAt?.getTime() ?? 0));
    const controls = new Map(working.map(({ url }) => [hostOf(url), url])).values().take(CONTROL_HOSTS);
    const responses = await Promise.all(
      [...controls].map(async (url) =>
        upstream?.http.send({ url, method: 'HEAD', maxBytes: 0, signal }).then(
          () => true,
          () => false,
        ),
      ),
    );
    return responses.includes(true);
  }

  /**
   * The addresses in the order in which they are offered, with what the last checks found; mirror 0 is the download
   * URL. Concurrent calls share one statement.
   */
  async function downloads({ downloadUrl, downloadMirrors, browserId }: VersionAddresses) {
    const links = [downloadUrl, ...downloadMirrors].map(async (url, mirror) => {
      const state = await states(url);
      const { verdict = null, isDead = false, checkedAt = null, servedBy = null, knownHost = null } = state ?? {};
      const hasNewHost = isNewHost({ servedBy, knownHost });
      return { mirror, url, verdict, isDead, checkedAt, browserId, servedBy, knownHost, hasNewHost };
    });
    return offeredLinks(await Promise.all(links));
  }

  return {
    /** What is wrong first, then by hosts. Throws BAD_REQUEST. */
    async list({ filter, search, page, limit }: LinkPageRequest = {}) {
      assertAdministrator(actor);
      const range = pageOf(page, limit);
      if (search && search.length > SEARCH_TEXT_MAX) throw new AppError('BAD_REQUEST', 'searchTooLong');
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

    async summary() {
      assertAdministrator(actor);
      return summarize(await readLinks());
    },

    downloads,

    async offered(version: VersionAddresses) {
      const [first] = await downloads(version);
      if (!first) throw new Error('A version has at least its download URL');
      return first;
    },

    /** Without URLs that were never checked. Throws BAD_REQUEST for too many. */
    async readStates(urls: readonly string[]) {
      assertAdministrator(actor);
      if (urls.length > STATES_AT_ONCE) throw invalidField('urls');
      return readLinkRows(em, urls);
    },

    async withChecks<T extends VersionAddresses>(versions: readonly T[]) {
      return Promise.all(versions.map(async (version) => ({ ...version, downloadLinks: await downloads(version) })));
    },

    /**
     * With `accept`, later checks compare with the file that is there now. Throws NOT_FOUND, and UNAVAILABLE if nothing
     * can be found out.
     */
    async check(url: string, { accept = false }: { accept?: boolean | null } = {}) {
      assertAdministrator(actor);
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

    /**
     * What a round should check, the least recent first. A round that a person has started checks all but the most
     * recent ones.
     */
    async listDue({ isRequested = false } = {}) {
      assertAdministrator(actor);
      const time = ({ state }: CatalogueLink) => state?.checkedAt.getTime() ?? 0;
      return (await readLinks())
        .filter(({ state }) => isDue(state, clock(), isRequested))
        .toSorted((a, b) => time(a) - time(b));
    },

    /** Deletes what is known about URLs that the catalogue no longer contains. */
    async prune() {
      assertAdministrator(actor);
      const owners = await readLinkOwners(em, origin);
      const unused = [...(await readAllLinkRows(em)).keys()].filter((url) => !owners.has(url));
      await deleteLinkRows(em, unused);
    },

    request,
    record,
    isNetworkUp,
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
