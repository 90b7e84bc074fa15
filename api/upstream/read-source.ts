import type { SourceSettings } from '#rules/records/source.ts';
import type { SourceKind } from '#rules/sources.ts';
import { hostOf } from '#rules/url.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';
import { parseApart } from './parser.ts';
import type { DocumentRequest } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

interface Validators {
  etag: string | null;
  lastModified: string | null;
}

interface UpstreamOptions {
  http: HttpClient;
  /** An origin with a copy of each host (`{mirror}/api.github.com/…`); null for the hosts themselves. */
  mirror?: string | null;
  cached?: Validators | null;
  dismissed?: ReadonlySet<string>;
  signal?: AbortSignal;
}

/** In bytes. Most have less than 300 kB. */
const DOCUMENT_MAX_BYTES = 1_000_000;
/** winget has up to 1.3 MB; Edge, Firefox and Debian 2 MB; thirty releases of Brave 5 MB. */
const LARGE_DOCUMENTS: Partial<Record<SourceKind, number>> = {
  winget: 2_000_000,
  edge: 4_000_000,
  mozilla: 4_000_000,
  debian: 4_000_000,
  github: 8_000_000,
};

/** The answer is null if nothing has changed since `cached`. Throws SourceError, and UpstreamError without a response. */
export async function readSource(settings: SourceSettings, options: UpstreamOptions) {
  const documents = new Map<string, Uint8Array | null>();
  let validators: Validators = { etag: null, lastModified: null };
  for (;;) {
    const result = await parseApart({ settings, documents, dismissed: options.dismissed ?? new Set() });
    if ('releases' in result) return { answer: result, validators };
    const { request } = result;
    // The response with the first document shows any change.
    const isFirst = [...documents.values()].every((document) => document === null);
    const response = await fetchDocument(settings.kind, request, {
      ...options,
      cached: isFirst ? options.cached : null,
    });
    if (response.status === 304) return { answer: null, validators: options.cached ?? validators };
    if (isMissing(response)) {
      documents.set(request.url, null);
      continue;
    }
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    if (isFirst) validators = { etag, lastModified };
    documents.set(request.url, new Uint8Array(response.body));
  }
}

const shared = new WeakMap<HttpClient, Map<string, { response: HttpResponse; readAt: number }>>();

async function fetchDocument(
  kind: SourceKind,
  { url, headers, maxAge = 0, isOptional = false }: DocumentRequest,
  { http, mirror, cached, signal }: UpstreamOptions,
) {
  const known = shared.get(http)?.get(url);
  if (known && Date.now() - known.readAt < maxAge) return known.response;
  const conditions = {
    ...(cached?.etag && { 'if-none-match': cached.etag }),
    ...(cached?.lastModified && { 'if-modified-since': cached.lastModified }),
  };
  const address = mirror ? url.replace(/^https?:\/\//u, `${mirror}/`) : url;
  const response = await http.send({
    url: address,
    copyOf: mirror ? hostOf(url) : undefined, // a round takes as long as with the hosts themselves
    maxBytes: LARGE_DOCUMENTS[kind] ?? DOCUMENT_MAX_BYTES,
    headers: { ...headers, ...conditions },
    signal,
  });
  if (!isOptional || !isMissing(response)) assertUsable(response);
  if (maxAge > 0) shared.set(http, (shared.get(http) ?? new Map()).set(url, { response, readAt: Date.now() }));
  return response;
}

function isMissing({ status }: HttpResponse) {
  return status === 404 || status === 410;
}

function assertUsable(response: HttpResponse) {
  const { status, isTruncated } = response;
  if (status === 304) return;
  if (isMissing(response)) throw new SourceError('unknownIdentifier');
  if (status === 401 || status === 403 || status === 429) throw new SourceError('refused');
  if (status !== 200) throw new SourceError('serverError', { cause: status });
  if (isTruncated) throw new SourceError('tooLarge');
}
