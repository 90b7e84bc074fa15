import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_PAGES, PAGES } from '#rules/pages.ts';
import { TEXTS } from '#rules/texts.ts';
import { LANGUAGES, LOCALES } from '#rules/vocabulary.ts';
import { languageOf } from '../cache/cache-keys.ts';
import { composeDocument } from './document.ts';
import type { Frontend } from './frontend.ts';
import { setPolicy } from './policy.ts';

/** The scripts remove it. Only they may know the language. */
const LOAD_ERROR = `<p id="load-error" role="alert" hidden class="bg-danger-soft px-4 py-3 text-center text-danger">${LANGUAGES.map(
  (language) =>
    `<span lang="${LOCALES[language]}">${TEXTS[language]('adminPage.loadFailed')}<a href="" class="mx-1 underline">${TEXTS[language]('adminPage.retry')}</a></span>`,
).join('')}</p>`;

/**
 * Registers pages that are rendered in the browser. No cache may store them and no search engine may list them. They
 * contain no custom code, so that the administrator can deactivate a broken one.
 */
export function registerAdminPages(app: FastifyInstance, origin: string, frontend: Frontend) {
  const send = (status: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request);
    const t = TEXTS[language];
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
          body: `<noscript><p class="p-4">${t('adminPage.scriptsNeeded')}</p></noscript>${LOAD_ERROR}`,
          state: { origin, renderedAt: new Date().toISOString(), graph: null },
          snippets: { head_start: `<title>${t('adminPage.title')}</title>` },
        }),
      );
  };
  for (const name of ADMIN_PAGES) {
    const path = PAGES[name].path.replace(':id', ':id(^[1-9]\\d*$)');
    for (const url of [path, `${path}/`]) app.get(url, send(200));
  }
  app.get(`${PAGES.admin.path}/*`, send(404));
}
