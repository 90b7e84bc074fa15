import type { ComponentType } from 'react';
import type { PublicPageName } from '../../rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import { VersionPage } from './version/version-page.tsx';

/** The public pages that are most likely next after the first one, fetched together. */
export const LAZY_PAGES = {
  browser: BrowserPage,
  version: VersionPage,
} satisfies Partial<Record<PublicPageName, ComponentType>>;
