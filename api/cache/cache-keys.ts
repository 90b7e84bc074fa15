import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { isRecord } from '#rules/json.ts';
import { isPagePath, knownAddress } from '#rules/pages.ts';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';

type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Longer keys and bodies are rare and would fill the memory. */
const URL_MAX = 2048;
const BODY_MAX = 16 * 1024;
const ACCEPT_MAX = 200;
/** For a parameter in a path, as in Fastify's router. */
export const PARAMETER_MAX = 200;

const GRAPH_PATH = /^\/graphql(?:\?|$)/u;
/** Exactly as in `deploy/nginx.conf`, or a proxy caches a page under the wrong language. */
const LANGUAGE_COOKIE = /(?:^|;)[ \t]*language=(?<language>en|zh)[ \t]*(?:;|$)/u;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/iu;

/** A client may send an absolute URL, as to a proxy. */
export function withoutOrigin(url: string) {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/iu, '/');
}

/** Of the first cookie that is exactly `language=en` or `language=zh`. */
export function rememberedLanguage(cookie: string | undefined): Language {
  return (cookie !== undefined && memberOf(LANGUAGES, LANGUAGE_COOKIE.exec(cookie)?.groups?.language)) || 'en';
}

/** The language from `lang`, otherwise from the cookie. */
export function languageOf({ url, headers }: { url: string; headers: IncomingHttpHeaders }): Language {
  const fromUrl = URL.parse(`http://site${url}`)?.searchParams.get('lang');
  return memberOf(LANGUAGES, fromUrl) ?? rememberedLanguage(headers.cookie);
}

export type CacheKeys = ReturnType<typeof createCacheKeys>;

/** A key contains exactly what a response depends on. */
export function createCacheKeys(sessionName: string) {
  const session = new RegExp(`(?:^|;)\\s*${sessionName}\\s*=`, 'u');
  const routes = findMyWay({ maxParamLength: PARAMETER_MAX });
  return {
    addRoute({ method, url, schema }: RouteOptions) {
      if ([method].flat().includes('GET')) routes.on('GET', url, () => {}, { url, schema });
    },

    /** Whether there is a session cookie, valid or not. */
    hasSessionCookie({ method, url = '', headers: { cookie } }: RequestHead) {
      if (cookie === undefined || !session.test(cookie)) return false;
      // GraphQL ignores the session of a GET request.
      return !(method === 'GET' && GRAPH_PATH.test(url));
    },

    /** Null if the request is not cached, such as one with an access token, valid or not. The body of a POST is missing. */
    keyOf(request: RequestHead): string | null {
      const { method, headers } = request;
      if (headers.authorization !== undefined || acceptOf(request).length > ACCEPT_MAX) return null;
      if (method === 'POST') return isOperation(request) ? `POST ${acceptOf(request)}` : null;
      const key = method === 'GET' || method === 'HEAD' ? keyOfRead(request) : null;
      return key !== null && key.length <= URL_MAX ? key : null;
    },
  };

  function keyOfRead(request: RequestHead) {
    const { method, headers } = request;
    const url = withoutOrigin(request.url ?? '');
    const found = routes.find('GET', url);
    if (!found) return null;
    // A GraphQL response depends on Accept. Without Accept the URL is the key.
    if (GRAPH_PATH.test(url)) {
      if (method !== 'GET') return null;
      return acceptOf(request) === '' ? url : `GET ${acceptOf(request)}\n${url}`;
    }
    const { store: routeOptions, params } = found;
    if (!isPagePath(url)) return knownUrl({ url, routeOptions, params });
    // Only pages depend on the language.
    const language = rememberedLanguage(headers.cookie);
    return language === 'en' ? knownAddress(url) : `${language} ${knownAddress(url)}`;
  }
}

/**
 * The address of a request as its route reads it: without parameters that the route does not know, of which anyone can
 * make any number, and with the path in one spelling.
 */
export function knownUrl({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>) {
  const start = url.search(/[?#]/u);
  if (start < 0 && !url.includes('%')) return url;
  const path = String(routeOptions.url).replaceAll(/:(\w+)/gu, (_all, name: string) =>
    encodeURIComponent(String(Reflect.get(Object(params), name))),
  );
  const { querystring } = routeOptions.schema ?? {};
  const names = isRecord(querystring) && isRecord(querystring.properties) ? Object.keys(querystring.properties) : [];
  const known = (start < 0 ? '' : url.slice(start + 1))
    .split('&')
    .filter((part) => [...new URLSearchParams(part).keys()].some((name) => names.includes(name)));
  return [path, known.join('&')].filter(Boolean).join('?');
}

function isOperation({ url, headers }: RequestHead) {
  const length = Number(headers['content-length']);
  return (
    url === '/graphql' &&
    length > 0 &&
    length <= BODY_MAX &&
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined
  );
}

function acceptOf({ headers }: RequestHead) {
  return headers.accept ?? '';
}
