import type { FastifyReply } from 'fastify';
import { LOCALES, type Language } from '../../rules/vocabulary.ts';
import type { AppError } from '../errors.ts';

const TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  en: { title: 'The site is busy', text: 'Please try again in a few seconds.', retry: 'Try again' },
  zh: { title: '网站繁忙', text: '请几秒钟后再试。', retry: '重试' },
};

/** Sends a page that needs no rendering, because the server is overloaded. */
export function sendBusyPage(
  { status, retryAfter = 1 }: AppError,
  language: Language,
  reply: FastifyReply,
): FastifyReply {
  const { title, text, retry } = TEXTS[language];
  return reply
    .code(status)
    .headers({ 'content-language': language, 'cache-control': 'no-store', 'retry-after': retryAfter })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>\n<html lang="${LOCALES[language]}">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>\n<h1>${title}</h1>\n<p>${text}</p>\n<p><a href="">${retry}</a></p>\n</html>\n`,
    );
}
