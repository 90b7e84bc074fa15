import type { ComponentType } from 'react';
import type { PublicPageName } from '../../rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import type { FIRST_PAGES } from './first-pages.ts';
import { VersionPage } from './version/version-page.tsx';

/** The public pages that are not in the first script. A browser fetches all of them together, before it shows the first one. */
export const LAZY_PAGES: Record<Exclude<PublicPageName, keyof typeof FIRST_PAGES>, ComponentType> = {
  browser: BrowserPage,
  version: VersionPage,
};
