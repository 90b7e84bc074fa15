import type { SourceInput } from '../../rules/sources.ts';
import type { AppContext } from '../app-context.ts';
import { invalidField } from '../errors.ts';
import { parsePreconditions, recordTag } from '../http/preconditions.ts';
import type { Services } from '../services/create-services.ts';
import type { Patch } from '../services/writes.ts';
import { parseRevision } from './fields.ts';
import { failures, idParams, preconditionHeaders, ref, success, type Body } from './schemas.ts';
import {
  ChangedSources,
  NewSource,
  SourceList,
  SourceTrial,
  parseSource,
  writeRelease,
  writeSource,
} from './source-fields.ts';
import type { RestApp } from './validation.ts';

/** The sources of a browser with the browser's entity tag. */
async function readSources({ sources }: Services, browserId: number, origin: string) {
  const { revision, sources: list } = await sources.list(browserId);
  return {
    etag: recordTag('browser', { id: browserId, revision }),
    data: { sources: list.map((source) => writeSource(source, origin)), revision },
  };
}

/** The routes of update sources, for the administrator. */
export function sourceRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/browsers/:id/sources',
    {
      schema: {
        operationId: 'listSources',
        tags: ['Updates'],
        summary: 'The update sources of a browser',
        description:
          'Returns what is watched for new versions of a browser, with the result of the last read of each source.',
        params: idParams("The browser's id.", 5),
        response: { 200: success(ref(SourceList), 'The sources.'), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const { etag, data } = await readSources(servicesFor(request), request.params.id, origin);
      reply.header('etag', etag);
      return { success: true as const, data };
    },
  );

  app.put(
    '/api/browsers/:id/sources',
    {
      schema: {
        operationId: 'saveSources',
        tags: ['Updates'],
        summary: 'Save the update sources of a browser',
        description:
          "Replaces all update sources of a browser, which raises the browser's revision. A source that stays keeps its last result.",
        params: idParams("The browser's id.", 5),
        headers: preconditionHeaders,
        body: ref(ChangedSources),
        response: {
          200: success(ref(SourceList), 'The saved sources.'),
          ...failures(401, 403, 404, 409, 412, 413, 415, 507),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const services = servicesFor(request);
      await services.sources.save(id, parseSources(request.body), {
        revision: parseRevision(request.body),
        accepts: parsePreconditions(request.headers, 'browser', id),
      });
      const { etag, data } = await readSources(services, id, origin);
      reply.header('etag', etag);
      return { success: true as const, data };
    },
  );

  app.post(
    '/api/admin/sources/try',
    {
      schema: {
        operationId: 'trySource',
        tags: ['Updates'],
        summary: 'Try an update source',
        description:
          'Reads a source now and returns its releases, within 25 seconds. The source need not be stored, and nothing is stored.',
        body: ref(NewSource),
        response: { 200: success(ref(SourceTrial), 'What the source says.'), ...failures(401, 403, 413, 415) },
      },
    },
    async (request) => {
      const { failure, releases } = await servicesFor(request).sources.try(parseSource(request.body));
      return { success: true as const, data: { failure, releases: releases.map(writeRelease) } };
    },
  );
}

function parseSources({ sources }: Body): Patch<SourceInput>[] {
  if (!Array.isArray(sources)) throw invalidField('sources');
  return sources.map((source: unknown) => {
    if (typeof source !== 'object' || source === null) throw invalidField('sources');
    return parseSource({ ...source });
  });
}
