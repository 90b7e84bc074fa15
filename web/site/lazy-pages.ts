import type { ComponentType } from 'react';
import type { PublicPageName } from '../../rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import type { FIRST_PAGES } from './first-pages.ts';
import { VersionPage } from './version/version-page.tsx';

/** The public pages whose code a visitor's browser fetches when it goes to the first of them. */
export const LAZY_PAGES: Record<Exclude<PublicPageName, keyof typeof FIRST_PAGES>, ComponentType> = {
  browser: BrowserPage,
  version: VersionPage,
};
