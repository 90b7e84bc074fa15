import { Type } from 'typebox';
import { DOWNLOAD_KINDS, DOWNLOAD_PERIODS } from '../../rules/downloads.ts';
import { ID_MAX, MOST_DOWNLOADED, MOST_DOWNLOADED_MAX } from '../../rules/limits.ts';
import { ARCHITECTURES, PLATFORMS } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { failures, id, objectOf, oneOf, oneOfOrNull, orNull, ref, success } from './schemas.ts';
import type { RestApp } from './validation.ts';

const downloads = Type.Integer({ minimum: 0, description: 'The number of downloads.' });
const names = {
  name_en: orNull('string', "The browser's English name; null if the browser was deleted."),
  name_zh: orNull('string', 'The same in Chinese.'),
};
const day = (description: string) => Type.String({ format: 'date', description });

const STATISTICS_EXAMPLE = {
  total: 8,
  points: [{ from: '2026-09-01', to: '2026-09-01', downloads: 8 }],
  platforms: [{ platform: 'windows', downloads: 8 }],
  kinds: [
    { kind: 'file', downloads: 7 },
    { kind: 'mirror', downloads: 1 },
  ],
  browsers: [{ browser_id: 5, name_en: 'Brave', name_zh: 'Brave 浏览器', downloads: 8 }],
  versions: [
    {
      version_id: 14,
      browser_id: 5,
      name_en: 'Brave',
      name_zh: 'Brave 浏览器',
      platform: 'windows',
      version_number: '1.93.136',
      architecture: 'x64',
      downloads: 8,
    },
  ],
};

export const DownloadStatistics = objectOf(
  'DownloadStatistics',
  {
    total: Type.Integer({ minimum: 0, description: 'All downloads of the period.' }),
    points: Type.Array(
      Type.Object({ from: day('The first day.'), to: day('The last day; for a day the same.'), downloads }),
      { description: 'The days or months of the period, the oldest first.' },
    ),
    platforms: Type.Array(Type.Object({ platform: oneOf(PLATFORMS, 'The platform.'), downloads }), {
      description: 'The downloads by platform; platforms without downloads are left out.',
    }),
    kinds: Type.Array(
      Type.Object({
        kind: oneOf(
          DOWNLOAD_KINDS,
          'By the link of the version to the download URL (file) or to a mirror (mirror), or by the link of the browser (browser).',
        ),
        downloads,
      }),
      { description: 'The downloads by how they were reached; kinds without downloads are left out.' },
    ),
    browsers: Type.Array(Type.Object({ browser_id: id("The browser's id."), ...names, downloads }), {
      description: 'The browsers with the most downloads.',
    }),
    versions: Type.Array(
      Type.Object({
        version_id: id("The version's id."),
        browser_id: id("The id of the version's browser."),
        ...names,
        platform: oneOf(PLATFORMS, 'The platform.'),
        version_number: orNull('string', 'The number of the version; null if the version was deleted.'),
        architecture: oneOfOrNull(
          ARCHITECTURES,
          'The architecture; null if it is not specified, or if the version was deleted.',
        ),
        downloads,
      }),
      { description: 'The versions with the most downloads.' },
    ),
  },
  'The counted downloads of a period. Downloads from before the server counted by day are only in `download_count` of a browser.',
  STATISTICS_EXAMPLE,
);

const Query = Type.Object({
  period: Type.Optional(
    oneOf(
      DOWNLOAD_PERIODS,
      'The last 7 days (week) or 30 days (month) by day, or the last 12 months (year) by month, in UTC. The default is month.',
      { examples: ['month'] },
    ),
  ),
  browser_id: Type.Optional(
    Type.Integer({ minimum: 1, maximum: ID_MAX, description: 'Only downloads of this browser.' }),
  ),
  version_id: Type.Optional(
    Type.Integer({ minimum: 1, maximum: ID_MAX, description: 'Only downloads of this version.' }),
  ),
  platform: Type.Optional(oneOf(PLATFORMS, 'Only downloads for this platform.')),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_DOWNLOADED_MAX,
      default: MOST_DOWNLOADED,
      description: 'The length of the lists of browsers and versions.',
    }),
  ),
});

/** The route of the counted downloads by day, for the administrator. */
export function downloadStatisticsRoutes(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/admin/downloads',
    {
      schema: {
        operationId: 'getDownloadStatistics',
        tags: ['Downloads'],
        summary: 'The counted downloads by day or month',
        description: 'Returns how often the site, a browser or a version was downloaded.',
        querystring: Query,
        response: { 200: success(ref(DownloadStatistics), 'The downloads of the period.'), ...failures(401) },
      },
    },
    async (request) => {
      const { period, browser_id: browserId, version_id: versionId, platform, limit } = request.query;
      const { browsers, versions, ...counts } = await servicesFor(request).downloadStatistics.get({
        period,
        browserId,
        versionId,
        platform,
      });
      const [topBrowsers, topVersions] = [await browsers(limit), await versions(limit)];
      return {
        success: true as const,
        data: {
          ...counts,
          browsers: topBrowsers.map(({ browserId: browser, name, downloads: count }) => ({
            browser_id: browser,
            ...namesOf(name),
            downloads: count,
          })),
          versions: topVersions.map((version) => ({
            version_id: version.versionId,
            browser_id: version.browserId,
            ...namesOf(version.name),
            platform: version.platform,
            version_number: version.versionNumber,
            architecture: version.architecture,
            downloads: version.downloads,
          })),
        },
      };
    },
  );
}

function namesOf(name: { en: string; zh: string } | null) {
  return { name_en: name?.en ?? null, name_zh: name?.zh ?? null };
}
