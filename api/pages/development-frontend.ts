import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { render as renderPage } from '../../web/entry-server.tsx';
import { parseTemplate } from './document.ts';
import type { Frontend } from './frontend.ts';

/** Serves the site from its sources, reloading in the browser what changes. For `npm run dev` only. */
export async function createDevelopmentFrontend(app: FastifyInstance, root: string): Promise<Frontend> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    // A change in rules/ restarts the server; a page that reloads meanwhile would find nothing there. Its client waits instead.
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/rules/**', '**/api/**'] } },
  });
  // What Vite answers leaves no line in the log: the second hook comes after its middleware, where a request goes on.
  app.addHook('onRequest', async ({ log }) => {
    log.level = 'warn';
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onRequest', async ({ log }) => {
    log.level = 'info';
  });
  // Before Fastify waits for open connections: an open tab holds one of Vite's. Pages that are being rendered still need the rest.
  app.addHook('preClose', () => vite.ws.close());
  app.addHook('onClose', () => vite.close());
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
