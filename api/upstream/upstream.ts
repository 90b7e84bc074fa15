import { Type, type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { UpstreamRelease } from '../../rules/proposals.ts';
import { SOURCE_FAILURE_MESSAGES, type SourceFailure, type SourceSettings } from '../../rules/sources.ts';
import { hostOf } from '../../rules/url.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';

/** Reads the releases of a source, the newest releases first. Throws SourceError, and UpstreamError without a response. */
export type ReadSource = (settings: SourceSettings, upstream: Upstream) => Promise<UpstreamRelease[]>;

/** The failure of a source that was reached, but whose response cannot be used. */
export class SourceError extends Error {
  readonly code: SourceFailure;

  constructor(code: SourceFailure, options?: ErrorOptions) {
    super(SOURCE_FAILURE_MESSAGES[code], options);
    this.name = 'SourceError';
    this.code = code;
  }
}

/** Thrown when nothing has changed at the source since the last time. */
export class NotModified extends Error {}

/** What a source sent last time, and gets back, so that it need not send the same again. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface UpstreamOptions {
  http: HttpClient;
  /** An origin that has a copy of each host below its name (`{mirror}/api.github.com/…`); null for the hosts themselves. */
  mirror?: string | null;
  cached?: Validators | null;
  signal?: AbortSignal;
}

interface ReadOptions {
  /** Sends the stored validators and keeps the new ones; for the request whose response shows any change. */
  isConditional?: boolean;
  headers?: Record<string, string>;
}

/** The largest lists (Edge, Firefox, Debian repositories) have about 2 MB. */
const RESPONSE_MAX_BYTES = 20_000_000;

/** Reads the documents of one source. */
export class Upstream {
  readonly http: HttpClient;
  validators: Validators = { etag: null, lastModified: null };
  private readonly options: UpstreamOptions;

  constructor(options: UpstreamOptions) {
    this.http = options.http;
    this.options = options;
  }

  async text(url: string, { isConditional = false, headers = {} }: ReadOptions = {}): Promise<string> {
    const { cached, mirror, signal } = this.options;
    const conditions = isConditional && cached ? { ...(cached.etag && { 'if-none-match': cached.etag }), ...(cached.lastModified && { 'if-modified-since': cached.lastModified }) } : {};
    const address = mirror ? url.replace(/^https?:\/\//u, `${mirror}/`) : url;
    // A copy has the hosts' own turns and intervals, so that a round takes as long as with the hosts themselves.
    const copyOf = mirror ? { copyOf: hostOf(url) } : {};
    const response = await this.http.send({ url: address, ...copyOf, maxBytes: RESPONSE_MAX_BYTES, headers: { ...headers, ...conditions }, ...(signal && { signal }) });
    assertUsable(response);
    if (isConditional) this.validators = { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
    // Leaves out a byte order mark, unlike Buffer.toString.
    return new TextDecoder().decode(response.body);
  }

  async json<T extends TSchema>(url: string, schema: T, options?: ReadOptions): Promise<Static<T>> {
    return assertSchema(schema, parseJson(await this.text(url, options)));
  }
}

function assertUsable({ status, isTruncated }: HttpResponse): void {
  if (status === 304) throw new NotModified();
  if (status === 404 || status === 410) throw new SourceError('unknownIdentifier');
  if (status === 401 || status === 403 || status === 429) throw new SourceError('refused');
  if (status !== 200) throw new SourceError('serverError', { cause: status });
  if (isTruncated) throw new SourceError('tooLarge');
}

const validators = new WeakMap<TSchema, Validator>();

/** Returns `value` with the schema's type. Throws SourceError if it does not match. Schemas are compiled once: interpreting them for a list of 300 kB blocks the process for 40 ms. */
export function assertSchema<T extends TSchema>(schema: T, value: unknown): Static<T> {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (!validator.Check(value)) throw new SourceError('unreadable');
  return value as Static<T>; // it was checked
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError('unreadable', { cause: error });
  }
}

/** A text that may be missing. */
export const OptionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
