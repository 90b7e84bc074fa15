import { Type, type Static } from 'typebox';
import { VERSION_BY_KEY } from '#rules/access.ts';
import { URL_MAX, VERSION_NUMBER_MAX } from '#rules/limits.ts';
import { plainText } from '#rules/plain-text.ts';
import { storedText } from '#rules/records/field-kinds.ts';
import { deletionOf } from '#rules/records/registry.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, memberOf } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { AppError, assertFound, fieldError } from '../errors.ts';
import { parsePreconditions } from '../http/preconditions.ts';
import type { Services } from '../services/create-services.ts';
import { parseRevision } from './fields.ts';
import {
  DeletedWithSlides,
  browserKey,
  created,
  failures,
  oneOf,
  preconditionHeaders,
  ref,
  string,
  success,
  tagged,
  updated,
} from './schemas.ts';
import type { RestApp } from './validation.ts';
import { VersionDetail, architectureWord, versionRecord, versionResource } from './versions.ts';

const keyParams = Type.Object({
  id: browserKey,
  number: string('The version number.', {
    pattern: '^[^\\0]+$',
    maxLength: VERSION_NUMBER_MAX,
    examples: ['152.0.7977.199'],
  }),
  platform: oneOf(PLATFORMS, 'The platform.', { examples: ['windows'] }),
  architecture: architectureWord,
});
const KeyQuery = Type.Object({
  channel: Type.Optional(oneOf(RELEASE_CHANNELS, 'The release channel.', { default: 'stable' })),
  download_url: Type.Optional(string('Which one, if several have this key.', { maxLength: URL_MAX })),
});

function keyOf({ id, number, platform, architecture }: Static<typeof keyParams>) {
  return {
    browserId: id,
    versionNumber: plainText(number),
    platform,
    architecture: memberOf(ARCHITECTURES, architecture) ?? null,
  };
}

/** Throws NOT_FOUND, and CONFLICT if there are several. */
async function versionWithKey(
  { browsers, versions }: Services,
  params: Static<typeof keyParams>,
  { channel = 'stable', download_url }: Static<typeof KeyQuery>,
) {
  const { browserId, versionNumber, platform, architecture } = keyOf(params);
  await browsers.get(browserId);
  const where = { browser_id: browserId, version_number: versionNumber, platform, architecture };
  const {
    versions: [version, other],
  } = await versions.list({ ...where, release_channel: channel, download_url }, [new Date(0), 0], 2);
  if (other) throw fieldError('downloadUrl', 'versionAmbiguous', { code: 'CONFLICT' });
  return assertFound(version, 'versionNotFound');
}

export function versionByKeyRoutes(app: RestApp, { servicesFor, origin }: AppContext) {
  app.get(
    VERSION_BY_KEY,
    {
      schema: {
        operationId: 'getVersionByKey',
        tags: ['Versions'],
        description: 'Returns the version with this key. Visitors get only a public one.',
        params: keyParams,
        querystring: KeyQuery,
        response: { 200: success(ref(VersionDetail), 'The version.'), ...failures(409) },
      },
    },
    async (request, reply) => {
      const services = servicesFor(request);
      const version = await versionWithKey(services, request.params, request.query);
      return tagged(reply, 'version', version, await versionResource.write(version, origin, request.actor, services));
    },
  );
}

export function versionByKeyWrites(app: RestApp, { servicesFor, origin }: AppContext) {
  app.put(
    VERSION_BY_KEY,
    {
      config: { parsesRecord: true },
      schema: {
        operationId: 'putVersion',
        tags: ['Versions'],
        description:
          'Creates or updates the version with this key, to which `release_channel` (by default stable) belongs, too. If several have it, `download_url` says which. Sent again, it changes nothing.',
        params: keyParams,
        headers: preconditionHeaders,
        body: ref(versionRecord.schemas.changed),
        response: {
          200: updated(ref(VersionDetail), 'The updated version.'),
          201: created(ref(VersionDetail), 'The new version.'),
          ...failures(409),
        },
      },
    },
    async (request, reply) => {
      const key = keyOf(request.params);
      const fields = versionRecord.parse(request.body, request.unknownFields);
      const plain = (value: unknown) => (typeof value === 'string' ? storedText(value) : value);
      const issues = Object.entries(key)
        .filter(([field, value]) => plain(Reflect.get({ ...key, ...fields }, field)) !== value)
        .map(([field]) => ({ field, key: 'differsFromPath' as const, params: {} }));
      if (issues.length > 0) throw new AppError('BAD_REQUEST', 'differsFromPath', { issues });
      const services = servicesFor(request);
      await services.browsers.get(key.browserId);
      const { version, isNew } = await services.versions.put(key, fields, (stored) => ({
        revision: parseRevision(request.body),
        accepts: parsePreconditions(request.headers, 'version', stored),
      }));
      reply.code(isNew ? 201 : 200).header('location', `/api/versions/${version.id}`);
      return tagged(reply, 'version', version, await versionResource.write(version, origin, request.actor, services));
    },
  );

  app.delete(
    VERSION_BY_KEY,
    {
      schema: {
        operationId: 'deleteVersionByKey',
        tags: ['Versions'],
        description: `Deletes the version with this key${deletionOf('version')}.`,
        params: keyParams,
        querystring: KeyQuery,
        headers: preconditionHeaders,
        response: { 200: DeletedWithSlides, ...failures(409) },
      },
    },
    async (request) => {
      const services = servicesFor(request);
      const { id } = await versionWithKey(services, request.params, request.query);
      const accepts = parsePreconditions(request.headers, 'version', id);
      const { deactivatedSlides } = await services.versions.remove([id], { accepts });
      return { success: true as const, deactivated_slides: deactivatedSlides };
    },
  );
}
