import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { Type } from 'typebox';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../errors.ts';
import { RequestQueue } from '../http/request-queue.ts';
import { failures, idParams } from './schemas.ts';
import type { RestApp } from './validation.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** Programs with which people download; to `isbot` everything that is no browser is a bot. */
const DOWNLOAD_TOOL = /^(?:aria2|curl|HTTPie|node|okhttp|PowerShell|python-requests|undici|Wget)\b/iu;

/** A download is cheap, and those of one turn are counted by one statement; nearly none is ever refused. */
const QUEUE = { perTurn: 10, maxRunning: 100, maxWaiting: 10_000, maxWait: 20_000 };

const Redirect = Type.Null({
  description: 'The way to the file.',
  headers: { location: { type: 'string', description: 'The stored address of the file.' } },
});

/** The way to a file, through which every download is counted (design §4). */
export function downloadRoutes(app: RestApp, { servicesFor }: AppContext): void {
  const queue = new RequestQueue(QUEUE);
  app.get(
    '/versions/:id/download',
    {
      preHandler: queue.enter,
      onSend: async (request) => queue.leave(request),
      onRequest: async (_request, reply) => {
        reply.headers(HEADERS);
      },
      schema: {
        operationId: 'downloadVersion',
        tags: ['Downloads'],
        summary: 'Download a version',
        description: 'Counts a download and leads to the file. HEAD requests, prefetches and known bots are led there without being counted.',
        params: idParams("The version's id.", 20),
        querystring: Type.Object({
          mirror: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'Which address: 0 is the main one, 1 the first mirror.' })),
        }),
        response: { 302: Redirect, ...failures(404) },
      },
    },
    async (request, reply) => {
      const { downloads } = servicesFor(request);
      const { id } = request.params;
      const { mirror = 0 } = request.query;
      try {
        const address = isDownload(request) ? await downloads.record(id, mirror, (err) => request.log.error({ err }, 'download not counted')) : await downloads.locate(id, mirror);
        return await reply.redirect(toHeaderText(address), 302);
      } catch (error) {
        if (!isForPeople(request) || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
        // That page waits for its own turn, and ends without the hooks of this route.
        queue.leave(request);
        reply.callNotFound();
        return reply;
      }
    },
  );
}

/** Whether a person looks at the answer, who gets a page rather than JSON when there is nothing to download. */
function isForPeople({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Whether somebody wants the file, not a machine to look ahead. */
function isDownload({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/iu.test(purpose)) return false;
  const agent = headers['user-agent'] ?? '';
  return DOWNLOAD_TOOL.test(agent) || !isbot(agent);
}

/** An address as a header can carry it; what is not ASCII is percent-encoded, as browsers do. */
function toHeaderText(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
