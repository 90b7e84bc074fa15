import { TAG_SETTING_KEY } from './limits.ts';

export const HOMEPAGE_SETTING_KEY = 'homepage';

/** The settings that everyone may read. Any other key is not found. */
export const PUBLIC_SETTING_KEYS = [TAG_SETTING_KEY, HOMEPAGE_SETTING_KEY] as const;

export type SettingKey = (typeof PUBLIC_SETTING_KEYS)[number];

/** The "other homepage settings" of spec §1. */
export interface HomepageSettings {
  /** Whether the counters show real numbers instead of the fixed numbers of spec §9. */
  liveCounters: boolean;
}

/** Parses the stored value; a missing or invalid property gets its default. */
export function parseHomepageSettings(value: unknown): HomepageSettings {
  const live = typeof value === 'object' && value !== null && 'liveCounters' in value && value.liveCounters;
  return { liveCounters: live === true };
}
