import { LANGUAGES } from '../../rules/vocabulary.ts';
import type { SitemapEntry, SitemapPart } from '../services/sitemap.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap: an entry for each address in each language, each listing all its alternates (design §4). */
export function renderSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => LANGUAGES.map((language) => renderUrl(entry, addressIn(language, entry.path, origin), origin)));
  return documentOf('urlset', ` xmlns:xhtml="http://www.w3.org/1999/xhtml"`, urls);
}

/** What names the sitemaps of a catalogue that is too large for one. */
export function renderSitemapIndex(parts: readonly SitemapPart[], origin: string): string {
  const sitemaps = parts.map(({ kind, number, changedAt }) => ['  <sitemap>', `    <loc>${escapeXml(origin)}/sitemaps/${kind}-${number}.xml</loc>`, `    ${lastmod(changedAt)}`, '  </sitemap>'].join('\n'));
  return documentOf('sitemapindex', '', sitemaps);
}

function documentOf(element: string, attributes: string, children: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${element} xmlns="${NAMESPACE}"${attributes}>`, ...children, `</${element}>`, ''].join('\n');
}

function lastmod(changedAt: Date): string {
  return `<lastmod>${changedAt.toISOString()}</lastmod>`;
}

/** What crawlers may visit: every page; not the counting download links, the administration or the interfaces. */
export function renderRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /graphql', 'Disallow: /versions/*/download', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function renderUrl({ path, changedAt }: SitemapEntry, address: string, origin: string): string {
  const alternates = [...LANGUAGES.map((language) => [language, addressIn(language, path, origin)] as const), ['x-default', addressIn('en', path, origin)] as const];
  return [
    '  <url>',
    `    <loc>${escapeXml(address)}</loc>`,
    ...(changedAt ? [`    ${lastmod(changedAt)}`] : []),
    ...alternates.map(([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`),
    '  </url>',
  ].join('\n');
}

function addressIn(language: (typeof LANGUAGES)[number], path: string, origin: string): string {
  return language === 'en' ? origin + path : `${origin}${path}?lang=${language}`;
}

function escapeXml(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}
