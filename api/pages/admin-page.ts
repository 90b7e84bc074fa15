import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_PAGES, PAGES } from '#rules/pages.ts';
import type { Language } from '#rules/vocabulary.ts';
import { languageOf } from '../cache/cache-keys.ts';
import { composeDocument } from './document.ts';
import type { Frontend } from './frontend.ts';
import { setPolicy } from './policy.ts';

/** Until the scripts are loaded; then each page sets its own. */
const TITLES: Record<Language, string> = { en: 'Admin area', zh: '管理后台' };

const SCRIPTS_NEEDED: Record<Language, string> = {
  en: 'The admin area needs JavaScript: please enable it and reload this page.',
  zh: '管理后台需要 JavaScript，请启用后刷新此页面。',
};

/**
 * Registers pages that are rendered in the browser. No cache may store them and no search engine may list them. They
 * contain no custom code, so that the administrator can deactivate a broken one.
 */
export function registerAdminPages(app: FastifyInstance, origin: string, frontend: Frontend) {
  const send = (status: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request);
    const shell = await frontend.adminShell(request.url);
    setPolicy(reply, shell.hashes, origin);
    return reply
      .code(status)
      .headers({ 'content-language': language, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        composeDocument(shell.template, {
          language,
          head: '<meta name="robots" content="noindex">',
          body: `<noscript><p class="p-4">${SCRIPTS_NEEDED[language]}</p></noscript>`,
          state: { origin, renderedAt: new Date().toISOString(), graph: null },
          snippets: { head_start: `<title>${TITLES[language]}</title>` },
        }),
      );
  };
  for (const name of ADMIN_PAGES) {
    const path = PAGES[name].path.replace(':id', ':id(^[1-9]\\d*$)');
    for (const url of [path, `${path}/`]) app.get(url, send(200));
  }
  app.get(`${PAGES.admin.path}/*`, send(404));
}
