import { isNewHost } from '#rules/file-origin.ts';
import { isOtherFile, type LinkCheck, type LinkState, type LinkVerdict } from '#rules/links.ts';
import { hostOf } from '#rules/url.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';
import { UpstreamError } from './upstream-error.ts';

export interface CheckedLink {
  url: string;
  isFile: boolean;
  isFixed: boolean;
  isDownload: boolean;
  /** After the last check; null before the first. */
  state: Pick<LinkState, 'etag' | 'lastModified' | 'size' | 'knownHost'> | null;
}

const NO_VERDICT = new Set(['noNetwork', 'retryLater']);

/** By HEAD, and by GET for the first byte where HEAD fails. Throws UpstreamError without a network or in a pause. */
export async function checkLink(http: HttpClient, link: CheckedLink, signal?: AbortSignal): Promise<LinkCheck> {
  try {
    const response = await requestLink(http, link.url, signal);
    return {
      verdict: judgeResponse(response, link),
      detail: String(response.status),
      movedTo: response.movedTo,
      servedBy: hostOf(response.url),
      ...fileOf(response),
    };
  } catch (error) {
    if (!(error instanceof UpstreamError) || NO_VERDICT.has(error.code)) throw error;
    // An unusual port, for example, says nothing about the file.
    const verdict = error.code === 'refusedAddress' ? 'blocked' : 'unreachable';
    const nothing = { movedTo: null, servedBy: null, etag: null, lastModified: null, size: null, mediaType: null };
    return { verdict, detail: error.code, ...nothing };
  }
}

export function hasResponse({ detail }: LinkCheck) {
  return /^\d{3}$/u.test(detail);
}

async function requestLink(http: HttpClient, url: string, signal?: AbortSignal) {
  const send = async (method: 'HEAD' | 'GET', headers: Record<string, string> = {}) =>
    http.send({ url, method, headers, maxBytes: 0, signal });
  const head = await send('HEAD').catch((error: unknown) => {
    if (error instanceof UpstreamError && error.code === 'connection') return null; // some servers close the connection
    throw error;
  });
  // After 429 a second request would only annoy the host.
  if (head && (head.status < 400 || head.status === 429)) return head;
  try {
    const response = await send('GET', { range: 'bytes=0-0' });
    return response.status === 416 ? await send('GET') : response;
  } catch (error) {
    if (head && error instanceof UpstreamError && error.code === 'retryLater') return head;
    throw error;
  }
}

function judgeResponse(response: HttpResponse, { isFile, isFixed, isDownload, state }: CheckedLink): LinkVerdict {
  const { status } = response;
  if (status === 404 || status === 410) return 'gone';
  if (status >= 400 && status < 500) return 'blocked';
  if (status < 200 || status >= 300) return isBotWall(response) ? 'blocked' : 'unreachable';
  const file = fileOf(response);
  if (isFile && file.mediaType === 'text/html') return 'suspicious';
  if (isFixed && state && isOtherFile(state, file)) return 'changed';
  if (isDownload && isNewHost({ knownHost: state?.knownHost ?? null, servedBy: hostOf(response.url) }))
    return 'changed';
  return response.movedTo ? 'moved' : 'fine';
}

/** A protection against programs, which people do not see. */
function isBotWall({ status, headers }: HttpResponse) {
  return (
    status === 503 &&
    (['cf-mitigated', 'x-amzn-waf-action', 'x-sucuri-id'].some((name) => name in headers) ||
      /cloudflare|ddos-guard|akamaighost/iu.test(String(headers.server)))
  );
}

function fileOf({ status, headers }: HttpResponse): Pick<LinkCheck, 'etag' | 'lastModified' | 'size' | 'mediaType'> {
  const range = /\/(\d+)$/u.exec(headers['content-range'] ?? '')?.[1];
  return {
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    size: (status === 206 ? range : headers['content-length']) ?? null,
    mediaType: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null,
  };
}
