import { LANGUAGES } from '../../rules/vocabulary.ts';

/** An address of the site and when what it shows last changed. */
export interface SitemapEntry {
  /** The path without `lang`. */
  path: string;
  changedAt: Date | null;
}

/** The sitemap: an entry for each address in each language, each listing all its alternates (design §4). */
export function renderSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => LANGUAGES.map((language) => renderUrl(entry, addressIn(language, entry.path, origin), origin)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
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
    ...(changedAt ? [`    <lastmod>${changedAt.toISOString()}</lastmod>`] : []),
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
