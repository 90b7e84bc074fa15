import { BrowserPage } from './browser/browser-page.tsx';
import { VersionPage } from './version/version-page.tsx';

/** The pages of one thing, by their addresses; the visitor's browser fetches them when it goes to the first of them. */
export const DETAILS = { '/browsers/:id': BrowserPage, '/versions/:id': VersionPage };
