import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../rules/vocabulary.ts';
import type { render as renderPage } from '../../web/entry-server.tsx';
import { needsOfDocument, type PolicyNeeds } from './policy.ts';
import { parseTemplate, type Template } from './template.ts';

/** A document that a page is put into. */
export interface Shell {
  template: Template;
  /** What the document itself needs the content security policy to allow; null in development, which has none. */
  needs: PolicyNeeds | null;
}

/** The built site as pages are made from it. */
export interface Frontend {
  /** The document around a public page; `url` matters to the development server only. */
  siteShell(url: string, language: Language): Promise<Shell>;
  /** The document that the administration fills. */
  adminShell(url: string): Promise<Shell>;
  render: typeof renderPage;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Loads the site that `npm run build` left in `distDir`. */
export async function loadBuiltFrontend(distDir: string): Promise<Frontend> {
  const clientDir = join(distDir, 'client');
  const { render } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as { render: typeof renderPage }; // the build of that file
  const site = { en: loadShell(clientDir, 'index.html', 'manifest.json', ['open-site.tsx', 'i18n/en.json']), zh: loadShell(clientDir, 'index.html', 'manifest.json', ['open-site.tsx', 'i18n/zh.json']) };
  const admin = loadShell(clientDir, 'admin.html', 'admin.json', ['open-admin.tsx']);
  return { render, siteShell: async (_url, language) => site[language], adminShell: async () => admin };
}

function loadShell(clientDir: string, document: string, manifestName: string, parts: string[]): Shell {
  const html = paintingFirst(readFileSync(join(clientDir, document), 'utf8'), clientDir);
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', manifestName), 'utf8')) as Record<string, ManifestEntry>; // written by the build
  return { template: preloading(parseTemplate(html), manifest, parts), needs: needsOfDocument(html) };
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/u;

/**
 * What the page looks like comes with it (8 kB more save a round trip), and the scripts come after: nothing that the
 * visitor has to see waits for them.
 */
function paintingFirst(html: string, clientDir: string): string {
  const [link, path] = STYLESHEET.exec(html) ?? [];
  if (!link || !path) throw new Error('The document has no stylesheet');
  return html
    .replace(link, () => `<style>${readFileSync(join(clientDir, path), 'utf8')}</style>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
}

/** Has what the first script will ask for, with all that it imports, fetched along with it. */
function preloading(template: Template, manifest: Record<string, ManifestEntry>, parts: string[]): Template {
  const withImports = (name: string): string[] => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build lacks ${name}`);
    return [entry.file, ...(entry.imports ?? []).flatMap(withImports)];
  };
  const files = new Set(parts.flatMap(withImports));
  const links = [...files].filter((file) => !template.head.includes(file)).map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
  return { ...template, head: template.head + links.join('') };
}
