import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES, PUBLIC_PAGES, isPagePath } from '../../rules/pages.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../errors.ts';
import { sendError } from '../http/error-responses.ts';
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';
import { registerAdminPages } from './admin-page.ts';
import { sendBusyPage } from './busy-page.ts';
import { registerSitemapAndRobots } from './sitemap-and-robots.ts';
import type { Frontend } from './frontend.ts';
import { languageOf } from './page-language.ts';
import { createPageSender } from './public-page.ts';

/** Registers all pages of `rules/pages.ts`, and the 404 page for every other path. */
export async function registerPages(
  app: FastifyInstance,
  context: AppContext,
  execute: ExecuteInProcess,
  frontend: Frontend,
): Promise<void> {
  const sendPage = createPageSender(context, execute, frontend, app.log);
  const waitForTurn = waitForTurnOrSendBusyPage(context);
  await app.register(async (pages) => {
    context.httpCache.cacheReads(pages);
    pages.addHook('preHandler', waitForTurn);
    for (const name of PUBLIC_PAGES) pages.get(PAGES[name].path, sendPage);
  });
  await app.register(async (documents) => registerSitemapAndRobots(documents, context, sendPage));
  registerAdminPages(app, context.origin, frontend);
  app.setNotFoundHandler({ preHandler: waitForTurn }, (request, reply) =>
    wantsPage(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  );
  // Some feed readers and old browsers request this path without a link.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
}

/** A `preHandler` hook that waits for the request's turn. If the wait is too long, browsers get the busy page. */
function waitForTurnOrSendBusyPage({ queue }: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    try {
      await queue.enter(request, reply);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError) || !request.headers.accept?.includes('text/html')) throw error;
      return sendBusyPage(error, languageOf(request), reply);
    }
  };
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && isPagePath(request.url);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new AppError('NOT_FOUND', 'notFound'), request, reply);
}
