import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '#rules/json.ts';
import { isPagePath, knownAddress, PAGES, PUBLIC_PAGES, recordPath } from '#rules/pages.ts';
import { isSlug } from '#rules/slug.ts';
import { TEXTS } from '#rules/texts.ts';
import { LOCALES, type Language } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { languageOf } from '../cache/cache-keys.ts';
import { PUBLIC_CACHE_CONTROL, registerSharedRoutes } from '../cache/shared-routes.ts';
import { AppError } from '../errors.ts';
import { sendError } from '../http/error-responses.ts';
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';
import { registerAdminPages } from './admin-page.ts';
import type { Frontend } from './frontend.ts';
import { createPageSender } from './public-page.ts';
import { registerSitemapAndRobots } from './sitemap-and-robots.ts';

export async function registerPages(
  app: FastifyInstance,
  context: AppContext,
  execute: ExecuteInProcess,
  frontend: Frontend,
) {
  const sendPage = createPageSender(context, execute, frontend, app.log);
  const waitForTurn = waitForTurnOrSendBusyPage(context);
  await app.register(async (pages) => {
    registerSharedRoutes(pages, context.cacheKeys);
    pages.addHook('preHandler', waitForTurn);
    for (const name of PUBLIC_PAGES)
      pages.get(PAGES[name].path, name === 'browser' ? { preHandler: redirectSlug(context) } : {}, sendPage);
  });
  await app.register(async (documents) => registerSitemapAndRobots(documents, context, sendPage));
  registerAdminPages(app, context.origin, frontend);
  app.setNotFoundHandler({ preHandler: waitForTurn }, (request, reply) =>
    wantsPage(request) ? sendPage(request, reply) : sendError(new AppError('NOT_FOUND', 'notFound'), request, reply),
  );
  // Some programs request this path without a link.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
}

/** A `preHandler` hook: `/browsers/comet` leads to the page of the browser. */
function redirectSlug({ servicesForVisitor }: AppContext) {
  return async ({ params, url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const slug = isRecord(params) ? String(params.id) : '';
    if (!isSlug(slug)) return undefined;
    const { browsers } = servicesForVisitor();
    const browser = await browsers.find(await browsers.idOf(slug));
    if (!browser) return undefined;
    const target = recordPath('browser', browser.id) + knownAddress(url).slice(`/browsers/${slug}`.length);
    // The slug may become that of another browser.
    return reply.header('cache-control', PUBLIC_CACHE_CONTROL).redirect(target, 301);
  };
}

/** A `preHandler` hook. After too long a wait, browsers get the busy page. */
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

function wantsPage(request: FastifyRequest) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && isPagePath(request.url);
}

/** Without rendering, because the server is overloaded. */
function sendBusyPage({ status, retryAfter = 1 }: AppError, language: Language, reply: FastifyReply) {
  const t = TEXTS[language];
  const title = t('busy.title');
  return reply
    .code(status)
    .headers({ 'content-language': language, 'cache-control': 'no-store', 'retry-after': retryAfter })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>\n<html lang="${LOCALES[language]}">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>\n<h1>${title}</h1>\n<p>${t('busy.text')}</p>\n<p><a href="">${t('busy.retry')}</a></p>\n</html>\n`,
    );
}
