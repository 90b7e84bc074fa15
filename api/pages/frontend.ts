import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../rules/vocabulary.ts';
import type * as Server from '../../web/entry-server.tsx';
import { parseTemplate, type Template } from './document.ts';
import { needsOfDocument, needsOfStyles, type PolicyNeeds } from './policy.ts';

/** A document that a page is put into. */
export interface Shell {
  template: Template;
  /** What the document itself needs the content security policy to allow; null in development, which has none. */
  needs: PolicyNeeds[] | null;
}

/** The built site as pages are made from it. */
export interface Frontend {
  /** The document around the public page at a path and query. */
  siteShell(url: string, language: Language): Promise<Shell>;
  /** The document that the administration fills. */
  adminShell(url: string): Promise<Shell>;
  render: typeof Server.render;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Loads the site that `npm run build` left in `distDir`. */
export async function loadBuiltFrontend(distDir: string): Promise<Frontend> {
  const clientDir = join(distDir, 'client');
  const { render, modulesAt } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as typeof Server; // the build of that file
  const site = new Map<string, Shell>();
  let admin: Shell | undefined;
  return {
    render,
    siteShell: async (url, language) => {
      const modules = ['open-site.tsx', ...modulesAt(url.replace(/[?#].*$/su, '')), `i18n/${language}.json`];
      const shell = site.get(modules.join()) ?? loadShell(clientDir, 'index.html', 'manifest.json', ['index.html', ...modules]);
      site.set(modules.join(), shell);
      return shell;
    },
    adminShell: async () => (admin ??= loadShell(clientDir, 'admin.html', 'admin.json', ['admin.html', 'open-admin.tsx'])),
  };
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/u;
const SCRIPT = /<script type="module"[^>]* src="[^"]+"><\/script>/u;

/**
 * A built document in the order in which it serves people: what the page looks like comes with it (8 kB more save a
 * round trip), and the scripts come after; nothing that the visitor has to see waits for them.
 */
function loadShell(clientDir: string, document: string, manifestName: string, parts: string[]): Shell {
  const built = readFileSync(join(clientDir, document), 'utf8');
  const [stylesheet, path] = STYLESHEET.exec(built) ?? [];
  if (!stylesheet || !path || !SCRIPT.test(built)) throw new Error(`${document} lacks its stylesheet or its script`);
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', manifestName), 'utf8')) as Record<string, ManifestEntry>; // written by the build
  const html = built.replace(SCRIPT, () => loaderOf(filesOf(manifest, parts)));
  const styles = readFileSync(join(clientDir, path), 'utf8');
  // Nearly all of the document is styles: reading them letter by letter would only tell that they are.
  const needs = [needsOfDocument(html.replace(stylesheet, '')), needsOfStyles(styles)];
  return { template: parseTemplate(html.replace(stylesheet, () => `<style>${styles}</style>`)), needs };
}

/** The files of parts of a build, with all that they import. */
function filesOf(manifest: Record<string, ManifestEntry>, parts: string[]): string[] {
  const withImports = (name: string): string[] => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build lacks ${name}`);
    return [`/${entry.file}`, ...(entry.imports ?? []).flatMap(withImports)];
  };
  return [...new Set(parts.flatMap(withImports))];
}

/**
 * Fetches all files side by side and runs the first: once the page is painted with its pictures, or a second later where
 * one keeps it waiting. Which button was pressed and which choice was made before the page answers is done once it does;
 * where the scripts don't come, as without scripts.
 */
function loaderOf(files: string[]): string {
  return `<script type="module">
      let early = [];
      const keep = (event) => {
        const target = event.target.closest(event.type === 'click' ? 'button' : 'select');
        if (!target || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        early = [...early.filter((one) => one.target !== target), { target, type: event.type }];
      };
      const letGo = () => {
        for (const type of ['click', 'change']) removeEventListener(type, keep, true);
        for (const { target, type } of early.splice(0)) type === 'click' ? target.click() : target.dispatchEvent(new Event(type, { bubbles: true }));
      };
      for (const type of ['click', 'change']) addEventListener(type, keep, true);
      addEventListener('answering', letGo);
      setTimeout(letGo, 10_000);
      const painted = new Promise((done) => (document.readyState === 'complete' ? done() : addEventListener('load', done)));
      const late = new Promise((done) => setTimeout(done, 1000));
      Promise.race([painted, late]).then(() => requestAnimationFrame(() => setTimeout(() => {
        for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        import('${files[0]}').catch(letGo);
      })));
    </script>`;
}
