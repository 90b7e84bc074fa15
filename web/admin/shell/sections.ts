import { PAGES } from '#rules/pages.ts';

/** The screens in the sidebar, by group; those of the account are in the menu of the account. */
export const GROUPS = {
  start: [{ name: 'dashboard', icon: 'dashboard', path: PAGES.admin.path }],
  catalogue: [
    { name: 'browsers', icon: 'window', path: PAGES.adminBrowsers.path },
    { name: 'tags', icon: 'tag', path: PAGES.adminTags.path },
    { name: 'slides', icon: 'image', path: PAGES.adminSlides.path },
    { name: 'homepage', icon: 'sliders', path: PAGES.adminHomepage.path },
  ],
  watch: [
    { name: 'updates', icon: 'inbox', path: PAGES.adminUpdates.path },
    { name: 'links', icon: 'link', path: PAGES.adminLinks.path },
    { name: 'downloads', icon: 'chart', path: PAGES.adminDownloads.path },
  ],
  site: [
    { name: 'codes', icon: 'code', path: PAGES.adminCodes.path },
    { name: 'import', icon: 'transfer', path: PAGES.adminImport.path },
  ],
  foot: [
    { name: 'history', icon: 'history', path: PAGES.adminHistory.path },
    { name: 'trash', icon: 'trash', path: PAGES.adminTrash.path },
  ],
  account: [
    { name: 'sessions', icon: 'device', path: PAGES.adminSessions.path },
    { name: 'access', icon: 'key', path: PAGES.adminAccess.path },
    { name: 'webhooks', icon: 'bell', path: PAGES.adminWebhooks.path },
    { name: 'jobs', icon: 'clock', path: PAGES.adminJobs.path },
  ],
} as const;

export const SECTIONS = Object.values(GROUPS).flat();
