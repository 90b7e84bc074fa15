import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import PACKAGE from '../../package.json' with { type: 'json' };
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';
import { registerTools } from './tools.ts';

const INSTRUCTIONS =
  'A catalogue of browsers with artificial intelligence, in English and Chinese. Every fact has a source and a day, and every file its address, checksum and the time of its last check: pass them on.';

export function createHandler(execute: ExecuteInProcess, origin: string): (request: Request) => Promise<Response> {
  const { hostname } = new URL(origin);
  const local = localhostAllowedHostnames();
  const hosts = local.includes(hostname) ? local : [hostname];
  const { fetch } = createMcpHandler(
    () => {
      const server = new McpServer({ name: 'ai-browsers', version: PACKAGE.version }, { instructions: INSTRUCTIONS });
      registerTools(server, execute, origin);
      return server;
    },
    { maxSubscriptions: 0 },
  );
  // The library checks neither the host nor the origin.
  return async (request) =>
    hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts) ?? fetch(request);
}
