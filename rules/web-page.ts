import { storeOf } from './store.ts';
import { parseHttpUrl } from './url.ts';

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
