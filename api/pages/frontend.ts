import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#rules/vocabulary.ts';
import type * as Server from '../../web/entry-server.tsx';
import { parseTemplate, type Template } from './document.ts';
import { hashSource, type InlineHashes } from './policy.ts';

interface Shell {
  template: Template;
  /** Null in development, which has no policy. */
  hashes: InlineHashes | null;
}

export interface Frontend {
  siteShell(url: string, language: Language): Promise<Shell>;
  adminShell(url: string): Promise<Shell>;
  render: typeof Server.render;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

export async function loadBuiltFrontend(distDir: string): Promise<Frontend> {
  const { render, modulesAt } = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as typeof Server; // the build of web/entry-server.tsx
  const site = new Map<string, Shell>();
  let admin: Shell | undefined;
  return {
    render,
    siteShell: async (url, language) => {
      const modules = [
        'start-site.tsx',
        ...modulesAt(url.replace(/[?#].*$/su, ''), language),
        `i18n/site/${language}.ts`,
      ];
      const shell =
        site.get(modules.join()) ?? loadShell(distDir, 'index.html', 'manifest.json', ['index.html', ...modules]);
      site.set(modules.join(), shell);
      return shell;
    },
    adminShell: async () =>
      (admin ??= loadShell(distDir, 'admin.html', 'admin.json', ['admin.html', 'start-admin.tsx'])),
  };
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/u;
const SCRIPT = /<script type="module"[^>]* src="[^"]+"><\/script>/u;

/**
 * Loads a document with inline styles and late scripts: 8 kB more save a request, and the content does not wait for the
 * scripts.
 */
function loadShell(distDir: string, document: string, manifestName: string, parts: string[]): Shell {
  const clientDir = join(distDir, 'client');
  const built = readFileSync(join(clientDir, document), 'utf8');
  const [stylesheet, path] = STYLESHEET.exec(built) ?? [];
  if (!stylesheet || !path || !SCRIPT.test(built)) throw new Error(`${document} has no stylesheet or no script`);
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', manifestName), 'utf8')) as Manifest; // the build writes this format
  const files = filesOf(manifest, parts);
  const loadScripts = readInlineScript(distDir, 'load-scripts');
  // In a function, without global names.
  const beforePaint = `(()=>{${readInlineScript(distDir, 'before-paint')}})()`;
  const styles = readFileSync(join(clientDir, path), 'utf8');
  const html = built
    .replace(
      SCRIPT,
      () => `<script type="module" id="load-scripts" data-files="${files.join(' ')}">${loadScripts}</script>`,
    )
    .replace(stylesheet, () => `<script>${beforePaint}</script><style>${styles}</style>`);
  const hashes = { scripts: [beforePaint, loadScripts].map(hashSource), styles: [hashSource(styles)] };
  return { template: parseTemplate(html), hashes };
}

/** Throws if the build left an import in it. */
function readInlineScript(distDir: string, name: string) {
  const code = readFileSync(join(distDir, 'inline', `${name}.js`), 'utf8').trim();
  if (/^import\b/u.test(code)) throw new Error(`${name} imports other files`);
  return code;
}

function filesOf(manifest: Manifest, parts: string[]) {
  const withImports = (name: string): string[] => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build does not contain ${name}`);
    return [`/${entry.file}`, ...(entry.imports ?? []).flatMap(withImports)];
  };
  return [...new Set(parts.flatMap(withImports))];
}

const YEAR = '365d';
const DAY = '1d';

/** The names below `assets/` contain a hash of the content. */
export async function registerAssets(app: FastifyInstance, distDir: string) {
  const shared = { wildcard: false, index: false, preCompressed: true, decorateReply: false } as const;
  const root = join(distDir, 'client');
  await app.register(fastifyStatic, {
    ...shared,
    root: join(root, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    globIgnore: ['**/*.{br,gz}'],
  });
  await app.register(fastifyStatic, {
    ...shared,
    root,
    maxAge: DAY,
    globIgnore: ['assets/**', '*.html*', '.vite/**', '**/*.{br,gz}'],
  });
}
