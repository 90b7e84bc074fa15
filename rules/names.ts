import type { Language, Platform } from './vocabulary.ts';

/** In texts of the server: feeds, share pictures. Those of pages are in `web/i18n`. */
export const SITE_NAMES: Record<Language, string> = { en: 'AI Browsers', zh: 'AI 浏览器导航' };

const NAMES_IN_ENGLISH: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  harmonyos: 'HarmonyOS',
};
export const PLATFORM_NAMES: Record<Language, Record<Platform, string>> = {
  en: NAMES_IN_ENGLISH,
  zh: { ...NAMES_IN_ENGLISH, harmonyos: '鸿蒙' },
};

/** SPDX, for the catalogue's own texts and facts. Names, icons, pictures and files belong to their makers. */
export const DATA_LICENSE = 'CC-BY-4.0';
