import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Freshness } from '../database/revision.ts';
import { entityTag } from '../http/preconditions.ts';

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

/** Of one exchange: never cached, but in a 304 too. */
export const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'x-request-id']);
/** Headers that differ in each encoding. */
const UNCACHED_HEADERS = new Set([
  ...CONNECTION_HEADERS,
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
]);
/** Of a stale response (RFC 9211), which no other cache may store. */
const STALE_HEADERS = { 'cache-control': 'no-store', 'cache-status': 'catalogue; hit; ttl=-1' };
const NOT_MODIFIED_HEADERS = new Set([
  'cache-control',
  'vary',
  'access-control-allow-origin',
  'access-control-expose-headers',
]);

/** A response with status 200, with its body in each encoding that was requested. */
export class CachedResponse {
  /** Without quotes and encoding. Null for responses to POST, which cannot be revalidated. */
  private readonly tag: string | null;
  /** In milliseconds. */
  readonly maxAge: number;
  private readonly sharedHeaders: OutgoingHttpHeaders;
  private readonly identity: Variant;
  private readonly compressed: Partial<Record<Encoding, Promise<Variant>>> = {};

  constructor(body: Buffer, headers: OutgoingHttpHeaders, isRevalidated = true) {
    this.sharedHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name, value]) => value !== undefined && !UNCACHED_HEADERS.has(name)),
    );
    this.tag = isRevalidated ? entityTag(body, headers) : null;
    this.identity = this.variantOf(body, 'identity');
    this.maxAge = String(headers['content-type']).startsWith('text/html') ? PAGE_MAX_AGE : Infinity;
  }

  /** The memory in bytes: both compressed encodings take less than half of a text. */
  get size() {
    return Math.ceil(1.5 * this.identity.body.length) + 2048;
  }

  /**
   * In the preferred encoding, because a proxy would cache another one for all its clients. A 304 with a null body if
   * the client has it.
   */
  async responseTo({ headers }: RequestHead) {
    const variant = await this.variantFor(headers['accept-encoding']);
    const known = headers['if-none-match'];
    if (known !== undefined && this.matchesEntityTag(known))
      return { status: 304, headers: variant.notModifiedHeaders, body: null };
    return { status: 200, headers: variant.headers, body: variant.body };
  }

  async send(request: IncomingMessage, response: ServerResponse, freshness: Freshness = 'fresh') {
    const { status, headers, body } = await this.responseTo(request);
    response.writeHead(status, freshness === 'fresh' ? headers : { ...headers, ...STALE_HEADERS });
    response.end(request.method === 'HEAD' ? null : body);
  }

  private async variantFor(acceptEncoding: string | undefined) {
    const encoding = this.identity.body.length < MIN_COMPRESSED_BYTES ? 'identity' : preferredEncoding(acceptEncoding);
    if (encoding === 'identity') return this.identity;
    this.compressed[encoding] ??= compressors[encoding](this.identity.body).then(
      (body) => this.variantOf(body, encoding),
      () => this.identity,
    );
    return this.compressed[encoding];
  }

  private variantOf(body: Buffer, encoding: Encoding): Variant {
    const etag = this.tag !== null && { etag: encoding === 'identity' ? `"${this.tag}"` : `"${this.tag}-${encoding}"` };
    const headers = {
      ...this.sharedHeaders,
      ...etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    };
    const shared = Object.entries(this.sharedHeaders).filter(([name]) => NOT_MODIFIED_HEADERS.has(name));
    return { body, headers, notModifiedHeaders: { ...etag, ...Object.fromEntries(shared) } };
  }

  private matchesEntityTag(ifNoneMatch: string) {
    if (this.tag === null) return false;
    return (
      ifNoneMatch === '*' ||
      ifNoneMatch.includes(`"${this.tag}"`) ||
      ENCODINGS.some((encoding) => ifNoneMatch.includes(`"${this.tag}-${encoding}"`))
    );
  }
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
