import { Type } from 'typebox';
import { parseTime } from '#rules/calendar.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, PAGE_MAX, VERSIONS_PER_BROWSER } from '#rules/limits.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, memberOf } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import {
  ok,
  failures,
  browserKey,
  browserParams,
  platformFilter,
  ref,
  success,
  httpUrl,
  numberUpTo,
  objectSchema,
  oneOf,
  oneOfOrNull,
  orNull,
  string,
  boolean,
  count,
  list,
  object,
} from './schemas.ts';
import type { VersionRow } from '../entities/version.ts';
import { invalidField } from '../errors.ts';
import { recordRoutes } from './record-routes.ts';
import type { RestApp } from './validation.ts';
import { LINK_VERDICTS } from '#rules/links.ts';
import { isPinned } from '#rules/pinned.ts';
import type { Actor } from '../services/context.ts';
import type { DownloadLink } from '../services/links.ts';
import EXAMPLES from './examples.generated.json' with { type: 'json' };
import { createWriter, readOnly, recordSchemas, restRecord, updatedAt, type RestRecord } from './fields.ts';
import { picture, text, type Kind } from './kinds.ts';

type CheckedVersion = VersionRow & { downloadLinks: DownloadLink[] };

const checkedLinks: Kind = {
  write: (links: DownloadLink[]) =>
    links.map(({ mirror, url, verdict, isDead, checkedAt }) => ({
      mirror,
      url,
      verdict,
      is_dead: isDead,
      checked_at: checkedAt,
    })),
};

const CheckedLink = Type.Object({
  mirror: count('N in /versions/{id}/download?mirror=N: 0 is the download URL.'),
  url: httpUrl('The URL.'),
  verdict: oneOfOrNull(
    LINK_VERDICTS,
    'What the last check found (`LinkVerdict` of GraphQL); null before. As old as the response, unless is_dead changes.',
  ),
  is_dead: boolean('Whether three checks failed over 24 hours.'),
  checked_at: orNull('string', 'When it was checked last, as old as the response; null before.', {
    format: 'date-time',
  }),
});

export const versionRecord = restRecord<'version', CheckedVersion & { isPinned: boolean }>(
  'version',
  {
    downloadLinks: {
      kind: checkedLinks,
      schema: list(
        'download_url and download_mirrors as they are offered: new hosts after the others, dead links last.',
        CheckedLink,
      ),
    },
    isPinned: readOnly(
      boolean('Whether download_url always serves this very file. Only then its checksum proves something.'),
    ),
    publishedAt: null,
    isLatest: readOnly(
      boolean(
        'Whether its number is the highest of the public versions of its browser, platform, processor and channel.',
      ),
    ),
  },
  { update_type: 'minor' },
);

const DETAIL_FIELDS = {
  ...versionRecord.fields,
  updatedAt,
  browserName: { kind: text, schema: string('The name of the browser.'), isLocalized: true },
  browserIconUrl: { kind: picture, schema: httpUrl("The absolute URL of the browser's icon.") },
};
export const VersionDetail = objectSchema(
  'VersionDetail',
  recordSchemas(DETAIL_FIELDS),
  'A version, and the name and icon of its browser.',
  EXAMPLES.VersionDetail,
);
const writeDetail = createWriter<object>(DETAIL_FIELDS);

export function writeVersion(version: CheckedVersion, origin: string, receiver?: Actor): RestRecord {
  return versionRecord.write({ ...version, isPinned: isPinned(version) }, origin, receiver);
}

const ListQuery = Type.Object({
  page: numberUpTo(PAGE_MAX, 'The page, from 1.', { default: DEFAULT_PAGE }),
  limit: numberUpTo(VERSIONS_PER_BROWSER, 'Versions on a page.', { default: DEFAULT_LIMIT }),
  platform: platformFilter('Only versions for this platform.'),
});

export const architectureWord = oneOf([...ARCHITECTURES, 'none'], 'The architecture; `none` if it is not specified.', {
  examples: ['x64'],
});

