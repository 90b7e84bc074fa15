import { filesOfLatestReleases } from '#rules/latest.ts';
import { VERSIONS_PER_BROWSER } from '#rules/limits.ts';
import { newerFile, offeredFiles } from '#rules/offered-files.ts';
import type { Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import { Browser } from '../entities/browser.ts';
import { DeletedVersion } from '../entities/deleted-version.ts';
import { releasesIn, SourceState } from '../entities/source-state.ts';
import type { VersionRow } from '../entities/version.ts';
import { assertFound } from '../errors.ts';
import { quickWords, parseSearchText } from '../database/queries/browser-search.ts';
import { IS_PUBLIC_VERSION, IS_PUBLISHED } from '../database/queries/public-records.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange, pageOf, type Page } from './paging.ts';
import { ANY, allOf, isEqual, isOneOf, readVersions, storedTime } from '../database/queries/rows.ts';
import {
  NEWEST_FIRST,
  findVersionsByWords,
  isNewestPictured,
  isOfLatestRelease,
  readVersionPages,
  versionHas,
} from '../database/queries/versions.ts';
import { loadTogether } from './load-together.ts';
import { assertAdministrator } from './writes.ts';

interface VersionPageRequest {
  browserId: number;
  platform?: Platform | null;
  search?: string | null;
  forEditing?: boolean;
  page?: number | null;
  limit?: number | null;
}

export interface VersionPage extends Page {
  versions: VersionRow[];
  total: number;
}

export function versionLists({ em, actor, isPreview }: ServiceContext) {
  /** A preview has drafts too. */
  const isVisible = isPreview ? ANY : IS_PUBLISHED;

  /** By the request without the browser, so that the same page of several browsers is one statement. */
  const pages = new Map<string, (browserId: number) => Promise<Omit<VersionPage, keyof Page>>>();

  const latest = loadTogether(
    async (ids) => {
      const rows = await readVersions(em, (query) =>
        query.where(isPreview ? isOneOf('browser_id', ids) : isOfLatestRelease(ids)).orderBy(NEWEST_FIRST),
      );
      const byBrowser = Map.groupBy(rows, ({ browserId }) => browserId);
      // `is_latest` is computed among the public versions, a preview has others.
      return (id) => filesOfLatestReleases(byBrowser.get(id) ?? []);
    },
    { cache: true },
  );

  const pictured = loadTogether(
    async (ids) => {
      const rows = await readVersions(em, (query) => query.where(isNewestPictured(ids, isVisible)));
      return (id) => rows.find(({ browserId }) => browserId === id) ?? null;
    },
    { cache: true },
  );

  const sourceStates = loadTogether(
    async (ids) => {
      const states = await em.find(
        SourceState,
        { source: { browser: { $in: [...ids] } } },
        { populate: ['source'], disableIdentityMap: true },
      );
      const byBrowser = Map.groupBy(states, ({ source }) => source.$.browser.id);
      return (id) =>
        (byBrowser.get(id) ?? []).map(({ succeededAt, releases }) => ({ succeededAt, releases: releasesIn(releases) }));
    },
    { cache: true },
  );

  return {
    /**
     * Stable versions, then the newest release, then the highest number; empty for an unknown browser. Throws
     * BAD_REQUEST.
     */
    async page({
      browserId,
      platform,
      search,
      page,
      limit,
      forEditing = false,
    }: VersionPageRequest): Promise<VersionPage> {
      if (forEditing) assertAdministrator(actor);
      const range = pageOf(page, limit);
      const folded = parseSearchText(search ?? '');
      const isPublic = !forEditing && !isPreview;
      const key = JSON.stringify([platform, folded, isPublic, range]);
      const load =
        pages.get(key) ??
        loadTogether(
          async (ids) =>
            readVersionPages(
              em,
              ids,
              allOf([
                isPublic ? IS_PUBLIC_VERSION : ANY,
                isEqual('platform', platform ?? undefined),
                ...folded.split(' ').filter(Boolean).map(versionHas),
              ]),
              range,
            ),
          { cache: true },
        );
      pages.set(key, load);
      return { ...(await load(browserId)), ...range };
    },

    /**
     * Of all browsers, after a time and, at that time, an id. The last changed one is last, so that one that is changed
     * meanwhile comes again. `where` has values of columns. Throws BAD_REQUEST.
     */
    async list(
      where: Readonly<Record<string, string | number | boolean | null | undefined>>,
      [time, id]: readonly [time: Date, id: number],
      limit: number | undefined,
    ) {
      const { limit: size } = pageOf(null, limit);
      const rows = await readVersions(em, (query) =>
        Object.entries(where)
          .reduce((found, [column, value]) => found.where(isEqual(column, value)), query)
          .where(actor === 'administrator' ? ANY : IS_PUBLIC_VERSION)
          .where((build) => build(build.refTuple('updated_at', 'id'), '>', build.tuple(storedTime(em, time), id)))
          .orderBy('updated_at')
          .orderBy('id')
          .limit(size + 1),
      );
      return { versions: rows.slice(0, size), isLast: rows.length <= size };
    },

    /** Like `page`, but throws NOT_FOUND for an unknown browser (spec §7). The administrator gets all versions. */
    async pageOfKnown(request: VersionPageRequest): Promise<VersionPage> {
      const page = await this.page({ ...request, forEditing: actor === 'administrator' });
      const isKnown = { id: request.browserId, ...(actor !== 'administrator' && { isDraft: false }) };
      assertFound(page.total || (await em.count(Browser, isKnown)), 'browserNotFound');
      return page;
    },

    /**
     * Latest and newest first, with every word in the number, platform, architecture, channel, release date, id (`#12`)
     * or the browser's name, and at least one not only in the name. Throws BAD_REQUEST.
     */
    async findByWords(text: string, first: number) {
      assertAdministrator(actor);
      assertInRange(first, VERSIONS_PER_BROWSER);
      const words = quickWords(parseSearchText(text));
      if (words.length === 0) return [];
      return findVersionsByWords(em, words, first);
    },

    /**
     * The latest version of each platform and architecture, in each language with a file of its own; only stable ones
     * if the platform has any.
     */
    async listOffered(browserId: number) {
      return offeredFiles(await latest(browserId));
    },

    /** The newest public version with screenshots; null without one. */
    newestPictured: pictured,

    async listLatest(browserId: number, channel: ReleaseChannel) {
      return (await latest(browserId)).filter(({ releaseChannel }) => releaseChannel === channel);
    },

    /** The latest version that replaces an old one, or null. */
    async newer(old: VersionRow) {
      return newerFile(old, await latest(old.browserId));
    },

    /** When a source that names the version, for its system if it names files, was last read; or null. */
    async confirmedAt({ browserId, versionNumber, releaseChannel, platform, architecture }: VersionRow) {
      const times = (await sourceStates(browserId))
        .filter(({ releases }) =>
          releases.some(
            (release) =>
              release.versionNumber === versionNumber &&
              release.releaseChannel === releaseChannel &&
              (release.files.length === 0 ||
                release.files.some(
                  (file) =>
                    file.platform === platform && (file.architecture === null || file.architecture === architecture),
                )),
          ),
        )
        .map(({ succeededAt }) => succeededAt?.getTime() ?? 0);
      const last = Math.max(0, ...times);
      return last > 0 ? new Date(last) : null;
    },

    /** A public version, or null. With `forEditing`, as by default for the administrator, any version. */
    async find(id: number, { forEditing = actor === 'administrator' } = {}): Promise<VersionRow | null> {
      if (forEditing) assertAdministrator(actor);
      const condition = forEditing || isPreview ? ANY : IS_PUBLIC_VERSION;
      const [version] = await readVersions(em, (query) => query.where('id', '=', id).where(condition));
      return version ?? null;
    },

    async browserOfDeleted(id: number) {
      const deleted = await em.findOne(DeletedVersion, { id }, { disableIdentityMap: true });
      return deleted?.browser.id ?? null;
    },

    /** Throws NOT_FOUND, for visitors also if it is not public. */
    async get(id: number) {
      return assertFound(await this.find(id), 'versionNotFound');
    },
  };
}
