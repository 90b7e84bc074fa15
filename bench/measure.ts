import autocannon, { type Request } from 'autocannon';
import type { MeasuredServer } from './servers.ts';

export interface BenchRequest {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  bodyOf?: (index: number) => string;
  /** Without a number, 50. */
  connections?: number;
}

export interface Measure {
  /** Responses per second. */
  rate: number;
  /** The server's CPU time per response, in milliseconds. */
  cpu: number;
}

/** Throws if a response fails, so that no figure contains failures. */
export async function load(
  server: MeasuredServer,
  { path, body, bodyOf, connections = 50, ...options }: BenchRequest,
): Promise<Measure> {
  let index = 0;
  const request: Request = {
    ...options,
    path,
    body,
    ...(bodyOf && { setupRequest: (one) => ({ ...one, body: bodyOf((index += 1)) }) }),
  };
  const before = server.cpu();
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: 1,
    requests: [request],
    // Decoding every body would cost more than the server needs to send it.
    setupClient: (client) => {
      client.pipelinedRequests.addBody = () => undefined;
    },
  });
  const good = Object.entries(result.statusCodeStats).reduce(
    (sum, [status, { count }]) => (/^(?:200|302|304)$/u.test(status) ? sum + count : sum),
    0,
  );
  if (good === 0 || result.errors + result.timeouts > 0 || good < result.requests.total - connections)
    throw new Error(`${path} fails: ${JSON.stringify({ ...result.statusCodeStats, errors: result.errors })}`);
  return { rate: good / result.duration, cpu: (server.cpu() - before) / good };
}

export function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en');

/** The median, in brackets the least and the most. */
export const withSpread = (values: readonly number[]) =>
  `${rounded(medianOf(values))} (${rounded(Math.min(...values))}-${rounded(Math.max(...values))})`;
