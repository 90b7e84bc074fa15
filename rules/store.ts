import { keysOf } from './keys.ts';
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

const STORES = new Map<string, Store>(keysOf(HOSTS).flatMap((store) => HOSTS[store].map((host) => [host, store])));

/** Null if the link serves a file or another page. */
export function storeOf(url: string): Store | null {
  const { hostname = '', pathname = '' } = parseHttpUrl(url) ?? {};
  // F-Droid has its files on the same host.
  return pathname.endsWith('.apk') ? null : (STORES.get(hostname) ?? null);
}

const FILES_ON_GITHUB = /\/(?:releases\/(?:latest\/)?download|raw|archive)\//u;

/**
 * Whether a download link opens a page of the maker: releases on GitHub, an HTML file, or a folder. All others count as
 * files, because many lead to a file without naming it.
 */
export function isWebPage(address: string) {
  const url = parseHttpUrl(address);
  if (!url || storeOf(address)) return false;
  if (url.hostname === 'github.com') return !FILES_ON_GITHUB.test(url.pathname);
  return /\.html?$/u.test(url.pathname) || (url.pathname.endsWith('/') && url.search === '');
}
