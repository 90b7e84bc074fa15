import { PAGES } from '../../rules/pages.ts';
import { BrowserPage } from './browser/browser-page.tsx';
import { VersionPage } from './version/version-page.tsx';

/** The pages of one thing, by their addresses; the visitor's browser fetches them when it goes to the first of them. */
export const DETAILS = { [PAGES.browser.path]: BrowserPage, [PAGES.version.path]: VersionPage };
