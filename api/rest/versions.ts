import { Type } from 'typebox';
import { DEFAULT_LIMIT, DEFAULT_PAGE, FEATURES_MAX, FILE_SIZE_TEXT_MAX, MIN_OS_VERSION_MAX, MIRRORS_PER_VERSION, SCREENSHOTS_PER_VERSION, VERSIONS_PER_BROWSER, VERSION_NUMBER_MAX } from '../../rules/limits.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, UPDATE_TYPES, memberOf } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import { parseRevision, parseVersion } from './parse-body.ts';
import { NEW_VERSION, VERSION, VERSION_DETAIL } from './examples.ts';
import { ADDRESS, DeletedWithSlides, address, body, created, creationHeaders, editedRevision, failures, filledText, guardHeaders, headersOfNew, id, idParams, oneOf, oneOfOrNull, orNull, platformFilter, ref, requiring, success } from './schemas.ts';
import type { VersionRow } from '../entities/rows.ts';
import type { Services } from '../services/create-services.ts';
import type { RestApp } from './validation.ts';
import { toRestVersionDetail, toRestVersion } from './mapping.ts';

const fields = {
  browser_id: id('The id of the browser it is a version of.'),
  version_number: filledText(VERSION_NUMBER_MAX, 'The version number, as the vendor writes it.'),
  release_date: Type.String({ format: 'date', description: 'The day of its release.' }),
  platform: oneOf(PLATFORMS, 'The platform it runs on.'),
  architecture: oneOfOrNull(ARCHITECTURES, 'The processor it is built for, where that matters.'),
  release_channel: oneOf(RELEASE_CHANNELS, 'How finished it is.'),
  update_type: oneOfOrNull(UPDATE_TYPES, 'How much it changes.'),
  min_os_version: orNull('string', 'The oldest operating system it runs on.', { maxLength: MIN_OS_VERSION_MAX }),
  file_size: orNull('string', "The size of the download: a number of bytes, or the vendor's own text.", { maxLength: FILE_SIZE_TEXT_MAX }),
  features_en: filledText(FEATURES_MAX, 'What is in it, in English: a list, one entry a line.'),
  features_zh: filledText(FEATURES_MAX, 'What is in it, in Chinese: a list, one entry a line.'),
  download_url: address("The vendor's download address. /versions/{id}/download leads there and counts."),
  download_mirrors: Type.Array(Type.String(ADDRESS), { maxItems: MIRRORS_PER_VERSION, description: 'Further addresses of the same file. /versions/{id}/download?mirror=N leads to the N-th, counted from 1.' }),
  screenshots: Type.Array(Type.String(ADDRESS), { maxItems: SCREENSHOTS_PER_VERSION, description: 'Absolute addresses of pictures of it.' }),
  sha256: orNull('string', 'The SHA-256 of the file behind download_url, in hexadecimal digits.', { pattern: '^[0-9A-Fa-f]{64}$' }),
  source_url: orNull('string', 'Where these facts were published.', ADDRESS),
};

const record = {
  id: id("The version's id."),
  ...fields,
  is_latest: Type.Boolean({ description: 'Whether it has the highest version number of its browser, platform, architecture and release channel.' }),
  revision: Type.Integer({ minimum: 0, description: 'Rises with every saved change.' }),
};

export const Version = Type.Object(record, { $id: 'Version', description: 'One downloadable version of a browser, for one platform.', examples: [VERSION] });

export const VersionDetail = Type.Object(
  {
    ...record,
    browser_name_en: Type.String({ description: 'The English name of its browser.' }),
    browser_name_zh: Type.String({ description: 'The Chinese name of its browser.' }),
    browser_icon_url: address('The absolute address of the icon of its browser.'),
  },
  { $id: 'VersionDetail', description: 'A version with the name and icon of its browser.', examples: [VERSION_DETAIL] },
);

const REQUIRED = ['browser_id', 'version_number', 'release_date', 'platform', 'features_en', 'features_zh', 'download_url'];
export const NewVersion = body('NewVersion', requiring(fields, ...REQUIRED), 'The new version.', NEW_VERSION);
export const ChangedVersion = body('ChangedVersion', { ...requiring(fields), revision: Type.Optional(editedRevision) }, 'What changes of the version; a whole record will do. Other fields are passed over.', { update_type: 'minor' });

