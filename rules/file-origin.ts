import { getDomain } from 'tldts';
import { storeOf } from './store.ts';
import { hostOf, parseHttpUrl } from './url.ts';

/** Computed from addresses alone. It says nothing about the file. */
export interface FileOrigin {
  kind: 'maker' | 'account' | 'store' | 'unknown';
  /** `brave.com` or `github.com/brave`; null for a store and for `unknown`. */
  name: string | null;
}

export interface Maker {
  websiteUrl: string | null;
  /** Its other hosts, separated by commas. */
  hosts: string | null;
  /** Its accounts at the code host, from its update sources. */
  accounts: readonly string[];
}

interface Address {
  url: string;
  /** The hosts that the checks of links saw, see `LinkState`. */
  servedBy: string | null;
  knownHost: string | null;
}

/** The owner is that of the address or of the host that serves the file. If that host is new, only the host counts. */
export function fileOrigin({ url, servedBy, knownHost }: Address, { websiteUrl, hosts, accounts }: Maker): FileOrigin {
  const isNew = isNewHost({ servedBy, knownHost });
  if (!isNew && storeOf(url)) return { kind: 'store', name: null };
  const own = [websiteUrl && hostOf(websiteUrl), ...(hosts ?? '').toLowerCase().split(/[\s,，、;；]+/u)];
  const domains = own.flatMap((host) => (host ? domainOf(host) : []));
  const domain = domains.find((one) =>
    [isNew ? null : hostOf(url), servedBy].some((host) => host && domainOf(host) === one),
  );
  if (domain) return { kind: 'maker', name: domain };
  const { hostname, pathname } = parseHttpUrl(url) ?? {};
  const owner = pathname?.split('/')[1]?.toLowerCase();
  if (!isNew && hostname === CODE_HOST && accounts.some((account) => account.toLowerCase() === owner))
    return { kind: 'account', name: `${CODE_HOST}/${owner}` };
  return { kind: 'unknown', name: null };
}

const CODE_HOST = 'github.com';

/** Whether the host has another owner than the one that was seen and accepted. */
export function isNewHost({ servedBy, knownHost }: Pick<Address, 'servedBy' | 'knownHost'>) {
  return servedBy !== null && knownHost !== null && domainOf(servedBy) !== domainOf(knownHost);
}

/** The domain that one owner registers: `example.co.uk`, `owner.github.io`. An IP address is its own. */
function domainOf(host: string) {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
