/** Why a request to another host failed, with a short English message for logs. */
const MESSAGES = {
  refusedAddress: 'the address is not public, or its port or scheme is not allowed',
  notFound: 'the name of the host does not exist',
  timeout: 'no answer in time',
  connection: 'the connection failed',
  certificate: 'the certificate is not valid',
  tooManyRedirects: 'too many redirects',
  noNetwork: 'no network',
  retryLater: 'the host asked for a pause',
} as const;

export type UpstreamErrorCode = keyof typeof MESSAGES;

/** A request to another host that got no response, or no whole one. */
export class UpstreamError extends Error {
  readonly code: UpstreamErrorCode;
  /** The end of the pause that the host asked for, in milliseconds since 1970; null for other failures. */
  readonly pausedUntil: number | null;
  /** Whether a host answered before, such as with a redirect to a refused address, so that the network works. */
  hasResponse = false;

  constructor(code: UpstreamErrorCode, options?: ErrorOptions & { pausedUntil?: number }) {
    super(MESSAGES[code], options);
    this.name = 'UpstreamError';
    this.code = code;
    this.pausedUntil = options?.pausedUntil ?? null;
  }
}

const NO_ROUTE = new Set(['ENETUNREACH', 'ENETDOWN']);

export function toUpstreamError(error: unknown): UpstreamError {
  return error instanceof UpstreamError ? error : new UpstreamError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): UpstreamErrorCode {
  const { code = '', message = '' } = mostUsefulError(error) as Partial<NodeJS.ErrnoException>;
  // request-filtering-agent 3.2.1 gives its errors no code; `http-client.test.ts` fails if it changes these words.
  if (message.includes('is not allowed. Because')) return 'refusedAddress';
  if (code === 'ENOTFOUND') return 'notFound';
  if (code === 'EAI_AGAIN' || NO_ROUTE.has(code)) return 'noNetwork';
  if (/TIMEDOUT|TIMEOUT/u.test(code)) return 'timeout';
  if (/CERT|UNABLE_TO|SELF_SIGNED|ERR_TLS/u.test(code)) return 'certificate';
  return 'connection';
}

/** The error of an address to which there is a route, if several addresses were tried: many machines have no IPv6. */
function mostUsefulError(error: unknown): unknown {
  if (!(error instanceof AggregateError)) return error;
  return error.errors.find(({ code }) => !NO_ROUTE.has(code)) ?? error.errors[0] ?? error;
}
