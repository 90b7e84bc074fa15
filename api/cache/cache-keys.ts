import type { IncomingMessage } from 'node:http';
import { isPage, knownAddress } from '../../rules/pages.ts';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';

type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Longer addresses and bodies are rare, and would only fill the memory. */
const URL_MAX = 2048;
export const BODY_MAX = 16 * 1024;
const ACCEPT_MAX = 200;

const GRAPH_PATH = /^\/graphql(?:\?|$)/u;
/** The same pattern as in `deploy/nginx.conf`: where the two differ, a page is cached under another language. */
const LANGUAGE_COOKIE = /(?:^|;)[ \t]*language=(?<language>en|zh)[ \t]*(?:;|$)/u;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/iu;

/** The language that a visitor has chosen before: the first cookie that is exactly `language=en` or `language=zh`; English when there is none. */
export function rememberedLanguage(cookie: string | undefined): Language {
  return (cookie !== undefined && memberOf(LANGUAGES, LANGUAGE_COOKIE.exec(cookie)?.groups?.language)) || 'en';
}

/** What names the answer to a request: all that it depends on, and nothing else. Null where each request is answered for itself. */
export interface CacheKeys {
  /** Whether a request may belong to the administrator, who always reads fresh: it has the cookie, whatever that names. */
  hasSession(request: RequestHead): boolean;
  /** For a visitor's read. */
  forRead(request: RequestHead): string | null;
  /** For an operation of the graph in a body; `isGraphPost` has said that the request brings one. */
  forOperation(request: RequestHead, body: string): string;
  isGraphPost(request: RequestHead): boolean;
}

/** `sessionName` is the name of the administrator's cookie. */
export function createCacheKeys(sessionName: string): CacheKeys {
  const session = new RegExp(`(?:^|;)\\s*${sessionName}\\s*=`, 'u');

  function hasSession({ method, url = '', headers: { cookie } }: RequestHead): boolean {
    if (cookie === undefined || !session.test(cookie)) return false;
    // The graph answers every GET as a visitor's.
    return !(method === 'GET' && GRAPH_PATH.test(url));
  }

  return {
    hasSession,

    forRead(request) {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || url.length > URL_MAX) return null;
      // Mostly the address alone: a longer text would have to be put together and hashed for each request.
      if (GRAPH_PATH.test(url)) {
        const accept = acceptOf(request);
        if (method !== 'GET' || accept.length > ACCEPT_MAX) return null;
        return accept === '' ? url : `GET ${accept}\n${url}`;
      }
      // Data is in both languages; only pages are written in one.
      if (url.startsWith('/api/') || url.startsWith('/graphql')) return url;
      const address = addressOf(url);
      const language = rememberedLanguage(headers.cookie);
      return language === 'en' ? address : `${language} ${address}`;
    },

    isGraphPost(request) {
      const { method, url, headers } = request;
      if (method !== 'POST' || url !== '/graphql') return false;
      const length = Number(headers['content-length']);
      return length <= BODY_MAX && JSON_TYPE.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined && (headers.accept?.length ?? 0) <= ACCEPT_MAX;
    },

    forOperation: (request, body) => `POST ${acceptOf(request)}\n${body}`,
  };
}

/** Nobody gets a copy of a page for themselves by a parameter that the page does not know. */
function addressOf(url: string): string {
  const [path = url] = url.split(/[?#]/u, 1);
  return path !== url && isPage(path) ? knownAddress(url) : url;
}

/** The graph answers in one of two media types. */
function acceptOf({ headers }: RequestHead): string {
  return headers.accept ?? '';
}
