import { isIPv6 } from 'node:net';

/** By which a client is counted. Of IPv6 the network, because a provider gives each customer at least one /64. */
export function clientAddress(ip: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  return `${expandGroups(ip).slice(0, 4).join(':')}::/64`;
}

function expandGroups(ip: string) {
  const [head = '', tail = ''] = (ip.toLowerCase().split('%')[0] ?? '').split('::');
  const [first = [], last = []] = [head, tail].map((part) => part.split(':').filter(Boolean));
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}
