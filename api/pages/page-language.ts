import type { FastifyRequest } from 'fastify';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';
import { rememberedLanguage } from '../cache/cache-keys.ts';

/** The language of a page: that of the address, or else the remembered one, or else English (design §4). */
export function languageOf(request: FastifyRequest): Language {
  const inAddress = URL.parse(`http://site${request.url}`)?.searchParams.get('lang');
  return memberOf(LANGUAGES, inAddress) ?? rememberedLanguage(request.headers.cookie);
}
