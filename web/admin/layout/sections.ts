import { ADMIN_PATHS } from '../../paths.ts';

/** The sections of the administration, in the order of the sidebar. */
export const SECTIONS = [
  { name: 'dashboard', path: ADMIN_PATHS.dashboard, icon: 'dashboard' },
  { name: 'browsers', path: ADMIN_PATHS.browsers, icon: 'window' },
  { name: 'slides', path: ADMIN_PATHS.slides, icon: 'image' },
  { name: 'homepage', path: ADMIN_PATHS.homepageSettings, icon: 'sliders' },
  { name: 'tags', path: ADMIN_PATHS.tags, icon: 'tag' },
  { name: 'codes', path: ADMIN_PATHS.customCodes, icon: 'code' },
] as const;
