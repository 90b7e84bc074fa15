import type { FastifyRequest } from 'fastify';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';
import { rememberedLanguage } from '../cache/cache-keys.ts';

/** The language from `lang`, otherwise from the cookie, otherwise English. */
export function languageOf(request: FastifyRequest): Language {
  const fromUrl = URL.parse(`http://site${request.url}`)?.searchParams.get('lang');
  return memberOf(LANGUAGES, fromUrl) ?? rememberedLanguage(request.headers.cookie);
}
