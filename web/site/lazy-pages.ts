import type { ComponentType } from 'react';
import type { PublicPageName } from '#rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import { ComparePage } from './compare/compare-page.tsx';
import { NewPage } from './new/new-page.tsx';
import { VersionPage } from './version/version-page.tsx';

export const LAZY_PAGES: Record<Exclude<PublicPageName, 'home'>, ComponentType> = {
  browser: BrowserPage,
  version: VersionPage,
  compare: ComparePage,
  new: NewPage,
};
