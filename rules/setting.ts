import { TAG_SETTING_KEY } from './limits.ts';

export const HOMEPAGE_SETTING_KEY = 'homepage';

/** The settings that anyone may read (design §4); every other key answers 404. */
export const PUBLIC_SETTING_KEYS = [TAG_SETTING_KEY, HOMEPAGE_SETTING_KEY] as const;

export type SettingKey = (typeof PUBLIC_SETTING_KEYS)[number];

/** "Other homepage settings" of spec §1. */
export interface HomepageSettings {
  /** False: the counters are fixed as in spec §9. True: they show real numbers. */
  liveCounters: boolean;
}

/** Reads the stored value; whatever is missing or odd takes its default. */
export function parseHomepageSettings(value: unknown): HomepageSettings {
  const live = typeof value === 'object' && value !== null && 'liveCounters' in value && value.liveCounters;
  return { liveCounters: live === true };
}
