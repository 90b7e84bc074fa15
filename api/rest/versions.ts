import { Type } from 'typebox';
import { DEFAULT_LIMIT, DEFAULT_PAGE, PAGE_MAX, VERSIONS_PER_BROWSER } from '../../rules/limits.ts';
import { PLATFORMS, memberOf } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { failures, idParams, paginationOf, platformFilter, ref, success } from './schemas.ts';
import type { VersionRow } from '../entities/version.ts';
import type { VersionInput } from '../../rules/version.ts';
import { recordRead, recordWrites, type RestResource } from './record-routes.ts';
import type { RestApp } from './validation.ts';
import { VersionDetail, versionRecord, writeVersion, writeVersionDetail } from './version-fields.ts';

const ListQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_MAX,
      default: DEFAULT_PAGE,
      description: 'The number of the page, from 1.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: VERSIONS_PER_BROWSER,
      default: DEFAULT_LIMIT,
      description: 'The number of versions on a page.',
    }),
  ),
  platform: platformFilter('Only versions for this platform.'),
});

/** The public reads of versions (spec §7). */
export function versionRoutes(app: RestApp, context: AppContext): void {
  const { servicesFor, origin } = context;
  app.get(
    '/api/browsers/:id/versions',
    {
      schema: {
        operationId: 'listVersions',
        tags: ['Versions'],
        summary: 'The versions of a browser',
        description:
          'Returns a page of the versions of a browser: stable versions first, then the newest release, then the highest version number. Visitors get only public versions, the administrator gets all versions.',
        params: idParams("The browser's id.", 5),
        querystring: ListQuery,
        response: {
          200: success(
            Type.Object(
              {
                versions: Type.Array(ref(versionRecord.schemas.record), { description: 'The versions of this page.' }),
                pagination: paginationOf('versions'),
              },
              { description: 'A page of versions.' },
            ),
            'The page.',
          ),
          ...failures(404),
        },
      },
    },
    async (request) => {
      const { page, limit, platform } = request.query;
      const filter = { browserId: request.params.id, page, limit, platform: memberOf(PLATFORMS, platform) };
      const { versions, links } = servicesFor(request);
      const { versions: found, ...pagination } = await versions.pageOfKnown(filter);
      return {
        success: true as const,
        data: {
          versions: (await links.withChecks(found)).map((version) => writeVersion(version, origin, request.actor)),
          pagination,
        },
      };
    },
  );

  recordRead(app, VERSION, context);
}

/** The writes of versions (spec §7). */
export function versionWrites(app: RestApp, context: AppContext): void {
  recordWrites(app, VERSION, context);
}

const VERSION: RestResource<VersionRow, VersionInput> = {
  path: '/api/versions',
  kind: 'version',
  names: { operation: 'Version', full: 'version', short: 'version' },
  tag: 'Versions',
  exampleId: 20,
  schemas: { ...versionRecord.schemas, record: VersionDetail },
  descriptions: {
    get: 'Returns a version by its id, with the name and icon of its browser. Visitors get only public versions.',
    create: 'Creates a version of a browser. The server computes which version is the latest.',
    update: 'Updates a version. Omitted fields are not changed.',
    remove: 'Deletes a version, and deactivates the slides that link to it.',
  },
  hasSlides: true,
  serviceOf: ({ versions }) => versions,
  parse: versionRecord.parse,
  // With the name and icon of its browser (spec §7).
  write: async (version, origin, receiver, { browsers, links }) =>
    writeVersionDetail(
      { ...version, downloadLinks: await links.downloads(version) },
      await browsers.get(version.browserId),
      origin,
      receiver,
    ),
};
