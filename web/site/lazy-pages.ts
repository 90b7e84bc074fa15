import type { ComponentType } from 'react';
import type { PublicPageName } from '../../rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import { NewPage } from './new/new-page.tsx';
import { VersionPage } from './version/version-page.tsx';

/**
 * The public pages that are most likely next after the first one, fetched together. The home page and the comparison
 * are in other scripts (`web/lazy-loading.ts`).
 */
export const LAZY_PAGES: Record<Exclude<PublicPageName, 'home' | 'compare'>, ComponentType> = {
  browser: BrowserPage,
  version: VersionPage,
  new: NewPage,
};
