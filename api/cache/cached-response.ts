import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../http/preconditions.ts';
import type { Freshness } from './response-cache.ts';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Below this many bytes compression saves nothing. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 5;
/** In powers of two: a window of the usual 4 MB would be most of what compressing takes, and larger than any answer. */
const BROTLI_WINDOW = 18;
/** For whatever is compressed as it is answered. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW } };

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};

type RequestHead = Pick<IncomingMessage, 'headers'>;

interface Variant {
  body: Buffer;
  headers: OutgoingHttpHeaders;
  /** What a 304 says: the few headers that a stored answer is refreshed by. */
  notModifiedHeaders: OutgoingHttpHeaders;
}

/** A page says how long ago things happened; its words may be wrong for no longer than this, in milliseconds. */
const PAGE_MAX_AGE = 60_000;

/** Headers that belong to one exchange, whatever is answered in it. */
export const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'x-request-id']);
/** Those, and what a variant has of its own. */
const UNCACHED_HEADERS = new Set([...CONNECTION_HEADERS, 'content-encoding', 'content-length', 'etag', 'transfer-encoding']);
/** What an answer says that may be out of date (RFC 9211: its time to live is over): nobody else is to keep it. */
const STALE_HEADERS = { 'cache-control': 'no-store', 'cache-status': 'catalogue; hit; ttl=-1' };
const NOT_MODIFIED_HEADERS = ['cache-control', 'vary', 'access-control-allow-origin', 'access-control-expose-headers'];

/** A finished answer with status 200: its headers and its bytes, in every encoding that was asked for. */
export class CachedResponse {
  /**
   * The entity tag without quotes, the same for all encodings. It covers the content policy, so that a 304 never keeps
   * an old one alive. Null where nobody may ask whether it has changed.
   */
  private readonly tag: string | null;
  /** For how long it may be kept, in milliseconds. */
  readonly maxAge: number;
  private readonly sharedHeaders: OutgoingHttpHeaders;
  private readonly variants: Partial<Record<Encoding, Variant>> = {};
  private readonly identity: Variant;
  private readonly compressing = new Map<Encoding, Promise<void>>();
  private compressedBytes = 0;
  private onGrowth: (() => void) | undefined;

  /** `isAskedAgain` says whether it answers a request that may ask for what has changed only. */
  constructor(body: Buffer, headers: OutgoingHttpHeaders, isAskedAgain = true) {
    this.sharedHeaders = Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !UNCACHED_HEADERS.has(name)));
    const policy = headers['content-security-policy'];
    this.tag = isAskedAgain ? entityTag(typeof policy === 'string' ? Buffer.concat([body, Buffer.from(policy)]) : body, headers.etag) : null;
    this.identity = this.variantOf(body, 'identity');
    this.maxAge = this.isPage ? PAGE_MAX_AGE : Infinity;
  }

  /** Whether a person looks at it, rather than a program. */
  get isPage(): boolean {
    return String(this.sharedHeaders['content-type']).startsWith('text/html');
  }

  /** How much memory it takes, in bytes. */
  get size(): number {
    return this.identity.body.length + this.compressedBytes + 2048;
  }

  /** Calls `listener` whenever a compressed variant was added. */
  onSizeChange(listener: () => void): void {
    this.onGrowth = listener;
  }

  /** What to answer now, of what is ready; a null body where the client has it already. */
  responseTo({ headers }: RequestHead): { status: 200 | 304; headers: OutgoingHttpHeaders; body: Buffer | null } {
    const variant = this.variants[this.usefulEncoding(headers['accept-encoding'])] ?? this.identity;
    const known = headers['if-none-match'];
    if (known !== undefined && this.matchesEntityTag(known)) return { status: 304, headers: variant.notModifiedHeaders, body: null };
    return { status: 200, headers: variant.headers, body: variant.body };
  }

  /** Writes it as the whole answer, at once; an encoding that is not ready is made for those who come after. */
  send(request: IncomingMessage, response: ServerResponse, freshness: Freshness = 'fresh'): void {
    const { status, headers, body } = this.responseTo(request);
    response.writeHead(status, freshness === 'fresh' ? headers : { ...headers, ...STALE_HEADERS });
    if (body && request.method !== 'HEAD') response.end(body);
    else response.end();
    if (status === 200) void this.prepareFor(request);
  }

  /** Makes the encoding that a client prefers. */
  prepareFor({ headers }: RequestHead): Promise<void> | undefined {
    const encoding = this.usefulEncoding(headers['accept-encoding']);
    return encoding === 'identity' || this.variants[encoding] ? undefined : this.compress(encoding);
  }

  private usefulEncoding(acceptEncoding: string | undefined): Encoding {
    return this.identity.body.length < WORTH_COMPRESSING ? 'identity' : preferredEncoding(acceptEncoding);
  }

  private async compress(encoding: Exclude<Encoding, 'identity'>): Promise<void> {
    const running = this.compressing.get(encoding) ?? this.addVariant(encoding);
    this.compressing.set(encoding, running);
    return running;
  }

  private async addVariant(encoding: Exclude<Encoding, 'identity'>): Promise<void> {
    const body = await compressors[encoding](this.identity.body);
    this.variants[encoding] = this.variantOf(body, encoding);
    this.compressedBytes += body.length;
    this.onGrowth?.();
  }

  private variantOf(body: Buffer, encoding: Encoding): Variant {
    const etag = this.tag !== null && { etag: encoding === 'identity' ? `"${this.tag}"` : `"${this.tag}-${encoding}"` };
    const headers = { ...this.sharedHeaders, ...etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': body.length };
    const kept = NOT_MODIFIED_HEADERS.filter((name) => this.sharedHeaders[name] !== undefined).map((name) => [name, this.sharedHeaders[name]] as const);
    return { body, headers, notModifiedHeaders: { ...etag, ...Object.fromEntries(kept) } };
  }

  /** Whether a list of entity tags names this content, in whatever encoding. */
  private matchesEntityTag(ifNoneMatch: string): boolean {
    if (this.tag === null) return false;
    return ifNoneMatch === '*' || ifNoneMatch.includes(`"${this.tag}"`) || ENCODINGS.some((encoding) => ifNoneMatch.includes(`"${this.tag}-${encoding}"`));
  }
}

/** What clients accept, by the few headers that they send. */
const preferences = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that an `Accept-Encoding` allows. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = preferences.get(acceptEncoding);
  if (known) return known;
  const encoding = ENCODINGS.find((name) => accepts(acceptEncoding, name)) ?? 'identity';
  preferences.set(acceptEncoding, encoding);
  return encoding;
}

function accepts(header: string, name: string): boolean {
  const offers = header.toLowerCase().split(',').map((offer) => offer.split(';').map((part) => part.trim()));
  const offer = offers.find(([coding]) => coding === name) ?? offers.find(([coding]) => coding === '*');
  return offer !== undefined && !offer.slice(1).some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
}
