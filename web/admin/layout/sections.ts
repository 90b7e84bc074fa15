import { ADMIN_PAGES, PAGES, type AdminPageName } from '../../../rules/pages.ts';

/** The name and the icon of each page in the sidebar; null for pages that are not in the sidebar. */
const LINKS = {
  admin: { name: 'dashboard', icon: 'dashboard' },
  adminLogin: null,
  adminBrowsers: { name: 'browsers', icon: 'window' },
  adminVersions: null,
  adminFacts: null,
  adminSources: null,
  adminUpdates: { name: 'updates', icon: 'inbox' },
  adminLinks: { name: 'links', icon: 'link' },
  adminDownloads: { name: 'downloads', icon: 'chart' },
  adminSlides: { name: 'slides', icon: 'image' },
  adminHomepage: { name: 'homepage', icon: 'sliders' },
  adminTags: { name: 'tags', icon: 'tag' },
  adminCodes: { name: 'codes', icon: 'code' },
  adminImport: { name: 'import', icon: 'transfer' },
  adminJobs: { name: 'jobs', icon: 'clock' },
  adminSessions: { name: 'sessions', icon: 'key' },
  adminHistory: { name: 'history', icon: 'history' },
  adminTrash: { name: 'trash', icon: 'trash' },
} as const satisfies Record<AdminPageName, { name: string; icon: string } | null>;

/** The links of the sidebar, in the order of the table of pages. */
export const SECTIONS = ADMIN_PAGES.flatMap((page) => {
  const link = LINKS[page];
  return link ? [{ ...link, path: PAGES[page].path }] : [];
});
