import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isRecord } from '#rules/json.ts';
import { isPage, knownAddress } from '#rules/pages.ts';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';

type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Longer URLs and bodies are rare and would fill the memory. */
const URL_MAX = 2048;
const BODY_MAX = 16 * 1024;
const ACCEPT_MAX = 200;

const GRAPH_PATH = /^\/graphql(?:\?|$)/u;
/** Exactly as in `deploy/nginx.conf`, or a proxy caches a page under the wrong language. */
const LANGUAGE_COOKIE = /(?:^|;)[ \t]*language=(?<language>en|zh)[ \t]*(?:;|$)/u;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/iu;

/** Of the first cookie that is exactly `language=en` or `language=zh`. */
export function rememberedLanguage(cookie: string | undefined): Language {
  return (cookie !== undefined && memberOf(LANGUAGES, LANGUAGE_COOKIE.exec(cookie)?.groups?.language)) || 'en';
}

/** The language from `lang`, otherwise from the cookie. */
export function languageOf({ url, headers }: { url: string; headers: IncomingHttpHeaders }): Language {
  const fromUrl = URL.parse(`http://site${url}`)?.searchParams.get('lang');
  return memberOf(LANGUAGES, fromUrl) ?? rememberedLanguage(headers.cookie);
}

/**
 * The address of a request as its route reads it: without parameters that the route does not know, of which anyone can
 * make any number, and with the path in one spelling.
 */
export function knownUrl({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>) {
  if (!url.startsWith('/api/') || !routeOptions.url) return url;
  const path = routeOptions.url.replaceAll(/:(\w+)/gu, (_all, name: string) =>
    encodeURIComponent(String(Reflect.get(Object(params), name))),
  );
  const { querystring } = routeOptions.schema ?? {};
  const names = isRecord(querystring) && isRecord(querystring.properties) ? Object.keys(querystring.properties) : [];
  const start = url.search(/[?#]/u);
  const known = (start < 0 ? '' : url.slice(start + 1))
    .split('&')
    .filter((part) => [...new URLSearchParams(part).keys()].some((name) => names.includes(name)));
  return [path, known.join('&')].filter(Boolean).join('?');
}

export type CacheKeys = ReturnType<typeof createCacheKeys>;

/** Keys contain exactly what a response depends on. Null if the request is not cached. */
export function createCacheKeys(sessionName: string) {
  const session = new RegExp(`(?:^|;)\\s*${sessionName}\\s*=`, 'u');
  return {
    /** Whether there is a session cookie, valid or not. */
    hasSession({ method, url = '', headers: { cookie } }: RequestHead) {
      if (cookie === undefined || !session.test(cookie)) return false;
      // GraphQL ignores the session of a GET request.
      return !(method === 'GET' && GRAPH_PATH.test(url));
    },

    /** A request with an access token, valid or not, has no key. */
    forRead(request: RequestHead): string | null {
      const { method, url = '', headers } = request;
      if (headers.authorization !== undefined) return null;
      if ((method !== 'GET' && method !== 'HEAD') || url.length > URL_MAX) return null;
      // A GraphQL response depends on Accept. Without Accept the URL is the key.
      if (GRAPH_PATH.test(url)) {
        const accept = acceptOf(request);
        if (method !== 'GET' || accept.length > ACCEPT_MAX) return null;
        return accept === '' ? url : `GET ${accept}\n${url}`;
      }
      // Only pages depend on the language.
      if (url.startsWith('/api/') || url.startsWith('/graphql')) return url;
      const address = addressOf(url);
      const language = rememberedLanguage(headers.cookie);
      return language === 'en' ? address : `${language} ${address}`;
    },

    isGraphPost({ method, url, headers }: RequestHead) {
      if (method !== 'POST' || url !== '/graphql') return false;
      const length = Number(headers['content-length']);
      return (
        length <= BODY_MAX &&
        JSON_TYPE.test(headers['content-type'] ?? '') &&
        headers['content-encoding'] === undefined &&
        headers.authorization === undefined &&
        (headers.accept?.length ?? 0) <= ACCEPT_MAX
      );
    },

    /** For a request that passed `isGraphPost`. */
    forOperation: (request: RequestHead, body: string) => `POST ${acceptOf(request)}\n${body}`,
  };
}

/** Query parameters that the page does not know must not create more entries. */
function addressOf(url: string) {
  const [path = url] = url.split(/[?#]/u, 1);
  return path !== url && isPage(path) ? knownAddress(url) : url;
}

function acceptOf({ headers }: RequestHead) {
  return headers.accept ?? '';
}
