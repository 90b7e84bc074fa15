import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { MESSAGES } from '../../rules/errors.ts';
import { PAGES, isPagePath, knownAddress } from '../../rules/pages.ts';
import { CODE_POSITIONS, LANGUAGES, memberOf, type CodePosition, type Language } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { AppError, STATUS, type ErrorCode } from '../errors.ts';
import { sendError } from '../http/error-responses.ts';
import { PUBLIC_CACHE_CONTROL, registerPublicCacheControl } from '../cache/http-cache.ts';
import { rememberedLanguage } from '../cache/cache-keys.ts';
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';
import { SITEMAP_KINDS } from '../services/sitemap.ts';
import { RETRY_AFTER_SECONDS, toStorageError } from '../storage-errors.ts';
import { sendBusyPage } from './busy-page.ts';
import { composeDocument } from './document.ts';
import type { Frontend, Shell } from './frontend.ts';
import { contentSecurityPolicy, pageCodesReader, type PageCode, type PolicyNeeds } from './policy.ts';
import { renderRobots, renderSitemap, renderSitemapIndex } from './sitemap.ts';

/** Opens the pages: the public ones rendered on the server with their data, the administration as an empty page; every other path is the 404 page. */
export async function registerPages(app: FastifyInstance, context: AppContext, execute: ExecuteInProcess, frontend: Frontend): Promise<void> {
  const readCodes = pageCodesReader(({ id }, reason) => app.log.error({ customCode: id }, `custom code left out of the pages: ${reason}`));
  const sendPage = createPageSender(context, execute, frontend, readCodes);
  const waitForTurn = waitForTurnOrSendBusyPage(context);
  await app.register(async (pages) => {
    context.httpCache.cacheReads(pages);
    pages.addHook('preHandler', waitForTurn);
    for (const { path } of [PAGES.home, PAGES.browser, PAGES.version]) pages.get(path, sendPage);
  });
  await app.register(async (documents) => registerCrawlerDocuments(documents, context, sendPage));
  const sendAdministration = createAdminPageSender(context, frontend);
  for (const url of ['/admin', '/admin/*']) app.get(url, sendAdministration);
  app.setNotFoundHandler({ preHandler: waitForTurn }, (request, reply) => (wantsPage(request) ? sendPage(request, reply) : sendNotFound(request, reply)));
  // Old readers ask for it unasked.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
}

/** A `preHandler` hook: waits for the request's turn; people get a page where they would wait too long. */
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

/** What crawlers read. */
function registerCrawlerDocuments(app: FastifyInstance, { httpCache, queue, servicesForVisitor, origin }: AppContext, sendPage: ReturnType<typeof createPageSender>): void {
  registerPublicCacheControl(app);
  httpCache.cacheReads(app);
  app.addHook('preHandler', queue.enter);
  app.get(PAGES.robots.path, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots(origin)));
  app.get(PAGES.sitemap.path, async (_request, reply) => {
    const { sitemap } = servicesForVisitor();
    const entries = await sitemap.entries();
    return sendXml(reply, entries ? renderSitemap(entries, origin) : renderSitemapIndex(await sitemap.parts(), origin));
  });
  app.get<{ Params: { kind: string; number: string } }>('/sitemaps/:kind(^[a-z]+)-:number(^\\d{1,6}).xml', async (request, reply) => {
    const kind = memberOf(SITEMAP_KINDS, request.params.kind);
    const entries = kind ? await servicesForVisitor().sitemap.part({ kind, number: Number(request.params.number) }) : [];
    if (entries.length === 0) return sendPage(request, reply);
    return sendXml(reply, renderSitemap(entries, origin));
  });
}

function sendXml(reply: FastifyReply, document: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').send(document);
}