const AllQuery = Type.Object({
  browser: Type.Optional(browserKey),
  platform: platformFilter('Only versions for this platform.'),
  architecture: Type.Optional(architectureWord),
  channel: Type.Optional(oneOf(RELEASE_CHANNELS, 'Only versions of this release channel.')),
  latest: Type.Optional(oneOf(['true', 'false'], 'Only versions with this value of `is_latest`.')),
  updated_since: Type.Optional(
    string('Only what was changed or published since this time (ISO 8601) or day (UTC).', {
      examples: ['2026-01-31'],
    }),
  ),
  after: Type.Optional(string('The `next` of the previous page.', { pattern: String.raw`^\d{1,13}-\d{1,9}$` })),
  limit: ListQuery.properties.limit,
});

export function versionRoutes(app: RestApp, context: AppContext) {
  const { servicesFor, origin } = context;
  app.get(
    '/api/browsers/:id/versions',
    {
      schema: {
        operationId: 'listVersions',
        tags: ['Versions'],
        description:
          'A page of the versions: stable ones, then the newest release, then the highest number. Visitors get only public ones.',
        params: browserParams,
        querystring: ListQuery,
        response: {
          200: success(
            object('A page of versions.', {
              versions: list('The versions of this page.', ref(versionRecord.schemas.record)),
              pagination: object('The position of this page.', {
                page: Type.Integer({ minimum: 1, description: 'The page, from 1.' }),
                limit: Type.Integer({ minimum: 1, description: 'Versions on a page.' }),
                total: count('Versions on all pages.'),
              }),
            }),
            'The page.',
          ),
        },
      },
    },
    async (request) => {
      const { page, limit, platform } = request.query;
      const filter = { browserId: request.params.id, page, limit, platform: memberOf(PLATFORMS, platform) };
      const { versions, links } = servicesFor(request);
      const { versions: found, ...pagination } = await versions.pageOfKnown(filter);
      return ok({
        versions: (await links.withChecks(found)).map((version) => writeVersion(version, origin, request.actor)),
        pagination,
      });
    },
  );

  app.get(
    '/api/versions',
    {
      schema: {
        operationId: 'listAllVersions',
        tags: ['Versions'],
        description: 'The last changed one is last.',
        querystring: AllQuery,
        response: {
          200: success(
            Type.Object({
              versions: Type.Array(ref(VersionDetail)),
              next: orNull('string', 'The `after` of the next page; null on the last page.'),
            }),
            'The page.',
          ),
          ...failures(404),
        },
      },
    },
    async (request) => {
      const { browser, platform, architecture, channel, latest, limit, ...start } = request.query;
      const { updated_since: since = '1970-01-01', after } = start;
      const time = parseTime(since) ?? parseTime(`${since}T00:00Z`);
      if (!time) throw invalidField('updated_since');
      const [at = Number(time), id = 0] = after?.split('-').map(Number) ?? [];
      const services = servicesFor(request);
      if (browser !== undefined) await services.browsers.get(browser);
      const where = {
        browser_id: browser,
        platform: memberOf(PLATFORMS, platform),
        architecture: architecture && (memberOf(ARCHITECTURES, architecture) ?? null),
        release_channel: channel,
        is_latest: latest && latest === 'true',
      };
      const { versions, isLast } = await services.versions.list(where, [new Date(at), id], limit);
      const last = versions.at(-1);
      const write = async (version: VersionRow) => versionResource.write(version, origin, request.actor, services);
      const next = last && !isLast ? `${last.updatedAt.getTime()}-${last.id}` : null;
      return ok({ versions: await Promise.all(versions.map(write)), next });
    },
  );

  versionResource.read(app, context);
}

export const versionResource = recordRoutes({
  ...versionRecord,
  schemas: { ...versionRecord.schemas, record: VersionDetail },
  serviceOf: ({ versions }) => versions,
  // With the name and icon of its browser (spec §7).
  write: async (version, origin, receiver, { browsers, links }) => {
    const { name, iconUrl } = await browsers.get(version.browserId);
    const downloadLinks = await links.downloads(version);
    const detail = {
      ...version,
      downloadLinks,
      isPinned: isPinned(version),
      browserName: name,
      browserIconUrl: iconUrl,
    };
    return writeDetail(detail, origin, receiver);
  },
});
