import type { FastifyInstance, FastifyReply } from 'fastify';
import { CRAWLER_PATHS, FEED_PATHS, PAGES, RECORD_PAGES, pathIn } from '#rules/pages.ts';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { registerPublicCacheControl, registerSharedRoutes } from '../cache/shared-routes.ts';
import type { SitemapEntry, SitemapPart } from '../services/sitemap.ts';
import type { SendPage } from './public-page.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const PART_NAME = /^(?<page>[a-z]+)-(?<number>\d{1,6})\.xml$/iu;

/** `sendPage` sends the 404 page for an unknown part of the sitemap. */
export function registerSitemapAndRobots(
  app: FastifyInstance,
  { cacheKeys, queue, servicesForVisitor, origin }: AppContext,
  sendPage: SendPage,
) {
  registerPublicCacheControl(app);
  registerSharedRoutes(app, cacheKeys);
  app.addHook('preHandler', queue.enter);
  app.get(CRAWLER_PATHS.robots, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(origin)),
  );
  app.get(CRAWLER_PATHS.llms, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderLlms(origin)),
  );
  app.get(CRAWLER_PATHS.sitemap, async (_request, reply) => {
    const { sitemap } = servicesForVisitor();
    const entries = await sitemap.entries();
    return sendXml(reply, entries ? renderSitemap(entries, origin) : renderSitemapIndex(await sitemap.parts(), origin));
  });
  app.get<{ Params: { part: string } }>(CRAWLER_PATHS.sitemapPart, async (request, reply) => {
    const { page: name, number } = PART_NAME.exec(request.params.part)?.groups ?? {};
    const page = memberOf(RECORD_PAGES, name);
    const entries = page ? await servicesForVisitor().sitemap.part(page, Number(number)) : [];
    return entries.length > 0 ? sendXml(reply, renderSitemap(entries, origin)) : sendPage(request, reply);
  });
}

function sendXml(reply: FastifyReply, document: string) {
  return reply.type('application/xml; charset=utf-8').send(document);
}

function renderSitemap(entries: readonly SitemapEntry[], origin: string) {
  const urls = entries.flatMap((entry) => renderUrls(entry, origin));
  return documentOf('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

function renderSitemapIndex(parts: readonly SitemapPart[], origin: string) {
  const sitemaps = parts.map(({ page, number, changedAt }) => {
    const path = CRAWLER_PATHS.sitemapPart.replace(':part', `${page}-${number}.xml`);
    return `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changedAt)}</sitemap>`;
  });
  return documentOf('sitemapindex', '', sitemaps);
}

function documentOf(element: string, attributes: string, children: readonly string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="${NAMESPACE}"${attributes}>
${children.join('\n')}
</${element}>
`;
}

function lastmod(changedAt: Date) {
  return `<lastmod>${changedAt.toISOString()}</lastmod>`;
}

/** What pages and `renderLlms` name of the APIs. */
const ADVERTISED = [
  ...Object.values(FEED_PATHS),
  '/api/browsers',
  '/api/catalogue.json',
  '/api/changes',
  '/api/docs',
  '/api/openapi.json',
];

/** All pages, but not the counted downloads, the administration and the rest of the APIs. */
function renderRobots(origin: string) {
  return `User-agent: *
${ADVERTISED.map((path) => `Allow: ${path}`).join('\n')}
Disallow: ${PAGES.admin.path}
Disallow: /api/
Disallow: /versions/*/download
Disallow: /browsers/*/download

Sitemap: ${origin}${CRAWLER_PATHS.sitemap}
`;
}

/** For programs that answer questions (llmstxt.org). */
function renderLlms(origin: string) {
  return `# AI Browsers

> A catalogue of browsers with artificial intelligence, in English and Chinese (\`?lang=zh\`): what each does, what is known about price, privacy and models with sources and days, and every file with its address, checksum and the time of its last check.

## Ask

- [Model Context Protocol](${origin}/mcp): find browsers, compare them, get the file for a system; without an account
- [Browsers as JSON](${origin}/api/browsers): \`?platform=linux\`, \`?search=brave\`, \`?tag=free\`
- [Everything as JSON](${origin}/api/catalogue.json): of one moment; what has changed since at ${origin}/api/changes
- [REST](${origin}/api/openapi.json): the description of all routes
- [GraphQL](${origin}/graphql/schema.graphql): the schema; queries at ${origin}/graphql

## Pages

- [All pages](${origin}${CRAWLER_PATHS.sitemap}): \`/browsers/{id}\` and \`/versions/{id}\`, with the address of the maker's file
`;
}

function renderUrls({ path, changedAt }: SitemapEntry, origin: string) {
  const urlIn = (language: Language) => escapeXml(origin + pathIn(language, path));
  const alternate = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${urlIn(language)}"/>`;
  const alternates = [...LANGUAGES.map((language) => alternate(language, language)), alternate('x-default', 'en')];
  const rest = [changedAt ? lastmod(changedAt) : '', ...alternates].join('');
  return LANGUAGES.map((language) => `<url><loc>${urlIn(language)}</loc>${rest}</url>`);
}

function escapeXml(text: string) {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}
