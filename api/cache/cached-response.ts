import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Freshness } from '../database/revision.ts';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

const MIN_COMPRESSED_BYTES = 1024;
export const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // A window of 256 kB: the default of 4 MB would use most of the memory of compressing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};

type RequestHead = Pick<IncomingMessage, 'headers'>;

interface Variant {
  body: Buffer;
  headers: OutgoingHttpHeaders;
  notModifiedHeaders: OutgoingHttpHeaders;
}

/** How long a page is cached, in milliseconds: it contains relative times ("2 hours ago"). */
const PAGE_MAX_AGE = 60_000;

/** Of one exchange. */
export const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']);
/** Headers that differ in each encoding. */
const UNCACHED_HEADERS = new Set([...CONNECTION_HEADERS, 'content-length', 'etag']);
/** Of a stale response (RFC 9211), which no other cache may store. */
const STALE_HEADERS = { 'cache-control': 'no-store', 'cache-status': 'catalogue; hit; ttl=-1' };
const NOT_MODIFIED_HEADERS = new Set([
  'cache-control',
  'vary',
  'access-control-allow-origin',
  'access-control-expose-headers',
]);

export type CachedResponse = ReturnType<typeof createCachedResponse>;

/** A response with status 200, with its body in each encoding that was requested. */
export function createCachedResponse(body: Buffer, allHeaders: OutgoingHttpHeaders) {
  const sharedHeaders = Object.fromEntries(
    Object.entries(allHeaders).filter(([name, value]) => value !== undefined && !UNCACHED_HEADERS.has(name)),
  );
  /** Without quotes and encoding; null for one that cannot be revalidated. */
  const tag = typeof allHeaders.etag === 'string' ? allHeaders.etag.slice(1, -1) : null;
  const identity = variantOf(body, 'identity');
  const compressed: Partial<Record<Encoding, Promise<Variant>>> = {};

  function variantOf(encoded: Buffer, encoding: Encoding): Variant {
    const etag = tag !== null && { etag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"` };
    const headers = {
      ...sharedHeaders,
      ...etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': encoded.length,
    };
    const shared = Object.entries(sharedHeaders).filter(([name]) => NOT_MODIFIED_HEADERS.has(name));
    return { body: encoded, headers, notModifiedHeaders: { ...etag, ...Object.fromEntries(shared) } };
  }

  async function variantFor(acceptEncoding: string | undefined) {
    const encoding = body.length < MIN_COMPRESSED_BYTES ? 'identity' : preferredEncoding(acceptEncoding);
    if (encoding === 'identity') return identity;
    compressed[encoding] ??= compressors[encoding](body).then(
      (bytes) => variantOf(bytes, encoding),
      () => identity,
    );
    return compressed[encoding];
  }

  function isKnown(ifNoneMatch: string | undefined) {
    if (tag === null || ifNoneMatch === undefined) return false;
    const tags = [tag, ...ENCODINGS.map((encoding) => `${tag}-${encoding}`)];
    return ifNoneMatch === '*' || tags.some((one) => ifNoneMatch.includes(`"${one}"`));
  }

  /**
   * In the preferred encoding, because a proxy would cache another one for all its clients. A 304 with a null body if
   * the client has it.
   */
  async function responseTo({ headers }: RequestHead) {
    const variant = await variantFor(headers['accept-encoding']);
    if (isKnown(headers['if-none-match'])) return { status: 304, headers: variant.notModifiedHeaders, body: null };
    return { status: 200, headers: variant.headers, body: variant.body };
  }

  return {
    /** In milliseconds. */
    maxAge: String(allHeaders['content-type']).startsWith('text/html') ? PAGE_MAX_AGE : Infinity,

    /** In bytes of memory: both compressed encodings take less than half of a text. */
    size: Math.ceil(1.5 * body.length) + 2048,

    responseTo,

    async send(
      request: Pick<IncomingMessage, 'method' | 'headers'>,
      response: ServerResponse,
      freshness: Freshness = 'fresh',
      own?: OutgoingHttpHeaders,
    ) {
      const { status, headers, body: sent } = await responseTo(request);
      const others = freshness === 'fresh' ? own : STALE_HEADERS;
      response.writeHead(status, others ? { ...headers, ...others } : headers);
      response.end(request.method === 'HEAD' ? null : sent);
    },
  };
}

export function preferredEncoding(acceptEncoding = ''): Encoding {
  return ENCODINGS.find((name) => accepts(acceptEncoding, name)) ?? 'identity';
}

function accepts(header: string, name: string) {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const offer = offers.find(([coding]) => coding === name) ?? offers.find(([coding]) => coding === '*');
  return offer !== undefined && !offer.slice(1).some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
}
