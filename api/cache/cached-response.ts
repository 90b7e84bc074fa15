import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '../database/revision.ts';
import { entityTag } from '../http/preconditions.ts';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

const MIN_COMPRESSED_BYTES = 1024;
const BROTLI_QUALITY = 5;
/** A power of two: the default of 4 MB would use most of the memory of compressing. */
const BROTLI_WINDOW = 18;
export const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW },
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

/** Headers of one exchange, which are never cached and stay in a 304. */
export const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'x-request-id']);
/** Headers that differ in each encoding. */
const UNCACHED_HEADERS = new Set([
  ...CONNECTION_HEADERS,
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
]);
/** The headers of a stale response (RFC 9211), which no other cache may store. */
const STALE_HEADERS = { 'cache-control': 'no-store', 'cache-status': 'catalogue; hit; ttl=-1' };
const NOT_MODIFIED_HEADERS = ['cache-control', 'vary', 'access-control-allow-origin', 'access-control-expose-headers'];

/** A response with status 200, with its body in each encoding that was requested. */
export class CachedResponse {
  /** The entity tag without quotes and encoding. Null for responses to POST, which cannot be revalidated. */
  private readonly tag: string | null;
  /** In milliseconds. */
  readonly maxAge: number;
  private readonly sharedHeaders: OutgoingHttpHeaders;
  private readonly variants: Partial<Record<Encoding, Variant>> = {};
  private readonly identity: Variant;
  private readonly prepared: Partial<Record<Encoding, Promise<void>>> = {};

  constructor(body: Buffer, headers: OutgoingHttpHeaders, isRevalidated = true) {
    this.sharedHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name, value]) => value !== undefined && !UNCACHED_HEADERS.has(name)),
    );
    this.tag = isRevalidated ? entityTag(body, headers) : null;
    this.identity = this.variantOf(body, 'identity');
    this.maxAge = this.isPage ? PAGE_MAX_AGE : Infinity;
  }

  get isPage() {
    return String(this.sharedHeaders['content-type']).startsWith('text/html');
  }

  /** The memory in bytes: both compressed encodings take less than half of a text. */
  get size() {
    return Math.ceil(1.5 * this.identity.body.length) + 2048;
  }

  /** In the preferred encoding, once `prepareFor` has ended; a 304 with a null body if the client has it. */
  responseTo({ headers }: RequestHead): { status: 200 | 304; headers: OutgoingHttpHeaders; body: Buffer | null } {
    const variant = this.variants[this.usefulEncoding(headers['accept-encoding'])] ?? this.identity;
    const known = headers['if-none-match'];
    if (known !== undefined && this.matchesEntityTag(known))
      return { status: 304, headers: variant.notModifiedHeaders, body: null };
    return { status: 200, headers: variant.headers, body: variant.body };
  }

  /** In the preferred encoding: a proxy would cache another one for all its clients. */
  async send(request: IncomingMessage, response: ServerResponse, freshness: Freshness = 'fresh') {
    await this.prepareFor(request)?.catch(() => undefined); // then without compression
    const { status, headers, body } = this.responseTo(request);
    response.writeHead(status, freshness === 'fresh' ? headers : { ...headers, ...STALE_HEADERS });
    response.end(request.method === 'HEAD' ? null : body);
  }

  prepareFor({ headers }: RequestHead): Promise<void> | undefined {
    const encoding = this.usefulEncoding(headers['accept-encoding']);
    return encoding === 'identity' ? undefined : (this.prepared[encoding] ??= this.addVariant(encoding));
  }

  private usefulEncoding(acceptEncoding: string | undefined): Encoding {
    return this.identity.body.length < MIN_COMPRESSED_BYTES ? 'identity' : preferredEncoding(acceptEncoding);
  }

  private async addVariant(encoding: Exclude<Encoding, 'identity'>) {
    const body = await compressors[encoding](this.identity.body);
    this.variants[encoding] = this.variantOf(body, encoding);
  }

  private variantOf(body: Buffer, encoding: Encoding): Variant {
    const etag = this.tag !== null && { etag: encoding === 'identity' ? `"${this.tag}"` : `"${this.tag}-${encoding}"` };
    const headers = {
      ...this.sharedHeaders,
      ...etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    };
    const shared = NOT_MODIFIED_HEADERS.filter((name) => this.sharedHeaders[name] !== undefined).map(
      (name) => [name, this.sharedHeaders[name]] as const,
    );
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

/** Clients send only a few different values. */
const preferences = new LRUCache<string, Encoding>({ max: 200 });

export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = preferences.get(acceptEncoding);
  if (known) return known;
  const encoding = ENCODINGS.find((name) => accepts(acceptEncoding, name)) ?? 'identity';
  preferences.set(acceptEncoding, encoding);
  return encoding;
}

function accepts(header: string, name: string) {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const offer = offers.find(([coding]) => coding === name) ?? offers.find(([coding]) => coding === '*');
  return offer !== undefined && !offer.slice(1).some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
}
