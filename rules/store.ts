import { parseHttpUrl } from './url.ts';

const HOSTS = {
  appStore: ['apps.apple.com', 'itunes.apple.com'],
  googlePlay: ['play.google.com'],
  appGallery: ['appgallery.huawei.com', 'appgallery.cloud.huawei.com'],
  microsoftStore: ['apps.microsoft.com'],
  galaxyStore: ['galaxystore.samsung.com', 'apps.samsung.com'],
  fdroid: ['f-droid.org', 'www.f-droid.org'],
} as const satisfies Record<string, readonly string[]>;

export type Store = keyof typeof HOSTS;

const STORES = new Map<string, Store>(
  Object.entries(HOSTS).flatMap(([store, hosts]) => hosts.map((host) => [host, store as Store])),
);

/** Null if the link serves a file or another page. */
export function storeOf(url: string): Store | null {
  const { hostname = '', pathname = '' } = parseHttpUrl(url) ?? {};
  // F-Droid has its files on the same host.
  return pathname.endsWith('.apk') ? null : (STORES.get(hostname) ?? null);
}
