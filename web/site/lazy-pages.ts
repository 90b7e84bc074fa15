import type { ComponentType } from 'react';
import type { PublicPageName } from '../../rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import { VersionPage } from './version/version-page.tsx';

/**
 * The public pages that are most likely next after the first one. A browser fetches them together, before it shows the
 * first of them.
 */
export const LAZY_PAGES = {
  browser: BrowserPage,
  version: VersionPage,
} satisfies Partial<Record<PublicPageName, ComponentType>>;
