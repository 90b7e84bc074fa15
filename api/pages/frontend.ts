import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../rules/vocabulary.ts';
import type { render as renderPage } from '../../web/entry-server.tsx';
import { needsOfDocument, type PolicyNeeds } from './policy.ts';
import { parseTemplate, type Template } from './template.ts';

/** The built site as pages are made from it. */
export interface Frontend {
  /** The document around a page; `url` matters to the development server only. */
  templateFor(url: string, language: Language): Promise<Template>;
  render: typeof renderPage;
  /** What the template itself needs the content security policy to allow; null in development, which has none. */
  needs: PolicyNeeds | null;
}

interface ManifestEntry {
  file: string;
}

/** Loads the site that `npm run build` left in `distDir`. */
export async function loadBuiltFrontend(distDir: string): Promise<Frontend> {
  const html = paintingFirst(readFileSync(join(distDir, 'client/index.html'), 'utf8'), join(distDir, 'client'));
  const manifest = JSON.parse(readFileSync(join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>; // written by the build
  const { render } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as { render: typeof renderPage }; // the build of that file
  const template = parseTemplate(html);
  const templates: Record<Language, Template> = { en: withTexts(template, manifest, 'en'), zh: withTexts(template, manifest, 'zh') };
  return { render, needs: needsOfDocument(html), templateFor: async (_url, language) => templates[language] };
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/u;

/**
 * What the page looks like comes with it (8 kB more save a round trip), and the scripts come after: nothing that the
 * visitor has to see waits for them.
 */
function paintingFirst(html: string, clientDir: string): string {
  const [link, path] = STYLESHEET.exec(html) ?? [];
  if (!link || !path) throw new Error('index.html has no stylesheet');
  return html
    .replace(link, () => `<style>${readFileSync(join(clientDir, path), 'utf8')}</style>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
}

/** Has the texts of the page's language fetched along with the script that will ask for them. */
function withTexts(template: Template, manifest: Record<string, ManifestEntry>, language: Language): Template {
  const texts = manifest[`i18n/${language}.json`];
  return texts ? { ...template, head: `${template.head}<link rel="modulepreload" fetchpriority="low" href="/${texts.file}">` } : template;
}
