import { Type, type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { ReleaseName, UpstreamFile, UpstreamRelease } from '../../rules/proposals.ts';
import type { SourceSettings } from '../../rules/records/source.ts';
import { SOURCE_FAILURE_MESSAGES, type SourceFailure } from '../../rules/sources.ts';

/** A file with the release to which it belongs. What a source leaves out is unknown. */
export type FoundFile = Pick<UpstreamFile, 'platform'> &
  Partial<UpstreamFile> &
  Omit<UpstreamRelease, 'files' | 'releaseDate'> &
  Partial<Pick<UpstreamRelease, 'releaseDate'>>;

/**
 * Reads the files that a source names, those of the newest releases first. Throws SourceError, and DocumentNeeded until
 * it has all documents. A dismissed release hides no lower one.
 */
export type ReadSource = (
  settings: SourceSettings,
  upstream: Upstream,
  isDismissed: (release: ReleaseName) => boolean,
) => Promise<FoundFile[]>;

/** The failure of a source that was reached, but whose response cannot be used. */
export class SourceError extends Error {
  readonly code: SourceFailure;

  constructor(code: SourceFailure, options?: ErrorOptions) {
    super(SOURCE_FAILURE_MESSAGES[code], options);
    this.name = 'SourceError';
    this.code = code;
  }
}

export interface DocumentRequest {
  url: string;
  headers?: Record<string, string>;
  /** Milliseconds for which one response serves all sources; 0 by default. */
  maxAge?: number;
}

/** Thrown when a reader needs one more document. The reader then starts again. */
export class DocumentNeeded extends Error {
  readonly request: DocumentRequest;

  constructor(request: DocumentRequest) {
    super();
    this.request = request;
  }
}

export class Upstream {
  private readonly documents: ReadonlyMap<string, Uint8Array>;

  constructor(documents: ReadonlyMap<string, Uint8Array>) {
    this.documents = documents;
  }

  bytes(url: string, options: Omit<DocumentRequest, 'url'> = {}): Uint8Array {
    const document = this.documents.get(url);
    if (!document) throw new DocumentNeeded({ url, ...options });
    return document;
  }

  text(url: string, options?: Omit<DocumentRequest, 'url'>): string {
    // Leaves out a byte order mark, unlike Buffer.toString.
    return new TextDecoder().decode(this.bytes(url, options));
  }

  json<T extends TSchema>(url: string, schema: T, options?: Omit<DocumentRequest, 'url'>): Static<T> {
    return assertSchema(schema, JSON.parse(this.text(url, options)));
  }
}

const validators = new WeakMap<TSchema, Validator>();

/**
 * Returns `value` with the schema's type. Throws SourceError if it does not match. Schemas are compiled once:
 * interpreting them for a list of 300 kB takes 40 ms.
 */
export function assertSchema<T extends TSchema>(schema: T, value: unknown): Static<T> {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (!validator.Check(value)) throw new SourceError('unreadable');
  return value as Static<T>; // it was checked
}

/** What a source may leave out or send as null. */
export const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
export const OptionalText = optional(Type.String());