function createPageSender({ servicesForVisitor, origin }: AppContext, execute: ExecuteInProcess, frontend: Frontend, readCodes: ReturnType<typeof pageCodesReader>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(request);
    const url = knownAddress(request.url);
    const failures: ErrorCode[] = [];
    const [shell, codes, page] = await Promise.all([
      frontend.siteShell(url, language),
      servicesForVisitor().customCodes.list({ activeOnly: true }).catch((error: unknown) => {
        // A page goes without them rather than not at all, and says itself what failed.
        request.log.error({ err: error }, 'custom codes could not be read');
        failures.push(toStorageError(error)?.code ?? 'INTERNAL');
        return [];
      }).then(readCodes),
      frontend.render({
        url: withoutHost(url),
        language,
        origin,
        renderedAt: new Date().toISOString(),
        execute: async (operation) => {
          const answer = await execute(operation);
          failures.push(...failuresOf(answer));
          return answer;
        },
      }),
    ]);
    if (page.error) request.log.error({ err: page.error }, 'page failed to render');
    const snippets = Object.fromEntries(CODE_POSITIONS.map((position) => [position, codeAt(position, codes.codes)])) as Record<CodePosition, string>; // one entry a position
    setPolicy(reply, shell, origin, codes.needs);
    const status = page.status === 200 && failures.length > 0 ? statusOf(failures) : page.status;
    if (status === STATUS.UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(status)
      .headers({ 'content-language': language, 'cache-control': status === 200 && !isDevelopment(shell) ? PUBLIC_CACHE_CONTROL : 'no-cache', vary: 'cookie' })
      .type('text/html; charset=utf-8')
      .send(composeDocument(shell.template, { language, ...page, snippets }));
  };
}

/** In development the site's own code changes without a change of the catalogue. */
function isDevelopment({ needs }: Shell): boolean {
  return needs === null;
}

/** A path that would be read as the name of a host is a page that does not exist. */
function withoutHost(url: string): string {
  return /^\/[/\\]/u.test(url) ? '/404' : url;
}

/** Every screen of the administration (spec §2). */
const ADMIN_SCREEN = /^\/admin(?:\/(?:login|browsers(?:\/[^/]+\/versions)?|slides|homepage-settings|custom-codes|tag-management))?\/?$/u;

/** What the document is called until its scripts have loaded; the screens are named by the admin texts of `web/i18n`. */
const ADMINISTRATION_TITLES: Record<Language, string> = { en: 'Admin area', zh: '管理后台' };

const NO_SNIPPETS: Record<CodePosition, string> = { head_start: '', head_end: '', body_start: '', body_end: '' };

/**
 * The administration: an empty page that the browser fills. It is kept by no cache, found by no search engine and
 * carries no custom code, so that a broken snippet can always be switched off (design §4).
 */
function createAdminPageSender({ origin }: AppContext, frontend: Frontend) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(request);
    const shell = await frontend.adminShell(request.url);
    setPolicy(reply, shell, origin);
    const state = { origin, renderedAt: new Date().toISOString(), graph: null };
    const [path = ''] = request.url.split('?', 1);
    return reply
      .code(ADMIN_SCREEN.test(path) ? 200 : 404)
      .headers({ 'content-language': language, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(composeDocument(shell.template, { language, head: '<meta name="robots" content="noindex">', body: '', state, snippets: { ...NO_SNIPPETS, head_start: `<title>${ADMINISTRATION_TITLES[language]}</title>` } }));
  };
}

/** The page's content security policy; in development there is none. */
function setPolicy(reply: FastifyReply, { needs }: Shell, origin: string, codeNeeds?: PolicyNeeds): void {
  if (needs) reply.header('content-security-policy', contentSecurityPolicy(codeNeeds ? [...needs, codeNeeds] : needs, origin));
  else reply.removeHeader('content-security-policy');
}

/** The address wins, then the remembered choice, then English (design §4). */
function languageOf(request: FastifyRequest): Language {
  const asked = URL.parse(`http://site${request.url}`)?.searchParams.get('lang');
  return memberOf(LANGUAGES, asked) ?? rememberedLanguage(request.headers.cookie);
}

function codeAt(position: CodePosition, codes: readonly PageCode[]): string {
  return codes.filter((code) => code.codeType === position).map((code) => code.codeContent).join('\n');
}

/** The codes of what the server failed to read; what a page asked for wrongly is not among them. */
function failuresOf({ errors = [] }: ExecutionResult): ErrorCode[] {
  return errors.map(({ extensions }) => extensions?.code as ErrorCode).filter((code) => STATUS[code] >= 500);
}

/** 503 only where trying again helps with all that failed. */
function statusOf(failures: readonly ErrorCode[]): number {
  return failures.every((code) => code === 'UNAVAILABLE') ? STATUS.UNAVAILABLE : STATUS.INTERNAL;
}

/** Whether an unknown path was asked for by someone who reads pages. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && isPagePath(request.url);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new AppError('NOT_FOUND', MESSAGES.notFound), request, reply);
}
