import { getDomain } from 'tldts';
import { storeOf } from './store.ts';
import { hostOf, parseHttpUrl } from './url.ts';

/**
 * How an address belongs to the maker of a browser, as it is computed from addresses alone. It says nothing about the
 * file.
 */
export interface FileOrigin {
  kind: 'maker' | 'account' | 'store' | 'unknown';
  /** The maker's domain (`brave.com`) or account (`github.com/brave`); null for a store and for `unknown`. */
  name: string | null;
}

export interface Maker {
  websiteUrl: string | null;
  /** The names of its accounts at the code host, from its update sources. */
  accounts: readonly string[];
}

interface Address {
  url: string;
  /** The hosts that the checks of links saw, see `LinkState`. */
  servedBy: string | null;
  knownHost: string | null;
}

/** The start of the address counts too, unless it leads to a new host: then only that host does. */
export function fileOrigin({ url, servedBy, knownHost }: Address, { websiteUrl, accounts }: Maker): FileOrigin {
  const isNew = isNewHost({ servedBy, knownHost });
  if (!isNew && storeOf(url)) return { kind: 'store', name: null };
  const domain = websiteUrl && domainOf(hostOf(websiteUrl));
  const hosts = [...(isNew ? [] : [hostOf(url)]), ...(servedBy ? [servedBy] : [])];
  if (domain && hosts.some((host) => domainOf(host) === domain)) return { kind: 'maker', name: domain };
  const { hostname, pathname } = parseHttpUrl(url) ?? {};
  const owner = pathname?.split('/')[1]?.toLowerCase();
  if (!isNew && hostname === CODE_HOST && accounts.some((account) => account.toLowerCase() === owner))
    return { kind: 'account', name: `${CODE_HOST}/${owner}` };
  return { kind: 'unknown', name: null };
}

const CODE_HOST = 'github.com';

/** Whether a file is served by the host of another owner than the one that was seen and accepted. */
export function isNewHost({ servedBy, knownHost }: Pick<Address, 'servedBy' | 'knownHost'>): boolean {
  return servedBy !== null && knownHost !== null && domainOf(servedBy) !== domainOf(knownHost);
}

/** The part of a host that one owner registers: `example.co.uk`, `owner.github.io`. An IP address is its own. */
function domainOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
