import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { byKey, keysOf } from '#rules/keys.ts';
import { isRecord } from '#rules/json.ts';
import { knownAddress } from '#rules/pages.ts';
import { NO_FOOTER_LINKS, type FooterLinks } from '#rules/records/homepage.ts';
import { TEXTS } from '#rules/texts.ts';
import { CODE_POSITIONS, LANGUAGES, LOCALES, memberOf, type CodePosition } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { languageOf } from '../cache/cache-keys.ts';
import { PUBLIC_CACHE_CONTROL } from '../cache/shared-routes.ts';
import { STATUS, type ErrorCode } from '../errors.ts';
import { toAppError } from '../http/to-app-error.ts';
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';
import { STORAGE_RETRY_SECONDS } from '../storage-errors.ts';
import { composeDocument } from './document.ts';
import type { Frontend } from './frontend.ts';
import { createPageCodesReader, type PageCode } from './page-codes.ts';
import { setPolicy } from './policy.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The bar above a preview is outside the rendered page, so that no script of visitors contains it. Styles hide the
 * other language, because a page may change its own.
 */
const PREVIEW_BARS = LANGUAGES.map(
  (language) =>
    `<aside data-preview lang="${LOCALES[language]}" class="bg-tag-yellow-soft px-4 py-2 text-center text-sm text-tag-yellow">${TEXTS[language]('preview')}</aside>`,
).join('');

type Log = FastifyRequest['log'];
type RenderedPage = Awaited<ReturnType<Frontend['render']>>;

/** Renders the public page of any path; the 404 page for an unknown one. */
export function createPageSender(
  context: AppContext,
  execute: ExecuteInProcess,
  frontend: Frontend,
  log: Log,
): SendPage {
  const createReader = () =>
    createPageCodesReader(({ id }, reason) =>
      log.error({ customCode: id }, `custom code is not inserted into the pages: ${reason}`),
    );
  const readers = { visitor: createReader(), preview: createReader() };
  return async (request, reply) => {
    const language = languageOf(request);
    const url = knownAddress(request.url);
    const failures: ErrorCode[] = [];
    /** Logs a failed read, and continues without it. */
    const orElse = async <T>(read: Promise<T>, text: string, fallback: () => T) =>
      read.catch((error: unknown) => {
        failures.push(toAppError(error, (err) => request.log.error({ err }, text)).code);
        return fallback();
      });
    const preview = isPreview(request);
    const address = preview ? `${url}${url.includes('?') ? '&' : '?'}preview=1` : url;
    const renderedAt = new Date().toISOString();
    const read = (isPreviewed: boolean) => {
      const services = isPreviewed ? context.servicesForPreview : context.servicesForVisitor;
      const readCodes = isPreviewed ? readers.preview : readers.visitor;
      return Promise.all([
        orElse(
          services().customCodes.list({ activeOnly: true }).then(readCodes),
          'custom codes could not be read',
          () => readCodes([]),
        ),
        frontend.render({
          url: withoutHost(address),
          language,
          origin: context.origin,
          renderedAt,
          footerLinks: orElse(
            context.servicesForVisitor().settings.homepage().then(footerLinksOf),
            'the links of the footer could not be read',
            () => NO_FOOTER_LINKS,
          ),
          execute: async (operation) => {
            const result = await execute(operation, services());
            failures.push(...serverErrors(result));
            return result;
          },
        }),
      ]);
    };
    const [shell, [codes, page], shown] = await Promise.all([
      frontend.siteShell(url, language),
      read(preview),
      preview && read(false),
    ]);
    if (page.error) request.log.error({ err: page.error }, 'page failed to render');
    const status = statusOf(page, failures);
    setPolicy(reply, shell.hashes, context.origin, codes.length > 0);
    if (status === STATUS.UNAVAILABLE) reply.header('retry-after', STORAGE_RETRY_SECONDS);
    reply
      .code(status)
      .headers({
        'content-language': language,
        // In development the code changes, so pages must not be cached.
        'cache-control': status === 200 && shell.hashes ? PUBLIC_CACHE_CONTROL : 'no-cache',
        vary: 'cookie',
      })
      .type('text/html; charset=utf-8');
    if (preview) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const snippets = snippetsOf(codes);
    // The bar would be wrong where visitors see the same.
    if (shown && JSON.stringify([codes, page]) !== JSON.stringify(shown)) snippets.body_start += PREVIEW_BARS;
    return reply.send(composeDocument(shell.template, { language, ...page, snippets }));
  };
}

/** Whether the administrator wants to see drafts. For visitors the parameter means nothing. */
function isPreview({ actor, query }: FastifyRequest) {
  return actor === 'administrator' && isRecord(query) && query.preview === '1';
}

function footerLinksOf({ aboutUrl, contactUrl, privacyUrl }: FooterLinks): FooterLinks {
  return { aboutUrl, contactUrl, privacyUrl };
}

/** After two slashes the router would read a host. */
function withoutHost(url: string) {
  return /^\/[/\\]/u.test(url) ? '/404' : url;
}

function snippetsOf(codes: readonly PageCode[]): Record<CodePosition, string> {
  const codeAt = (position: CodePosition) =>
    codes
      .filter(({ codeType }) => codeType === position)
      .map(({ codeContent }) => codeContent)
      .join('\n');
  return byKey(CODE_POSITIONS, codeAt);
}

function serverErrors({ errors = [] }: ExecutionResult): ErrorCode[] {
  return errors
    .flatMap(({ extensions }) => memberOf(keysOf(STATUS), extensions?.code) ?? [])
    .filter((code) => STATUS[code] >= 500);
}

/** The status is 503 only if all errors are temporary. */
function statusOf(page: RenderedPage, failures: readonly ErrorCode[]) {
  if (page.status !== 200 || failures.length === 0) return page.status;
  return failures.every((code) => code === 'UNAVAILABLE') ? STATUS.UNAVAILABLE : STATUS.INTERNAL;
}