const Pagination = Type.Object(
  {
    page: Type.Integer({ description: 'The page, from 1.' }),
    limit: Type.Integer({ description: 'How many versions a page holds.' }),
    total: Type.Integer({ description: 'How many versions there are in all, for the platform that was asked for.' }),
  },
  { description: 'Where this page lies in the list.' },
);

const ListQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, default: DEFAULT_PAGE, description: 'The page, from 1.' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: VERSIONS_PER_BROWSER, default: DEFAULT_LIMIT, description: 'How many versions a page holds.' }),
  ),
  platform: platformFilter('Only versions for this platform.'),
});

/** A version with the name and icon of its browser (spec §7). */
async function detailOf({ browsers }: Services, version: VersionRow, origin: string) {
  return toRestVersionDetail(version, await browsers.get(version.browserId), origin);
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
        description: 'Lists the versions of one browser, a page at a time: the newest release first, then the higher version number.',
        params: idParams("The browser's id.", 5),
        querystring: ListQuery,
        response: {
          200: success(
            Type.Object(
              { versions: Type.Array(ref(Version), { description: 'The versions of this page.' }), pagination: Pagination },
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
      const wanted = { browserId: request.params.id, page, limit, platform: memberOf(PLATFORMS, platform) };
      const { versions, ...pagination } = await servicesFor(request).versions.pageOfKnown(wanted);
      return { success: true as const, data: { versions: versions.map((version) => toRestVersion(version, origin)), pagination } };
    },
  );

  app.get(
    '/api/versions/:id',
    {
      schema: {
        operationId: 'getVersion',
        tags: ['Versions'],
        summary: 'One version',
        description: 'Reads one version, with the name and icon of its browser.',
        params: idParams("The version's id.", 20),
        response: { 200: success(ref(VersionDetail), 'The version.'), ...failures(404) },
      },
    },
    async (request, reply) => {
      const version = await servicesFor(request).versions.get(request.params.id);
      reply.header('etag', recordTag('version', version));
      return { success: true as const, data: await detailOf(servicesFor(request), version, origin) };
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
        summary: 'Add a version',
        description: 'Adds a version to a browser. Which version is the latest is found out by the server.',
        headers: creationHeaders,
        body: ref(NewVersion),
        response: { 201: created(ref(VersionDetail), 'The new version.'), ...failures(401, 403, 409, 412, 413, 415, 422, 507) },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const version = await servicesFor(request).versions.create(parseVersion(request.body));
      return reply.code(201).headers(headersOfNew('/api/versions', 'version', version)).send({ success: true as const, data: await detailOf(servicesFor(request), version, origin) });
    },
  );

  app.put(
    '/api/versions/:id',
    {
      schema: {
        operationId: 'updateVersion',
        tags: ['Versions'],
        summary: 'Change a version',
        description: 'Changes a version. Fields that are left out stay as they are.',
        params: idParams("The version's id.", 20),
        headers: guardHeaders,
        body: ref(ChangedVersion),
        response: { 200: success(ref(VersionDetail), 'The version as it is now.'), ...failures(401, 403, 404, 409, 412, 413, 415, 507) },
      },
    },
    async (request) => {
      const { versions } = servicesFor(request);
      const version = await versions.update(request.params.id, parseVersion(request.body), { revision: parseRevision(request.body), accepts: parsePreconditions(request.headers, 'version', request.params.id) });
      return { success: true as const, data: await detailOf(servicesFor(request), version, origin) };
    },
  );

  app.delete(
    '/api/versions/:id',
    {
      schema: {
        operationId: 'deleteVersion',
        tags: ['Versions'],
        summary: 'Delete a version',
        description: 'Deletes a version, and deactivates the slides that lead to it.',
        params: idParams("The version's id.", 20),
        headers: guardHeaders,
        response: { 200: DeletedWithSlides, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      const { deactivatedSlides } = await servicesFor(request).versions.remove(request.params.id, { accepts: parsePreconditions(request.headers, 'version', request.params.id) });
      return { success: true as const, deactivated_slides: deactivatedSlides };
    },
  );
}
