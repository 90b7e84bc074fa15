import { Type, type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { ReleaseName, UpstreamFile, UpstreamRelease } from '#rules/proposals.ts';
import type { SourceSettings } from '#rules/records/source.ts';
import { patternMatch } from '#rules/sources.ts';
import { SourceError } from './upstream-error.ts';

/** A file with its release. What a source leaves out is unknown. */
export type FoundFile = Pick<UpstreamFile, 'platform'> &
  Optional<Omit<UpstreamFile, 'platform'> & Pick<UpstreamRelease, 'releaseDate'>> &
  ReleaseName &
  Pick<UpstreamRelease, 'sourceUrl'>;

type Optional<T> = { [K in keyof T]?: T[K] | null };

/** As a document names it: the pattern may give the number. */
export type NamedFile = Omit<FoundFile, 'versionNumber'> & { versionNumber: string | null | undefined };

export function matchingFiles(
  files: readonly NamedFile[],
  { assetPattern, platform }: Pick<SourceSettings, 'assetPattern' | 'platform'>,
): FoundFile[] {
  return files.flatMap((file) => {
    const match = patternMatch(assetPattern, file.downloadUrl ?? '');
    const versionNumber = match?.versionNumber ?? file.versionNumber;
    return match && versionNumber && (!platform || file.platform === platform) ? [{ ...file, versionNumber }] : [];
  });
}

/** Throws SourceError, and DocumentNeeded until it has all documents. A dismissed release hides no lower one. */
export type ReadSource = (
  settings: SourceSettings,
  upstream: Upstream,
  isDismissed: (release: ReleaseName) => boolean,
) => Promise<NamedFile[]>;

export interface DocumentRequest {
  url: string;
  headers?: Record<string, string>;
  /** Milliseconds for which one response serves all sources; 0 by default. */
  maxAge?: number;
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

export function createUpstream(documents: ReadonlyMap<string, Uint8Array>) {
  const bytes = (url: string, options: Omit<DocumentRequest, 'url'> = {}): Uint8Array => {
    const document = documents.get(url);
    if (!document) throw new DocumentNeeded({ url, ...options });
    return document;
  };
  // Without a byte order mark, unlike Buffer.toString.
  const text = (...request: Parameters<typeof bytes>) => new TextDecoder().decode(bytes(...request));
  return {
    bytes,
    text,
    json: <T extends TSchema>(url: string, schema: T, options?: Omit<DocumentRequest, 'url'>): Static<T> =>
      assertSchema(schema, JSON.parse(text(url, options))),
  };
}

const validators = new WeakMap<TSchema, Validator>();

/** Throws SourceError if the value does not match. Compiled once: interpreting a schema for 300 kB takes 40 ms. */
export function assertSchema<T extends TSchema>(schema: T, value: unknown): Static<T> {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (!validator.Check(value)) throw new SourceError('unreadable');
  return value as Static<T>; // it was checked
}

/** What a source may leave out or send as null. */
export const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
export const OptionalText = optional(Type.String());
