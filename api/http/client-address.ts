import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** By which a client is counted. Of IPv6 the network, because a provider gives each customer at least one /64. */
export function clientAddress(ip: string) {
  const address = normalizeIP(ip, 64);
  return isIPv6(address) ? `${address}/64` : address;
}
