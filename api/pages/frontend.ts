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
  imports?: string[];
}

/** Loads the site that `npm run build` left in `distDir`. */
export async function loadBuiltFrontend(distDir: string): Promise<Frontend> {
  const html = paintingFirst(readFileSync(join(distDir, 'client/index.html'), 'utf8'), join(distDir, 'client'));
  const manifest = JSON.parse(readFileSync(join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>; // written by the build
  const { render } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as { render: typeof renderPage }; // the build of that file
  const template = parseTemplate(html);
  const templates: Record<Language, Template> = { en: preloading(template, manifest, 'en'), zh: preloading(template, manifest, 'zh') };
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

/** Has what the first script will ask for, the page's code and the texts of its language, fetched along with it. */
function preloading(template: Template, manifest: Record<string, ManifestEntry>, language: Language): Template {
  const withImports = (name: string): string[] => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build lacks ${name}`);
    return [entry.file, ...(entry.imports ?? []).flatMap(withImports)];
  };
  const files = new Set(['take-over.tsx', `i18n/${language}.json`].flatMap(withImports));
  const links = [...files].filter((file) => !template.head.includes(file)).map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
  return { ...template, head: template.head + links.join('') };
}
