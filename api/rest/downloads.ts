import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { Type } from 'typebox';
import { systemOf, type Clues } from '#rules/system.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { rememberedLanguage } from '../cache/cache-keys.ts';
import { AppError } from '../errors.ts';
import { createRequestQueue } from '../http/request-queue.ts';
import type { DownloadRequest } from '../services/downloads.ts';
import { browserParams, idParams, oneOf, count } from './schemas.ts';
import type { RestApp } from './validation.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** Programs of people. `isbot` takes every client that is not a browser for a bot. */
const DOWNLOAD_TOOL = /^(?:aria2|curl|HTTPie|node|okhttp|PowerShell|python-requests|undici|Wget)\b/iu;

/** High, because all downloads of one turn of the event loop are counted by one statement. */
const QUEUE = { startedAtOnce: 10, maxRunning: 100, maxWaiting: 10_000, maxWait: 20_000 };

const Redirect = Type.Null({
  description: 'A redirect to the file.',
  headers: { location: { type: 'string', description: 'The URL of the file.' } },
});

const RESPONSES = {
  200: {
    description: 'The file, for clients that follow the redirect.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
  302: Redirect,
};

export function downloadRoutes(app: RestApp, { servicesFor }: AppContext) {
  const queue = createRequestQueue(QUEUE);
  const hooks = {
    preHandler: queue.enter,
    onSend: async (request: FastifyRequest) => queue.leave(request),
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(HEADERS);
    },
  };

  /** `download` is null if no version matches. */
  async function redirect(request: FastifyRequest, reply: FastifyReply, download: DownloadRequest | null) {
    const { downloads } = servicesFor(request);
    try {
      if (download === null) throw new AppError('NOT_FOUND', 'downloadNotFound');
      const url = isDownload(request)
        ? await downloads.record(download, (err) => request.log.error({ err }, 'download could not be counted'))
        : await downloads.locate(download);
      return await reply.redirect(toHeaderText(url), 302);
    } catch (error) {
      const isPageWanted = request.headers.accept?.includes('text/html');
      if (!isPageWanted || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      // The 404 page enters the queue itself, and this route's onSend hook does not run for it.
      queue.leave(request);
      reply.callNotFound();
      return reply;
    }
  }

  app.get(
    '/browsers/:id/download',
    {
      ...hooks,
      schema: {
        operationId: 'downloadBrowser',
        tags: ['Downloads'],
        description:
          'Finds the latest version for a system, counts a download and redirects to the file. `User-Agent` and `Sec-CH-UA-*` say what is omitted, the cookie `language` the language. HEAD requests, prefetches and known bots are not counted.',
        params: browserParams,
        querystring: Type.Object({
          platform: Type.Optional(oneOf(PLATFORMS, 'The platform.', { examples: ['windows'] })),
          architecture: Type.Optional(oneOf(ARCHITECTURES, 'The processor, or that of the file.')),
          channel: Type.Optional(
            oneOf(RELEASE_CHANNELS, 'The default is stable, or another channel if the platform has no stable version.'),
          ),
        }),
        response: RESPONSES,
      },
    },
    async (request, reply) => {
      const { platform = null, architecture = null, channel = null } = request.query;
      const download = await servicesFor(request).downloads.choose(request.params.id, {
        platform,
        architecture,
        channel,
        system: systemOf(cluesOf(request)),
        language: rememberedLanguage(request.headers.cookie),
      });
      return redirect(request, reply, download);
    },
  );

  app.get(
    '/versions/:id/download',
    {
      ...hooks,
      schema: {
        operationId: 'downloadVersion',
        tags: ['Downloads'],
        description:
          'Counts a download and redirects to the file. HEAD requests, prefetches and known bots are not counted.',
        params: idParams("The version's id."),
        querystring: Type.Object({
          mirror: Type.Optional(count('0 is the download URL. Without it, the first that works.')),
        }),
        response: RESPONSES,
      },
    },
    async (request, reply) =>
      redirect(request, reply, { versionId: request.params.id, mirror: request.query.mirror ?? null }),
  );
}

function cluesOf({ headers }: FastifyRequest): Clues {
  const hint = (name: string) => String(headers[name] ?? '').replaceAll('"', '');
  return {
    userAgent: headers['user-agent'] ?? '',
    platform: hint('sec-ch-ua-platform'),
    architecture: hint('sec-ch-ua-arch'),
    bitness: hint('sec-ch-ua-bitness'),
  };
}

function isDownload({ method, headers }: FastifyRequest) {
  if (method !== 'GET') return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/iu.test(purpose)) return false;
  const agent = headers['user-agent'] ?? '';
  return DOWNLOAD_TOOL.test(agent) || !isbot(agent);
}

/** The address as it is stored, or as browsers write it if it has other characters than ASCII. */
function toHeaderText(url: string) {
  return /^[\x21-\x7e]+$/u.test(url) ? url : new URL(url.toWellFormed()).href;
}
