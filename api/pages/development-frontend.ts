import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { render as renderPage } from '../../web/entry-server.tsx';
import type { Frontend } from './frontend.ts';
import { parseTemplate } from './template.ts';

/** Serves the site from its sources, reloading in the browser what changes. For `npm run dev` only. */
export async function createDevelopmentFrontend(app: FastifyInstance, root: string): Promise<Frontend> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    // A change in rules/ restarts the server; a page that reloads meanwhile would find nothing there. Its client waits instead.
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/rules/**', '**/api/**'] } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // Before Fastify waits for open connections: an open tab holds one of Vite's.
  app.addHook('preClose', () => vite.close());
  const shell = async (url: string, document: string) => ({
    needs: null,
    template: parseTemplate(await vite.transformIndexHtml(url, readFileSync(join(root, 'web', document), 'utf8'))),
  });
  return {
    siteShell: (url) => shell(url, 'index.html'),
    adminShell: (url) => shell(url, 'admin.html'),
    render: async (request) => {
      const module = (await vite.ssrLoadModule('/entry-server.tsx')) as { render: typeof renderPage }; // that file's exports
      return module.render(request);
    },
  };
}
