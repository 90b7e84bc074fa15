import { isIPv6 } from 'node:net';

/** What a client is counted by: an IPv4 address whole, an IPv6 address by its /64, which one customer has to itself. */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, its `::` written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: tail === undefined ? 0 : missing }, () => '0'), ...(last ?? [])].map((group) => group.toLowerCase());
}
