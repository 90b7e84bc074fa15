import messages from '#rules/i18n/messages/en.json' with { type: 'json' };
import type { LeftOut, SourceFailure } from '#rules/sources.ts';

/** A request to another host that got no response, or no whole one. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly code: SourceFailure;
  /** The end of the pause that the host asked for, in milliseconds since 1970. */
  readonly pausedUntil: number | null;
  /** Whether a host answered before, such as with a redirect to a refused address, so that the network works. */
  hasResponse = false;

  constructor(code: SourceFailure, options?: ErrorOptions & { pausedUntil?: number }) {
    super(messages.sourceFailure[code], options);
    this.code = code;
    this.pausedUntil = options?.pausedUntil ?? null;
  }
}

/** The failure of a source that was reached, but whose response cannot be used. */
export class SourceError extends UpstreamError {
  override name = 'SourceError';
  override hasResponse = true;
  /** What the response names, and why it cannot be used. */
  readonly leftOut: LeftOut[];

  constructor(code: SourceFailure, { leftOut = [], ...options }: ErrorOptions & { leftOut?: LeftOut[] } = {}) {
    super(code, options);
    this.leftOut = leftOut;
  }
}

const NO_ROUTE = new Set(['ENETUNREACH', 'ENETDOWN']);

export function toUpstreamError(error: unknown) {
  return error instanceof UpstreamError ? error : new UpstreamError(codeOf(error), { cause: error });
}

function codeOf(error: unknown) {
  const { code = '', message = '' } = mostUsefulError(error) as Partial<NodeJS.ErrnoException>; // Node and request-filtering-agent throw errors
  // request-filtering-agent 3.2.1 gives its errors no code; `http-client.test.ts` fails if it changes these words.
  if (message.includes('is not allowed. Because')) return 'refusedAddress';
  if (code === 'ENOTFOUND') return 'notFound';
  if (code === 'EAI_AGAIN' || NO_ROUTE.has(code)) return 'noNetwork';
  if (/TIMEDOUT|TIMEOUT/u.test(code)) return 'timeout';
  if (/CERT|UNABLE_TO|SELF_SIGNED|ERR_TLS/u.test(code)) return 'certificate';
  return 'connection';
}

/** Of several addresses one with a route: many machines have no IPv6. */
function mostUsefulError(error: unknown) {
  if (!(error instanceof AggregateError)) return error;
  return error.errors.find(({ code }) => !NO_ROUTE.has(code)) ?? error.errors[0] ?? error;
}
