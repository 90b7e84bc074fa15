import type { Language } from './vocabulary.ts';

/** In texts of the server: feeds, share pictures. Those of pages are in `web/i18n`. */
export const SITE_NAMES: Record<Language, string> = { en: 'AI Browsers', zh: 'AI 浏览器导航' };

/** SPDX, for the catalogue's own texts and facts. Names, icons, pictures and files belong to their makers. */
export const DATA_LICENSE = 'CC-BY-4.0';
