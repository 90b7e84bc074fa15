import { Type, type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { ReleaseName } from '#rules/proposals.ts';
import type { SourceSettings } from '#rules/records/source.ts';
import type { Entry } from './entries.ts';
import { SourceError } from './upstream-error.ts';

/**
 * Throws SourceError, and DocumentNeeded until it has all documents. The release of an entry is as `readEntries` reads it;
 * a dismissed one hides no lower one.
 */
export type ReadSource = (
  settings: SourceSettings,
  upstream: Upstream,
  isDismissed: (release: ReleaseName) => boolean,
) => Promise<Entry[]>;

export interface DocumentRequest {
  url: string;
  headers?: Record<string, string>;
  /** Milliseconds for which one response serves all sources; 0 by default. */
  maxAge?: number;
  /** The source may not have it. */
  isOptional?: boolean;
}

/** The reader needs one more document, and starts again with it. */
export class DocumentNeeded extends Error {
  readonly request: DocumentRequest;

  constructor(request: DocumentRequest) {
    super();
    this.request = request;
  }
}

export type Upstream = ReturnType<typeof createUpstream>;

export function createUpstream(documents: ReadonlyMap<string, Uint8Array | null>) {
  /** Null if the source does not have it. */
  const optionalBytes = (url: string, options: Omit<DocumentRequest, 'url'> = { isOptional: true }) => {
    const document = documents.get(url);
    if (document === undefined) throw new DocumentNeeded({ url, ...options });
    return document;
  };
  const bytes = (url: string, options: Omit<DocumentRequest, 'url'> = {}) => {
    const document = optionalBytes(url, options);
    if (document === null) throw new SourceError('unknownIdentifier');
    return document;
  };
  // Without a byte order mark, unlike Buffer.toString.
  const text = (...request: Parameters<typeof bytes>) => new TextDecoder().decode(bytes(...request));
  return {
    optionalBytes,
    text,
    json: <T extends TSchema>(url: string, schema: T, options?: Omit<DocumentRequest, 'url'>) =>
      assertSchema(schema, JSON.parse(text(url, options))),
  };
}

const validators = new WeakMap<TSchema, Validator>();

/** Throws SourceError if the value does not match. Compiled once: interpreting a schema for 300 kB takes 40 ms. */
export function assertSchema<T extends TSchema>(schema: T, value: unknown) {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (!validator.Check(value)) throw new SourceError('unreadable');
  return value as Static<T>; // it was checked
}

/** What a source may leave out or send as null. */
export const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
export const OptionalText = optional(Type.String());
