import autocannon, { type Client, type Request } from 'autocannon';
import type { Server } from './servers.ts';

/** One kind of request. */
export interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** A body for each request by itself. */
  bodyOf?: (index: number) => string;
}

export interface Measure {
  /** Answers a second that succeeded. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Milliseconds of the server's processor for one answer. */
  cpu: number;
}

/** Sends one kind of request for some seconds. Throws when an answer fails, so that no figure is one of failures. */
export async function load(server: Server, { path, body, bodyOf, ...asked }: Asked, { seconds, connections = 50 }: { seconds: number; connections?: number }): Promise<Measure> {
  let index = 0;
  const request: Request = { ...asked, path, ...(body !== undefined && { body }), ...(bodyOf && { setupRequest: (one) => ({ ...one, body: bodyOf((index += 1)) }) }) };
  const before = server.cpu();
  const result = await autocannon({ url: server.origin, connections, duration: seconds, requests: [request], setupClient: ignoreBodies });
  const good = Object.entries(result.statusCodeStats).reduce((sum, [status, { count }]) => (/^(?:200|201|304)$/u.test(status) ? sum + count : sum), 0);
  if (good === 0 || result.errors + result.timeouts > 0 || good < result.requests.total - connections) throw new Error(`${path} fails: ${JSON.stringify({ ...result.statusCodeStats, errors: result.errors })}`);
  return { rate: good / result.duration, p99: result.latency.p99, cpu: (server.cpu() - before) / good };
}

/** Every body would be decoded to a string, which costs more than the server takes to send it. */
function ignoreBodies(client: Client): void {
  client.pipelinedRequests.addBody = () => undefined;
}
