import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { render as renderPage } from '../../web/entry-server.tsx';
import { parseTemplate } from './document.ts';
import type { Frontend } from './frontend.ts';

/** Serves the sources with Vite, for `npm run dev`. */
export async function createDevelopmentFrontend(app: FastifyInstance, root: string): Promise<Frontend> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    // Changes there restart the server, during which Vite must not reload the page.
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/rules/**', '**/api/**'] } },
  });
  // Not logged: the second hook is only reached by what Vite does not handle.
  app.addHook('onRequest', async ({ log }) => {
    log.level = 'warn';
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onRequest', async ({ log }) => {
    log.level = 'info';
  });
  const shell = async (url: string, document: string) => ({
    hashes: null,
    template: parseTemplate(
      await vite.transformIndexHtml(
        url,
        readFileSync(join(root, 'web', document), 'utf8').replace(
          '<head>',
          '<head><script type="module" src="/before-paint.ts"></script>',
        ),
      ),
    ),
  });
  return {
    siteShell: (url) => shell(url, 'index.html'),
    adminShell: (url) => shell(url, 'admin.html'),
    render: async (request) => {
      const module = (await vite.ssrLoadModule('/entry-server.tsx')) as { render: typeof renderPage }; // the exports of this module
      return module.render(request);
    },
  };
}
