import { Type } from 'typebox';
import { DEFAULT_LIMIT, DEFAULT_PAGE, PAGE_MAX, VERSIONS_PER_BROWSER } from '../../rules/limits.ts';
import { PLATFORMS, memberOf } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import { parseUpdate } from './fields.ts';
import {
  DeletedWithSlides,
  created,
  creationHeaders,
  failures,
  preconditionHeaders,
  headersOfNew,
  idParams,
  paginationOf,
  platformFilter,
  ref,
  success,
  updated,
} from './schemas.ts';
import type { VersionRow } from '../entities/version.ts';
import type { Actor } from '../services/context.ts';
import type { Services } from '../services/create-services.ts';
import type { RestApp } from './validation.ts';
import {
  ChangedVersion,
  NewVersion,
  Version,
  VersionDetail,
  parseVersion,
  writeVersion,
  writeVersionDetail,
} from './version-fields.ts';

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

/** A version with the name and icon of its browser (spec §7). */
async function detailOf({ browsers, links }: Services, version: VersionRow, origin: string, receiver: Actor) {
  return writeVersionDetail(
    { ...version, downloadLinks: await links.downloads(version) },
    await browsers.get(version.browserId),
    origin,
    receiver,
  );
}

/** The public reads of versions (spec §7). */
export function versionRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
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
                versions: Type.Array(ref(Version), { description: 'The versions of this page.' }),
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

  app.get(
    '/api/versions/:id',
    {
      schema: {
        operationId: 'getVersion',
        tags: ['Versions'],
        summary: 'One version',
        description:
          'Returns a version by its id, with the name and icon of its browser. Visitors get only public versions.',
        params: idParams("The version's id.", 20),
        response: { 200: success(ref(VersionDetail), 'The version.'), ...failures(404) },
      },
    },
    async (request, reply) => {
      const version = await servicesFor(request).versions.get(request.params.id);
      reply.header('etag', recordTag('version', version));
      return { success: true as const, data: await detailOf(servicesFor(request), version, origin, request.actor) };
    },
  );
}

/** The writes of versions (spec §7). */
export function versionWrites(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.post(
    '/api/versions',
    {
      schema: {
        operationId: 'createVersion',
        tags: ['Versions'],
        summary: 'Create a version',
        description: 'Creates a version of a browser. The server computes which version is the latest.',
        headers: creationHeaders,
        body: ref(NewVersion),
        response: {
          201: created(ref(VersionDetail), 'The new version.'),
          ...failures(401, 403, 409, 412, 413, 415, 422, 507),
        },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const version = await servicesFor(request).versions.create(parseVersion(request.body));
      return reply
        .code(201)
        .headers(headersOfNew('/api/versions', 'version', version))
        .send({ success: true as const, data: await detailOf(servicesFor(request), version, origin, request.actor) });
    },
  );

  app.put(
    '/api/versions/:id',
    {
      schema: {
        operationId: 'updateVersion',
        tags: ['Versions'],
        summary: 'Update a version',
        description: 'Updates a version. Omitted fields are not changed.',
        params: idParams("The version's id.", 20),
        headers: preconditionHeaders,
        body: ref(ChangedVersion),
        response: {
          200: updated(ref(VersionDetail), 'The updated version.'),
          ...failures(401, 403, 404, 409, 412, 413, 415, 507),
        },
      },
    },
    async (request, reply) => {
      const { versions } = servicesFor(request);
      const version = await versions.update(request.params.id, ...parseUpdate(request, 'version', parseVersion));
      reply.header('etag', recordTag('version', version));
      return { success: true as const, data: await detailOf(servicesFor(request), version, origin, request.actor) };
    },
  );

  app.delete(
    '/api/versions/:id',
    {
      schema: {
        operationId: 'deleteVersion',
        tags: ['Versions'],
        summary: 'Delete a version',
        description: 'Deletes a version, and deactivates the slides that link to it.',
        params: idParams("The version's id.", 20),
        headers: preconditionHeaders,
        response: { 200: DeletedWithSlides, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      const { deactivatedSlides } = await servicesFor(request).versions.remove(request.params.id, {
        accepts: parsePreconditions(request.headers, 'version', request.params.id),
      });
      return { success: true as const, deactivated_slides: deactivatedSlides };
    },
  );
}
